package import LayoutModel

/// Where size classes change, in points; for windows that no row of the catalogue of devices lists.
package enum SizeClassRules {
  /// The shorter side of a phone from which it is regular in width when it lies on its side.
  package static let regularPhoneSide = 414.0
  /// The width from which a window of an iPad is regular. No published width is near it.
  package static let regularPadWidth = 640.0
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
