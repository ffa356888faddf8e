/// A trait that the system defines: its key, its values and what it starts with at the window. Names and raw values are UIKit's
/// (TR-table). Order is that in which UIKit got them, and the order in answers.
package enum Trait: Int, CodingKey, Hashable, CaseIterable {
  case horizontalSizeClass, verticalSizeClass, displayScale, userInterfaceIdiom, forceTouchCapability
  case displayGamut, layoutDirection, preferredContentSizeCategory, userInterfaceStyle
  case userInterfaceLevel, accessibilityContrast, legibilityWeight, activeAppearance
  case toolbarItemPresentationSize, imageDynamicRange, sceneCaptureState, typesettingLanguage
  case listEnvironment, resolvesNaturalAlignmentWithBaseWritingDirection, hdrHeadroomUsageLimit
  case tabAccessoryEnvironment, splitViewControllerLayoutEnvironment

  /// The key in JSON: the case name.
  package var key: String { stringValue }
  /// The trait of that key, exactly spelled.
  package init?(key: String) { self.init(stringValue: key) }

  /// How the values of a trait are written.
  package enum Kind: Hashable, Sendable {
    /// One of ``Trait/values``, by name or raw number.
    case choice
    /// A positive number.
    case number
    /// A BCP 47 tag.
    case language
    /// `true` or `false`.
    case flag
  }

  package var kind: Kind {
    switch self {
    case .displayScale: .number
    case .typesettingLanguage: .language
    case .resolvesNaturalAlignmentWithBaseWritingDirection: .flag
    default: .choice
    }
  }

  /// The values of a choice, in the order of their raw numbers. Empty for other kinds.
  package var values: [Value] { Self.table[rawValue].values }
  /// The raw number that means "says nothing", nil where only `null` does.
  package var unspecified: Int8? { Self.table[rawValue].unspecified }

  /// One value of a choice.
  package struct Value: Hashable, Sendable {
    package let name: String
    package let raw: Int8
  }

  /// The value of that name; gamut names in any letter case, the others exactly.
  package func value(named name: String) -> Value? {
    let lenient = self == .displayGamut
    return values.first { lenient ? $0.name.lowercased() == name.lowercased() : $0.name == name }
  }

  private typealias Row = (values: [Value], unspecified: Int8?)

  private static func row(_ unspecified: Int8?, _ values: KeyValuePairs<String, Int8>) -> Row {
    (values.map { Value(name: $0.key, raw: $0.value) }, unspecified)
  }

  private static let table: [Row] = allCases.map { trait in
    switch trait {
    case .horizontalSizeClass, .verticalSizeClass: row(0, ["compact": 1, "regular": 2])
    case .displayScale: row(0, [:])
    case .userInterfaceIdiom: row(-1, ["phone": 0, "pad": 1, "tv": 2, "carPlay": 3, "mac": 5, "vision": 6])
    case .forceTouchCapability: row(0, ["unavailable": 1, "available": 2])
    case .displayGamut: row(-1, ["sRGB": 0, "p3": 1])
    case .layoutDirection: row(-1, ["leftToRight": 0, "rightToLeft": 1])
    // UIKit's category is a string; the numbers here only order the twelve.
    case .preferredContentSizeCategory:
      (ContentSizeCategory.allCases.map { Value(name: "\($0)", raw: $0.rawValue) }, nil)
    case .userInterfaceStyle: row(0, ["light": 1, "dark": 2])
    case .userInterfaceLevel: row(-1, ["base": 0, "elevated": 1])
    case .accessibilityContrast: row(-1, ["normal": 0, "high": 1])
    case .legibilityWeight: row(-1, ["regular": 0, "bold": 1])
    case .activeAppearance: row(-1, ["inactive": 0, "active": 1])
    case .toolbarItemPresentationSize: row(-1, ["regular": 0, "small": 1, "large": 3])
    case .imageDynamicRange: row(-1, ["standard": 0, "constrainedHigh": 1, "high": 2])
    case .sceneCaptureState: row(-1, ["inactive": 0, "active": 1])
    case .typesettingLanguage, .resolvesNaturalAlignmentWithBaseWritingDirection: row(nil, [:])
    case .listEnvironment:
      row(0, ["none": 1, "plain": 2, "grouped": 3, "insetGrouped": 4, "sidebar": 5, "sidebarPlain": 6])
    case .hdrHeadroomUsageLimit: row(-1, ["active": 0, "inactive": 1])
    case .tabAccessoryEnvironment: row(0, ["none": 1, "regular": 2, "inline": 3])
    case .splitViewControllerLayoutEnvironment: row(nil, ["none": 0, "expanded": 1, "collapsed": 2])
    }
  }
}
