package import LayoutModel

/// Lays out the sections of a collection view with a compositional layout.
///
/// Frames are in points, exact, in the coordinates of the content; who draws them rounds their edges to pixels. The layout is
/// at rest: sections that scroll by themselves show their first group, and what has no room goes on beyond the bounds.
/// Pinned items are where they are seen at the content offset of the container.
///
/// Elements of the layout itself have the section ``CompositionalLayout/ownSection`` and come last.
///
/// - Parameters:
///   - sections: Each with the definition that counts (``CompositionalLayout/section(_:where:)``).
///   - sizing: Asked for the sizes of elements with an estimated side, section by section.
/// - Throws: What `sizing` throws.
/// - Complexity: O(items · depth of groups + definitions).
package func layOutSections<S: ElementSizing & ~Copyable>(
  _ layout: CompositionalLayout, sections: [CompositionalSection], in container: ListContainer,
  sizing: inout S
) throws(S.Failure) -> ListGeometry {
  let container = CompositionalContainer(layout, container)
  let axis = container.scrollAxis
  let area = container.area(.automatic)
  let own = try BoundaryItems(
    layout.boundarySupplementaryItems, section: CompositionalLayout.ownSection, absent: [], scrollAxis: axis,
    start: area.start, size: area.size, sizing: &sizing)
  var position = own.before
  var layouts: [SectionLayout] = []
  var nodes = NodeCache()
  for (number, section) in sections.enumerated() {
    // Between sections, also empty ones (LI-compositional-section-spacing).
    if number > 0 { position += layout.interSectionSpacing }
    let section = try layOutSection(number, section, at: position, in: container, &nodes, sizing: &sizing)
    position = section.span.end
    layouts.append(section)
  }
  let whole = Span(start: 0, end: position + own.after)
  var geometry = ListGeometry()
  geometry.contentSize[axis] = whole.end
  geometry.contentSize[axis.crossed] = container.breadth
  let visible = visibleSpan(container, contentSize: geometry.contentSize)
  for layout in layouts {
    geometry.elements += layout.elements(visible: visible)
    geometry.sections.append(layout.frame)
  }
  geometry.elements += own.elements(in: whole, visible: visible)
  if container.list.layoutDirection == .rightToLeft { mirror(&geometry) }
  return geometry
}

/// What can be seen of the content along the scroll axis, between bars; from the leading side on.
private func visibleSpan(_ container: CompositionalContainer, contentSize: Size) -> Span {
  let axis = container.scrollAxis
  let rect = container.list.visibleRect.inset(by: container.list.adjustedContentInset)
  guard axis == .horizontal, container.list.layoutDirection == .rightToLeft else {
    return Span(start: rect.minimum(axis), end: rect.maximum(axis))
  }
  return Span(start: contentSize.width - rect.maxX, end: contentSize.width - rect.minX)
}

/// Puts leading to the right: everything lies as in a mirror (LI-compositional-right-to-left).
private func mirror(_ geometry: inout ListGeometry) {
  let width = geometry.contentSize.width
  for number in geometry.elements.indices {
    let frame = geometry.elements[number].frame
    geometry.elements[number].frame.origin.x = width - frame.maxX
  }
  for number in geometry.sections.indices {
    geometry.sections[number].origin.x = width - geometry.sections[number].maxX
  }
}
