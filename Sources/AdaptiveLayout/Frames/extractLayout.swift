import LayoutModel

/// Frames on the pixel grid, in the coordinates that answers use (AL-pixels).
///
/// Edges of alignment rectangles are rounded in window coordinates over all controllers, so that views which
/// share an edge still meet; alignment insets are added after that.
///
/// - Parameters:
///   - exactOrigins: Gets where the bounds of each view begin in the window, exactly.
func extractLayout(_ state: ResolutionState, exactOrigins: inout [Point]) -> Layout {
  let grid = state.environment.pixelGrid
  var views = Array(state.document.views.count, of: ViewLayout())
  exactOrigins.refill(state.document.views.count, with: .zero)
  extractViews(state, on: grid, into: &views, exactOrigins: &exactOrigins)
  let measures = state.detail.contains(.measures) ? measureViews(state, exactOrigins: exactOrigins) : [:]
  extractScrolling(state, exactOrigins: exactOrigins, on: grid, into: &views)
  let controllers = state.document.controllers.indices.map { index in
    let root = Int(state.document.controllers[index].rootView)
    return ControllerLayout(
      traits: state.controllers[index].traits, frame: views[root].frame,
      size: state.sheet.installed[root] ? state.sheet.frames[root].size : nil,
      safeAreaInsets: state.controllers[index].safeArea,
      isOnScreen: views[root].isOnScreen, preferredContentSize: preferredContentSize(of: index, in: state),
      container: state.controllers[index].container?.mapFrames { grid.round($0, at: exactOrigins[root]) },
      presentation: state.document.controllers[index].presentation.flatMap {
        state.sheet.presentations[Int($0)]?.rounded(on: grid)
      })
  }
  var window = state.environment.answeredWindow
  let traitSources =
    state.detail.contains(.traitSources)
    ? findTraitSources(in: state, windowTraits: window.traits) : TraitSources()
  window.traits = state.environment.traits
  var layout = Layout(
    environment: window, document: state.document, order: state.order, controllers: controllers,
    views: views, images: state.content.images,
    diagnostics: state.findings.diagnostics
      + state.content.measurer.estimates.diagnostics(for: state.document)
      + state.findings.layoutDiagnostics + state.findings.fittingDiagnostics,
    matchedRules: state.document.rules.isEmpty ? nil : state.matches?.matchedRules,
    viewTraits: viewTraits(of: state), traitSources: traitSources, measures: measures,
    doubts: doubts(of: state))
  if !state.sheet.viewBars.isEmpty { layout.viewBars = state.sheet.viewBars }
  if !state.sheet.lists.isEmpty { layout.lists = state.sheet.lists }
  if !layout.document.sources.isEmpty { layout.document.place(&layout.diagnostics) }
  addDrawing(state, to: &layout)
  return layout
}

/// What only some ask for, to draw it or to ask why.
private func addDrawing(_ state: ResolutionState, to layout: inout Layout) {
  if state.detail.contains(.textLines) { layout.textLines = placeTexts(state) }
  if state.detail.contains(.constraints) {
    layout.placedConstraints = placeConstraints(state.sheet.keptConstraints, in: layout)
  }
}

/// What may be in doubt of all that was read.
private func doubts(of state: ResolutionState) -> Doubts {
  var doubts = state.findings.doubts
  doubts.rules.formUnion(state.content.measurer.doubts)
  doubts.facts.formUnion(state.content.selector.facts)
  return doubts
}

/// The traits of the views that have others than their controllers.
private func viewTraits(of state: ResolutionState) -> [Int: TraitCollection] {
  var own: [Int: TraitCollection] = [:]
  for index in state.controllers.indices where !state.controllers[index].viewTraits.isEmpty {
    for (view, traits) in state.controllers[index].viewTraits.own { own[view] = traits }
  }
  return own
}

/// The frames of the views.
///
/// - Parameter exactOrigins: As of ``extractLayout(_:for:exactOrigins:)``.
private func extractViews(
  _ state: ResolutionState, on grid: PixelGrid, into views: inout [ViewLayout], exactOrigins: inout [Point]
) {
  var views = views.mutableSpan
  var exactOrigins = exactOrigins.mutableSpan
  for controller in state.order {
    let isOnScreen = state.controllers[controller].place?.isOnScreen ?? false
    let isInstalled = state.document.controllers[controller].isInstalled
    let bar = state.controllers[controller].barOrigin
    for index in state.document.viewRange(ofController: controller) {
      var isThere = isInstalled && state.document.views[index].isInstalled
      var (exactOuter, gridOuter) = (Point.zero, Point.zero)
      if let parent = state.document.superview(ofView: index) {
        isThere = isThere && views[parent].isInstalled
        exactOuter = exactOrigins[parent]
        if let outer = views[parent].frameInWindow { gridOuter = outer.origin }
      }
      let wrapper = state.wrapperFrame(around: index, of: controller)
      views[index].isInstalled = isThere
      guard state.sheet.installed[index] else { continue }
      let exact = state.sheet.frames[index]
      let origin = exactOuter + exact.origin
      let frame = roundFrame(
        Rect(origin: origin, size: exact.size), ofView: index, state.document, on: grid)
      exactOrigins[index] = origin
      views[index].frame = Rect(origin: frame.origin - gridOuter, size: frame.size)
      views[index].frameInWindow = frame
      views[index].exactFrame = exact
      if let holder = wrapper?.origin ?? (state.document.views[index].superview == nil ? bar : nil) {
        views[index].frame = frame.offset(by: .zero - Point(x: grid.round(holder.x), y: grid.round(holder.y)))
        views[index].exactFrame = exact.offset(by: .zero - holder)
      }
      views[index].isOnScreen = isOnScreen
    }
  }
  for (view, size) in state.sheet.fittingSizes where state.sheet.installed[Int(view)] {
    views[Int(view)].systemLayoutSize = size
  }
}

extension ResolutionState {
  /// The frame in the window of the wrapper around a view (PR-wrapper); nil where it is in none.
  fileprivate func wrapperFrame(around view: Int, of controller: Int) -> Rect? {
    guard let number = controllers[controller].presentation,
      view == Int(document.controllers[controller].rootView),
      let presentation = sheet.presentations[number], presentation.wrapper != nil
    else { return nil }
    return presentation.frame
  }
}

private func roundFrame(
  _ frame: Rect, ofView view: Int, _ document: DocumentValues, on grid: PixelGrid
) -> Rect {
  let insets = document.natural[view].alignmentRectInsets
  if insets == .zero { return grid.round(frame) }
  let alignment = grid.round(frame.inset(by: insets))
  return document.frame(ofView: view, alignmentRect: alignment)
}

extension DocumentValues {
  /// The view in whose coordinates a view's frame is: the superview, or the one that holds a child controller's
  /// root view. Nil for a root view of the window.
  package func superview(ofView index: Int) -> Int? {
    if let superview = views[index].superview { return Int(superview) }
    let controller = Int(views[index].controller)
    if let list = controllers[controller].list { return Int(list) }
    guard let parent = controllers[controller].parent else { return nil }
    return Int(controllers[controller].containerView ?? controllers[Int(parent)].rootView)
  }
}

extension PresentationLayout {
  /// With all frames on the pixel grid of the window.
  fileprivate func rounded(on grid: PixelGrid) -> PresentationLayout {
    var layout = self
    layout.containerFrame = grid.round(containerFrame)
    layout.frame = grid.round(frame)
    return layout
  }
}
