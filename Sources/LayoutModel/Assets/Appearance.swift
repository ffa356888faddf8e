/// Light or dark, as UIKit names it.
package enum UserInterfaceStyle: Int8, Hashable, Sendable, CaseIterable {
  case light = 1
  case dark = 2
}

/// Whether colours keep more distance from each other, as UIKit names it.
package enum AccessibilityContrast: Int8, Hashable, Sendable, CaseIterable {
  case normal = 0
  case high = 1
}

extension TraitCollection {
  package var userInterfaceStyle: UserInterfaceStyle? {
    guard case .choice(let raw)? = self[.userInterfaceStyle] else { return nil }
    return UserInterfaceStyle(rawValue: raw)
  }
  package var accessibilityContrast: AccessibilityContrast? {
    guard case .choice(let raw)? = self[.accessibilityContrast] else { return nil }
    return AccessibilityContrast(rawValue: raw)
  }
}
