/// What a document says of a container: its bars, columns and pages. Each type of controller reads its own part.
package struct ContainerConfiguration: Sendable {
  // Navigation controllers.
  package var isNavigationBarHidden = false
  package var isToolbarHidden = true
  package var isNavigationBarTranslucent = true
  package var prefersLargeTitles = false
  package var isToolbarTranslucent = true

  // Tab bar controllers.
  package var selectedIndex = 0
  package var isTabBarHidden = false
  package var isTabBarTranslucent = true
  /// Nil for what the system does.
  package var tabBarPlacement: TabBarPlacement?

  package var split = SplitConfiguration()

  // Page view controllers.
  package var spineLocation: SpineLocation = .min
  package var hasPageIndicator = false

  /// Heights in place of the catalogue's.
  package var barMetrics = BarMetrics()

  package init() {}

  /// Looks of the navigation bar, which a document gives together.
  package var navigationBar: (isTranslucent: Bool, prefersLargeTitles: Bool) {
    get { (isNavigationBarTranslucent, prefersLargeTitles) }
    set { (isNavigationBarTranslucent, prefersLargeTitles) = newValue }
  }
}

/// Heights of bars in points, nil for those of the device and system (CO-bar-heights).
package struct BarMetrics: Hashable, Sendable {
  package var navigationBar: Double?
  /// What a large title adds to the navigation bar.
  package var largeTitle: Double?
  package var toolbar: Double?
  package var tabBar: Double?

  package init() {}
}

/// Where a tab bar is.
package enum TabBarPlacement: String, Hashable, Sendable, CaseIterable {
  case bottom, none
}

/// Where the spine of a page view controller is, in UIKit's words.
package enum SpineLocation: String, Hashable, Sendable, CaseIterable {
  case min, mid, max
}
