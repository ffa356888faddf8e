/// An item of a compositional layout, or a group of items (`NSCollectionLayoutItem`, `NSCollectionLayoutGroup`).
package struct CollectionLayoutItem: Equatable, Sendable {
  package var layoutSize: CollectionLayoutSize
  /// Inside of its size; not counted on a side that is estimated.
  package var contentInsets = DirectionalEdgeInsets.none
  package var edgeSpacing = CollectionLayoutEdgeSpacing()
  package var supplementaryItems: [CollectionLayoutSupplementaryItem] = []
  /// Nil for an item.
  package var group: CollectionLayoutGroup?
  package init(layoutSize: CollectionLayoutSize, group: CollectionLayoutGroup? = nil) {
    (self.layoutSize, self.group) = (layoutSize, group)
  }
}

/// What a group does with its items (`NSCollectionLayoutGroup`).
package struct CollectionLayoutGroup: Equatable, Sendable {
  /// How the items of a group lie.
  package enum Arrangement: Equatable, Sendable {
    /// Side by side, or one below the other.
    case line(Axis, [CollectionLayoutItem], Repetition)
    /// Where it says.
    case custom([CollectionLayoutGroupCustomItem])
  }

  /// How often the subitems of a group are in it.
  package enum Repetition: Equatable, Sendable {
    /// From the first to the last and again, until the next has no room.
    case untilFull
    /// The only subitem so many times, in its own size: `repeatingSubitem`, from version 16 on.
    case times(Int)
    /// The only subitem so many times, as long as fills the group: `subitem` of older versions.
    case equally(Int)
  }

  package var arrangement: Arrangement
  package var interItemSpacing: CollectionLayoutSpacing = .fixed(0)
  package init(_ arrangement: Arrangement) { self.arrangement = arrangement }
}

/// An item of a group that says where its items are (`NSCollectionLayoutGroupCustomItem`).
package struct CollectionLayoutGroupCustomItem: Equatable, Sendable {
  /// In the coordinates of the group, in points.
  package var frame: Rect
  package var zIndex: Int
  package init(frame: Rect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}
