package import LayoutModel
import UIKitDefaults

/// Where everything in a table view is.
///
/// Frames are in the coordinates of the content, exact. Rows, headers and footers whose heights nobody gives are asked for
/// with the width that they get; the answer is the height of the whole cell (``cellHeight(fitting:in:container:)``) or of
/// the whole header (LI-row-automatic, LI-header-automatic). In a plain table headers and footers of the sections on
/// screen stay on screen, above cells (LI-header-pinned).
///
/// - Parameters:
///   - headerViewHeight: Of the view above all sections, in points; nil without one.
///   - footerViewHeight: Of the view below all sections, in points; nil without one.
///   - sizing: Knows how high elements are that size themselves.
/// - Complexity: O(*n*) in rows and sections, with one question for each element that sizes itself.
package func layOutTable<S: ElementSizing & ~Copyable>(
  _ table: TableConfiguration, sections: [TableSection], headerViewHeight: Double? = nil,
  footerViewHeight: Double? = nil, in container: ListContainer, sizing: inout S
) throws(S.Failure) -> ListGeometry {
  var stack = TableStack(table, in: container, hasHeaderView: (headerViewHeight ?? 0) > 0)
  stack.y = max(0, headerViewHeight ?? 0)
  stack.geometry.elements.reserveCapacity(sections.reduce(0) { $0 + max(0, $1.rowCount) + 2 })
  for (index, section) in sections.enumerated() { try stack.add(section, at: index, &sizing) }
  stack.geometry.contentSize = Size(
    width: container.size.width, height: stack.y + max(0, footerViewHeight ?? 0))
  if table.style == .plain { pinHeaders(of: &stack.geometry, in: container) }
  return stack.geometry
}

/// Sections from the top to the bottom.
private struct TableStack {
  let table: TableConfiguration
  let heights: TableHeights
  /// Left edge of cells, headers and footers.
  let x: Double
  let width: Double
  var y = 0.0
  var geometry = ListGeometry()
  /// Whether the section above ends with a text, which moves the next header away from it.
  var followsFooter = false

  init(_ table: TableConfiguration, in container: ListContainer, hasHeaderView: Bool) {
    self.table = table
    heights = TableHeights(table: table, container: container, hasHeaderView: hasHeaderView)
    let sides = container.sides(of: table)
    x = sides.left
    width = max(0, container.size.width - sides.left - sides.right)
  }

  mutating func add<S: ElementSizing & ~Copyable>(
    _ section: TableSection, at index: Int, _ sizing: inout S
  ) throws(S.Failure) {
    let top = y
    let header = try heights.header(
      of: section, at: index, width: width, followsFooter: followsFooter, &sizing)
    if section.header != nil, header > 0 { y += heights.headerPadding }
    place(section.header.map { _ in .header }, section: index, height: header)
    for row in 0..<max(0, section.rowCount) {
      let element = ListElement(.cell, section: index, item: row)
      place(element, height: try heights.row(row, of: section, element, width: width, &sizing))
    }
    let footer = try heights.footer(of: section, at: index, width: width, &sizing)
    place(section.footer.map { _ in .footer }, section: index, height: footer)
    followsFooter = section.footer?.content == .title
    geometry.sections.append(Rect(x: x, y: top, width: width, height: y - top))
  }

  /// Places what a section has once, or leaves its room empty.
  private mutating func place(_ kind: ListElement.Kind?, section: Int, height: Double) {
    if let kind { place(ListElement(kind, section: section), height: height) } else { y += height }
  }

  private mutating func place(_ element: ListElement, height: Double) {
    geometry.elements.append(PlacedElement(element, frame: Rect(x: x, y: y, width: width, height: height)))
    y += height
  }
}

/// Moves headers and footers of a plain table so that those of sections on screen stay there, above cells (LI-header-pinned).
private func pinHeaders(of geometry: inout ListGeometry, in container: ListContainer) {
  let (offset, insets) = (container.contentOffset.y, container.adjustedContentInset)
  let visible = Span(start: offset + insets.top, end: offset + container.size.height - insets.bottom)
  for index in geometry.elements.indices {
    let (element, frame) = (geometry.elements[index].element, geometry.elements[index].frame)
    guard element.kind == .header || element.kind == .footer else { continue }
    geometry.elements[index].frame.origin.y = geometry.sections[element.section].span(.vertical).pinned(
      frame.minY, length: frame.size.height, toEnd: element.kind == .footer, visible: visible)
    geometry.elements[index].zIndex = 1
  }
}

extension ListContainer {
  /// The width that decides about margins: the window's.
  var marginWidth: Double { windowWidth ?? size.width }
  var isPad: Bool { traits.userInterfaceIdiom == .pad }
  var textScale: CellTextScale { CellTextScale(traits.preferredContentSizeCategory) }
  var pixel: Double { 1 / pixelGrid.scale }

  /// What lies between the sides of a table view and its cells, in points (LI-inset-grouped).
  fileprivate func sides(of table: TableConfiguration) -> (left: Double, right: Double) {
    guard table.style == .insetGrouped else { return (0, 0) }
    let inset = CellMetrics.cardInset(width: marginWidth)
    let (left, right) = (inset + safeAreaInsets.left, inset + safeAreaInsets.right)
    guard table.cellLayoutMarginsFollowReadableWidth else { return (left, right) }
    return (max(left, readableContentInsets.left), max(right, readableContentInsets.right))
  }
}
