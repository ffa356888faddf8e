/// What a document says of a table view, besides its cells.
package struct TableConfiguration: Equatable, Sendable {
  package var style: TableViewStyle = .plain
  package var rowHeight: ListDimension = .automatic
  /// Nil for what the system estimates. Older systems size rows themselves only where one is given.
  package var estimatedRowHeight: ListDimension?
  package var sectionHeaderHeight = ListDimension.automatic, sectionFooterHeight = ListDimension.automatic
  /// Above the headers of sections, from version 15 on; nil for what the system has.
  package var sectionHeaderTopPadding: Double?
  package var separatorStyle: SeparatorStyle = .singleLine
  package var separatorInset: DirectionalEdgeInsets?
  package var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  package var cellLayoutMarginsFollowReadableWidth = false, insetsContentViewsToSafeArea = true
  package var isEditing = false
  package var sectionIndexTitles: [String] = []
  package init() {}

  /// The separator inset as a document writes it: UITableView takes left and right for leading and trailing.
  package var writtenSeparatorInset: LayoutMargins? {
    get { separatorInset.map { .directional($0) } }
    set {
      switch newValue {
      case .fixed(let value):
        separatorInset = DirectionalEdgeInsets(
          top: value.top, leading: value.left, bottom: value.bottom, trailing: value.right)
      case .directional(let value): separatorInset = value
      case nil: separatorInset = nil
      }
    }
  }
}

/// A section of a table view, as its layout sees it: how many rows, and what stands around them.
package struct TableSection: Equatable, Sendable {
  package var rowCount: Int
  /// Heights of rows that have one of their own, by row; the others have the table's.
  package var rowHeights: [Int: ListDimension] = [:]
  /// Nil for a section without one.
  package var header, footer: TableSectionEdge?
  /// How much a section without one keeps free there, in points; nil for what the table does.
  package var headerHeight, footerHeight: Double?
  package init(rowCount: Int) { self.rowCount = rowCount }
}

/// What stands above or below the rows of a section.
package struct TableSectionEdge: Equatable, Sendable {
  /// A text that the system shows, or a view of the document.
  package enum Content: Sendable { case title, view }

  package var content: Content
  /// Its own height; nil for the table's.
  package var height: ListDimension?
  package init(_ content: Content, height: ListDimension? = nil) {
    (self.content, self.height) = (content, height)
  }
}

/// UIKit's styles of table views.
package enum TableViewStyle: String, Sendable, CaseIterable { case plain, grouped, insetGrouped }
/// Whether lines stand between rows.
package enum SeparatorStyle: String, Sendable, CaseIterable { case none, singleLine }

/// What the separator inset of a table view counts from, in UIKit's words.
package enum SeparatorInsetReference: String, Hashable, Sendable, CaseIterable {
  case fromCellEdges, fromAutomaticInsets
}

/// A height or width that is given, or that an element finds itself.
package enum ListDimension: Equatable, Sendable {
  /// `UITableView.automaticDimension`.
  case automatic
  /// In points.
  case given(Double)
}
