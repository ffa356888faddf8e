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
    let first = state.firstScrollView(ofController: controller)
    for index in document.viewRange(ofController: controller) where state.installed[index] {
      if let parent = document.superview(ofView: index) {
        let offset = document.scroll(ofView: parent)?.contentOffset ?? .zero
        shifts[index] = shifts[parent] + Point(x: grid.round(offset.x), y: grid.round(offset.y))
      }
      if let frame = views[index].frameInWindow, shifts[index] != .zero {
        views[index].frameInWindow = Rect(origin: frame.origin - shifts[index], size: frame.size)
      }
      guard let scroll = document.scroll(ofView: index) else { continue }
      let content = grid.round(
        Rect(origin: exactOrigins[index], size: state.contentSizes[Int32(index)] ?? .zero))
      views[index].scroll = ScrollLayout(
        contentSize: content.size, contentOffset: scroll.contentOffset,
        adjustedContentInset: adjustContentInset(
          ofView: index, scroll, contentSize: content.size, size: views[index].frame?.size ?? .zero,
          isFirst: index == first, in: state))
    }
  }
}
