package import LayoutModel

/// Where size classes change, in points; for windows that no row of the catalogue of devices lists.
package enum SizeClassRules {
  /// The shorter side of a phone from which it is regular in width when it lies on its side.
  package static let regularPhoneSide = 414.0
  /// The width from which a window of an iPad is regular. No published width is near it.
  package static let regularPadWidth = 640.0
  /// The narrowest window of an iPad that is known to be regular.
  package static let widePadWindow = 678.0
  /// An iPhone app in a window that can be resized, whatever its size (DV-phone-windows).
  package static let phoneWindow = SizeClasses(horizontal: .compact, vertical: .regular)
}

/// Insets of windows that do not fill the screen, in points (DV-explicit-window).
package enum WindowInsets {
  /// Apps of phones get windows of any size from here on.
  package static let phoneWindowsSince = SystemVersion(27)
  /// An iPhone app in a window: room for the controls above, and for the home indicator.
  package static let phoneWindow = EdgeInsets(top: 32, left: 0, bottom: 20, right: 0)
}

/// Size classes by the general rules (DV-phone-classes, DV-pad-classes, DV-other-classes).
package func inferSizeClasses(idiom: UserInterfaceIdiom, window: Size) -> SizeClasses {
  switch idiom {
  case .phone:
    let isPortrait = window.height > window.width
    let isWide = min(window.width, window.height) >= SizeClassRules.regularPhoneSide
    return isPortrait
      ? SizeClasses(horizontal: .compact, vertical: .regular)
      : SizeClasses(horizontal: isWide ? .regular : .compact, vertical: .compact)
  case .pad:
    let isWide = window.width >= SizeClassRules.regularPadWidth
    return SizeClasses(horizontal: isWide ? .regular : .compact, vertical: .regular)
  case .carPlay: return SizeClasses(horizontal: .compact, vertical: .compact)
  case .tv, .mac, .vision: return SizeClasses(horizontal: .regular, vertical: .regular)
  }
}
