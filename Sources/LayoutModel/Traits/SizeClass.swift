/// How much room there is on one axis, as UIKit names it.
package enum SizeClass: Int8, Hashable, Sendable, CaseIterable {
  case compact = 1
  case regular = 2
}

/// What kind of device, as UIKit names it.
package enum UserInterfaceIdiom: Int8, Hashable, Sendable, CaseIterable {
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The direction of text and of leading and trailing.
package enum LayoutDirection: Int8, Hashable, Sendable, CaseIterable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// The colours that a display shows.
package enum DisplayGamut: Int8, Hashable, Sendable, CaseIterable {
  case sRGB = 0
  case p3 = 1
}
