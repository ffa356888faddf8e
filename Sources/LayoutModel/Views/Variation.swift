/// For which size classes a varied value holds, as Interface Builder writes it: `wC`, `hR`, `wC hC`.
package struct SizeClassCondition: Hashable, Sendable {
  /// Nil for any.
  package var horizontal, vertical: SizeClass?
  package init(horizontal: SizeClass?, vertical: SizeClass?) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// Holds everywhere.
  package static let any = SizeClassCondition(horizontal: nil, vertical: nil)

  /// Reads `wC`, `wR`, `hC`, `hR`, or one of each with a blank between, in either order.
  package init?(_ key: String) {
    self.init(horizontal: nil, vertical: nil)
    for part in key.split(separator: " ", omittingEmptySubsequences: false) {
      switch part {
      case "wC" where horizontal == nil: horizontal = .compact
      case "wR" where horizontal == nil: horizontal = .regular
      case "hC" where vertical == nil: vertical = .compact
      case "hR" where vertical == nil: vertical = .regular
      default: return nil
      }
    }
  }

  /// All keys that can be written, for suggestions.
  package static let keys = ["wC", "wR", "hC", "hR", "wC hC", "wC hR", "wR hC", "wR hR"]

  /// Whether the traits fulfil it. An unspecified class fulfils no demand.
  package func matches(_ traits: TraitCollection) -> Bool {
    (horizontal == nil || horizontal == traits.horizontalSizeClass)
      && (vertical == nil || vertical == traits.verticalSizeClass)
  }

  /// How much it says: the highest rank that matches wins. Two classes before one, then width before height (VA-order).
  package var rank: Int { (horizontal == nil ? 0 : 2) + (vertical == nil ? 0 : 1) }
}

/// A value that replaces another where a condition holds.
package struct Variation<Property: Sendable>: Sendable {
  /// Index of the view, constraint or controller.
  package var target: Int32
  package var condition: SizeClassCondition
  /// What else must hold; nil for size classes alone, over which the last one of a group that matches wins (VA-traits).
  package var when: Condition?
  package var property: Property
  /// All conditions of one written value share a number, so that one of them is chosen.
  package var group: Int32
  /// The place of the varied value's key, under its target.
  package var key: String
  package init(
    target: Int32, condition: SizeClassCondition, when: Condition? = nil, property: Property, group: Int32,
    key: String
  ) {
    (self.target, self.condition, self.when) = (target, condition, when)
    (self.property, self.group, self.key) = (property, group, key)
  }
}
