/// How long one side of an item, a group or a supplementary item is (`NSCollectionLayoutDimension`).
package enum CollectionLayoutDimension: Equatable, Sendable {
  /// Part of the width of what contains it, whichever side it is said of.
  case fractionalWidth(Double)
  /// Part of the height of what contains it.
  case fractionalHeight(Double)
  /// In points.
  case absolute(Double)
  /// What the content asks for; the number of points decides only how many repetitions fill a group.
  case estimated(Double)
  /// An estimate, and as long as the longest of the siblings that say so. From version 17 on.
  case uniformAcrossSiblings(Double)

  /// The points that are expected where the content decides; nil where it does not.
  package var estimate: Double? {
    switch self {
    case .fractionalWidth, .fractionalHeight, .absolute: nil
    case .estimated(let value), .uniformAcrossSiblings(let value): value
    }
  }

  /// Whether siblings have it in common.
  package var isUniformAcrossSiblings: Bool { if case .uniformAcrossSiblings = self { true } else { false } }
}

/// Width and height of something in a compositional layout (`NSCollectionLayoutSize`).
package struct CollectionLayoutSize: Equatable, Sendable {
  package var widthDimension, heightDimension: CollectionLayoutDimension
  package init(width: CollectionLayoutDimension, height: CollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
  }

  package subscript(axis: Axis) -> CollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }
}

/// A distance between items, or around one (`NSCollectionLayoutSpacing`), in points.
package enum CollectionLayoutSpacing: Equatable, Sendable {
  case fixed(Double)
  /// At least this, and a share of the room that is left.
  case flexible(Double)

  /// What is there in any case.
  package var minimum: Double {
    switch self {
    case .fixed(let value), .flexible(let value): value
    }
  }

  package var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// The distances around an item, outside of it (`NSCollectionLayoutEdgeSpacing`).
package struct CollectionLayoutEdgeSpacing: Equatable, Sendable {
  package var leading = CollectionLayoutSpacing.fixed(0), top = CollectionLayoutSpacing.fixed(0)
  package var trailing = CollectionLayoutSpacing.fixed(0), bottom = CollectionLayoutSpacing.fixed(0)
  package init() {}
  /// The distance before the item on an axis: leading or top.
  package func before(_ axis: Axis) -> CollectionLayoutSpacing { axis == .horizontal ? leading : top }
  /// The distance behind the item on an axis: trailing or bottom.
  package func after(_ axis: Axis) -> CollectionLayoutSpacing { axis == .horizontal ? trailing : bottom }
}
