/// How a font is asked for.
open class UIFontDescriptor: NSObject {
  public struct SymbolicTraits: OptionSet {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    public static let traitVertical = SymbolicTraits(rawValue: 2048)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 4096)
    public static let traitTightLeading = SymbolicTraits(rawValue: 32768)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 65536)
  }

  public struct SystemDesign: RawRepresentable, Hashable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  public struct AttributeName: RawRepresentable, Hashable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontWidthTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The name of a face or a family; nil is the system's font.
  public internal(set) var name: String?
  open internal(set) var pointSize: CGFloat = 0
  public internal(set) var weight: UIFont.Weight = .regular
  public internal(set) var width: UIFont.Width = .standard
  public internal(set) var design: UIFontDescriptor.SystemDesign = .default
  public internal(set) var textStyle: UIFont.TextStyle?
  open internal(set) var symbolicTraits: UIFontDescriptor.SymbolicTraits = []
  public internal(set) var hasMonospacedDigits: Bool = false
  /// The style that a font of fixed size is scaled by, if `UIFontMetrics` made it.
  public internal(set) var scaledBy: UIFont.TextStyle?
  /// The size before scaling.
  public internal(set) var unscaledSize: CGFloat = 0
  public internal(set) var maximumPointSize: CGFloat = 0

  open var postscriptName: String { name ?? ".SFUI-Regular" }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init()
    self.name = fontName
    self.pointSize = size
  }

  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    self.init()
    add(attributes)
  }

  /// Takes what the attributes say; one that is not known here is left out of the font, and told.
  func add(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    for (key, value) in attributes {
      if key == .family || key == .name {
        name = value as? String
      } else if key == .size {
        pointSize = value as! CGFloat
      } else if key == .textStyle {
        textStyle = value as? UIFont.TextStyle
      } else if key == .traits, let traits = value as? [UIFontDescriptor.TraitKey: Any] {
        if let given = traits[.weight] as? UIFont.Weight {
          weight = given
        } else if let given = traits[.weight] as? CGFloat {
          weight = UIFont.Weight(rawValue: given)
        }
      } else {
        __note("font attribute", key.rawValue)
      }
    }
  }

  func copied() -> UIFontDescriptor {
    let copy = UIFontDescriptor()
    copy.name = name
    copy.pointSize = pointSize
    copy.weight = weight
    copy.width = width
    copy.design = design
    copy.textStyle = textStyle
    copy.symbolicTraits = symbolicTraits
    copy.hasMonospacedDigits = hasMonospacedDigits
    copy.scaledBy = scaledBy
    copy.unscaledSize = unscaledSize
    copy.maximumPointSize = maximumPointSize
    return copy
  }

  func isSame(as other: UIFontDescriptor) -> Bool {
    name == other.name && pointSize == other.pointSize && weight == other.weight && width == other.width
      && design == other.design && textStyle == other.textStyle && symbolicTraits == other.symbolicTraits
      && hasMonospacedDigits == other.hasMonospacedDigits && scaledBy == other.scaledBy
  }

  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let descriptor = UIFontDescriptor()
    descriptor.textStyle = style
    let category = (traitCollection ?? UITraitCollection.current).preferredContentSizeCategory
    descriptor.pointSize = __preferredFontSize(style.rawValue, category.rawValue)
    if style == .headline {
      descriptor.weight = .semibold
      descriptor.symbolicTraits.insert(.traitBold)
    }
    return descriptor
  }

  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    let copy = copied()
    copy.symbolicTraits = symbolicTraits
    if symbolicTraits.contains(.traitBold) {
      copy.weight = emphasizedWeight
    }
    if symbolicTraits.contains(.traitMonoSpace) {
      copy.design = .monospaced
    }
    return copy
  }

  /// The weight of a text style's bold face, as Apple's table of them has it; of other fonts bold.
  var emphasizedWeight: UIFont.Weight {
    let heavy: [UIFont.TextStyle?] = [nil, .largeTitle, .title1, .title2]
    return heavy.contains(textStyle) ? .bold : .semibold
  }

  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    let copy = copied()
    copy.design = design
    return copy
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    let copy = copied()
    if __isUnknown(newPointSize) || newPointSize != pointSize {
      copy.pointSize = newPointSize
      copy.textStyle = nil
    }
    return copy
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    let copy = copied()
    copy.name = newFamily
    return copy
  }

  open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
    let copy = copied()
    copy.add(attributes)
    return copy
  }
}

/// How sizes grow with the text size of the user.
open class UIFontMetrics: NSObject {
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public internal(set) var textStyle: UIFont.TextStyle = .body

  public convenience init(forTextStyle textStyle: UIFont.TextStyle) {
    self.init()
    self.textStyle = textStyle
  }

  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? UITraitCollection.current).preferredContentSizeCategory
    // Fonts have whole points, but at the usual size.
    let size =
      category == .large
      ? font.pointSize : __scaledValue(font.pointSize, textStyle.rawValue, category.rawValue, 1)
    let isCut = maximumPointSize > 0 && size > maximumPointSize
    let scaled = UIFont(descriptor: font.descriptor, size: isCut ? maximumPointSize : size)
    scaled.descriptor.scaledBy = textStyle
    scaled.descriptor.unscaledSize = font.pointSize
    scaled.descriptor.maximumPointSize = maximumPointSize
    return scaled
  }

  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = (traitCollection ?? UITraitCollection.current).preferredContentSizeCategory
    return __scaledValue(value, textStyle.rawValue, category.rawValue, Facts.displayScale)
  }
}
