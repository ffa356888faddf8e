package import LayoutModel

/// Where a flow layout puts everything, and what UIKit would complain about.
package struct FlowResult: Equatable, Sendable {
  package var geometry = ListGeometry()
  /// One for each section that has items that do not fit, in the order of sections.
  package var notes: [FlowNote] = []
}

/// Lays out a collection view as `UICollectionViewFlowLayout` does.
///
/// The layout is that of a view all of whose items were on screen once: no size is an estimate. Frames are in the coordinates of
/// the content: their origins lie on pixels, their sizes are as given (LI-flow-pixels). Headers and footers that pin are where they
/// are at the container's content offset.
///
/// - Parameters:
///   - layout: With what a delegate leaves to it.
///   - container: Its size, insets and direction; of its content offset only pinned elements know.
///   - sizing: Asked once for each item of a layout with an estimated size, section by section, unless the size is given.
/// - Complexity: O(*n*) for *n* items and sections.
package func layOutFlow<Sizing: ElementSizing & ~Copyable>(
  _ layout: FlowLayout, sections: [FlowSection], in container: ListContainer, sizing: inout Sizing
) throws(Sizing.Failure) -> FlowResult {
  let items = try measureFlowItems(layout, sections, sizing: &sizing)
  let area = FlowArea(layout, container)
  let turned = turned(items, layout, container)
  var result = FlowResult()
  result.geometry.elements.reserveCapacity(sections.reduce(0) { $0 + $1.itemCount + 2 })
  result.geometry.sections.reserveCapacity(sections.count)
  var position = 0.0
  for (number, section) in sections.enumerated() {
    let keepsInsets = turned[number] && !layout.flipsHorizontallyInOppositeLayoutDirection
    let metrics = FlowMetrics(section, layout, area, items[number], isTurned: keepsInsets)
    position = placeFlowSection(number, items[number], metrics, area, at: position, into: &result)
  }
  result.geometry.contentSize = area.rect(from: 0, to: max(0, position)).size
  result.geometry.mirror { turned[$0] }
  pinFlowElements(of: layout, turned, &result.geometry, in: container)
  let grid = container.pixelGrid
  for index in result.geometry.elements.indices {
    let origin = result.geometry.elements[index].frame.origin
    result.geometry.elements[index].frame.origin = Point(x: grid.round(origin.x), y: grid.round(origin.y))
  }
  return result
}

/// Which sections are turned around in a right-to-left layout (LI-flow-right-to-left, LI-flow-flips).
private func turned(_ items: [FlowItems], _ layout: FlowLayout, _ container: ListContainer) -> [Bool] {
  if container.layoutDirection == .leftToRight { return items.map { _ in false } }
  if layout.flipsHorizontallyInOppositeLayoutDirection { return items.map { _ in true } }
  if layout.scrollDirection == .vertical { return items.map(\.areEqual) }
  // Sections stand side by side here: all are turned, or none.
  let areEqual = items.allSatisfy(\.areEqual)
  return items.map { _ in areEqual }
}

/// Moves headers and footers that pin to where they are at the container's content offset: headers to the edge at which
/// their section begins, footers to the other, and none leaves its section (LI-flow-pins).
private func pinFlowElements(
  of layout: FlowLayout, _ turned: [Bool], _ geometry: inout ListGeometry, in container: ListContainer
) {
  let (headers, footers) = (layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds)
  guard headers || footers else { return }
  let axis = layout.scrollDirection
  let visible = container.visibleRect.inset(by: container.adjustedContentInset).span(axis)
  for index in geometry.elements.indices {
    let (element, frame) = (geometry.elements[index].element, geometry.elements[index].frame)
    guard element.kind == .header && headers || element.kind == .footer && footers else { continue }
    // Above the cells.
    geometry.elements[index].zIndex = 1
    let isTurned = axis == .horizontal && turned[element.section]
    geometry.elements[index].frame.origin[axis] = geometry.sections[element.section].span(axis).pinned(
      frame.minimum(axis), length: frame.size[axis], toEnd: (element.kind == .footer) != isTurned,
      visible: visible)
  }
}
