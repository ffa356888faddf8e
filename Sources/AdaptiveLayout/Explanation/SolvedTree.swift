import ConstraintSolver
import JSON
import LayoutModel

/// One controller's view tree as it was solved last, for those who ask why.
struct SolvedTree {
  /// Index of the controller.
  let controller: Int
  /// With the values of the environment.
  let document: DocumentValues
  let problem: Problem
  let solution: Solution
  let range: Range<Int>
  /// Layout direction of the controller's traits.
  let direction: LayoutDirection
  /// Subviews that stack views hide, in ascending order.
  let hiddenArranged: Set<Int32>

  /// What a row of the system says, in the words of the request.
  func explain(row: Int, times multiplier: Double) -> LayoutModel.Conflict.Member {
    var views: Set<Int32> = []
    var member = document.explain(problem.origins[row], times: multiplier, problem, views: &views)
    if case .host(let variable) = problem.origins[row] { member.text = hostText(variable) }
    return member
  }

  /// What the surroundings give the root view: `root.width == 375`.
  private func hostText(_ variable: Int) -> String {
    let name = document.name(of: .view(Int32(range.lowerBound)))
    let side = ["left", "top", "width", "height"][variable]
    let value = [0, 0, problem.hostSize.width, problem.hostSize.height][variable]
    return "\(name).\(side) == \(String(number: value))"
  }

  /// The sign rule of a size.
  func explain(signRuleOf variable: Int, times multiplier: Double) -> LayoutModel.Conflict.Member {
    var views: Set<Int32> = []
    return AdaptiveLayout.explain(
      ConstraintSolver.Conflict.SignRule(variable: variable, multiplier: multiplier), of: document,
      problem: problem, views: &views)
  }
}

/// The view trees of a resolution, where somebody asks for them.
struct SolvedTrees {
  /// Maximum number of elements of lists whose trees are kept: each has a whole document.
  private static let mostElements = 100

  /// Nil keeps nothing.
  private(set) var trees: [SolvedTree]?
  private var elementCount = 0

  var areKept: Bool { trees != nil }

  /// Keeps what is solved from now on.
  mutating func begin() { (trees, elementCount) = ([], 0) }

  /// Forgets what a pass solved that begins again.
  mutating func restart() { if trees != nil { begin() } }

  /// Keeps a tree; a controller that is solved again counts as it was solved last.
  mutating func keep(
    _ controller: Int, _ solution: Solution, plan: ConstraintPlan, host: Host, _ problem: Problem,
    _ document: DocumentValues
  ) {
    guard let known = trees?.count else { return }
    trees?.removeAll { $0.controller == controller }
    if document.controllers[controller].list != nil {
      if trees?.count == known { elementCount += 1 }
      guard elementCount <= Self.mostElements else { return }
    }
    trees?.append(
      SolvedTree(
        controller: controller, document: document, problem: problem, solution: solution, range: plan.range,
        direction: host.direction, hiddenArranged: plan.sources.hiddenArranged(of: document)))
  }

  /// Keeps nothing from now on.
  mutating func end() { trees = nil }
}
