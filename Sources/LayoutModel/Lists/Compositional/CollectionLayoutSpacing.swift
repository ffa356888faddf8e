/// A distance between items, or around one (`NSCollectionLayoutSpacing`), in points.
package enum CollectionLayoutSpacing: Hashable, Sendable {
  case fixed(Double)
  /// At least this, and a share of the room that is left.
  case flexible(Double)

  /// What is there in any case.
  package var minimum: Double {
    switch self {
    case .fixed(let value), .flexible(let value): value
    }
  }

  package var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

/// The distances around an item, outside of it (`NSCollectionLayoutEdgeSpacing`).
package struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
  package var leading: CollectionLayoutSpacing = .fixed(0)
  package var top: CollectionLayoutSpacing = .fixed(0)
  package var trailing: CollectionLayoutSpacing = .fixed(0)
  package var bottom: CollectionLayoutSpacing = .fixed(0)

  package init() {}

  /// The distance before the item on an axis: leading or top.
  package func before(_ axis: Axis) -> CollectionLayoutSpacing { axis == .horizontal ? leading : top }
  /// The distance behind the item on an axis: trailing or bottom.
  package func after(_ axis: Axis) -> CollectionLayoutSpacing { axis == .horizontal ? trailing : bottom }
}
