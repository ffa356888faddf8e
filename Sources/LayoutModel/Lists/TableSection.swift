/// A section of a table view, as its layout sees it: how many rows, and what stands around them.
package struct TableSection: Hashable, Sendable {
  package var rowCount: Int
  /// Heights of rows that have one of their own, by row; the others have the table's.
  package var rowHeights: [Int: ListDimension] = [:]
  /// Nil for a section without a header.
  package var header: TableSectionEdge?
  /// Nil for a section without a footer.
  package var footer: TableSectionEdge?

  package init(rowCount: Int) {
    self.rowCount = rowCount
  }
}

/// What stands above or below the rows of a section.
package struct TableSectionEdge: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// A text that the system shows.
    case title
    /// A view of the document.
    case view
  }

  package var content: Content
  /// Its own height; nil for the table's.
  package var height: ListDimension?

  package init(_ content: Content, height: ListDimension? = nil) {
    self.content = content
    self.height = height
  }
}
