import ConstraintSolver
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
  private var difference = Difference.none

  /// What ``state``'s document has that ``template`` has not.
  private enum Difference {
    case none
    /// Values of some views, by index.
    case views([Int])
    case anything
  }

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
    let frame = document.draft.details(ofView: 0).frame ?? .zero
    let place = ControllerPlace(
      frame: Rect(origin: .zero, size: frame.size), safeArea: .zero, isOnScreen: false)
    state.controllers[0].place = place
    let views = try prepareViews(of: 0, in: &state, shouldStop: shouldStop)
    plan = views.plan
    textsOfTemplate = views.texts
    texts = views.texts
    host = state.host(ofController: 0, in: place)
    insetGuides(
      ofViews: plan.insetReaders.needed, root: 0, of: state.document, host: host, frames: nil,
      contentSizes: [:], into: &state.insets)
    template = state.document
  }

  /// The template with the values that were put in last, measured.
  var document: DocumentValues { state.document }

  /// Puts values into the views, in place of those before, and measures what they change.
  ///
  /// - Returns: The constraints that hold with them.
  mutating func put(
    _ changes: [PropertyChanges.Change<ViewProperty>], _ shouldStop: (() -> Bool)?
  ) throws(ResolutionError) -> ConstraintPlan {
    takeOut()
    guard !changes.isEmpty else { return plan }
    guard !state.prepared.mayShowImages, changes.allSatisfy(\.property.concernsOneView) else {
      difference = .anything
      return try putAnything(changes, shouldStop)
    }
    var views: [Int] = []
    for change in changes {
      let view = Int(change.target)
      if !views.contains(view) { views.append(view) }
      state.document.apply(change.property, toView: view)
    }
    views.sort()
    difference = .views(views)
    texts.removeAll { views.contains($0.view) }
    texts += state.adopt(
      try measureContent(
        of: views, in: state.controllers[0], plan: plan, of: state.document,
        readsBaselines: state.prepared.readsBaselines,
        measurer: &state.content.measurer, shouldStop: shouldStop))
    return plan
  }

  /// Makes the document the template again.
  private mutating func takeOut() {
    switch difference {
    case .none: break
    case .views(let views):
      for view in views { state.document.restore(view, from: template) }
      for text in textsOfTemplate where !views.contains(text.view) {
        state.document.restore(text.view, from: template)
      }
      state.document.dropValues(since: template)
    case .anything: state.document = template
    }
    texts = textsOfTemplate
    difference = .none
  }

  /// Puts values into views of which each may change what others are, or which constraints hold.
  private mutating func putAnything(
    _ changes: [PropertyChanges.Change<ViewProperty>], _ shouldStop: (() -> Bool)?
  ) throws(ResolutionError) -> ConstraintPlan {
    var plan = plan
    for change in changes { state.document.apply(change.property, toView: Int(change.target)) }
    if changes.contains(where: { $0.property.changesConstraints }) {
      plan = planConstraints(ofController: 0, in: state)
      state.adopt(plan.installed)
    }
    if state.prepared.mayShowImages || changes.contains(where: { $0.property.isImage }) {
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
    texts = state.adopt(
      try measureContent(
        of: plan.range, in: state.controllers[0], plan: plan, of: state.document,
        readsBaselines: state.prepared.readsBaselines,
        measurer: &state.content.measurer, shouldStop: shouldStop))
    return plan
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
    let plan = try put(changes, shouldStop)
    guard plan.installed[0] else { return .zero }
    let level = SystemLayoutSizeFitting.fittingSizeLevel
    let target = FittingTarget(
      size: Size(width: width ?? 0, height: height ?? 0),
      priorities: AxisPriorities(
        horizontal: width == nil ? level : LayoutConstraint.required,
        vertical: height == nil ? level : LayoutConstraint.required))
    // The texts take the heights of the widths that they get.
    if case .none = difference { difference = .views([]) }
    let solution = try fit(
      0, of: &state.document, to: target, texts: texts, plan: plan, host: host, insets: state.insets,
      frames: state.frames, workspace: &workspace, shouldStop: shouldStop)
    guard let first = workspace.problem.firstVariable(of: LayoutItem.view(0)) else { return .zero }
    return Size(
      width: cleaned(solution.values[first + ItemVariable.width]),
      height: cleaned(solution.values[first + ItemVariable.height]))
  }
}

extension DocumentValues {
  /// Makes a view what it is in the document of which this one is a copy.
  fileprivate mutating func restore(_ view: Int, from original: borrowing DocumentValues) {
    let node = original.views[view]
    views[view] = node
    if let place = node.content { contents[Int(place)] = original.contents[Int(place)] }
    if let place = node.details { details[Int(place)] = original.details[Int(place)] }
  }

  /// Drops the values of views that had none in the document of which this one is a copy.
  fileprivate mutating func dropValues(since original: borrowing DocumentValues) {
    contents.removeLast(contents.count - original.contents.count)
    details.removeLast(details.count - original.details.count)
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

  /// Whether it changes the natural size of its view at most, and neither that of another nor a constraint.
  fileprivate var concernsOneView: Bool { !changesConstraints && !isImage }

  fileprivate var isImage: Bool {
    switch self {
    case .image, .systemImage, .preferredSymbolConfiguration: true
    case .content(.configuration(let configuration)): configuration.image != nil
    default: false
    }
  }
}
