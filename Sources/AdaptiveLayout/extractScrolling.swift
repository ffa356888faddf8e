import LayoutModel

/// Gives scroll views their content sizes, and moves what lies in them to where the window shows it.
///
/// Frames were rounded as if nothing was scrolled (auto-layout P4): only places in the window follow the content
/// offset, by whole pixels.
func extractScrolling(
  _ state: ResolutionState, exactOrigins: [Point], on grid: PixelGrid, into views: inout [ViewLayout]
) {
  let document = state.document
  guard !document.scrolls.isEmpty else { return }
  var shifts = Array(repeating: Point.zero, count: views.count)
  let indices = state.order.lazy.flatMap { document.viewRange(ofController: $0) }
  for index in indices where state.installed[index] {
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
      adjustedContentInset: scroll.adjustedContentInset)
  }
}

/// Adds the safe areas of scroll views to the insets of their content, where they are asked to.
func adjustScrollViews(in range: Range<Int>, of document: inout LayoutDocument, insets: [GuideInsets]) {
  for index in document.scrolls.indices {
    let view = Int(document.scrolls[index].view)
    guard range.contains(view), document.scrolls[index].adjustsToSafeArea else { continue }
    document.scrolls[index].adjustedContentInset =
      document.scrolls[index].adjustedContentInset + insets[view].safeArea
  }
}
