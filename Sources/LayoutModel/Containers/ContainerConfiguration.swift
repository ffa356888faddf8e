/// What a document says of a container: its bars, columns and pages. Each type of controller reads its own part.
package struct ContainerConfiguration: Sendable {
  // Navigation controllers.
  package var isNavigationBarHidden = false, isNavigationBarTranslucent = true, prefersLargeTitles = false
  package var isToolbarHidden = true, isToolbarTranslucent = true

  // Tab bar controllers.
  package var selectedIndex = 0
  package var isTabBarHidden = false, isTabBarTranslucent = true
  /// Nil for what the system does.
  package var tabBarPlacement: TabBarPlacement?

  package var split = SplitConfiguration()

  // Page view controllers.
  package var spineLocation: SpineLocation = .min
  package var hasPageIndicator = false

  /// Heights in place of the catalogue's.
  package var barMetrics = BarMetrics()

  /// Looks of the navigation bar, which a document gives together.
  package var navigationBar: (isTranslucent: Bool, prefersLargeTitles: Bool) {
    get { (isNavigationBarTranslucent, prefersLargeTitles) }
    set { (isNavigationBarTranslucent, prefersLargeTitles) = newValue }
  }
}

/// Heights of bars in points, nil for those of the device and system (CO-bar-heights).
package struct BarMetrics: Equatable, Sendable {
  package var navigationBar: Double?
  /// What a large title adds to the navigation bar.
  package var largeTitle: Double?
  package var toolbar, tabBar: Double?
  package init() {}
}

/// Where a tab bar is.
package enum TabBarPlacement: String, Sendable, CaseIterable { case bottom, none }
/// Where the spine of a page view controller is, in UIKit's words.
package enum SpineLocation: String, Sendable, CaseIterable { case min, mid, max }

/// What a document says of a split view controller.
package struct SplitConfiguration: Sendable {
  package var style: SplitStyle = .classic
  package var preferredDisplayMode: SplitDisplayMode = .automatic
  package var preferredBehavior: SplitBehavior = .automatic
  package var primaryEdge: SplitEdge = .leading
  /// The column that is on top where it collapses, nil for the last one.
  package var topColumnForCollapsing: SplitColumn?
  package var primaryWidth = ColumnWidth(), supplementaryWidth = ColumnWidth()
  /// Whether the secondary column goes when it collapses.
  package var discardsSecondaryOnCollapse = false
  /// The id of the child that becomes the secondary column when it expands without one.
  package var controllerOnExpand: String?

  /// The width that a column wishes for, in points; nil is automatic.
  package struct ColumnWidth: Equatable, Sendable {
    package var preferred: Double?
    /// Preferred width as a part of the width of the whole view.
    package var preferredFraction: Double?
    package var minimum, maximum: Double?
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
package enum SplitColumn: String, Sendable, CaseIterable { case primary, supplementary, secondary, compact }

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
package enum SplitBehavior: String, Sendable, CaseIterable { case automatic, tile, overlay, displace }
/// The side of the primary column.
package enum SplitEdge: String, Sendable, CaseIterable { case leading, trailing }
