package import LayoutModel

/// Bars that stand in a strip at the side of the window, in points (CO-vertical-bars).
package enum VerticalBarMetrics {
  /// Width of a tab bar: on a display of 466 it is from 393 to 442.
  package static let tabBarWidth = 49.0
  /// What lies between a tab bar and the edge of the window.
  package static let tabBarOutset = 24.0
}

/// Heights of bars where neither the document nor the catalogue of devices says any, in points (CO-bar-heights,
/// CO-navigation-bar-bottom, CO-bars-26).
package enum StandardBars {
  /// A navigation bar or toolbar of the design up to system 18.
  package static let classicBar = 44.0
  /// Height of a bar in the design of the version, as the class measures itself and as the canvas has it.
  package static let bar = ByVersion(classicBar, (floatingSince, 54))
  package static let tabBar = 49.0
  /// What a tab bar takes of a scene on the canvas of version 26.
  package static let floatingTabBar = 52.0
  /// A toolbar on a device with a home indicator, as the class measures itself and as the canvas has it.
  package static let toolbarAboveHomeIndicator = 49.0
  /// Every bar in compact height and width.
  package static let compactBar = 32.0
  /// Every bar of an iPad from ``padBarsSince`` on.
  package static let padBar = 50.0
  /// From here on all bars of an iPad are of one height.
  package static let padBarsSince = SystemVersion(12)
  /// From here on a phone's tab bar depends on the device and how it is turned.
  package static let tabBarsByDeviceSince = SystemVersion(11)

  /// What a large title adds.
  package static let largeTitle = 52.0
  package static let largeTitlesSince = SystemVersion(11)

  /// The design in which the catalogue has rows of its own, and bars float.
  package static let floatingSince = SystemVersion(26)

  /// A navigation bar in a sheet, from the version on that has cards.
  package static let barInSheet = ByVersion(56.0, (floatingSince, 70))
  /// Height of a bar in a sheet with a large title.
  package static let largeBarInSheet = ByVersion(108.0, (floatingSince, 126))

  /// The dots below the pages of a page view controller (CO-pages).
  package static let pageDots = 37.0
}
