/// How long one side of an item, a group or a supplementary item is (`NSCollectionLayoutDimension`).
package enum CollectionLayoutDimension: Hashable, Sendable {
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
  package var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }
}

/// Width and height of something in a compositional layout (`NSCollectionLayoutSize`).
package struct CollectionLayoutSize: Hashable, Sendable {
  package var widthDimension: CollectionLayoutDimension
  package var heightDimension: CollectionLayoutDimension

  package init(width: CollectionLayoutDimension, height: CollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
  }

  package subscript(axis: Axis) -> CollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }
}
