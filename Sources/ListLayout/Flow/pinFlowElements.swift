import LayoutModel

/// Moves headers and footers that pin to where they are at the container's content offset: headers to the edge at which
/// their section begins, footers to the other, and none leaves its section (LI-flow-pins).
func pinFlowElements(
  of layout: FlowLayout, _ turning: FlowTurning, _ geometry: inout ListGeometry, in container: ListContainer
) {
  let (headers, footers) = (layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds)
  guard headers || footers else { return }
  let axis = layout.scrollDirection
  let visible = container.visibleRect.inset(by: container.adjustedContentInset)
  for index in geometry.elements.indices {
    let element = geometry.elements[index].element
    guard element.kind == .header && headers || element.kind == .footer && footers else { continue }
    // Above the cells.
    geometry.elements[index].zIndex = 1
    let frame = geometry.elements[index].frame
    let section = geometry.sections[element.section]
    let natural = frame.minimum(axis)
    let isTurned = axis == .horizontal && turning.turns(element.section)
    let moved: Double
    if (element.kind == .header) != isTurned {
      moved = max(natural, min(visible.minimum(axis), section.maximum(axis) - frame.size[axis]))
    } else {
      moved = min(natural, max(visible.maximum(axis) - frame.size[axis], section.minimum(axis)))
    }
    if axis == .vertical {
      geometry.elements[index].frame.origin.y = moved
    } else {
      geometry.elements[index].frame.origin.x = moved
    }
  }
}
