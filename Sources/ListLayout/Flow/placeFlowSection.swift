import LayoutModel

/// A section that has its place.
struct PlacedFlowSection {
  /// Header, items, footer.
  var elements: [PlacedElement] = []
  var frame = Rect.zero
  var note: FlowNote?
}

/// Puts a section's header, its lines and its footer one after the other (LI-flow-sections).
///
/// - Parameter position: Where the section begins, along the axis of scrolling.
func placeFlowSection(
  _ number: Int, _ items: FlowItems, _ metrics: FlowMetrics, _ area: FlowArea, at position: Double
) -> PlacedFlowSection {
  var section = PlacedFlowSection()
  section.elements.reserveCapacity(items.count + 2)
  var end = position
  func place(_ kind: ListElement.Kind, _ length: Double) {
    // Without a length there is no header.
    guard length > 0 else { return }
    let frame = area.rect(from: end, to: end + length)
    section.elements.append(PlacedElement(ListElement(kind, section: number), frame: frame))
    end += length
  }
  place(.header, metrics.header)
  end += metrics.before
  end += placeLines(number, items, metrics, area, at: end, &section)
  end += metrics.after
  place(.footer, metrics.footer)
  section.frame = area.rect(from: position, to: end)
  return section
}

/// Puts the items into lines.
///
/// - Returns: The length of the lines along the axis of scrolling.
private func placeLines(
  _ number: Int, _ items: FlowItems, _ metrics: FlowMetrics, _ area: FlowArea, at position: Double,
  _ section: inout PlacedFlowSection
) -> Double {
  func place(_ item: Int, _ position: Double, _ offset: Double, _ size: Size) {
    let frame = area.rect(at: position, metrics.start + offset, size)
    section.elements.append(PlacedElement(ListElement(.cell, section: number, item: item), frame: frame))
    let length = size[area.axis.crossed]
    if FlowMetrics.fits(length, in: metrics.extent) { return }
    if section.note == nil {
      section.note = FlowNote(
        section: number, item: item, count: 0, axis: area.axis.crossed, length: length,
        available: metrics.extent)
    }
    section.note?.count += 1
  }
  switch items {
  case .equal(let size, let count):
    return placeEqualItems(size, count, metrics, area.axis, at: position, place)
  case .each(let sizes, let areEstimated):
    return placeDifferentItems(sizes, areEstimated, metrics, area.axis, at: position, place)
  }
}
