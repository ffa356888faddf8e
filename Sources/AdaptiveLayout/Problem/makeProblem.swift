import ConstraintSolver
import LayoutModel

/// States the layout of one controller's view tree as linear constraints, in canonical order (auto-layout 1.4 to
/// 1.8, 3.1).
///
/// - Parameters:
///   - document: With the values of the environment applied.
///   - range: The views of the controller, its root first.
///   - insets: Of the guides of each view.
///   - fitting: What to fit the first view of `range` to, apart from everything around it; nil to give it the size
///     of `host`. Then `range` may be any view with what is below it.
///   - problem: Overwritten.
/// - Complexity: O(*n* log *n*) in the number of constraints, times the depth between their items.
func makeProblem(
  _ document: LayoutDocument, plan: ConstraintPlan, range: Range<Int>, host: Host, insets: [GuideInsets],
  fitting: FittingTarget? = nil, into problem: inout Problem
) {
  problem.removeAll()
  addVariables(document, plan: plan, range: range, to: &problem)
  if let fitting {
    addFitting(fitting, of: range.lowerBound, to: &problem)
  } else {
    addHost(host, root: range.lowerBound, to: &problem)
  }
  boundInsetGuides(
    plan.insetGuides.within(range, by: \.view), of: document, host: fitting == nil ? range.lowerBound : nil,
    insets: insets, into: &problem)
  addGenerated(document, plan: plan, range: range, host: host, to: &problem)
  var lowering = Lowering(document, host: host, insets: insets, sources: plan.sources)
  var next = plan.ordered[...]
  if fitting != nil {
    next = next.filter { document.constraints[Int($0)].stays(in: range, of: document) }[...]
  }
  var nextGenerated = 0
  for (number, item) in problem.items.enumerated() {
    while let index = next.first, plan.belongs(document.constraints[Int(index)].firstItem, to: item) {
      next.removeFirst()
      lowering.add(Int(index), to: &problem)
    }
    while nextGenerated < problem.generated.count,
      problem.itemNumber(problem.generated[nextGenerated].first) == number
    {
      lowering.addGenerated(nextGenerated, to: &problem)
      nextGenerated += 1
    }
    if case .model(.view(let view)) = item { addContentSize(of: Int(view), document, to: &problem) }
  }
  fixUnusedContents(&problem)
}

/// Four variables for every installed view and for its guides, in canonical order.
private func addVariables(
  _ document: LayoutDocument, plan: ConstraintPlan, range: Range<Int>, to problem: inout Problem
) {
  problem.beginItems(views: range, guides: plan.guides(in: range))
  for view in range where plan.installed[view] {
    problem.setFirstVariable(addItem(.model(.view(Int32(view))), to: &problem), ofView: view)
    if document.views[view].role != .plain {
      addOwnItems(of: Int32(view), document, plan: plan, to: &problem)
    }
    for guide in plan.guides(of: view) {
      problem.setFirstVariable(addItem(.model(.guide(Int32(guide))), to: &problem), ofGuide: guide)
    }
  }
  problem.tracksTerms = !plan.sources.framed.isEmpty
  if problem.tracksTerms { problem.hasTerm = Array(repeating: false, count: problem.system.variableCount) }
}

/// The content of a scroll view, the spacers of a stack view.
private func addOwnItems(
  of view: Int32, _ document: LayoutDocument, plan: ConstraintPlan, to problem: inout Problem
) {
  if case .scroll = document.views[Int(view)].role {
    let item = ProblemItem.model(.systemGuide(.contentLayout, ofView: view))
    problem.firstVariableOfContent[view] = addItem(item, to: &problem)
  }
  for spacer in plan.sources.stack(ofView: view)?.spacers ?? [] {
    let item = ProblemItem.spacer(Int32(problem.spacers.count))
    problem.spacers.append(spacer)
    problem.firstVariableOfSpacer.append(addItem(item, to: &problem))
  }
}

private func addItem(_ item: ProblemItem, to problem: inout Problem) -> Int32 {
  let x = problem.system.addVariable(.position)
  let y = problem.system.addVariable(.position)
  let width = problem.system.addVariable(.size)
  let height = problem.system.addVariable(.size)
  problem.system.addPair(position: x, size: width)
  problem.system.addPair(position: y, size: height)
  problem.items.append(item)
  return Int32(x)
}

/// The constraints that nobody wrote, and the values of the items that only they need.
private func addGenerated(
  _ document: LayoutDocument, plan: ConstraintPlan, range: Range<Int>, host: Host, to problem: inout Problem
) {
  for view in plan.sources.scrolls.within(range, by: { $0 }) {
    fix([ItemVariable.x, ItemVariable.y], of: .model(.systemGuide(.contentLayout, ofView: view)), &problem)
  }
  for (index, spacer) in problem.spacers.enumerated() {
    guard let unused = spacer.axis?.crossed else { continue }
    fix([ItemVariable.position(unused), ItemVariable.size(unused)], of: .spacer(Int32(index)), &problem)
  }
  var firstSpacer = 0
  for stack in plan.sources.stacks.within(range, by: \.view) {
    arrangeStack(stack, of: document, firstSpacer: firstSpacer, into: &problem)
    firstSpacer += stack.spacers.count
  }
  // A view that is fitted is asked for the size that its mask would say.
  autoresize(
    plan.sources.autoresized.within(range.dropFirst(), by: { $0 }), of: document, size: host.size,
    into: &problem)
  problem.sortGenerated()
}

/// Content that no constraint speaks of has no size.
private func fixUnusedContents(_ problem: inout Problem) {
  for view in problem.firstVariableOfContent.keys.sorted() where !problem.constrainedContents.contains(view) {
    let item = ProblemItem.model(.systemGuide(.contentLayout, ofView: view))
    fix([ItemVariable.width, ItemVariable.height], of: item, &problem)
  }
}

/// Sets variables of an item to 0 for good.
private func fix(_ variables: [Int], of item: ProblemItem, _ problem: inout Problem) {
  guard let first = problem.firstVariable(of: item) else { return }
  for variable in variables {
    problem.system.addTerm(first + variable, 1)
    problem.system.addConstraint(.equal, 0, breaking: .never)
    problem.origins.append(.fixed(item, variable: variable))
  }
}

/// The root's place and size are what its surroundings gave it.
private func addHost(_ host: Host, root: Int, to problem: inout Problem) {
  guard let first = problem.firstVariable(of: LayoutItem.view(Int32(root))) else { return }
  problem.hostSize = host.size
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
    let first = problem.firstVariable(of: LayoutItem.view(Int32(view)))
  else { return }
  for axis in Axis.allCases {
    guard let size = node.intrinsicContentSize(axis) else { continue }
    problem.addTerm(first + ItemVariable.size(axis), 1)
    problem.system.addConstraint(
      .greaterThanOrEqual, min(size, largestSize), priority: node.compressionResistance[axis],
      breaking: .rank(BreakingClass.contentSize))
    problem.origins.append(.compressionResistance(view: Int32(view), axis: axis))
  }
  for axis in Axis.allCases {
    guard let size = node.intrinsicContentSize(axis) else { continue }
    problem.addTerm(first + ItemVariable.size(axis), 1)
    problem.system.addConstraint(
      .lessThanOrEqual, min(size, largestSize), priority: node.hugging[axis],
      breaking: .rank(BreakingClass.contentSize))
    problem.origins.append(.hugging(view: Int32(view), axis: axis))
  }
}

/// UIKit caps sizes here, auto-layout 1.5.
private let largestSize: Double = 2_777_777

/// How soon a constraint of a conflict gives way, auto-layout 8.3.
enum BreakingClass {
  /// A required natural size gives way to what is written: in files with a required hugging the width that a constraint
  /// asks for is recorded (6 of 6).
  static let contentSize: UInt8 = 0
  static let oneItem: UInt8 = 1
  static let unrelatedItems: UInt8 = 2
  static let farEdgeToAncestor: UInt8 = 3
  static let otherToAncestor: UInt8 = 4
  /// Added for constraints that nobody wrote.
  static let system: UInt8 = 10
}
