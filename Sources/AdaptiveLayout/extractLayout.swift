import LayoutModel

/// Frames on the pixel grid, in the coordinates that answers use (auto-layout 6).
///
/// Edges of alignment rectangles are rounded in window coordinates over all controllers, so that views which
/// share an edge still meet; alignment insets are added after that.
func extractLayout(
  _ arranged: ArrangedViews, of document: LayoutDocument, traits: [TraitCollection],
  environment: WindowEnvironment, images: [ImageLayout], diagnostics: [Diagnostic]
) -> Layout {
  let grid = environment.pixelGrid
  var views = Array(repeating: ViewLayout(), count: document.views.count)
  // Where the bounds of each view begin in the window: exactly, and on the grid.
  var exactOrigins = Array(repeating: Point.zero, count: document.views.count)
  var gridOrigins = exactOrigins
  for index in document.views.indices where arranged.plan.installed[index] {
    let parent = document.superview(ofView: index)
    let exact = arranged.frames[index]
    exactOrigins[index] = (parent.map { exactOrigins[$0] } ?? .zero) + exact.origin
    let frame = roundFrame(
      Rect(origin: exactOrigins[index], size: exact.size), ofView: index, document, on: grid)
    gridOrigins[index] = frame.origin
    views[index] = ViewLayout(
      frame: Rect(origin: frame.origin - (parent.map { gridOrigins[$0] } ?? .zero), size: frame.size),
      frameInWindow: frame, exactFrame: exact)
  }
  extractScrolling(arranged, of: document, exactOrigins: exactOrigins, on: grid, into: &views)
  let controllers = document.controllers.indices.map { index in
    ControllerLayout(
      traits: traits[index], frame: views[Int(document.controllers[index].rootView)].frame,
      safeAreaInsets: arranged.safeAreas[index])
  }
  return Layout(
    environment: environment, document: document, controllers: controllers, views: views, images: images,
    diagnostics: diagnostics)
}

private func roundFrame(
  _ frame: Rect, ofView view: Int, _ document: LayoutDocument, on grid: PixelGrid
) -> Rect {
  guard let details = document.views[view].details else { return grid.round(frame) }
  let insets = document.details[Int(details)].alignmentRectInsets
  let alignment = grid.round(frame.inset(by: insets))
  return document.frame(ofView: view, alignmentRect: alignment)
}

extension LayoutDocument {
  /// The view in whose coordinates a view's frame is: the superview, or the one that holds a child controller's
  /// root view. Nil for the root view of the window.
  package func superview(ofView index: Int) -> Int? {
    if let superview = views[index].superview { return Int(superview) }
    let controller = controllers[Int(views[index].controller)]
    guard let parent = controller.parent else { return nil }
    return Int(controller.containerView ?? controllers[Int(parent)].rootView)
  }
}
