import LayoutModel

/// Moves headers and footers of a plain table so that those of the sections on screen stay on screen, and lays them above
/// cells (LI-header-pinned).
///
/// - Complexity: O(*n*) in elements.
func pinHeaders(of geometry: inout ListGeometry, in container: ListContainer) {
  let top = container.contentOffset.y + container.adjustedContentInset.top
  let bottom = container.contentOffset.y + container.size.height - container.adjustedContentInset.bottom
  for index in geometry.elements.indices {
    let placed = geometry.elements[index]
    let section = geometry.sections[placed.element.section]
    guard let y = pinnedY(placed, top: top, bottom: bottom, section: section) else { continue }
    geometry.elements[index].frame.origin.y = y
    geometry.elements[index].zIndex = 1
  }
}

/// Nil for cells.
private func pinnedY(_ placed: PlacedElement, top: Double, bottom: Double, section: Rect) -> Double? {
  let frame = placed.frame
  switch placed.element.kind {
  case .header: return max(frame.minY, min(top, section.maxY - frame.size.height))
  case .footer: return min(frame.minY, max(bottom - frame.size.height, section.minY))
  default: return nil
  }
}
