import LayoutModel

/// Turns stack views into constraints (AL-stack). There is no other layout logic in it: everything is solved
/// together.
///
/// - Parameters:
///   - stacks: In the order in which the problem has their guides.
///   - problem: Gets the constraints behind those that it has.
func arrangeStacks(
  _ stacks: ArraySlice<ArrangedStack>, sources: ConstraintSources, of document: DocumentValues,
  into problem: inout Problem
) {
  guard !stacks.isEmpty else { return }
  var builder = StackBuilder(document, sources, problem.spacers)
  swap(&builder.constraints, &problem.generated)
  for stack in stacks where !stack.arranged.isEmpty {
    builder.begin(stack)
    builder.arrange()
  }
  swap(&builder.constraints, &problem.generated)
  problem.doubts.formUnion(builder.doubts)
  if builder.readsContentSizes { problem.readsContentSizes = true }
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
  let document: DocumentValues
  let sources: ConstraintSources
  /// The guides of all stack views, those of one after those of another.
  private let spacers: [Spacer]
  /// What was made so far.
  fileprivate(set) var constraints: [GeneratedConstraint] = []
  /// The rules in doubt that were followed.
  var doubts = UncertainRules()
  /// Whether a constraint depends on natural sizes.
  var readsContentSizes = false
  /// The stack view at hand.
  private(set) var view: Int32 = 0
  private(set) var configuration: Int = 0
  private(set) var arranged: ArraySlice<Int32> = []
  private(set) var visible: ArraySlice<Int32> = []
  /// Attributes along and across its axis.
  private(set) var along = AxisAttributes(.horizontal)
  private(set) var across = AxisAttributes(.vertical)
  /// What its outer subviews end at.
  private(set) var canvas = ProblemItem.model(.view(0))
  /// Its guides among all.
  private var own = 0..<0

  init(_ document: DocumentValues, _ sources: ConstraintSources, _ spacers: [Spacer]) {
    self.document = document
    self.sources = sources
    self.spacers = spacers
  }

  var axis: Axis { document.stacks[configuration].axis }
  var isLoose: Bool { document.stacks[configuration].distribution.isLoose }

  /// Turns to another stack view, one behind the one at hand.
  fileprivate mutating func begin(_ stack: ArrangedStack) {
    view = stack.view
    configuration = Int(stack.configuration)
    arranged = sources.arranged(in: stack)
    visible = sources.visible(in: stack)
    along = AxisAttributes(axis)
    across = AxisAttributes(axis.crossed)
    canvas = .model(
      document.stacks[configuration].isLayoutMarginsRelativeArrangement
        ? .systemGuide(.layoutMargins, ofView: view) : .view(view))
    var start = own.upperBound
    while start < spacers.count, spacers[start].view < view { start += 1 }
    var end = start
    while end < spacers.count, spacers[end].view == view { end += 1 }
    own = start..<end
  }

  fileprivate mutating func arrange() {
    if visible.isEmpty {
      fillCanvas()
    } else {
      connectEnds()
      distribute()
      balanceTexts()
    }
    fit()
    space()
    hide()
    align()
  }

  /// The index of the first of its guides.
  var firstSpacer: Int { own.lowerBound }

  /// The guide of that kind.
  func spacer(_ kind: Spacer.Kind) -> ProblemItem? {
    own.first { spacers[$0].kind == kind }.map { .spacer(Int32($0)) }
  }

  func item(_ view: Int32) -> ProblemItem { .model(.view(view)) }

  /// Adds `first.attribute relation multiplier × second.attribute + constant`.
  mutating func add(
    _ identifier: StackIdentifier, _ first: ProblemItem, _ firstAttribute: LayoutAttribute,
    _ relation: LayoutConstraint.Relation, _ second: ProblemItem, _ secondAttribute: LayoutAttribute,
    multiplier: Double = 1, constant: Double = 0, priority: Float = LayoutConstraint.required
  ) {
    constraints.append(
      GeneratedConstraint(
        first: first, firstAttribute: firstAttribute, relation: relation, second: second,
        secondAttribute: secondAttribute, multiplier: multiplier, constant: constant, priority: priority,
        rank: .stack, stackIdentifier: identifier, container: view, generator: view))
  }

  /// Adds `first.attribute == multiplier × second.attribute`.
  mutating func add(
    _ identifier: StackIdentifier, _ first: ProblemItem, _ firstAttribute: LayoutAttribute,
    _ second: ProblemItem, _ secondAttribute: LayoutAttribute, multiplier: Double = 1,
    priority: Float = LayoutConstraint.required
  ) {
    add(
      identifier, first, firstAttribute, .equal, second, secondAttribute, multiplier: multiplier,
      priority: priority)
  }

  /// Adds `item.attribute == 0`.
  mutating func addZero(
    _ identifier: StackIdentifier, _ item: ProblemItem, _ attribute: LayoutAttribute,
    priority: Float = LayoutConstraint.required
  ) {
    constraints.append(
      GeneratedConstraint(
        first: item, firstAttribute: attribute, priority: priority, rank: .stack,
        stackIdentifier: identifier, container: view, generator: view))
  }
}

extension StackConfiguration.Distribution {
  /// Whether spacing may be more than asked for.
  var isLoose: Bool { self == .equalSpacing || self == .equalCentering }
}
