import LayoutModel

/// What a view is to the table or collection view that shows it.
enum ListPart {
  /// A cell: of a static table, or a prototype.
  case cell
  /// Header of a section.
  case header
  case footer
  /// Above and below all sections of a table view.
  case tableHeader
  case tableFooter

  /// - Returns: Nil for a view that is none, as one in the background is.
  init?(_ element: XMLElement, of list: ViewType) {
    guard list.isList else { return nil }
    switch (element.parent?.name, element["key"]) {
    case ("cells", _), ("prototypes", _): self = .cell
    case (_, "sectionHeaderView"), ("tableViewSection", "headerView"): self = .header
    case (_, "sectionFooterView"), ("tableViewSection", "footerView"): self = .footer
    case ("tableView", "tableHeaderView"): self = .tableHeader
    case ("tableView", "tableFooterView"): self = .tableFooter
    default: return nil
    }
  }
}
