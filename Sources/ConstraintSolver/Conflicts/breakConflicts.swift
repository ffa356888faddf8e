/// Breaks required constraints, one conflict at a time, until the rest agree.
///
/// Every group of constraints that share variables is looked at by itself. Within a group conflicts come first that
/// need no implicit bounds; of these the one that comes first when the constraints are added in canonical order, so it
/// does not depend on how the solver goes about its work.
///
/// - Returns: For each constraint its place among the broken ones counted from 1, or 0.
/// - Throws: ``SolverError/timeLimit`` when asked to stop, or when the conflicts have more members in all than are
///   worth keeping.
/// - Complexity: One or two solves of its group for each conflict, up to the constraint where it is found, and one for each
///   bound of a contradiction whose place a constraint might take.
func breakConflicts(
  _ system: LinearSystem, _ engine: inout Engine, _ solution: inout Solution, _ watch: inout Watch
) throws(SolverError) -> [Int32] {
  var broken = [Int32](repeating: 0, count: system.constraintCount)
  var groups = RequiredGroups(system)
  var parts = PartMaker()
  var members = 0
  for group in groups.groups() {
    var search = ConflictSearch(part: parts.part(of: system, group))
    while let conflict = try search.next(&parts, &engine, &solution, &watch) {
      members += conflict.members.count + conflict.signRules.count
      if members > memberLimit { throw .timeLimit }
      solution.conflicts.append(conflict)
      broken[conflict.broken] = Int32(solution.conflicts.count)
    }
  }
  return broken
}

/// The members of all conflicts together that an answer may have: 64 MB of them.
private let memberLimit = 4_000_000
