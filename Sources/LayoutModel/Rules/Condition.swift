/// What a rule asks of its place (BP-conditions). A test of what is not said is false, its ``not(_:)`` true (BP-missing).
package indirect enum Condition: Equatable, Sendable {
  /// True for none: an empty object always matches.
  case all([Condition])
  /// False for none.
  case any([Condition])
  case not(Condition)
  case idiom([UserInterfaceIdiom])
  /// By the sides of the window or container.
  case orientation(SideOrientation)
  /// How the device is turned.
  case interfaceOrientation([InterfaceOrientation])
  /// Width of the window or container, in points.
  case width(Comparison)
  case height(Comparison)
  /// Width by height, compared without dividing.
  case aspect(Bound, Ratio)
  case horizontalSizeClass([SizeClass])
  case verticalSizeClass([SizeClass])
  /// The `displayScale` trait.
  case scale(Comparison)
  /// One of these categories, by their raw numbers.
  case contentSizeCategory([Int8])
  /// The raw number of the category, which orders them.
  case contentSizeCategoryOrder(Comparison)
  /// Whether the environment contains the collection (TR-contains).
  case traits(TraitCollection)
  case custom(String, CustomTest)
  /// The style of the presentation that the scope is in.
  case presentedAs([ModalPresentationStyle])
  case multitasking([WindowMode])

  /// Which way a rectangle is longer.
  package enum SideOrientation: String, Hashable, Sendable, CaseIterable {
    /// Higher than wide.
    case portrait
    /// As wide as high, or wider: a square is landscape.
    case landscape
  }

  /// What a custom trait must be.
  package enum CustomTest: Equatable, Sendable {
    case equal(CustomTraitValue)
    /// A comparison of numbers.
    case compares(Comparison)
  }

  /// From which side a number is bounded; the bound itself is always inside.
  package enum Bound: Equatable, Sendable {
    case minimum, maximum, exactly
  }
}

/// Bounds of a number; those that are nil ask nothing.
package struct Comparison: Equatable, Sendable {
  package var greaterThan, atLeast, lessThan, atMost, equal: Double?
  package init(
    greaterThan: Double? = nil, atLeast: Double? = nil, lessThan: Double? = nil, atMost: Double? = nil,
    equal: Double? = nil
  ) {
    (self.greaterThan, self.atLeast, self.lessThan) = (greaterThan, atLeast, lessThan)
    (self.atMost, self.equal) = (atMost, equal)
  }

  /// Whether a number is inside all bounds.
  package func contains(_ value: Double) -> Bool {
    (greaterThan.map { value > $0 } ?? true) && (atLeast.map { value >= $0 } ?? true)
      && (lessThan.map { value < $0 } ?? true) && (atMost.map { value <= $0 } ?? true)
      && (equal.map { value == $0 } ?? true)
  }
}

/// A quotient as it was written, such as 16/9. Both parts are above 0.
package struct Ratio: Equatable, Sendable {
  package var numerator, denominator: Double
  package init(numerator: Double, denominator: Double) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }
}
