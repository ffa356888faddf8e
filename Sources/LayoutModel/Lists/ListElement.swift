/// An element of a table or collection view: a cell, or what stands beside cells.
package struct ListElement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A row of a table view, an item of a collection view.
    case cell
    /// Header of a section: a table view's, a flow layout's, or a supplementary item of UIKit's kind for headers.
    case header
    case footer
    /// Another supplementary item of a compositional layout, by the place of its definition in the section's.
    case supplementary(Int)
    /// A decoration item of a section, by its place in the section's.
    case decoration(Int)
  }

  package var kind: Kind, section: Int
  /// Counted within the section; 0 for what a section has once.
  package var item: Int
  package init(_ kind: Kind, section: Int, item: Int = 0) {
    (self.kind, self.section, self.item) = (kind, section, item)
  }
}

/// An element with its place.
package struct PlacedElement: Equatable, Sendable {
  package var element: ListElement
  /// In the coordinates of the content, in points, exact.
  package var frame: Rect
  /// Elements with higher numbers lie above others.
  package var zIndex: Int
  package init(_ element: ListElement, frame: Rect, zIndex: Int = 0) {
    (self.element, self.frame, self.zIndex) = (element, frame, zIndex)
  }
}

/// Where everything in a table or collection view is.
package struct ListGeometry: Equatable, Sendable {
  /// In points, exact.
  package var contentSize: Size = .zero
  /// Section by section: its header, its cells, its footer, then the others.
  package var elements: [PlacedElement] = []
  /// Frames of the sections, with headers and footers; in the coordinates of the content.
  package var sections: [Rect] = []
  package init() {}
}

/// Answers how large elements are that size themselves.
package protocol ElementSizing: ~Copyable {
  associatedtype Failure: Error

  /// The size that an element asks for, in points, where the layout gives it that width and height; nil where it decides.
  mutating func size(of element: ListElement, width: Double?, height: Double?) throws(Failure) -> Size
}
