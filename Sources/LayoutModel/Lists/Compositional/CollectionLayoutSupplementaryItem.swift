/// Where a supplementary item is attached (`NSCollectionLayoutAnchor`).
package struct CollectionLayoutAnchor: Equatable, Sendable {
  /// One of the edges that an anchor holds on to, in UIKit's words.
  package enum Edge: String, Sendable, CaseIterable { case top, leading, bottom, trailing }

  /// How far from there, to the right and downwards; to the left where the text runs so.
  package enum Offset: Equatable, Sendable {
    /// In points.
    case absolute(Point)
    /// In widths and heights of the supplementary item.
    case fractional(Point)
  }

  package var edges: Set<Edge>, offset: Offset = .absolute(.zero)
  package init(edges: Set<Edge>, offset: Offset = .absolute(.zero)) {
    (self.edges, self.offset) = (edges, offset)
  }
}

/// A view at an edge or a corner of an item or a group (`NSCollectionLayoutSupplementaryItem`).
package struct CollectionLayoutSupplementaryItem: Equatable, Sendable {
  package var layoutSize: CollectionLayoutSize
  package var elementKind: String
  package var containerAnchor: CollectionLayoutAnchor
  /// The point of its own that lies on the other anchor; nil for the same edges.
  package var itemAnchor: CollectionLayoutAnchor?
  package var contentInsets = DirectionalEdgeInsets.none
  package var zIndex = 1

  package init(layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor)
  {
    self.layoutSize = layoutSize
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
  }
}

/// A header, a footer or something else at a boundary (`NSCollectionLayoutBoundarySupplementaryItem`).
package struct CollectionLayoutBoundarySupplementaryItem: Equatable, Sendable {
  /// The edges of the section or layout, by UIKit's names of `NSRectAlignment`.
  package enum Alignment: String, Hashable, Sendable, CaseIterable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    /// Where it lies on an axis: 0 at the beginning, 1 at the end, 0.5 in the middle.
    package func position(_ axis: Axis) -> Double {
      switch (axis, self) {
      case (.vertical, .top), (.vertical, .topLeading), (.vertical, .topTrailing): 0
      case (.vertical, .bottom), (.vertical, .bottomLeading), (.vertical, .bottomTrailing): 1
      case (.horizontal, .leading), (.horizontal, .topLeading), (.horizontal, .bottomLeading): 0
      case (.horizontal, .trailing), (.horizontal, .topTrailing), (.horizontal, .bottomTrailing): 1
      default: 0.5
      }
    }
  }

  /// The kinds of UIKit's own headers and footers.
  package static let sectionHeader = "UICollectionElementKindSectionHeader"
  package static let sectionFooter = "UICollectionElementKindSectionFooter"

  package var layoutSize: CollectionLayoutSize
  package var elementKind: String
  package var alignment: Alignment
  /// From where the alignment puts it, in points.
  package var absoluteOffset: Point = .zero
  /// Whether the section or layout becomes longer by it. If not, it lies over what is there.
  package var extendsBoundary = true
  package var pinToVisibleBounds = false
  package var contentInsets = DirectionalEdgeInsets.none
  package var zIndex = 1
  package init(layoutSize: CollectionLayoutSize, elementKind: String, alignment: Alignment) {
    (self.layoutSize, self.elementKind, self.alignment) = (layoutSize, elementKind, alignment)
  }
}

/// A view behind a section (`NSCollectionLayoutDecorationItem.background`).
package struct CollectionLayoutDecorationItem: Equatable, Sendable {
  package var elementKind: String
  package var contentInsets = DirectionalEdgeInsets.none
  package var zIndex = 0
  package init(elementKind: String) { self.elementKind = elementKind }
}
