/// What a document says of a sheet (from version 13).
package struct SheetConfiguration: Hashable, Sendable {
  /// The heights at which the sheet rests. Never empty.
  package var detents: [Detent] = [.large]
  /// One of ``detents``; nil for the lowest (PR-detents).
  package var selectedDetent: Detent?
  package var prefersEdgeAttachedInCompactHeight = false
  package var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  package init() {}
}

/// A height at which a sheet rests.
package enum Detent: Hashable, Sendable {
  /// About half of the container; not in compact height.
  case medium
  case large
  /// Points above the bottom of the safe area.
  case custom(Double)
}
