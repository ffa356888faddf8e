import ConstraintSolver
import LayoutModel

/// Finds the size that a template has with values in it, as `systemLayoutSizeFitting` would (LI-self-sizing).
///
/// The template is a document of its own. What does not depend on the values is settled once: traits, variations,
/// constraints, and which views are installed.
struct TemplateMeasurer {
  private var state: ResolutionState
  private let plan: ConstraintPlan
  private let host: Host
  /// With the values of the environment, before a row puts its own in.
  private let document: LayoutDocument
  private let texts: [WrappingText]

  /// - Parameters:
  ///   - document: Of the template, its cell framed for a width.
  ///   - surroundings: Of the list.
  init(
    _ document: LayoutDocument, in surroundings: ListSurroundings, workspace: inout ResolutionWorkspace,
    _ shouldStop: (() -> Bool)?
  ) throws(ResolutionError) {
    let prepared = PreparedDocument(document, using: &workspace)
    var memory = ResolutionState.Memory()
    state = ResolutionState.begin(prepared, in: surroundings.environment, matches: nil, using: &memory)
    state.controllers[0].inheritedTraits = surroundings.traits
    let frame = document.details(ofView: 0).frame ?? .zero
    let place = ControllerPlace(
      frame: Rect(origin: .zero, size: frame.size), safeArea: .zero, isOnScreen: false)
    state.controllers[0].place = place
    let views = try prepareViews(of: 0, in: &state, shouldStop: shouldStop)
    plan = views.plan
    texts = views.texts
    host = state.host(ofController: 0, in: place)
    insetGuides(
      ofViews: plan.insetReaders.needed, root: 0, of: state.document, host: host, frames: nil,
      contentSizes: [:], into: &state.insets)
    self.document = state.document
  }

  /// The natural sizes of views, with values in them, as ``SystemCellMeasurer`` asks for them.
  mutating func put(
    _ changes: [PropertyChanges.Change<ViewProperty>], _ shouldStop: (() -> Bool)?
  ) throws(ResolutionError) -> (LayoutDocument, [WrappingText], ConstraintPlan) {
    state.document = document
    guard !changes.isEmpty else { return (document, texts, plan) }
    var plan = plan
    for change in changes { state.document.apply(change.property, toView: Int(change.target)) }
    if changes.contains(where: { $0.property.changesConstraints }) {
      plan = planConstraints(ofController: 0, in: state)
      state.adopt(plan.installed)
    }
    if state.prepared.readsAssets || changes.contains(where: { $0.property.isImage }) {
      state.content.images.removeAll(keepingCapacity: true)
      var ignored: [Diagnostic] = []
      state.adopt(
        selectImages(
          of: state.controllers[0], plan: plan, of: state.document, selector: &state.content.selector,
          diagnostics: &ignored))
      state.adopt(
        measureSymbols(
          of: state.controllers[0], plan: plan, of: state.document, measurer: &state.content.measurer))
    }
    let texts = state.adopt(
      try measureContent(
        of: state.controllers[0], plan: plan, of: state.document,
        readsBaselines: state.prepared.readsBaselines,
        measurer: &state.content.measurer, shouldStop: shouldStop))
    return (state.document, texts, plan)
  }

  /// The size of the template with some values.
  ///
  /// - Parameters:
  ///   - width: That it must have; nil for what it wishes.
  ///   - height: The same.
  mutating func size(
    with changes: [PropertyChanges.Change<ViewProperty>], width: Double?, height: Double?,
    workspace: inout ResolutionWorkspace, _ shouldStop: (() -> Bool)?
  ) throws(ResolutionError) -> Size {
    let (document, texts, plan) = try put(changes, shouldStop)
    guard plan.installed[0] else { return .zero }
    let level = SystemLayoutSizeFitting.fittingSizeLevel
    let target = FittingTarget(
      size: Size(width: width ?? 0, height: height ?? 0),
      priorities: AxisPriorities(
        horizontal: width == nil ? level : LayoutConstraint.required,
        vertical: height == nil ? level : LayoutConstraint.required))
    let solution = try fit(
      0, of: document, to: target, texts: texts, plan: plan, host: host, in: state, workspace: &workspace,
      shouldStop: shouldStop)
    guard let first = workspace.problem.firstVariable(of: LayoutItem.view(0)) else { return .zero }
    return Size(
      width: cleaned(solution.values[first + ItemVariable.width]),
      height: cleaned(solution.values[first + ItemVariable.height]))
  }
}

extension ViewProperty {
  /// Whether a value of a view may change which constraints hold.
  fileprivate var changesConstraints: Bool {
    switch self {
    case .content, .image, .systemImage, .intrinsicContentSize, .contentHuggingPriority,
      .contentCompressionResistancePriority, .accessibilityIdentifier, .preferredSymbolConfiguration:
      false
    default: true
    }
  }

  fileprivate var isImage: Bool {
    switch self {
    case .image, .systemImage, .preferredSymbolConfiguration: true
    case .content(.configuration(let configuration)): configuration.image != nil
    default: false
    }
  }
}
