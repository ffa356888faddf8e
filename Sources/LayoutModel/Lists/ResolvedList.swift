/// What is resolved about the elements of a table or collection view.
package struct ResolvedList: Sendable {
  /// Index of the view.
  package var view: Int32
  package var sections: [ResolvedSection] = []
  /// Above and below all sections of a table view.
  package var tableHeaderView, tableFooterView: ResolvedElement?
  /// Supplementary items of a compositional layout as a whole.
  package var others: [ResolvedElement] = []
  /// Where the parts of table rows are whose views were placed, by the indices of their cells.
  package var cellFrames: [Int32: CellFrames] = [:]
  package init(view: Int32) { self.view = view }

  /// All elements, section by section.
  package var elements: [ResolvedElement] {
    var all: [ResolvedElement] = []
    if let header = tableHeaderView { all.append(header) }
    for section in sections {
      if let header = section.header { all.append(header) }
      all += section.cells
      if let footer = section.footer { all.append(footer) }
      all += section.others
    }
    if let footer = tableFooterView { all.append(footer) }
    return all
  }
}

/// A section of a list.
package struct ResolvedSection: Sendable {
  /// With headers and footers; in the coordinates of the content, on the pixel grid.
  package var frame: Rect
  package var header, footer: ResolvedElement?
  package var cells: [ResolvedElement] = []
  /// Supplementary and decoration items of compositional layouts.
  package var others: [ResolvedElement] = []
  package init(frame: Rect) { self.frame = frame }
}

/// A cell, or what stands beside cells.
package struct ResolvedElement: Sendable {
  package var element: ListElement
  /// In the coordinates of the content, on the pixel grid.
  package var frame: Rect
  package var zIndex = 0
  /// Whether any of it lies in the bounds of the list.
  package var isVisible: Bool
  /// Identifier of the prototype that makes a cell.
  package var reuseIdentifier: String?
  /// Index of its view in ``LayoutDocument/views``; nil where its views were not placed.
  package var view: Int32?
  package init(_ element: ListElement, frame: Rect, isVisible: Bool) {
    (self.element, self.frame, self.isVisible) = (element, frame, isVisible)
  }
}

/// The element of a list that a diagnostic is about.
package struct ElementPlace: Hashable, Sendable {
  /// The id of the table or collection view.
  package var list: String
  package var element: ListElement
  /// How many more elements of the list have the same.
  package var others = 0
  package init(list: String, _ element: ListElement) { (self.list, self.element) = (list, element) }
}
