import ConstraintSolver
import LayoutModel

/// States the layout of one controller's view tree as linear constraints, in canonical order (auto-layout 1.4 to
/// 1.8, 3.1).
///
/// - Parameters:
///   - document: With the values of the environment applied.
///   - range: The views of the controller, its root first.
///   - insets: Of the guides of each view.
///   - problem: Overwritten.
/// - Complexity: O(*n* log *n*) in the number of constraints, times the depth between their items.
func makeProblem(
  _ document: LayoutDocument, plan: ConstraintPlan, range: Range<Int>, host: Host, insets: [GuideInsets],
  into problem: inout Problem
) {
  problem.removeAll()
  addVariables(document, plan: plan, range: range, to: &problem)
  addHost(host, root: range.lowerBound, to: &problem)
  var lowering = Lowering(document, host: host, insets: insets)
  var next = plan.ordered[plan.range(ofController: Int(document.views[range.lowerBound].controller))][...]
  for item in problem.items {
    while let index = next.first, plan.belongs(document.constraints[Int(index)].firstItem, to: item) {
      next.removeFirst()
      lowering.add(Int(index), to: &problem)
    }
    if case .view(let view) = item { addContentSize(of: Int(view), document, to: &problem) }
  }
}

/// Four variables for every installed view and for its guides, in canonical order.
private func addVariables(
  _ document: LayoutDocument, plan: ConstraintPlan, range: Range<Int>, to problem: inout Problem
) {
  problem.firstVariableOfView = Array(repeating: -1, count: document.views.count)
  problem.firstVariableOfGuide = Array(repeating: -1, count: document.guides.count)
  for view in range where plan.installed[view] {
    problem.firstVariableOfView[view] = addItem(.view(Int32(view)), to: &problem)
    for guide in plan.guides(of: view) {
      problem.firstVariableOfGuide[guide] = addItem(.guide(Int32(guide)), to: &problem)
    }
  }
}

private func addItem(_ item: LayoutItem, to problem: inout Problem) -> Int32 {
  let x = problem.system.addVariable(.position)
  let y = problem.system.addVariable(.position)
  let width = problem.system.addVariable(.size)
  let height = problem.system.addVariable(.size)
  problem.system.addPair(position: x, size: width)
  problem.system.addPair(position: y, size: height)
  problem.items.append(item)
  return Int32(x)
}

/// The root's place and size are what its surroundings gave it.
private func addHost(_ host: Host, root: Int, to problem: inout Problem) {
  guard let first = problem.firstVariable(of: .view(Int32(root))) else { return }
  for (offset, value) in [0, 0, host.size.width, host.size.height].enumerated() {
    problem.system.addTerm(first + offset, 1)
    problem.system.addConstraint(.equal, value, breaking: .never)
    problem.origins.append(.host(variable: offset))
  }
}

/// An intrinsic size is two inequalities: compression resistance keeps the view from being smaller, hugging from
/// being larger.
private func addContentSize(of view: Int, _ document: LayoutDocument, to problem: inout Problem) {
  let node = document.views[view]
  guard node.intrinsicWidth != nil || node.intrinsicHeight != nil,
    let first = problem.firstVariable(of: .view(Int32(view)))
  else { return }
  for axis in Axis.allCases {
    guard let size = node.intrinsicContentSize(axis) else { continue }
    problem.system.addTerm(first + ItemVariable.size(axis), 1)
    problem.system.addConstraint(
      .greaterThanOrEqual, min(size, largestSize), priority: node.compressionResistance[axis],
      breaking: .rank(BreakingClass.system + BreakingClass.oneItem))
    problem.origins.append(.compressionResistance(view: Int32(view), axis: axis))
  }
  for axis in Axis.allCases {
    guard let size = node.intrinsicContentSize(axis) else { continue }
    problem.system.addTerm(first + ItemVariable.size(axis), 1)
    problem.system.addConstraint(
      .lessThanOrEqual, min(size, largestSize), priority: node.hugging[axis],
      breaking: .rank(BreakingClass.system + BreakingClass.oneItem))
    problem.origins.append(.hugging(view: Int32(view), axis: axis))
  }
}

/// UIKit caps sizes here, auto-layout 1.5.
private let largestSize: Double = 2_777_777

/// How soon a constraint of a conflict gives way, auto-layout 8.3.
enum BreakingClass {
  static let oneItem: UInt8 = 1
  static let unrelatedItems: UInt8 = 2
  static let farEdgeToAncestor: UInt8 = 3
  static let otherToAncestor: UInt8 = 4
  /// Added for constraints that nobody wrote.
  static let system: UInt8 = 10
}
