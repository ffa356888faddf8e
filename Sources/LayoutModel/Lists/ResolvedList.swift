/// What is resolved about the elements of a table or collection view.
package struct ResolvedList: Sendable {
  /// Index of the view.
  package var view: Int32
  package var sections: [ResolvedSection] = []
  /// Above and below all sections of a table view.
  package var tableHeaderView: ResolvedElement?
  package var tableFooterView: ResolvedElement?
  /// Supplementary items of a compositional layout as a whole.
  package var others: [ResolvedElement] = []
  /// Where the parts of table rows are whose views were placed, by the indices of their cells.
  package var cellFrames: [Int32: CellFrames] = [:]

  package init(view: Int32) {
    self.view = view
  }
}

/// A section of a list.
package struct ResolvedSection: Sendable {
  /// With headers and footers; in the coordinates of the content, on the pixel grid.
  package var frame: Rect
  package var header: ResolvedElement?
  package var footer: ResolvedElement?
  package var cells: [ResolvedElement] = []
  /// Supplementary and decoration items of compositional layouts.
  package var others: [ResolvedElement] = []

  package init(frame: Rect) {
    self.frame = frame
  }
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
    self.element = element
    self.frame = frame
    self.isVisible = isVisible
  }
}

/// The element of a list that a diagnostic is about.
package struct ElementPlace: Hashable, Sendable {
  /// The id of the table or collection view.
  package var list: String
  package var element: ListElement
  /// How many more elements of the list have the same.
  package var others = 0

  package init(list: String, _ element: ListElement) {
    self.list = list
    self.element = element
  }
}

extension ResolvedList {
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

extension Layout {
  /// The elements of lists whose views were placed, by the indices of those views.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  package var elementPlaces: [Int: ElementPlace] {
    var places: [Int: ElementPlace] = [:]
    for (list, resolved) in lists {
      let id = document.views[Int(list)].id
      for element in resolved.elements {
        if let view = element.view { places[Int(view)] = ElementPlace(list: id, element.element) }
      }
    }
    return places
  }
}
