public enum UIUserInterfaceSizeClass: Int {
  case unspecified, compact, regular
}

public enum UIUserInterfaceIdiom: Int {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

public enum UIUserInterfaceStyle: Int {
  case unspecified, light, dark
}

public enum UIUserInterfaceLayoutDirection: Int {
  case leftToRight, rightToLeft
}

public enum UITraitEnvironmentLayoutDirection: Int {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UIAccessibilityContrast: Int {
  case unspecified = -1
  case normal = 0
  case high = 1
}

public enum UILegibilityWeight: Int {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

public enum UIDisplayGamut: Int {
  case unspecified = -1
  // swift-format-ignore
  case SRGB = 0
  // swift-format-ignore
  case P3 = 1
}

public enum UIUserInterfaceLevel: Int {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// How large the user wants text.
public struct UIContentSizeCategory: RawRepresentable, Equatable, Hashable, Comparable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  static let ordered: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  var order: Int { UIContentSizeCategory.ordered.firstIndex(of: self) ?? 0 }

  public var isAccessibilityCategory: Bool { order > 7 }

  public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    lhs.order < rhs.order
  }
}

/// What has traits.
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
}

/// What a reading is told of the window: each property is a fact, unless the collection was made with a value.
open class UITraitCollection: NSObject {
  public nonisolated(unsafe) static var current: UITraitCollection = UITraitCollection()

  var givenHorizontalSizeClass: UIUserInterfaceSizeClass?
  var givenVerticalSizeClass: UIUserInterfaceSizeClass?
  var givenIdiom: UIUserInterfaceIdiom?
  var givenStyle: UIUserInterfaceStyle?
  var givenCategory: UIContentSizeCategory?
  var givenScale: CGFloat?
  var givenDirection: UITraitEnvironmentLayoutDirection?

  public override init() { super.init() }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    givenHorizontalSizeClass = horizontalSizeClass
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    givenVerticalSizeClass = verticalSizeClass
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init()
    givenIdiom = idiom
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    givenStyle = userInterfaceStyle
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    givenCategory = preferredContentSizeCategory
  }

  public convenience init(displayScale: CGFloat) {
    self.init()
    givenScale = displayScale
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    givenDirection = layoutDirection
  }

  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for traits in traitCollections {
      givenHorizontalSizeClass = traits.givenHorizontalSizeClass ?? givenHorizontalSizeClass
      givenVerticalSizeClass = traits.givenVerticalSizeClass ?? givenVerticalSizeClass
      givenIdiom = traits.givenIdiom ?? givenIdiom
      givenStyle = traits.givenStyle ?? givenStyle
      givenCategory = traits.givenCategory ?? givenCategory
      givenScale = traits.givenScale ?? givenScale
      givenDirection = traits.givenDirection ?? givenDirection
    }
  }

  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    givenHorizontalSizeClass ?? UIUserInterfaceSizeClass(rawValue: Facts.horizontalSizeClass)!
  }
  open var verticalSizeClass: UIUserInterfaceSizeClass {
    givenVerticalSizeClass ?? UIUserInterfaceSizeClass(rawValue: Facts.verticalSizeClass)!
  }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    givenIdiom ?? UIUserInterfaceIdiom(rawValue: Facts.userInterfaceIdiom)!
  }
  open var userInterfaceStyle: UIUserInterfaceStyle {
    givenStyle ?? UIUserInterfaceStyle(rawValue: Facts.userInterfaceStyle)!
  }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    givenCategory ?? UIContentSizeCategory(rawValue: Facts.contentSizeCategory)
  }
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    givenDirection ?? UITraitEnvironmentLayoutDirection(rawValue: Facts.layoutDirection)!
  }
  open var displayScale: CGFloat { givenScale ?? Facts.displayScale }
  open var accessibilityContrast: UIAccessibilityContrast {
    UIAccessibilityContrast(rawValue: Facts.accessibilityContrast)!
  }
  open var legibilityWeight: UILegibilityWeight { UILegibilityWeight(rawValue: Facts.legibilityWeight)! }

  /// Whether it has what another one says; what that leaves open does not count.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return (trait.givenHorizontalSizeClass ?? horizontalSizeClass) == horizontalSizeClass
      && (trait.givenVerticalSizeClass ?? verticalSizeClass) == verticalSizeClass
      && (trait.givenIdiom ?? userInterfaceIdiom) == userInterfaceIdiom
      && (trait.givenStyle ?? userInterfaceStyle) == userInterfaceStyle
      && (trait.givenCategory ?? preferredContentSizeCategory) == preferredContentSizeCategory
      && (trait.givenScale ?? displayScale) == displayScale
      && (trait.givenDirection ?? layoutDirection) == layoutDirection
  }

  /// Without effect on layout: only whether colours would differ.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { false }

  open func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = before
  }
}
