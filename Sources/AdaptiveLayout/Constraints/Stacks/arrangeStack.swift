import LayoutModel

extension Lowering {
  /// Turns stack views into constraints, behind those that are generated already (AL-stack). There is no other layout logic
  /// in it: everything is solved together.
  func arrangeStacks(into problem: inout Problem) {
    let stacks = plan.sources.stacks.within(range, by: \.view)
    guard !stacks.isEmpty else { return }
    var builder = StackBuilder(document, plan.sources)
    swap(&builder.constraints, &problem.generated)
    var rest = problem.spacers[...]
    for stack in stacks where !stack.arranged.isEmpty {
      rest = rest.drop { $0.view < stack.view }
      builder.begin(stack, spacers: rest.prefix { $0.view == stack.view })
      builder.arrange()
    }
    swap(&builder.constraints, &problem.generated)
    problem.notes.doubts.formUnion(builder.notes.doubts)
    if builder.notes.readsContentSizes { problem.notes.readsContentSizes = true }
  }
}

/// The identifiers that UIKit prints for the constraints of a stack view.
enum StackIdentifier: String {
  case canvasConnection = "UISV-canvas-connection"
  case spacing = "UISV-spacing"
  case hiding = "UISV-hiding"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case distributingEdge = "UISV-distributing-edge"
  case canvasFit = "UISV-canvas-fit"
  case alignment = "UISV-alignment"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case textWidthDisambiguation = "UISV-text-width-disambiguation"
}

/// Makes the constraints of one stack view after the other.
struct StackBuilder {
  typealias Side = GeneratedConstraint.Side

  let document: DocumentValues
  private let sources: ConstraintSources
  fileprivate(set) var constraints: [GeneratedConstraint] = []
  /// What of the problem its constraints decide.
  var notes = ProblemNotes()
  private var stack = ArrangedStack(view: 0, configuration: 0)
  private(set) var arranged: ArraySlice<Int32> = []
  private(set) var visible: ArraySlice<Int32> = []
  private var attributes = (along: AxisAttributes(.horizontal), across: AxisAttributes(.vertical))
  /// What its outer subviews end at.
  private(set) var canvas = ProblemItem.view(0)
  /// Its guides, by their places among all; the gaps come first.
  private(set) var spacers: ArraySlice<Spacer> = []

  fileprivate init(_ document: DocumentValues, _ sources: ConstraintSources) {
    (self.document, self.sources) = (document, sources)
  }

  var view: Int32 { stack.view }
  var configuration: Int { Int(stack.configuration) }
  var along: AxisAttributes { attributes.along }
  var across: AxisAttributes { attributes.across }
  var axis: Axis { document.stacks[configuration].axis }
  var isLoose: Bool { document.stacks[configuration].distribution.isLoose }

  fileprivate mutating func begin(_ stack: ArrangedStack, spacers: ArraySlice<Spacer>) {
    (self.stack, self.spacers) = (stack, spacers)
    arranged = sources.arranged(in: stack)
    visible = sources.visible(in: stack)
    attributes = (along: AxisAttributes(axis), across: AxisAttributes(axis.crossed))
    canvas =
      document.stacks[configuration].isLayoutMarginsRelativeArrangement
      ? .model(.systemGuide(.layoutMargins, ofView: view)) : .view(view)
  }

  fileprivate mutating func arrange() {
    if visible.isEmpty {
      fillCanvas()
    } else {
      connectEnds()
      distribute()
      balanceTexts()
    }
    // Where spacing may grow, the stack is as short as it can be.
    if isLoose { addZero(.canvasFit, .view(view), along.size, priority: 49) }
    space()
    for subview in arranged where document.views[Int(subview)].isHidden {
      addZero(
        .hiding, .view(subview), along.size, priority: document.stacks[configuration].hidingPriority)
    }
    align()
  }

  func spacer(_ kind: Spacer.Kind) -> ProblemItem? {
    spacers.firstIndex { $0.kind == kind }.map { .spacer(Int32($0)) }
  }

  /// Adds `first relation multiplier × second`.
  mutating func add(
    _ identifier: StackIdentifier, _ first: Side, _ second: Side?,
    relation: LayoutConstraint.Relation = .equal, times multiplier: Double = 1,
    priority: Float = LayoutConstraint.required
  ) {
    constraints.append(
      GeneratedConstraint(
        first: first, relation: relation, second: second, multiplier: multiplier, priority: priority,
        rank: .stack, stackIdentifier: identifier, container: view, generator: view))
  }

  /// Makes the constraint that was added last one with a constant.
  mutating func setConstant(_ constant: Double) { constraints[constraints.count - 1].constant = constant }

  /// Adds `item.attribute == 0`.
  mutating func addZero(
    _ identifier: StackIdentifier, _ item: ProblemItem, _ attribute: LayoutAttribute,
    priority: Float = LayoutConstraint.required
  ) {
    add(identifier, item[attribute], nil, priority: priority)
  }
}

extension StackConfiguration.Distribution {
  var isLoose: Bool { self == .equalSpacing || self == .equalCentering }
}
