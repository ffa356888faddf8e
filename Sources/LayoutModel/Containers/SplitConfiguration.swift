/// What a document says of a split view controller.
package struct SplitConfiguration: Sendable {
  package var style: SplitStyle = .classic
  package var preferredDisplayMode: SplitDisplayMode = .automatic
  package var preferredBehavior: SplitBehavior = .automatic
  package var primaryEdge: SplitEdge = .leading
  /// The column that is on top where it collapses, nil for the last one.
  package var topColumnForCollapsing: SplitColumn?
  package var primaryWidth = ColumnWidth()
  package var supplementaryWidth = ColumnWidth()
  /// Whether the secondary column goes when it collapses.
  package var discardsSecondaryOnCollapse = false
  /// The id of the child that becomes the secondary column when it expands without one.
  package var controllerOnExpand: String?

  package init() {}

  /// The width that a column wishes for, in points; nil is automatic.
  package struct ColumnWidth: Hashable, Sendable {
    package var preferred: Double?
    /// Preferred width as a part of the width of the whole view.
    package var preferredFraction: Double?
    package var minimum: Double?
    package var maximum: Double?

    package init() {}
  }
}

/// The kinds of split view controllers, in UIKit's words; `classic` is the one from before columns.
package enum SplitStyle: String, Hashable, Sendable, CaseIterable {
  case classic, doubleColumn, tripleColumn

  /// The columns side by side, from the primary one on.
  package var columns: [SplitColumn] {
    self == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The columns that a child may say that it is in.
  package var namedColumns: [SplitColumn] { self == .classic ? columns : columns + [.compact] }
}

/// The columns of a split view controller, in UIKit's words. `compact` stands for all where it collapses.
package enum SplitColumn: String, Hashable, Sendable, CaseIterable {
  case primary, supplementary, secondary, compact
}

/// Which columns a split view controller shows, in UIKit's words.
package enum SplitDisplayMode: String, Hashable, Sendable, CaseIterable {
  case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

  /// The mode of that name; the names from before columns count, too (CO-split-modes).
  package init?(name: String) {
    switch name {
    case "primaryHidden": self = .secondaryOnly
    case "allVisible": self = .oneBesideSecondary
    case "primaryOverlay": self = .oneOverSecondary
    default: self.init(rawValue: name)
    }
  }
}

/// How the columns of a split view controller share its width, in UIKit's words.
package enum SplitBehavior: String, Hashable, Sendable, CaseIterable {
  case automatic, tile, overlay, displace
}

/// The side of the primary column.
package enum SplitEdge: String, Hashable, Sendable, CaseIterable {
  case leading, trailing
}
