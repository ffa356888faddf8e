/// What one key of a row says about where the row is for.
package enum AssetAttribute<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The row says nothing: it is for every environment.
  case any
  case value(Value)
  /// The row says something that this program does not know, so it is for none (AS-unknown-value).
  case unsupported

  package var value: Value? { if case .value(let value) = self { value } else { nil } }
}

/// The attributes by which a row is matched (AS-row-keys). Two rows of one slot say the same (AS-duplicate-slot).
package struct AssetSlot: Hashable, Sendable {
  package var idiom = AssetAttribute<AssetIdiom>.any
  package var subtype = AssetAttribute<String>.any
  package var screenWidth = AssetAttribute<ScreenWidth>.any
  package var widthClass = AssetAttribute<SizeClass>.any
  package var heightClass = AssetAttribute<SizeClass>.any
  /// Lower case, with hyphens.
  package var locale = AssetAttribute<String>.any
  package var direction = AssetAttribute<LayoutDirection>.any
  package var luminosity = AssetAttribute<UserInterfaceStyle>.any
  package var contrast = AssetAttribute<AccessibilityContrast>.any
  package var gamut = AssetAttribute<DisplayGamut>.any
  /// In gigabytes.
  package var memory = AssetAttribute<Double>.any
  package var graphics = AssetAttribute<GraphicsFeatureSet>.any
  /// Pixels per point.
  package var scale = AssetAttribute<Double>.any
  /// Whether `appearances` has a kind that image sets do not know.
  package var hasUnsupportedAppearance = false

  /// Whether every attribute is one that this program knows.
  package var isSupported: Bool {
    !hasUnsupportedAppearance && idiom != .unsupported && subtype != .unsupported
      && screenWidth != .unsupported
      && widthClass != .unsupported && heightClass != .unsupported && locale != .unsupported
      && direction != .unsupported && luminosity != .unsupported && contrast != .unsupported
      && gamut != .unsupported && memory != .unsupported && graphics != .unsupported && scale != .unsupported
  }
}

/// The axes of the choice, in the order in which they are compared (AS-order).
package enum AssetAxis: Int, Hashable, Sendable, CaseIterable {
  case idiom, subtype, screenWidth, widthClass, heightClass, locale, direction, luminosity, contrast, gamut
  case memory, graphics, scale, order

  /// As reason codes and answers spell it.
  package var name: String { String(describing: self) }
}

/// Which kind of device a row is for, in the words of asset catalogs.
package enum AssetIdiom: String, Hashable, Sendable, CaseIterable {
  case universal, iphone, ipad, mac, tv, watch, car, vision
  case iosMarketing = "ios-marketing"
  case watchMarketing = "watch-marketing"

  /// The idiom of rows that are made for devices of a trait's idiom.
  package init(_ idiom: UserInterfaceIdiom) {
    switch idiom {
    case .phone: self = .iphone
    case .pad: self = .ipad
    case .tv: self = .tv
    case .carPlay: self = .car
    case .mac: self = .mac
    case .vision: self = .vision
    }
  }
}

/// A comparison with the width of the screen, in points: `<=145`, `>161`.
package struct ScreenWidth: Hashable, Sendable {
  package enum Comparison: String, Hashable, Sendable {
    case lessThanOrEqual = "<="
    case lessThan = "<"
    case greaterThanOrEqual = ">="
    case greaterThan = ">"
  }

  package var comparison: Comparison, bound: Double

  /// Reads one of `<=`, `<`, `>=`, `>` and an integer.
  package init?(_ text: String) {
    let symbols = text.prefix { $0 == "<" || $0 == ">" || $0 == "=" }
    let digits = text.dropFirst(symbols.count)
    guard let comparison = Comparison(rawValue: String(symbols)), let bound = wholeNumber(digits, digits: 5)
    else { return nil }
    (self.comparison, self.bound) = (comparison, Double(bound))
  }

  /// Whether a screen of this width is meant.
  package func contains(_ width: Double) -> Bool {
    switch comparison {
    case .lessThanOrEqual: width <= bound
    case .lessThan: width < bound
    case .greaterThanOrEqual: width >= bound
    case .greaterThan: width > bound
    }
  }
}

/// What a graphics processor can do: families correspond to generations, versions to drivers (AS-graphics).
package struct GraphicsFeatureSet: Hashable, Sendable, Comparable {
  package var family: Int
  /// From 0 to 999; a set that names no version has all of them.
  package var version: Int

  /// Reads `metal3v1` or `apple6`.
  package init?(_ text: String) {
    let name = text.prefix { $0.isLetter }
    let parts = text.dropFirst(name.count).split(separator: "v", omittingEmptySubsequences: false)
    let version =
      switch (name, parts.count) {
      case ("metal", 2): wholeNumber(parts[1])
      case ("apple", 1): 999
      default: nil as Int?
      }
    guard let version, let family = wholeNumber(parts[0]) else { return nil }
    (self.family, self.version) = (family, version)
  }

  package static func < (a: GraphicsFeatureSet, b: GraphicsFeatureSet) -> Bool {
    (a.family, a.version) < (b.family, b.version)
  }
}

/// A number of at most so many digits, and nothing else.
private func wholeNumber(_ text: Substring, digits: Int = 3) -> Int? {
  let isNumber = text.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
  return isNumber && (1...digits).contains(text.utf8.count) ? Int(text) : nil
}
