import ConstraintSolver
import JSON
import LayoutModel

/// A conflict in the words of the request: its minimal set, what was broken, and the certificate. `room` is how much of
/// it is listed. Takes O(*n*) in what is listed, but for counting the rest.
func explainConflict(
  _ conflict: ConstraintSolver.Conflict, of document: DocumentValues, problem: Problem,
  room: inout ConflictReportLimit
) -> Diagnostic {
  let limit = room.take(for: conflict)
  let listed = conflict.firstMembers(limit)
  var members: [LayoutModel.Conflict.Member] = []
  var implicit: [LayoutModel.Conflict.Member] = []
  var views: Set<Int32> = []
  var broken = 0
  for member in listed {
    let origin = problem.origins[member.constraint]
    let explained = document.explain(origin, times: member.multiplier, problem, views: &views)
    if member.constraint == conflict.broken, !origin.isImplicit { broken = members.count }
    if origin.isImplicit { implicit.append(explained) } else { members.append(explained) }
  }
  for rule in conflict.signRules.prefix(limit) {
    implicit.append(explain(rule, of: document, problem: problem, views: &views))
  }
  let omitted = conflict.members.count { !problem.origins[$0.constraint].isImplicit } - members.count
  var detail = LayoutModel.Conflict(
    constraints: members, implicit: implicit, broken: broken,
    consoleText: ConsoleText(document: document, problem: problem)
      .text(of: conflict, listing: listed, omitting: omitted))
  detail.alternatives = problem.alternatives(to: conflict.broken, among: listed)
  if omitted > 0 { detail.constraintCount = members.count + omitted }
  let implicitCount = conflict.members.count - members.count - omitted + conflict.signRules.count
  if implicitCount > implicit.count { detail.implicitCount = implicitCount }
  detail.namesAutoresizing = conflict.namesAutoresizing(problem)
  detail.separator = document.separator(behind: conflict, problem)
  return Diagnostic(
    .layout(.unsatisfiableConstraints(detail)), views: views.sorted().map { document.views[Int($0)].id },
    pointer: members.isEmpty ? nil : members[broken].pointer)
}

extension Problem {
  /// Which members of a conflict UIKit breaks instead if they are activated in another order, which is not known. As
  /// indices among those that somebody wrote.
  fileprivate func alternatives(
    to broken: Int, among members: [ConstraintSolver.Conflict.Member]
  ) -> [Int] {
    let chosen = system.breaking(of: broken)
    let explicit = members.filter { !origins[$0.constraint].isImplicit }
    return explicit.indices.filter { index in
      let other = system.breaking(of: explicit[index].constraint)
      return explicit[index].constraint != broken && other.rank == chosen.rank
        && (other.precedence == nil || chosen.precedence == nil)
    }
  }
}

extension DocumentValues {
  /// The room of a row's separator where that is all by which the height of the row contradicts what is in it: no more is left
  /// over than it and the pixel to which the height was rounded (LI-cell-separator).
  fileprivate func separator(behind conflict: ConstraintSolver.Conflict, _ problem: Problem) -> Double? {
    guard
      let host = conflict.members.first(where: {
        if case .host(ItemVariable.height) = problem.origins[$0.constraint] { true } else { false }
      }), host.multiplier != 0, case .model(let item)? = problem.items.first
    else { return nil }
    let root = Int(controllers[Int(views[Int(view(of: item))].controller)].rootView)
    guard let room = details(ofView: root).cell?.separatorRoom else { return nil }
    let sum = conflict.members.reduce(0) { $0 + $1.multiplier * problem.system.constant(of: $1.constraint) }
    // A pixel is at most half a point where separators are a point, and as high as they are elsewhere.
    return (sum / host.multiplier).magnitude < min(2 * room, room + 0.5) + 1e-3 ? room : nil
  }
}

extension RowOrigin {
  /// Whether nobody said it: the size of the window, or a value that an item has by itself.
  fileprivate var isImplicit: Bool {
    switch self {
    case .host, .fixed, .guideSize: true
    case .constraint, .generated, .compressionResistance, .hugging, .fitting: false
    }
  }
}

func explain(
  _ rule: ConstraintSolver.Conflict.SignRule, of document: DocumentValues, problem: Problem,
  views: inout Set<Int32>
) -> LayoutModel.Conflict.Member {
  let item = problem.items[rule.variable / ItemVariable.count]
  views.insert(document.view(of: item, problem))
  let attribute = rule.variable % ItemVariable.count == ItemVariable.width ? "width" : "height"
  return LayoutModel.Conflict.Member(
    pointer: nil, identifier: nil, text: "\(document.name(of: item, problem)).\(attribute) >= 0",
    multiplier: rule.multiplier)
}

extension ConstraintSolver.Conflict {
  func namesAutoresizing(_ problem: Problem) -> Bool {
    members.contains { member in
      guard case .generated(let index) = problem.origins[member.constraint] else { return false }
      return problem.generated[Int(index)].rank == .autoresizing
    }
  }
}

extension DocumentValues {
  /// One constraint of the system in the words of the request, and the views that it names. What holds without anybody
  /// having written it stands nowhere.
  func explain(
    _ origin: RowOrigin, times multiplier: Double, _ problem: Problem, views named: inout Set<Int32>
  ) -> LayoutModel.Conflict.Member {
    var member = LayoutModel.Conflict.Member(pointer: nil, identifier: nil, text: "", multiplier: multiplier)
    func tell(_ view: Int32, _ text: String) {
      named.insert(view)
      (member.pointer, member.text) = (pointer(toView: Int(view)), text)
    }
    switch origin {
    case .generated(let index):
      let constraint = problem.generated[Int(index)]
      named.insert(view(of: constraint.first.item, problem))
      if let second = constraint.second { named.insert(view(of: second.item, problem)) }
      member.pointer = pointer(toView: Int(constraint.generator))
      member.text = text(of: constraint, problem)
      member.identifier = constraint.identifier.isEmpty ? nil : constraint.identifier
    case .constraint(let index):
      let (constraint, identifier) = (constraints[Int(index)], identifier(ofConstraint: Int(index)))
      named.insert(view(of: constraint.firstItem))
      if let second = constraint.secondItem { named.insert(view(of: second)) }
      (member.pointer, member.text) = (pointer(toConstraint: Int(index)), text(of: constraint))
      member.identifier = identifier.isEmpty ? nil : identifier
    case .compressionResistance(let view, let axis): tell(view, contentSizeText(of: view, axis, sign: ">="))
    case .hugging(let view, let axis): tell(view, contentSizeText(of: view, axis, sign: "<="))
    case .fitting(let view, let axis, let target):
      tell(view, "\(name(of: .view(view))).\(axis.sizeName) == \(String(number: target))")
      member.pointer = pointer(toView: Int(view)).appending("systemLayoutSizeFitting")
    case .guideSize(let item, let axis):
      named.insert(item.view)
      member.text = "\(name(of: .systemGuide(item.guide, ofView: item.view))).\(axis.sizeName) >= 0"
    case .fixed(let item, let variable):
      member.text = "\(name(of: item, problem)).\(Self.variableNames[variable]) == 0"
    case .host(let variable): member.text = "host.\(Self.variableNames[variable])"
    }
    return member
  }

  private static let variableNames = ["left", "top", "width", "height"]

  /// How a view's size compares to its natural one, in the string form of the request.
  func contentSizeText(of view: Int32, _ axis: Axis, sign: String) -> String {
    let size = natural[Int(view)][axis] ?? 0
    return "\(name(of: .view(view))).\(axis.sizeName) \(sign) \(String(number: size))"
  }
}

extension Axis {
  fileprivate var sizeName: String { isVertical ? "height" : "width" }
}

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

  /// What is left after some diagnostics. Takes O(*n*) in the number of diagnostics.
  init(after diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where listed < Self.limit {
      guard let conflict = diagnostic.conflict else { continue }
      listed += conflict.constraints.count + conflict.implicit.count
    }
  }

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
