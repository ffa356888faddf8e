import LayoutModel

/// Finds the size that a template has with values in it, as `systemLayoutSizeFitting` would (LI-self-sizing).
///
/// The template is a document of its own. What does not depend on the values is settled once: traits, variations,
/// constraints, which views are installed, and the natural sizes of those into which no value goes.
struct TemplateMeasurer {
  private var state: ResolutionState
  private let plan: ConstraintPlan
  private let host: Host
  /// With the values of the environment, before a row puts its own in.
  private let template: DocumentValues
  private let textsOfTemplate: [WrappingText]
  /// The texts of the views whose heights follow their widths, with the values that were put in last.
  private(set) var texts: [WrappingText]

  init(
    _ document: LayoutDocument, in surroundings: ListSurroundings, workspace: inout ResolutionWorkspace
  ) throws(ResolutionError) {
    let prepared = PreparedDocument(document, using: &workspace)
    var memory = ResolutionState.Memory()
    state = ResolutionState.begin(prepared, in: surroundings.environment, matches: nil, using: &memory)
    state.controllers[0].inheritedTraits = surroundings.traits
    let size = document.draft.details(ofView: 0).frame?.size ?? .zero
    let place = ControllerPlace(frame: Rect(origin: .zero, size: size), safeArea: .zero, isOnScreen: false)
    state.controllers[0].place = place
    let views = try prepareViews(of: 0, in: &state, workspace: &workspace)
    plan = views.plan
    textsOfTemplate = views.texts
    texts = views.texts
    host = state.host(ofController: 0, in: place)
    ViewTree(plan: plan, host: host, texts: texts)
      .insetGuides(of: state.document, hasFrames: false, in: &state.sheet)
    template = state.document
  }

  /// The template with the values that were put in last, measured.
  var document: DocumentValues { state.document }

  /// Puts values into the views, in place of those before, and measures what they change.
  ///
  /// - Returns: The constraints that hold with them.
  mutating func put(
    _ changes: [PropertyChanges.Change<ViewProperty>], workspace: inout ResolutionWorkspace
  ) throws(ResolutionError) -> ConstraintPlan {
    state.document = template
    texts = textsOfTemplate
    guard !changes.isEmpty else { return plan }
    for change in changes {
      let view = Int(change.target)
      state.document.apply(change.property, toView: view)
      state.document.takeNaturalSize(ofView: view)
    }
    guard !state.prepared.mayShowImages, changes.allSatisfy(\.property.concernsOneView) else {
      return try measureAgain(changes, workspace: &workspace)
    }
    let views = Set(changes.map { Int($0.target) }).sorted()
    texts.removeAll { views.contains($0.view) }
    texts += try state.measureContent(of: views, plan: plan, shouldStop: workspace.shouldStop)
    return plan
  }

  /// Measures all views where values may change what others are, or which constraints hold.
  private mutating func measureAgain(
    _ changes: [PropertyChanges.Change<ViewProperty>], workspace: inout ResolutionWorkspace
  ) throws(ResolutionError) -> ConstraintPlan {
    var plan = plan
    if changes.contains(where: { $0.property.changesConstraints }) {
      plan = ConstraintPlan(ofController: 0, in: state)
      state.adopt(plan.installed)
    }
    if state.prepared.mayShowImages || changes.contains(where: { $0.property.isImage }) {
      state.content.images.removeAll(keepingCapacity: true)
      state.findings.diagnostics = []
      state.selectImages(plan)
      state.measureSymbols(plan)
    }
    texts = try state.measureContent(of: plan.range, plan: plan, shouldStop: workspace.shouldStop)
    return plan
  }

  /// The size of the template with some values.
  mutating func size(
    with changes: [PropertyChanges.Change<ViewProperty>], width: Double?, height: Double?,
    workspace: inout ResolutionWorkspace
  ) throws(ResolutionError) -> Size {
    let plan = try put(changes, workspace: &workspace)
    guard plan.installed[0] else { return .zero }
    return try size(of: 0, in: plan, FittingTarget(width: width, height: height), workspace: &workspace)
  }

  /// The size of one view of the template by itself.
  mutating func size(ofView view: Int, workspace: inout ResolutionWorkspace) throws(ResolutionError) -> Size {
    try size(of: view, in: plan, FittingTarget(width: nil, height: nil), workspace: &workspace)
  }

  private mutating func size(
    of view: Int, in plan: ConstraintPlan, _ target: FittingTarget, workspace: inout ResolutionWorkspace
  ) throws(ResolutionError) -> Size {
    let tree = ViewTree(plan: plan, host: host, texts: texts)
    let part = FittedPart(view, of: state.document, to: target)
    return try fit(part, of: &state.document, in: tree, state.sheet, workspace: &workspace).size ?? .zero
  }
}

extension ViewProperty {
  /// Whether a value of a view may change which constraints hold.
  fileprivate var changesConstraints: Bool {
    switch self {
    case .content: false
    case .node(let assignment):
      assignment.variable != \ViewNode.givenIntrinsicContentSize
        && assignment.variable != \ViewNode.givenHugging
        && assignment.variable != \ViewNode.givenCompressionResistance
    case .details(let assignment):
      assignment.variable != \ViewDetails.imageReference
        && assignment.variable != \ViewDetails.preferredSymbolConfiguration
        && assignment.variable != \ViewDetails.accessibilityIdentifier
    default: true
    }
  }

  /// Whether it changes the natural size of its view at most, and neither that of another nor a constraint.
  fileprivate var concernsOneView: Bool { !changesConstraints && !isImage }

  /// Whether it may change an image, how large that is, or what is behind it.
  var isImage: Bool {
    guard case .details(let assignment) = self else { return image != nil }
    return assignment.variable == \ViewDetails.preferredSymbolConfiguration
      || assignment.variable == \ViewDetails.backgroundImage || image != nil
  }
}
