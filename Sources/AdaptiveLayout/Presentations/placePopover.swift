package import LayoutModel
import UIKitDefaults

/// A popover in its place.
package struct PopoverPlacement: Equatable, Sendable {
  /// Frame of the content, without the arrow, in the window's coordinates.
  package var frame: Rect
  package var arrow: PopoverArrow
  package var doubts = Doubts()
}

/// Finds the place of a popover (PR-popover).
///
/// The first permitted direction whose region holds the whole content wins, in the order up, down, left, right;
/// if none does, the content shrinks into the region that shows most of it. Places are physical: a layout from
/// right to left is not mirrored (PR-popover-physical).
///
/// - Parameters:
///   - anchor: What the popover points to, in the window's coordinates.
///   - preferredContentSize: A side that is 0 has UIKit's default (PR-popover-size).
///   - window: Size and safe area insets of the window.
package func placePopover(
  _ configuration: PopoverConfiguration, anchor: Rect, preferredContentSize: Size,
  window: Size, safeAreaInsets: EdgeInsets
) -> PopoverPlacement {
  let margins = configuration.popoverLayoutMargins
  let area = allowedArea(margins, window: window, safeAreaInsets: safeAreaInsets)
  let (wish, standard) = (preferredContentSize, PopoverMetrics.defaultSize)
  let size = Size(
    width: wish.width > 0 ? wish.width : standard.width,
    height: wish.height > 0 ? wish.height : standard.height)
  var placement = place(size, configuration, anchor: anchor, in: area)
  for edge in RectEdge.allCases where placement.frame.touches(edge, of: area) {
    guard safeAreaInsets[edge] > max(margins[edge], 0) else { continue }
    placement.doubts.facts.formUnion(.safeArea(RectEdges(edge)))
    if margins[edge] > 0 { placement.doubts.rules.insert(.popoverArea) }
  }
  return placement
}

/// Places a popover of a size in the area where it may be.
private func place(
  _ size: Size, _ configuration: PopoverConfiguration, anchor: Rect, in area: Rect
) -> PopoverPlacement {
  let permitted = configuration.permittedArrowDirections
  let regions = PopoverArrowDirection.allCases.filter { permitted.contains($0) }
    .map { (direction: $0, region: region($0, of: area, anchor: anchor)) }
  if let fitting = regions.first(where: { holds($0.region, size) }) {
    var placement = attach(size, to: fitting.direction, anchor: anchor, within: area)
    if regions.count(where: { holds($0.region, size) }) > 1 { placement.doubts.rules.insert(.popoverSearch) }
    return placement
  }
  // Ties go to the earlier direction (PR-popover-shrinks).
  let best = regions.max { overlap($0.region, size) < overlap($1.region, size) }
  guard let best, !configuration.canOverlapSourceViewRect else {
    let frame = shift(centre(clamp(size, to: area.size), on: anchor), into: area)
    return PopoverPlacement(frame: frame, arrow: PopoverArrow(direction: nil, center: nil))
  }
  var placement = attach(clamp(size, to: best.region.size), to: best.direction, anchor: anchor, within: area)
  placement.doubts.rules.insert(.popoverShrinks)
  return placement
}

/// The window less its margins, and less the safe area insets where those are larger (PR-popover-area).
///
/// A window too small for its margins has an empty area in its middle.
private func allowedArea(_ margins: EdgeInsets, window: Size, safeAreaInsets: EdgeInsets) -> Rect {
  var insets = EdgeInsets.zero
  for edge in RectEdge.allCases { insets[edge] = max(margins[edge], safeAreaInsets[edge], 0) }
  let area = Rect(origin: .zero, size: window).inset(by: insets)
  return Rect(
    x: area.size.width < 0 ? area.minX + area.size.width / 2 : area.minX,
    y: area.size.height < 0 ? area.minY + area.size.height / 2 : area.minY,
    width: max(area.size.width, 0), height: max(area.size.height, 0))
}

/// The part of the area on the side of the anchor that an arrow in this direction leaves (PR-popover-gap).
private func region(_ direction: PopoverArrowDirection, of area: Rect, anchor: Rect) -> Rect {
  var (minX, minY, maxX, maxY) = (area.minX, area.minY, area.maxX, area.maxY)
  switch direction {
  case .up: minY = max(minY, anchor.maxY + PopoverMetrics.arrowLength)
  case .down: maxY = min(maxY, anchor.minY - PopoverMetrics.arrowLength)
  case .left: minX = max(minX, anchor.maxX + PopoverMetrics.arrowLength)
  case .right: maxX = min(maxX, anchor.minX - PopoverMetrics.arrowLength)
  }
  return Rect(x: minX, y: minY, width: max(maxX - minX, 0), height: max(maxY - minY, 0))
}

private func holds(_ region: Rect, _ size: Size) -> Bool {
  region.size.width >= size.width && region.size.height >= size.height
}

private func overlap(_ region: Rect, _ size: Size) -> Double {
  let visible = clamp(size, to: region.size)
  return visible.width * visible.height
}

private func clamp(_ size: Size, to limit: Size) -> Size {
  Size(width: min(size.width, limit.width), height: min(size.height, limit.height))
}

/// Puts the content beside its anchor: at the arrow's length on the main axis, in the middle of the anchor on the
/// other, moved into the area (PR-popover-frame).
private func attach(
  _ size: Size, to direction: PopoverArrowDirection, anchor: Rect, within area: Rect
) -> PopoverPlacement {
  var frame = centre(size, on: anchor)
  switch direction {
  case .up: frame.origin.y = anchor.maxY + PopoverMetrics.arrowLength
  case .down: frame.origin.y = anchor.minY - PopoverMetrics.arrowLength - size.height
  case .left: frame.origin.x = anchor.maxX + PopoverMetrics.arrowLength
  case .right: frame.origin.x = anchor.minX - PopoverMetrics.arrowLength - size.width
  }
  frame = shift(frame, into: area)
  let axis: Axis = direction == .up || direction == .down ? .horizontal : .vertical
  let middle = (anchor.minimum(axis) + anchor.maximum(axis)) / 2
  let low = frame.minimum(axis) + PopoverMetrics.arrowInset
  let high = frame.maximum(axis) - PopoverMetrics.arrowInset
  let center = low <= high ? min(max(middle, low), high) : (low + high) / 2
  var placement = PopoverPlacement(frame: frame, arrow: PopoverArrow(direction: direction, center: center))
  placement.doubts.rules.insert(.popoverGap)
  placement.doubts.rules.insert(.popoverFrame)
  return placement
}

private func centre(_ size: Size, on anchor: Rect) -> Rect {
  let x = (anchor.minX + anchor.maxX - size.width) / 2
  return Rect(origin: Point(x: x, y: (anchor.minY + anchor.maxY - size.height) / 2), size: size)
}

/// The rectangle moved so that it lies in the area. One that is too large begins where the area begins.
private func shift(_ frame: Rect, into area: Rect) -> Rect {
  let x = max(min(frame.minX, area.maxX - frame.size.width), area.minX)
  let y = max(min(frame.minY, area.maxY - frame.size.height), area.minY)
  return Rect(origin: Point(x: x, y: y), size: frame.size)
}

extension Rect {
  /// Whether it ends where another rectangle does.
  fileprivate func touches(_ edge: RectEdge, of area: Rect) -> Bool {
    switch edge {
    case .top: minY <= area.minY
    case .left: minX <= area.minX
    case .bottom: maxY >= area.maxY
    case .right: maxX >= area.maxX
    }
  }
}
