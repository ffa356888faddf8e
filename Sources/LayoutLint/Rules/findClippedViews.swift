import LayoutModel

/// Texts and controls of which a view above cuts something off.
func findClippedViews(in seen: VisibleLayout) -> [Diagnostic] {
  seen.groups { cut(of: $0, in: seen) }.map { group in
    let (ids, clip) = (group.views.map(seen.id), seen.id(group.outer))
    return Diagnostic(.visual(.clippedView(seen.excess(group))), views: ids + [clip])
  }
}

/// What the innermost view that clips cuts off something that is read or touched; nil for nothing, or where it is meant so.
private func cut(of index: Int, in seen: VisibleLayout) -> VisibleLayout.Overhang? {
  guard let place = seen[index], let content = place.content, !place.extent.isEmpty,
    !seen.isPart(seen.root(of: index)), !seen.isLoose.contains(seen.id(index))
  else { return nil }
  // The text of a button is what must be seen.
  let lines = content == .control ? seen.lines(of: index, place.frame) : place.extent
  let (extent, isText) = (lines ?? place.frame, lines != nil)
  for ancestor in seen.chain(from: index).dropFirst() {
    guard let outer = seen[ancestor], !outer.frame.isEmpty, !seen.isLoose.contains(seen.id(ancestor))
    else { return nil }
    guard seen.clips(ancestor) else { continue }
    var overhang = overhang(of: extent, over: ancestor, outer.frame, in: seen)
    // Cells become as high as they must.
    if outer.isInCell { (overhang.top, overhang.bottom) = (0, 0) }
    let (edge, points) = overhang.largest
    let length = extent.size[edge.axis]
    // Controls without a text have room around what they show.
    let tolerance = isText ? min(0.1 * length, 8) : 0.4 * length
    if points > 2, points > tolerance {
      let isHidden = extent.intersection(outer.frame).isEmpty && seen.type(ancestor) != .scrollView
      return isHidden ? nil : (ancestor, edge, points)
    }
    if seen.type(ancestor).isScrollView { return nil }
  }
  return nil
}

/// How much of a rectangle a view cuts off on each side. What can be scrolled to is not cut off.
private func overhang(of extent: Rect, over index: Int, _ bounds: Rect, in seen: VisibleLayout) -> EdgeInsets
{
  var overhang = extent.overhang(over: bounds)
  guard seen.type(index).isScrollView else { return overhang }
  guard let scroll = seen.layout.views[index].scroll, seen.type(index) == .scrollView else { return .zero }
  let origin = bounds.origin - scroll.contentOffset
  for axis in Axis.allCases {
    let length = scroll.contentSize[axis]
    let edges: (RectEdge, RectEdge) = axis == .horizontal ? (.left, .right) : (.top, .bottom)
    // Nobody knows how large the content will be.
    let start = axis == .horizontal ? origin.x : origin.y
    let end = max(start + length, bounds.maximum(axis))
    overhang[edges.0] = length <= 0 ? 0 : max(start - extent.minimum(axis), 0)
    overhang[edges.1] = length <= 0 ? 0 : max(extent.maximum(axis) - end, 0)
  }
  return overhang
}
