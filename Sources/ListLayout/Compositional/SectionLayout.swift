import LayoutModel

/// A section that is laid out, leading at the left.
struct SectionLayout {
  var cells: [PlacedElement] = []
  /// Supplementary items of cells and groups.
  var attached: [PlacedElement] = []
  var decorations: [PlacedElement] = []
  var boundary: BoundaryItems
  /// What the boundary items belong to along the scroll axis.
  var span: Span
  /// With everything that belongs to it.
  var frame: Rect

  /// Its elements: the header, the cells, the footer, then the others.
  func elements(visible: Span) -> [PlacedElement] {
    let boundary = boundary.elements(in: span, visible: visible)
    return boundary.filter { $0.element.kind == .header } + cells
      + boundary.filter { $0.element.kind == .footer }
      + boundary.filter { $0.element.kind != .header && $0.element.kind != .footer }
      + attached + decorations
  }
}

/// Lays out a section from a place along the scroll axis on: boundary items at its beginning, its content insets, its groups,
/// its insets, boundary items at its end (LI-compositional-boundary, LI-compositional-section-insets).
func layOutSection<S: ElementSizing & ~Copyable>(
  _ number: Int, _ section: CompositionalSection, at start: Double, in container: CompositionalContainer,
  _ nodes: inout NodeCache, sizing: inout S
) throws(S.Failure) -> SectionLayout {
  var section = section
  var padding = 0.0
  if case .list(let list) = section.definition.content {
    section.definition = listSection(list, section.definition, isFirst: number == 0, in: container)
    if !section.absentKinds.contains(.header) {
      padding = headerTopPadding(of: list, systemVersion: container.list.systemVersion)
    }
  }
  let definition = section.definition
  let axis = container.scrollAxis
  let area = container.area(definition.contentInsetsReference)
  let insets = definition.contentInsets ?? .none
  let boundary = try BoundaryItems(
    definition.boundarySupplementaryItems, section: number, absent: section.absentKinds, scrollAxis: axis,
    in: supplementaryArea(of: definition, in: container), sizing: &sizing)
  var groups = try solveGroups(
    number, section, size: area.size.inset(by: insets), in: container, &nodes, sizing: &sizing)
  let first = start + padding + boundary.before + insets.before(axis)
  groups.move(
    by: Point(along: axis, first, across: groups.restingOffset(insets, from: area.start, container)))
  let span = Span(start: start + padding, end: first + groups.length + insets.after(axis) + boundary.after)
  var size = area.size
  size[axis] = span.end - start
  let frame = Rect(origin: Point(along: axis, start, across: area.start), size: size)
  var layout = SectionLayout(boundary: boundary, span: span, frame: frame)
  layout.cells = groups.cells(in: number)
  layout.attached = try groups.attachedItems(section, in: number, sizing: &sizing)
  // Backgrounds lie behind the whole section with its headers and footers (LI-compositional-decorations).
  layout.decorations = definition.decorationItems.enumerated().map { place, item in
    PlacedElement(
      ListElement(.decoration(place), section: number), frame: frame.inset(by: item.contentInsets),
      zIndex: item.zIndex)
  }
  return layout
}

/// What boundary items lie in: as cells do, unless the section says otherwise (LI-compositional-supplementary-reference).
private func supplementaryArea(
  of definition: CollectionLayoutSection, in container: CompositionalContainer
) -> CompositionalArea {
  let reference = definition.supplementaryContentInsetsReference
  guard reference == .automatic else { return container.area(reference) }
  guard definition.supplementariesFollowContentInsets else { return container.area(.automatic) }
  var (start, size) = container.area(definition.contentInsetsReference)
  let insets = definition.contentInsets ?? .none
  let axis = container.crossAxis
  start += insets.before(axis)
  size[axis] = max(0, size[axis] - insets.sum(axis))
  return (start, size)
}
