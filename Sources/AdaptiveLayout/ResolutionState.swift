import LayoutModel

/// What a resolution knows so far: which controllers were reached and what they came to.
///
/// A value. Stages read it and return what they find; the driver puts that in, controller by controller. Whoever looks
/// ahead asks the same stages of a copy, and drops it.
struct ResolutionState {
  var prepared: PreparedDocument
  /// With the traits that rules give the window.
  let environment: ResolutionEnvironment
  /// The document of the answer: the request's, with the values of this environment for the controllers that were
  /// reached, and what is known of the others. Controllers that nobody wrote are at the end, and so are their views.
  var document: DocumentValues
  /// Nil for a document without rules.
  var matches: RuleMatches?
  /// What to find besides the layout.
  var detail = ResolutionDetail(rawValue: 0)
  var hierarchy = Hierarchy()
  var content: ContentState
  var sheet = Sheet()
  var findings = Findings()

  /// What a resolution leaves to the next one.
  struct Memory: ~Copyable {
    fileprivate var controllers: [ControllerState] = []
    fileprivate var frames: [Rect] = []
    fileprivate var insets: [GuideInsets] = []
    fileprivate var installed: [Bool] = []
  }

  /// Nothing is reached yet but the window. `memory` is taken until ``giveBack(to:)``.
  static func begin(
    _ prepared: PreparedDocument, in environment: ResolutionEnvironment, matches: RuleMatches?,
    using memory: inout Memory
  ) -> ResolutionState {
    // All at once: what is changed after it was made would be copied when it is returned.
    let count = prepared.values.views.count
    var (controllers, sheet) = ([ControllerState](), Sheet())
    swap(&controllers, &memory.controllers)
    for index in prepared.values.controllers.indices {
      controllers.append(ControllerState(children: prepared.children(of: index)))
    }
    swap(&sheet.frames, &memory.frames)
    swap(&sheet.insets, &memory.insets)
    swap(&sheet.installed, &memory.installed)
    sheet.frames.refill(count, with: .zero)
    sheet.insets.refill(count, with: GuideInsets())
    sheet.installed.refill(count, with: false)
    sheet.presentations = Array(repeating: nil, count: prepared.values.presentations.count)
    return ResolutionState(
      prepared: prepared, environment: environment, document: prepared.values, matches: matches,
      hierarchy: Hierarchy(controllers: controllers),
      content: ContentState(
        selector: ImageSelector(environment),
        measurer: ContentMeasurer(prepared.document, environment: environment)), sheet: sheet)
  }

  mutating func giveBack(to memory: inout Memory) {
    hierarchy.controllers.removeAll(keepingCapacity: true)
    swap(&hierarchy.controllers, &memory.controllers)
    swap(&sheet.frames, &memory.frames)
    swap(&sheet.insets, &memory.insets)
    swap(&sheet.installed, &memory.installed)
  }

  var controllers: [ControllerState] {
    get { hierarchy.controllers }
    _modify { yield &hierarchy.controllers }
  }

  var order: [Int] {
    get { hierarchy.order }
    _modify { yield &hierarchy.order }
  }

  var parts: DocumentParts { prepared.parts }
  var rules: RuleBook? { prepared.rules }

  /// What a controller says of itself, as far as is known before its own variations are chosen: the document's word,
  /// whether it is installed, and what rules change.
  func values(of index: Int, _ matches: RuleMatches?) -> ControllerValues {
    var values = ControllerValues()
    let isInstalled = controllers[index].isInstalled
    let isRuled = matches != nil && prepared.rules?.changes(controller: index) == true
    // Nobody wrote anything of a controller that was made here.
    guard isInstalled != nil || isRuled, index < prepared.values.controllers.count else { return values }
    values.change(index, in: prepared.values) { node, _ in
      if let isInstalled { node.isInstalled = isInstalled }
    }
    if isRuled, let matches { rules?.apply(matches, to: &values, of: index, in: prepared.values) }
    return values
  }

  /// Puts what rules say of a controller now into the document, for those who ask before it is reached.
  mutating func foresee(_ index: Int) { adopt(values(of: index, matches), of: index) }

  /// Puts what the last pass over the rules said of all controllers into the document: containers and presenters ask
  /// those below them what they wish for.
  mutating func foreseeAll() {
    guard prepared.rules != nil, matches != nil else { return }
    for index in prepared.values.controllers.indices where rules?.changes(controller: index) == true {
      foresee(index)
    }
  }

  mutating func adopt(_ values: ControllerValues, of index: Int) {
    guard let node = values.node else { return }
    // Where it hangs is not for it to say.
    let parent = document.controllers[index].parent
    let containerView = document.controllers[index].containerView
    document.controllers[index] = node
    document.controllers[index].parent = parent
    document.controllers[index].containerView = containerView
    if let presentation = values.presentation, let number = node.presentation {
      document.presentations[Int(number)] = presentation
    }
  }
}

/// What a resolution knows of one controller: what its surroundings handed to it, and what it came to when it was
/// reached.
struct ControllerState {
  // From its surroundings.

  var inheritedTraits = TraitCollection()
  /// What its container or presentation implies (TR-order).
  var impliedTraits = TraitCollection()
  /// Where its root view goes; nil if its view is not loaded or what holds it is not installed.
  var place: ControllerPlace?
  /// The number of the presentation that shows its view; nil for children, whose parents' views show theirs.
  var presentation: Int?
  /// What its parent or presenter decided; nil where that said nothing.
  var isInstalled: Bool?
  /// Indices of its children in this environment, those that are not installed included.
  var children: [Int]
  /// Whether bars that it would have are shown by a navigation controller around it
  /// (CO-split-collapse-classic).
  var isMergedIntoOuterStack = false

  // What it came to.

  /// Whether its values were settled.
  var isReached = false
  /// The bar that has its view, in the window; nil for a controller of the hierarchy.
  var barOrigin: Point?
  /// What holds for it (TR-order).
  var traits = TraitCollection()
  var viewTraits = ViewTraits()
  /// Safe area of the root view, additional insets included.
  var safeArea: EdgeInsets = .zero
  /// What it decided as a container; nil for another controller.
  var decision: ContainerDecision?

  init(children: [Int] = []) { self.children = children }

  /// Bars and columns exactly. Nil for what is no container.
  var container: ContainerLayout? { decision?.layout }

  func traits(ofView view: Int) -> TraitCollection { viewTraits[view] ?? traits }
}

/// What chooses images and measures texts, and the images that were chosen.
struct ContentState {
  var selector: ImageSelector
  var measurer: ContentMeasurer
  var images: [ImageLayout] = []
}

/// What look-ahead found of a controller that is not reached yet, or is asked as if its surroundings were others.
struct ControllerGlimpse {
  var traits: TraitCollection
  /// Nil where only the traits were asked.
  var node: ControllerNode?
}

extension ResolutionState {
  /// What holds for a controller, or would in the case that is looked at.
  func traits(ofController index: Int) -> TraitCollection {
    hierarchy.glimpses.isEmpty
      ? controllers[index].traits : hierarchy.glimpses[index]?.traits ?? controllers[index].traits
  }

  /// What is known of a controller's values.
  func node(_ index: Int) -> ControllerNode {
    hierarchy.glimpses.isEmpty
      ? document.controllers[index] : hierarchy.glimpses[index]?.node ?? document.controllers[index]
  }

  func traits(ofView view: Int) -> TraitCollection {
    controllers[Int(document.views[view].controller)].traits(ofView: view)
  }

  /// The frame of a view in the window, exact. Takes O(depth).
  func frameInWindow(ofView view: Int) -> Rect {
    var frame = sheet.frames[view]
    var outer = document.superview(ofView: view)
    while let current = outer {
      frame = frame.offset(by: sheet.frames[current].origin)
      outer = document.superview(ofView: current)
    }
    return frame
  }
}

/// What a resolution finds of the views of a document, beside it: by view, in arrays that run parallel to its nodes.
struct Sheet {
  /// In the superview's coordinates, exact. For a controller's root view, in those of the view that holds it.
  var frames: [Rect] = []
  var insets: [GuideInsets] = []
  /// Whether each view and every view above it in its tree is installed.
  var installed: [Bool] = []
  /// Exact sizes of the content of scroll views, by view.
  var contentSizes: [Int32: Size] = [:]
  /// What views answer that were asked for the size that fits, by view.
  var fittingSizes: [Int32: Size] = [:]
  /// What fits the root views of controllers, by index, where somebody asks (``ResolutionDetail/fittingSizes``).
  var rootFittingSizes: [Int: Size] = [:]
  /// Where the guides that the document makes are, by view, exact. Only where somebody asks for measures.
  var guideFrames: [Int: [GuideFrame<Int>]] = [:]
  /// What stands in bars among views, by view.
  var viewBars: [Int: ViewBarContents] = [:]
  /// What stands in lists, by view.
  var lists: [Int32: ResolvedList] = [:]
  /// Parallel to the document's presentations; nil for those that were not reached, or do not happen.
  var presentations: [PresentationLayout?] = []
  /// What held in each controller. Only where somebody asks for constraints.
  var keptConstraints: [KeptConstraint] = []
}

/// What is odd about a layout, and what of it is in doubt.
struct Findings {
  /// What was found before anything was solved.
  var diagnostics: [Diagnostic] = []
  /// What the solutions show.
  var layoutDiagnostics: [Diagnostic] = []
  /// What fitting views shows.
  var fittingDiagnostics: [Diagnostic] = []
  /// What the stages read that may be in doubt, besides what measuring did.
  var doubts = Doubts()
}

/// What a controller says of itself in one environment, and what is said of the presentation that shows it.
struct ControllerValues {
  /// Most controllers mean what the document says, and the values of others are large: they are kept elsewhere.
  private indirect enum Word {
    case ofDocument
    case changed(ControllerNode, Presentation?)
  }

  private var word = Word.ofDocument
  /// What holds for it (TR-order); empty before its surroundings are known.
  var traits = TraitCollection()
  /// What is odd about the choice.
  var diagnostics: [Diagnostic] = []

  /// With the parent that the request gives it; nil where the document's own word holds.
  var node: ControllerNode? {
    if case .changed(let node, _) = word { node } else { nil }
  }

  /// Nil for a controller that is not presented, and where the document's own word holds.
  var presentation: Presentation? {
    if case .changed(_, let presentation) = word { presentation } else { nil }
  }

  /// Changes the values, beginning with the document's own word where nothing was changed before.
  mutating func change(
    _ index: Int, in document: DocumentValues, _ body: (inout ControllerNode, inout Presentation?) -> Void
  ) {
    var node = node ?? document.controllers[index]
    var presentation =
      presentation ?? document.controllers[index].presentation.map { document.presentations[Int($0)] }
    body(&node, &presentation)
    word = .changed(node, presentation)
  }
}

/// The values and traits of a controller in what it hangs from: its traits decide its variations, and rules have the
/// last word. The controller need not have been reached; look-ahead asks the same.
///
/// - Parameters:
///   - inherited: The traits of the environment that it hangs from.
///   - matches: Learns which rules of the controller match.
func determineValues(
  of index: Int, from inherited: TraitCollection, in state: ResolutionState, matches: inout RuleMatches?
) -> ControllerValues {
  let traits = inheritTraits(to: index, from: inherited, in: state, matches: &matches)
  var values = state.values(of: index, matches)
  values.traits = traits
  let choices = chooseControllerVariations(of: index, traits: traits, in: state)
  guard !choices.properties.isEmpty || !choices.diagnostics.isEmpty else { return values }
  values.change(index, in: state.prepared.values) { node, _ in
    for property in choices.properties { node.apply(property) }
  }
  values.diagnostics = choices.diagnostics
  if let matches { state.rules?.apply(matches, to: &values, of: index, in: state.prepared.values) }
  return values
}
