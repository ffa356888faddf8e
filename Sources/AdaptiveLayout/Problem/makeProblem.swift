import ConstraintSolver
import LayoutModel

/// One controller's view tree with what surrounds it: what its problems are made of, besides values and insets.
struct ViewTree {
  let plan: ConstraintPlan
  var host: Host
  /// Texts whose height follows their width.
  var texts: [WrappingText]
}

/// States the layout of one controller's view tree as linear constraints, in canonical order (AL-coordinates,
/// AL-ties, AL-intrinsic-size).
///
/// - Parameters:
///   - document: With the values of the environment applied.
///   - part: A view that is fitted, with what is below it, apart from everything around it; nil for the whole tree, which has
///     the size of the host.
///   - insets: Of the guides of each view.
///   - problem: Overwritten.
/// - Complexity: O(*n* log *n*) in the number of constraints, times the depth between their items.
func makeProblem(
  _ document: DocumentValues, of tree: ViewTree, fitting part: FittedPart? = nil, insets: [GuideInsets],
  into problem: inout Problem
) {
  let lowering = Lowering(
    document: document, plan: tree.plan, host: tree.host, insets: insets,
    range: part?.range ?? tree.plan.range, target: part?.target)
  lowering.addVariables(to: &problem)
  lowering.fixRoot(in: &problem)
  lowering.boundInsetGuides(in: &problem)
  lowering.generate(into: &problem)
  lowering.lowerConstraints(to: &problem)
  if !document.document.draft.activationOrder.isEmpty {
    // Tells the solver what was activated before what.
    for (row, origin) in problem.origins.enumerated() {
      guard case .constraint(let index) = origin, let place = document.document.draft.activationOrder[index]
      else {
        continue
      }
      problem.system.setPrecedence(place, ofConstraint: row)
    }
  }
  fixUnusedContents(&problem)
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

/// Content that no constraint speaks of has no size.
private func fixUnusedContents(_ problem: inout Problem) {
  if problem.variables.ofContent.isEmpty { return }
  for view in problem.variables.ofContent.keys.sorted()
  where !problem.variables.constrainedContents.contains(view) {
    let item = ProblemItem.model(.systemGuide(.contentLayout, ofView: view))
    problem.fix(ItemVariable.width, ItemVariable.height, of: item)
  }
}

extension Problem {
  fileprivate mutating func fix(_ one: Int, _ other: Int, of item: ProblemItem) {
    let first = firstVariable(of: ItemReference(item))
    guard first >= 0 else { return }
    fix(first + one, to: 0, as: .fixed(item, variable: one))
    fix(first + other, to: 0, as: .fixed(item, variable: other))
  }

  private mutating func fix(_ variable: Int, to value: Double, as origin: RowOrigin) {
    system.addConstraint(on: variable, .equal, value, breaking: .never)
    origins.append(origin)
  }

  /// The root's place and size are what its surroundings gave it.
  fileprivate mutating func fixHost(_ first: Int, size: Size) {
    hostSize = size
    fix(first, to: 0, as: .host(variable: ItemVariable.x))
    fix(first + ItemVariable.y, to: 0, as: .host(variable: ItemVariable.y))
    fix(first + ItemVariable.width, to: size.width, as: .host(variable: ItemVariable.width))
    fix(first + ItemVariable.height, to: size.height, as: .host(variable: ItemVariable.height))
  }
}

extension Lowering {
  /// Four variables for every installed view and for its guides, in canonical order.
  fileprivate func addVariables(to problem: inout Problem) {
    problem.begin(views: range, guides: plan.guides(in: range))
    for view in range where plan.installed[view] {
      problem.variables.set(problem.add(.view(Int32(view))), ofView: view)
      switch document.views[view].role {
      case .plain: break
      case .stack, .scroll: addOwnItems(of: Int32(view), to: &problem)
      }
      for guide in plan.guides(of: view) {
        problem.variables.set(problem.add(.model(.guide(Int32(guide)))), ofGuide: guide)
      }
    }
    problem.addVariablesOfItems()
    if !plan.sources.framed.isEmpty { problem.variables.trackTerms(problem.system.variableCount) }
  }

  /// The content of a scroll view, and the guides that a stack view makes (AL-stack-distribution, AL-stack-alignment).
  private func addOwnItems(of view: Int32, to problem: inout Problem) {
    if case .scroll = document.views[Int(view)].role {
      let item = ProblemItem.model(.systemGuide(.contentLayout, ofView: view))
      problem.variables.ofContent[view] = problem.add(item)
    }
    guard let stack = plan.sources.stack(ofView: view) else { return }
    func add(_ kind: Spacer.Kind, axis: Axis?) {
      let item = ProblemItem.spacer(Int32(problem.spacers.count))
      problem.spacers.append(Spacer(view: stack.view, kind: kind, axis: axis))
      problem.variables.ofSpacer.append(problem.add(item))
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

  /// A fitted view is at 0 and wishes for its target; a whole tree has the place and size of its host.
  fileprivate func fixRoot(in problem: inout Problem) {
    let view = Int32(range.lowerBound)
    guard let first = problem.firstVariable(of: LayoutItem.view(view)) else { return }
    guard let target else { return problem.fixHost(first, size: host.size) }
    problem.fix(ItemVariable.x, ItemVariable.y, of: .view(view))
    for axis in Axis.allCases {
      problem.addConstraint(
        on: first + ItemVariable.size(axis), .equal, target.size[axis], priority: target.priorities[axis],
        breaking: .system(.oneItem, depth: 0))
      problem.origins.append(.fitting(view: view, axis: axis, target: target.size[axis]))
    }
  }

  /// The constraints that nobody wrote, and the values of the items that only they need.
  fileprivate func generate(into problem: inout Problem) {
    for view in plan.sources.scrolls.within(range, by: { $0 }) {
      let item = ProblemItem.model(.systemGuide(.contentLayout, ofView: view))
      problem.fix(ItemVariable.x, ItemVariable.y, of: item)
    }
    for index in problem.spacers.indices {
      guard let unused = problem.spacers[index].axis?.crossed else { continue }
      problem.fix(ItemVariable.position(unused), ItemVariable.size(unused), of: .spacer(Int32(index)))
    }
    arrangeStacks(into: &problem)
    autoresize(into: &problem)
    problem.sortGenerated()
  }

  /// Item by item what the document says of it, what was generated, and its natural size. Constraints that leave a part are
  /// left out.
  fileprivate func lowerConstraints(to problem: inout Problem) {
    var (number, nextGenerated) = (0, 0)
    /// Adds what comes after the constraints of the document, for the items before `end`.
    func finishItems(before end: Int) {
      while number < end {
        while nextGenerated < problem.order.entries.count,
          Int(problem.order.entries[nextGenerated].bucket) == number
        {
          addGenerated(Int(problem.order.entries[nextGenerated].index), to: &problem)
          nextGenerated += 1
        }
        if case .model(.view(let view)) = problem.items[number] { addContentSize(of: view, to: &problem) }
        number += 1
      }
    }
    for constraint in plan.constraints.list {
      if target != nil, !constraint.isAmong(document, range.contains) { continue }
      finishItems(before: problem.itemNumber(constraint.place))
      add(constraint, to: &problem)
    }
    finishItems(before: problem.items.count)
  }

  /// An intrinsic size is two inequalities: compression resistance keeps the view from being smaller, hugging from
  /// being larger.
  private func addContentSize(of view: Int32, to problem: inout Problem) {
    let (width, height) = (document.natural[Int(view)].width, document.natural[Int(view)].height)
    guard width != nil || height != nil else { return }
    let first = problem.firstVariable(ofView: Int(view))
    func add(
      _ size: Double?, _ variable: Int, _ relation: ConstraintSolver.Relation, _ priority: Float,
      _ origin: RowOrigin
    ) {
      guard let size else { return }
      problem.addConstraint(
        on: first + variable, relation, min(size, largestSize), priority: priority, breaking: .contentSize)
      problem.origins.append(origin)
    }
    let resistance = document.views[Int(view)].compressionResistance
    let hugging = document.natural[Int(view)].hugging
    add(
      width, ItemVariable.width, .greaterThanOrEqual, resistance.horizontal,
      .compressionResistance(view: view, axis: .horizontal))
    add(
      height, ItemVariable.height, .greaterThanOrEqual, resistance.vertical,
      .compressionResistance(view: view, axis: .vertical))
    add(
      width, ItemVariable.width, .lessThanOrEqual, hugging.horizontal,
      .hugging(view: view, axis: .horizontal))
    add(
      height, ItemVariable.height, .lessThanOrEqual, hugging.vertical, .hugging(view: view, axis: .vertical))
  }
}
