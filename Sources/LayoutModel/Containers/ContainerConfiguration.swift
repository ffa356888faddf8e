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

  /// A value that a rule may replace.
  package enum Property: Sendable {
    case navigationBarHidden(Bool)
    case toolbarHidden(Bool)
    case navigationBar(isTranslucent: Bool, prefersLargeTitles: Bool)
    case toolbar(isTranslucent: Bool)
    case selectedIndex(Int)
    case tabBarHidden(Bool)
    case tabBar(isTranslucent: Bool)
    case tabBarPlacement(TabBarPlacement)
    case split(SplitConfiguration.Property)
    case spineLocation(SpineLocation)
    case pageIndicator(Bool)
    case barMetrics(BarMetrics)
  }

  /// Sets one value.
  package mutating func apply(_ property: Property) {
    switch property {
    case .navigationBarHidden(let value): isNavigationBarHidden = value
    case .toolbarHidden(let value): isToolbarHidden = value
    case .navigationBar(let isTranslucent, let largeTitles):
      isNavigationBarTranslucent = isTranslucent
      prefersLargeTitles = largeTitles
    case .toolbar(let isTranslucent): isToolbarTranslucent = isTranslucent
    case .selectedIndex(let value): selectedIndex = value
    case .tabBarHidden(let value): isTabBarHidden = value
    case .tabBar(let isTranslucent): isTabBarTranslucent = isTranslucent
    case .tabBarPlacement(let value): tabBarPlacement = value
    case .split(let value): split.apply(value)
    case .spineLocation(let value): spineLocation = value
    case .pageIndicator(let value): hasPageIndicator = value
    case .barMetrics(let value): barMetrics = value
    }
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
