/// What gives way when a superview changes its size, in UIKit's words and with its numbers.
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  package static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  package static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  package static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  package static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  package static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

  /// The names in JSON, in the order of the bits.
  package static let names = [
    "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin", "flexibleHeight",
    "flexibleBottomMargin",
  ]

  /// The part of that name.
  package init?(name: String) {
    guard let bit = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: 1 << UInt8(bit))
  }

  /// The three bits of one axis, as those of the horizontal one: margin before, size, margin after.
  package func part(_ axis: Axis) -> AutoresizingMask {
    AutoresizingMask(rawValue: (axis == .horizontal ? rawValue : rawValue >> 3) & 7)
  }
}
