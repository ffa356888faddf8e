/// What an answer has beyond the usual.
package struct LayoutDetail: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Each view has an `exactFrame`, as solved, beside its frame on the pixel grid.
  package static let exactFrames = LayoutDetail(rawValue: 1)
  /// Views and presentation controllers have all of their traits, and nodes say what overrides them.
  package static let allTraits = LayoutDetail(rawValue: 2)
}
