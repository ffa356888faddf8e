import ConstraintSolver
import LayoutModel

/// How much of its conflicts an answer lists.
///
/// Two hundred conflicts may have four hundred constraints each, nearly all of them the same: listing all would be
/// megabytes that nobody reads. So there is room for a number of constraints in one layout. A conflict that finds none
/// lists its first few constraints and the broken one, and says how many it has.
struct ConflictReportLimit {
  /// So many constraints are listed in one layout before conflicts are cut short.
  private static let limit = 2000
  /// So many constraints of a conflict are listed in any case.
  private static let fewest = 8

  private var listed = 0

  /// What is left after some diagnostics.
  ///
  /// - Complexity: O(*n*) in the number of diagnostics.
  init(after diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where listed < Self.limit {
      guard let conflict = diagnostic.conflict else { continue }
      listed += conflict.constraints.count + conflict.implicit.count
    }
  }

  /// How many members of the next conflict are listed.
  mutating func take(for conflict: ConstraintSolver.Conflict) -> Int {
    let count = conflict.members.count + conflict.signRules.count
    let isRoom = listed + count <= Self.limit
    listed += isRoom ? count : min(count, Self.fewest)
    return isRoom ? count : Self.fewest
  }
}

extension ConstraintSolver.Conflict {
  /// The first members, and the broken one, in canonical order. All of them if there are no more than `limit`.
  func firstMembers(_ limit: Int) -> [Member] {
    var first = Array(members.prefix(limit))
    if limit < members.count, !first.contains(where: { $0.constraint == broken }),
      let member = members.first(where: { $0.constraint == broken })
    {
      first.append(member)
    }
    return first
  }
}
