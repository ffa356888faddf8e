package import LayoutModel

/// A section of the data with the definition that counts where the collection view is.
package struct CompositionalSection: Equatable, Sendable {
  package var definition: CollectionLayoutSection
  package var itemCount: Int
  /// Kinds of supplementary elements that the data has no view for: they are not laid out and take no room.
  package var absentKinds: Set<ListElement.Kind> = []

  package init(_ definition: CollectionLayoutSection, itemCount: Int) {
    (self.definition, self.itemCount) = (definition, itemCount)
  }
}

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
/// - Complexity: O(items · depth of groups + definitions).
package func layOutSections<S: ElementSizing & ~Copyable>(
  _ layout: CompositionalLayout, sections: [CompositionalSection], in container: ListContainer,
  sizing: inout S
) throws(S.Failure) -> ListGeometry {
  let container = CompositionalContainer(layout: layout, list: container)
  let axis = container.scrollAxis
  let own = try BoundaryItems(
    layout.boundarySupplementaryItems, section: CompositionalLayout.ownSection, scrollAxis: axis,
    in: container.area(.automatic), sizing: &sizing)
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
  geometry.contentSize = Size(along: axis, whole.end, across: container.breadth)
  let visible = visibleSpan(container, contentSize: geometry.contentSize)
  for layout in layouts {
    geometry.elements += layout.elements(visible: visible)
    geometry.sections.append(layout.frame)
  }
  geometry.elements += own.elements(in: whole, visible: visible)
  // Everything lies as in a mirror (LI-compositional-right-to-left).
  if container.list.layoutDirection == .rightToLeft { geometry.mirror { _ in true } }
  return geometry
}

/// What can be seen of the content along the scroll axis, between bars; from the leading side on.
private func visibleSpan(_ container: CompositionalContainer, contentSize: Size) -> Span {
  let axis = container.scrollAxis
  let rect = container.list.visibleRect.inset(by: container.list.adjustedContentInset)
  guard axis == .horizontal, container.list.layoutDirection == .rightToLeft else { return rect.span(axis) }
  return Span(start: contentSize.width - rect.maxX, end: contentSize.width - rect.minX)
}

extension ListGeometry {
  /// Exchanges left and right in sections.
  mutating func mirror(_ includes: (_ section: Int) -> Bool) {
    let width = contentSize.width
    for place in elements.indices where includes(elements[place].element.section) {
      elements[place].frame.origin.x = width - elements[place].frame.maxX
    }
    for place in sections.indices where includes(place) {
      sections[place].origin.x = width - sections[place].maxX
    }
  }
}
