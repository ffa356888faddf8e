import LayoutModel

/// Gives scroll views their content sizes and insets, and moves what lies in them to where the window shows it.
///
/// Frames were rounded as if nothing was scrolled (AL-pixel-scrolled): only places in the window follow the
/// content offset, by whole pixels.
func extractScrolling(
  _ state: ResolutionState, exactOrigins: [Point], on grid: PixelGrid, into views: inout [ViewLayout]
) {
  guard !state.document.scrolls.isEmpty else { return }
  let document = state.document
  var shifts = Array(repeating: Point.zero, count: views.count)
  for controller in state.order {
    for index in document.viewRange(ofController: controller) where state.sheet.installed[index] {
      if let parent = document.superview(ofView: index) {
        let offset = state.contentOffset(ofView: parent)
        shifts[index] = shifts[parent] + Point(x: grid.round(offset.x), y: grid.round(offset.y))
      }
      if let frame = views[index].frameInWindow, shifts[index] != .zero {
        views[index].frameInWindow = Rect(origin: frame.origin - shifts[index], size: frame.size)
      }
      guard document.scroll(ofView: index) != nil else { continue }
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
}
