// Raw numbers are UIKit's.

/// How much room there is on one axis, as UIKit names it.
package enum SizeClass: Int8, Sendable, CaseIterable {
  case compact = 1
  case regular

  package var word: String { self == .compact ? "compact" : "regular" }
}

/// What kind of device, as UIKit names it.
package enum UserInterfaceIdiom: Int8, Sendable, CaseIterable {
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// The direction of text and of leading and trailing.
package enum LayoutDirection: Int8, Sendable, CaseIterable { case leftToRight, rightToLeft }
/// The colours that a display shows.
package enum DisplayGamut: Int8, Sendable, CaseIterable { case sRGB, p3 }

/// Light or dark, as UIKit names it.
package enum UserInterfaceStyle: Int8, Sendable, CaseIterable {
  case light = 1
  case dark
}

/// Whether colours keep more distance from each other, as UIKit names it.
package enum AccessibilityContrast: Int8, Sendable, CaseIterable { case normal, high }
