import LayoutModel

/// Frames on the pixel grid, in the coordinates that answers use (AL-pixels).
///
/// Edges of alignment rectangles are rounded in window coordinates over all controllers, so that views which
/// share an edge still meet; alignment insets are added after that.
///
/// - Parameter exactOrigins: Gets where the bounds of each view begin in the window, exactly.
func extractLayout(_ state: ResolutionState, exactOrigins: inout [Point]) -> Layout {
  let grid = state.environment.pixelGrid
  var views = Array(state.document.views.count, of: ViewLayout())
  exactOrigins.refill(state.document.views.count, with: .zero)
  extractViews(state, on: grid, into: &views, exactOrigins: &exactOrigins)
  let measures = state.detail.contains(.measures) ? measureViews(state, exactOrigins: exactOrigins) : [:]
  if !state.document.scrolls.isEmpty {
    extractScrolling(state, exactOrigins: exactOrigins, on: grid, into: &views)
  }
  var window = state.environment.answeredWindow
  let traitSources =
    state.detail.contains(.traitSources)
    ? findTraitSources(in: state, windowTraits: window.traits) : TraitSources()
  window.traits = state.environment.traits
  var layout = Layout(
    environment: window, document: state.document, order: state.order,
    controllers: extractControllers(state, views, exactOrigins: exactOrigins, on: grid), views: views)
  layout.images = state.content.images
  layout.diagnostics =
    state.findings.diagnostics + state.content.measurer.estimates.diagnostics(for: state.document)
    + state.findings.layoutDiagnostics + state.findings.fittingDiagnostics
  layout.matchedRules = state.document.document.draft.rules.isEmpty ? nil : state.matches?.matchedRules
  layout.viewTraits = viewTraits(of: state)
  (layout.traitSources, layout.measures) = (traitSources, measures)
  layout.doubts = doubts(of: state)
  if !state.sheet.viewBars.isEmpty { layout.viewBars = state.sheet.viewBars }
  if !state.sheet.lists.isEmpty { layout.lists = state.sheet.lists }
  if !layout.document.sources.isEmpty { layout.document.place(&layout.diagnostics) }
  addDrawing(state, to: &layout)
  if layout.document.details.contains(where: { $0.transform != nil }) {
    let document = layout.document
    applyTransforms(to: &layout) { document.details(ofView: $0).transform }
  }
  return layout
}

private func extractControllers(
  _ state: ResolutionState, _ views: [ViewLayout], exactOrigins: [Point], on grid: PixelGrid
) -> [ControllerLayout] {
  state.document.controllers.indices.map { index in
    let root = Int(state.document.controllers[index].rootView)
    return controllerLayout(index, in: state, views[root], at: exactOrigins[root])
  }
}

/// - Parameters:
///   - view: The root view.
///   - origin: Where its bounds begin in the window, exactly.
private func controllerLayout(
  _ index: Int, in state: ResolutionState, _ view: ViewLayout, at origin: Point
) -> ControllerLayout {
  let grid = state.environment.pixelGrid
  let root = Int(state.document.controllers[index].rootView)
  var layout = ControllerLayout(
    traits: state.controllers[index].traits, safeAreaInsets: state.controllers[index].safeArea,
    isOnScreen: view.isOnScreen)
  layout.frame = view.frame
  layout.size = state.sheet.installed[root] ? state.sheet.frames[root].size : nil
  layout.preferredContentSize = preferredContentSize(of: index, in: state)
  layout.systemLayoutFittingSize = state.sheet.rootFittingSizes[index]
  layout.container = state.controllers[index].container?.mapFrames { grid.round($0, at: origin) }
  layout.presentation = state.document.controllers[index].presentation.flatMap {
    state.sheet.presentations[Int($0)]?.rounded(on: grid)
  }
  return layout
}

/// What only some ask for, to draw it or to ask why.
private func addDrawing(_ state: ResolutionState, to layout: inout Layout) {
  if state.detail.contains(.textLines) { layout.textLines = placeTexts(state) }
  if state.detail.contains(.constraints) {
    layout.placedConstraints = placeConstraints(state.sheet.keptConstraints, in: layout)
  }
}

private func doubts(of state: ResolutionState) -> Doubts {
  var doubts = state.findings.doubts
  doubts.rules.formUnion(state.content.measurer.doubts)
  doubts.facts.formUnion(state.content.selector.facts)
  return doubts
}

/// The traits of the views that have others than their controllers.
private func viewTraits(of state: ResolutionState) -> [Int: TraitCollection] {
  var own: [Int: TraitCollection] = [:]
  for index in state.controllers.indices where !state.controllers.span[index].viewTraits.isEmpty {
    for (view, traits) in state.controllers[index].viewTraits.own { own[view] = traits }
  }
  return own
}

/// The frames of the views.
///
/// - Parameter exactOrigins: As of ``extractLayout(_:exactOrigins:)``.
private func extractViews(
  _ state: ResolutionState, on grid: PixelGrid, into views: inout [ViewLayout], exactOrigins: inout [Point]
) {
  var views = views.mutableSpan
  var exactOrigins = exactOrigins.mutableSpan
  for controller in state.order {
    let isOnScreen = state.controllers.span[controller].place?.isOnScreen ?? false
    let isInstalled = state.document.controllers.span[controller].isInstalled
    let bar = state.controllers.span[controller].barOrigin
    let root = Int(state.document.controllers.span[controller].rootView)
    for index in root..<Int(state.document.views[root].subtreeEnd) {
      var isThere = isInstalled && state.document.views[index].isInstalled
      var (exactOuter, gridOuter) = (Point.zero, Point.zero)
      if let parent = state.document.superview(ofView: index) {
        isThere = isThere && views[parent].isInstalled
        exactOuter = exactOrigins[parent]
        if let outer = views[parent].frameInWindow { gridOuter = outer.origin }
      }
      views[index].isInstalled = isThere
      guard state.sheet.installed[index] else { continue }
      let exact = state.sheet.frames[index]
      let origin = exactOuter + exact.origin
      let frame = state.document.rounded(Rect(origin: origin, size: exact.size), ofView: index, on: grid)
      exactOrigins[index] = origin
      views[index].frame = Rect(origin: frame.origin - gridOuter, size: frame.size)
      views[index].frameInWindow = frame
      views[index].exactFrame = exact
      if index == root, let holder = state.wrapperFrame(around: controller)?.origin ?? bar {
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

/// Gives scroll views their content sizes and insets, and moves what lies in them to where the window shows it.
///
/// Frames were rounded as if nothing was scrolled (AL-pixel-scrolled): only places in the window follow the
/// content offset, by whole pixels.
private func extractScrolling(
  _ state: ResolutionState, exactOrigins: [Point], on grid: PixelGrid, into views: inout [ViewLayout]
) {
  var shifts = Array(repeating: Point.zero, count: views.count)
  for controller in state.order {
    for index in state.document.viewRange(ofController: controller) where state.sheet.installed[index] {
      if let parent = state.document.superview(ofView: index) {
        let offset = state.contentOffset(ofView: parent)
        shifts[index] = shifts[parent] + Point(x: grid.round(offset.x), y: grid.round(offset.y))
      }
      if let frame = views[index].frameInWindow, shifts[index] != .zero {
        views[index].frameInWindow = Rect(origin: frame.origin - shifts[index], size: frame.size)
      }
      guard state.document.scroll(ofView: index) != nil else { continue }
      let content = grid.round(
        Rect(origin: exactOrigins[index], size: state.sheet.contentSizes[Int32(index)] ?? .zero))
      views[index].scroll = ScrollLayout(
        contentSize: content.size, contentOffset: state.contentOffset(ofView: index),
        adjustedContentInset: state.sheet.insets[index].adjustedContent)
    }
  }
}

extension ResolutionState {
  /// Where the content of a view is scrolled to; zero for one that does not scroll.
  func contentOffset(ofView view: Int) -> Point {
    document.scroll(ofView: view)?
      .contentOffset(adjustedContentInset: sheet.insets[view].adjustedContent) ?? .zero
  }

  /// The frame in the window of the wrapper around the root view of a controller (PR-wrapper); nil where it is in none.
  fileprivate func wrapperFrame(around controller: Int) -> Rect? {
    guard let number = controllers.span[controller].presentation,
      let presentation = sheet.presentations[number], presentation.wrapper != nil
    else { return nil }
    return presentation.frame
  }
}

extension DocumentValues {
  /// The nearest pixels of the alignment rectangle, grown by its insets.
  @inline(__always)
  fileprivate func rounded(_ frame: Rect, ofView view: Int, on grid: PixelGrid) -> Rect {
    let insets = natural[view].alignmentRectInsets
    if insets.isZero { return grid.round(frame) }
    return self.frame(ofView: view, alignmentRect: grid.round(frame.inset(by: insets)))
  }

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
  fileprivate func rounded(on grid: PixelGrid) -> PresentationLayout {
    var layout = self
    layout.containerFrame = grid.round(containerFrame)
    layout.frame = grid.round(frame)
    return layout
  }
}
