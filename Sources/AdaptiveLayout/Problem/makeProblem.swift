import ConstraintSolver
import LayoutModel

/// States the layout of one controller's view tree as linear constraints, in canonical order (AL-coordinates,
/// AL-ties, AL-intrinsic-size).
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
  _ document: DocumentValues, plan: ConstraintPlan, range: Range<Int>, host: Host, insets: [GuideInsets],
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
  let lowering = Lowering(
    document: document, direction: host.direction, insets: insets, sources: plan.sources,
    keyboard: fitting == nil ? host.keyboard : nil, root: Int32(range.lowerBound))
  lowerConstraints(lowering, plan: plan, isPart: fitting != nil, range: range, to: &problem)
  if !document.activationOrder.isEmpty { noteActivation(document, &problem) }
  fixUnusedContents(&problem)
}

/// Item by item what the document says of it, what was generated, and its natural size.
///
/// - Parameter isPart: Whether constraints may leave `range`; those are left out.
private func lowerConstraints(
  _ lowering: Lowering, plan: ConstraintPlan, isPart: Bool, range: Range<Int>, to problem: inout Problem
) {
  var (number, nextGenerated) = (0, 0)
  /// Adds what comes after the constraints of the document, for the items before `end`.
  func finishItems(before end: Int) {
    while number < end {
      while nextGenerated < problem.order.entries.count,
        Int(problem.order.entries[nextGenerated].bucket) == number
      {
        lowering.addGenerated(Int(problem.order.entries[nextGenerated].index), to: &problem)
        nextGenerated += 1
      }
      if case .model(.view(let view)) = problem.items[number] {
        addContentSize(of: Int(view), lowering.document, to: &problem)
      }
      number += 1
    }
  }
  for place in 0..<plan.constraints.count {
    let constraint = plan.constraints[place]
    if isPart, !constraint.stays(in: range, of: lowering.document) { continue }
    finishItems(before: problem.itemNumber(constraint.place))
    lowering.add(constraint, to: &problem)
  }
  finishItems(before: problem.items.count)
}

/// Four variables for every installed view and for its guides, in canonical order.
private func addVariables(
  _ document: DocumentValues, plan: ConstraintPlan, range: Range<Int>, to problem: inout Problem
) {
  problem.beginItems(views: range, guides: plan.guides(in: range))
  for view in range where plan.installed[view] {
    problem.setFirstVariable(addItem(.model(.view(Int32(view))), to: &problem), ofView: view)
    switch document.views[view].role {
    case .plain: break
    case .stack, .scroll: addOwnItems(of: Int32(view), document, plan: plan, to: &problem)
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
  of view: Int32, _ document: DocumentValues, plan: ConstraintPlan, to problem: inout Problem
) {
  if case .scroll = document.views[Int(view)].role {
    let item = ProblemItem.model(.systemGuide(.contentLayout, ofView: view))
    problem.firstVariableOfContent[view] = addItem(item, to: &problem)
  }
  if let stack = plan.sources.stack(ofView: view) {
    addSpacers(of: stack, document, sources: plan.sources, to: &problem)
  }
}

/// The guides that a stack view makes (AL-stack-distribution, AL-stack-alignment).
private func addSpacers(
  of stack: ArrangedStack, _ document: DocumentValues, sources: ConstraintSources, to problem: inout Problem
) {
  func add(_ kind: Spacer.Kind, axis: Axis?) {
    let item = ProblemItem.spacer(Int32(problem.spacers.count))
    problem.spacers.append(Spacer(view: stack.view, kind: kind, axis: axis))
    problem.firstVariableOfSpacer.append(addItem(item, to: &problem))
  }
  if stack.visible.isEmpty {
    if !stack.arranged.isEmpty { add(.filling, axis: nil) }
    return
  }
  let configuration = Int(stack.configuration)
  let axis = document.stacks[configuration].axis
  if document.stacks[configuration].distribution.isLoose {
    for gap in 0..<stack.visible.count - 1 { add(.gap(Int32(gap)), axis: axis) }
  }
  if document.stacks[configuration].alignment != .fill, stack.arranged.count > 1 {
    add(.spanning, axis: axis.crossed)
  }
}

private func addItem(_ item: ProblemItem, to problem: inout Problem) -> Int32 {
  problem.items.append(item)
  return Int32(problem.system.addRectangle())
}

/// The constraints that nobody wrote, and the values of the items that only they need.
private func addGenerated(
  _ document: DocumentValues, plan: ConstraintPlan, range: Range<Int>, host: Host, to problem: inout Problem
) {
  for view in plan.sources.scrolls.within(range, by: { $0 }) {
    fix([ItemVariable.x, ItemVariable.y], of: .model(.systemGuide(.contentLayout, ofView: view)), &problem)
  }
  for (index, spacer) in problem.spacers.enumerated() {
    guard let unused = spacer.axis?.crossed else { continue }
    fix([ItemVariable.position(unused), ItemVariable.size(unused)], of: .spacer(Int32(index)), &problem)
  }
  arrangeStacks(
    plan.sources.stacks.within(range, by: \.view), sources: plan.sources, of: document, into: &problem)
  // A view that is fitted is asked for the size that its mask would say.
  autoresize(
    plan.sources.autoresized.within(range.dropFirst(), by: { $0 }), of: document, size: host.size,
    into: &problem)
  problem.sortGenerated()
}

/// Tells the solver what was activated before what.
private func noteActivation(_ document: DocumentValues, _ problem: inout Problem) {
  for (row, origin) in problem.origins.enumerated() {
    guard case .constraint(let index) = origin, let place = document.activationOrder[index] else { continue }
    problem.system.setPrecedence(place, ofConstraint: row)
  }
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
  let first = problem.firstVariable(of: ItemReference(item))
  guard first >= 0 else { return }
  for variable in variables {
    problem.system.addConstraint(on: first + variable, .equal, 0, breaking: .never)
    problem.origins.append(.fixed(item, variable: variable))
  }
}

/// The root's place and size are what its surroundings gave it.
private func addHost(_ host: Host, root: Int, to problem: inout Problem) {
  guard let first = problem.firstVariable(of: LayoutItem.view(Int32(root))) else { return }
  problem.hostSize = host.size
  for (offset, value) in [0, 0, host.size.width, host.size.height].enumerated() {
    problem.system.addConstraint(on: first + offset, .equal, value, breaking: .never)
    problem.origins.append(.host(variable: offset))
  }
}

/// An intrinsic size is two inequalities: compression resistance keeps the view from being smaller, hugging from
/// being larger.
private func addContentSize(of view: Int, _ document: DocumentValues, to problem: inout Problem) {
  let (width, height) = (document.natural[view].width, document.natural[view].height)
  guard width != nil || height != nil else { return }
  let first = problem.firstVariable(ofView: view)
  func add(
    _ size: Double?, _ axis: Axis, _ relation: ConstraintSolver.Relation, _ priorities: AxisPriorities,
    _ origin: RowOrigin
  ) {
    guard let size else { return }
    problem.addConstraint(
      on: first + ItemVariable.size(axis), relation, min(size, largestSize),
      priority: axis.isVertical ? priorities.vertical : priorities.horizontal,
      breaking: .contentSize)
    problem.origins.append(origin)
  }
  let resistance = document.views[view].compressionResistance
  let hugging = document.natural[view].hugging
  let index = Int32(view)
  add(
    width, .horizontal, .greaterThanOrEqual, resistance,
    .compressionResistance(view: index, axis: .horizontal))
  add(
    height, .vertical, .greaterThanOrEqual, resistance, .compressionResistance(view: index, axis: .vertical))
  add(width, .horizontal, .lessThanOrEqual, hugging, .hugging(view: index, axis: .horizontal))
  add(height, .vertical, .lessThanOrEqual, hugging, .hugging(view: index, axis: .vertical))
}

/// Takes over the natural sizes that views have now, where nothing else has changed since a problem was made.
func updateContentSizes(of document: DocumentValues, in problem: inout Problem) {
  for (row, origin) in problem.origins.enumerated() {
    switch origin {
    case .compressionResistance(let view, let axis), .hugging(let view, let axis):
      if let size = document.natural[Int(view)][axis] {
        problem.system.setConstant(min(size, largestSize), ofConstraint: row)
      }
    default: break
    }
  }
}

/// UIKit caps sizes here (AL-size-cap).
private let largestSize: Double = 2_777_777
