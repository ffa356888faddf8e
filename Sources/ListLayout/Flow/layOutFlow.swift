package import LayoutModel

/// Where a flow layout puts everything, and what UIKit would complain about.
package struct FlowResult: Hashable, Sendable {
  package var geometry: ListGeometry
  /// One for each section that has items that do not fit, in the order of sections.
  package var notes: [FlowNote]
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
/// - Throws: What `sizing` throws.
/// - Complexity: O(*n*) for *n* items and sections.
package func layOutFlow<Sizing: ElementSizing & ~Copyable>(
  _ layout: FlowLayout, sections: [FlowSection], in container: ListContainer, sizing: inout Sizing
) throws(Sizing.Failure) -> FlowResult {
  let items = try measureFlowItems(layout, sections, sizing: &sizing)
  let area = FlowArea(layout, container)
  let turning = FlowTurning(layout, items, container)
  var result = FlowResult(geometry: ListGeometry(), notes: [])
  result.geometry.elements.reserveCapacity(sections.reduce(0) { $0 + $1.itemCount + 2 })
  result.geometry.sections.reserveCapacity(sections.count)
  var position = 0.0
  for (number, section) in sections.enumerated() {
    let metrics = FlowMetrics(
      section, layout, area, items[number], isTurned: turning.turnsWithin(number))
    let placed = placeFlowSection(number, items[number], metrics, area, at: position)
    result.geometry.elements += placed.elements
    result.geometry.sections.append(placed.frame)
    if let note = placed.note { result.notes.append(note) }
    position = placed.frame.maximum(area.axis)
  }
  result.geometry.contentSize = area.contentSize(length: position)
  turning.turn(&result.geometry)
  pinFlowElements(of: layout, turning, &result.geometry, in: container)
  result.geometry.roundOrigins(to: container.pixelGrid)
  return result
}

extension ListGeometry {
  /// Puts the origins of all elements on pixels.
  fileprivate mutating func roundOrigins(to grid: PixelGrid) {
    for index in elements.indices {
      let origin = elements[index].frame.origin
      elements[index].frame.origin = Point(x: grid.round(origin.x), y: grid.round(origin.y))
    }
  }
}
