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
    /// Of the width of the whole view.
    package var preferredFraction: Double?
    package var minimum: Double?
    package var maximum: Double?

    package init() {}
  }

  /// One of the four values of a ``ColumnWidth``.
  package enum WidthPart: Hashable, Sendable {
    case preferred, preferredFraction, minimum, maximum
  }

  /// A value that a rule may replace.
  package enum Property: Sendable {
    case style(SplitStyle)
    case preferredDisplayMode(SplitDisplayMode)
    case preferredBehavior(SplitBehavior)
    case primaryEdge(SplitEdge)
    case topColumnForCollapsing(SplitColumn)
    /// Nil is automatic.
    case primaryWidth(WidthPart, Double?)
    case supplementaryWidth(WidthPart, Double?)
    case discardsSecondaryOnCollapse(Bool)
    case controllerOnExpand(String)
  }

  /// Sets one value.
  package mutating func apply(_ property: Property) {
    switch property {
    case .style(let value): style = value
    case .preferredDisplayMode(let value): preferredDisplayMode = value
    case .preferredBehavior(let value): preferredBehavior = value
    case .primaryEdge(let value): primaryEdge = value
    case .topColumnForCollapsing(let value): topColumnForCollapsing = value
    case .primaryWidth(let part, let value): primaryWidth[part] = value
    case .supplementaryWidth(let part, let value): supplementaryWidth[part] = value
    case .discardsSecondaryOnCollapse(let value): discardsSecondaryOnCollapse = value
    case .controllerOnExpand(let value): controllerOnExpand = value
    }
  }
}

extension SplitConfiguration.ColumnWidth {
  package subscript(part: SplitConfiguration.WidthPart) -> Double? {
    get {
      switch part {
      case .preferred: preferred
      case .preferredFraction: preferredFraction
      case .minimum: minimum
      case .maximum: maximum
      }
    }
    set {
      switch part {
      case .preferred: preferred = newValue
      case .preferredFraction: preferredFraction = newValue
      case .minimum: minimum = newValue
      case .maximum: maximum = newValue
      }
    }
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
