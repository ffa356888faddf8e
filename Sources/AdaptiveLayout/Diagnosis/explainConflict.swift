import ConstraintSolver
import JSON
import LayoutModel

/// A conflict in the words of the request: its minimal set, what was broken, and the certificate.
///
/// - Parameter room: How much of it is listed.
/// - Complexity: O(*n*) in what is listed, but for counting the rest.
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
    if origin.isImplicit {
      implicit.append(explained)
    } else {
      if member.constraint == conflict.broken { broken = members.count }
      members.append(explained)
    }
  }
  for rule in conflict.signRules.prefix(limit) {
    implicit.append(explain(rule, of: document, problem: problem, views: &views))
  }
  let omitted = conflict.members.count { !problem.origins[$0.constraint].isImplicit } - members.count
  var detail = LayoutModel.Conflict(
    constraints: members, implicit: implicit, broken: broken,
    consoleText: ConsoleText(document, problem).text(of: conflict, listing: listed, omitting: omitted))
  detail.alternatives = problem.alternatives(to: conflict.broken, among: listed)
  if omitted > 0 { detail.constraintCount = members.count + omitted }
  let implicitCount = conflict.members.count - members.count - omitted + conflict.signRules.count
  if implicitCount > implicit.count { detail.implicitCount = implicitCount }
  detail.namesAutoresizing = conflict.namesAutoresizing(problem)
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

extension RowOrigin {
  /// Whether nobody said it: the size of the window, or a value that an item has by itself.
  fileprivate var isImplicit: Bool {
    switch self {
    case .host, .fixed, .guideSize: true
    case .constraint, .generated, .compressionResistance, .hugging, .fitting: false
    }
  }
}

/// The rule that a size is not negative.
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
  /// Whether a constraint of an autoresizing mask is among its members.
  func namesAutoresizing(_ problem: Problem) -> Bool {
    members.contains { member in
      guard case .generated(let index) = problem.origins[member.constraint] else { return false }
      return problem.generated[Int(index)].rank == .autoresizing
    }
  }
}

extension DocumentValues {
  /// One constraint of the system in the words of the request, and the views that it names.
  func explain(
    _ origin: RowOrigin, times multiplier: Double, _ problem: Problem, views: inout Set<Int32>
  ) -> LayoutModel.Conflict.Member {
    switch origin {
    case .generated(let index):
      return explain(problem.generated[Int(index)], times: multiplier, problem, views: &views)
    case .constraint(let index):
      return explain(constraint: Int(index), times: multiplier, views: &views)
    case .compressionResistance(let view, let axis):
      return explainContentSize(of: view, axis, sign: ">=", times: multiplier, views: &views)
    case .hugging(let view, let axis):
      return explainContentSize(of: view, axis, sign: "<=", times: multiplier, views: &views)
    case .fitting(let view, let axis, let target):
      views.insert(view)
      return LayoutModel.Conflict.Member(
        pointer: pointer(toView: Int(view)).appending("systemLayoutSizeFitting"), identifier: nil,
        text: "\(name(of: .view(view))).\(axis.sizeName) == \(String(number: target))", multiplier: multiplier
      )
    case .guideSize(let item, let axis):
      views.insert(item.view)
      let name = name(of: .systemGuide(item.guide, ofView: item.view))
      return rule("\(name).\(axis.sizeName) >= 0", times: multiplier)
    case .fixed(let item, let variable):
      return rule("\(name(of: item, problem)).\(Self.variableNames[variable]) == 0", times: multiplier)
    case .host(let variable):
      return rule("host.\(Self.variableNames[variable])", times: multiplier)
    }
  }

  /// What the four variables of an item are called.
  private static let variableNames = ["left", "top", "width", "height"]

  /// What holds without anybody having written it, and so stands nowhere.
  private func rule(_ text: String, times multiplier: Double) -> LayoutModel.Conflict.Member {
    LayoutModel.Conflict.Member(pointer: nil, identifier: nil, text: text, multiplier: multiplier)
  }

  private func explain(
    _ constraint: GeneratedConstraint, times multiplier: Double, _ problem: Problem,
    views: inout Set<Int32>
  ) -> LayoutModel.Conflict.Member {
    views.insert(view(of: constraint.first, problem))
    if let second = constraint.second { views.insert(view(of: second, problem)) }
    return LayoutModel.Conflict.Member(
      pointer: pointer(toView: Int(constraint.generator)),
      identifier: constraint.identifier.isEmpty ? nil : constraint.identifier,
      text: text(of: constraint, problem), multiplier: multiplier)
  }

  private func explain(
    constraint index: Int, times multiplier: Double, views: inout Set<Int32>
  ) -> LayoutModel.Conflict.Member {
    let constraint = constraints[index]
    let identifier = identifier(ofConstraint: index)
    views.insert(view(of: constraint.firstItem))
    if let second = constraint.secondItem { views.insert(view(of: second)) }
    return LayoutModel.Conflict.Member(
      pointer: pointer(toConstraint: index), identifier: identifier.isEmpty ? nil : identifier,
      text: text(of: constraint), multiplier: multiplier)
  }

  private func explainContentSize(
    of index: Int32, _ axis: Axis, sign: String, times multiplier: Double, views named: inout Set<Int32>
  ) -> LayoutModel.Conflict.Member {
    named.insert(index)
    return LayoutModel.Conflict.Member(
      pointer: pointer(toView: Int(index)), identifier: nil,
      text: contentSizeText(of: index, axis, sign: sign), multiplier: multiplier)
  }

  /// How a view's size compares to its natural one, in the string form of the request.
  func contentSizeText(of view: Int32, _ axis: Axis, sign: String) -> String {
    let size = natural[Int(view)][axis] ?? 0
    return "\(name(of: .view(view))).\(axis.sizeName) \(sign) \(String(number: size))"
  }
}

extension Axis {
  /// The attribute of the size along the axis.
  fileprivate var sizeName: String { self == .horizontal ? "width" : "height" }
}
