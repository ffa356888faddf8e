/// A font: it remembers how it was asked for.
open class UIFont: NSObject {
  public struct Weight: RawRepresentable, Hashable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  public struct Width: RawRepresentable, Hashable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
    public static let compressed = Width(rawValue: -0.4)
  }

  public struct TextStyle: RawRepresentable, Hashable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// How the font was asked for.
  public internal(set) var descriptor: UIFontDescriptor = UIFontDescriptor()

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init()
    descriptor.name = fontName
    descriptor.pointSize = fontSize
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init()
    self.descriptor = descriptor.copied()
    if pointSize != 0 {
      self.descriptor = descriptor.withSize(pointSize)
    }
  }

  open var fontDescriptor: UIFontDescriptor { descriptor.copied() }
  open var pointSize: CGFloat { descriptor.pointSize }
  open var fontName: String { descriptor.postscriptName }
  open var familyName: String { descriptor.name ?? descriptor.design.rawValue }

  // What the font's file says; the interpreter has the tables.
  open var lineHeight: CGFloat { __fontMetric(self, "lineHeight") }
  open var ascender: CGFloat { __fontMetric(self, "ascender") }
  open var descender: CGFloat { __fontMetric(self, "descender") }
  open var capHeight: CGFloat { __fontMetric(self, "capHeight") }
  open var xHeight: CGFloat { __fontMetric(self, "xHeight") }
  open var leading: CGFloat { __fontMetric(self, "leading") }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: descriptor, size: fontSize) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.descriptor.isSame(as: descriptor)
  }
}

extension UIFont {
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    asked(size: fontSize, weight: .regular, design: .default)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    asked(size: fontSize, weight: weight, design: .default)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width)
    -> UIFont
  {
    let font = asked(size: fontSize, weight: weight, design: .default)
    font.descriptor.width = width
    return font
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    asked(size: fontSize, weight: .bold, design: .default)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    let font = asked(size: fontSize, weight: .regular, design: .default)
    font.descriptor.symbolicTraits.insert(.traitItalic)
    return font
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    asked(size: fontSize, weight: weight, design: .monospaced)
  }

  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    let font = asked(size: fontSize, weight: weight, design: .default)
    font.descriptor.hasMonospacedDigits = true
    return font
  }

  /// A font of the system. How large one of no size is, nobody documents.
  static func asked(size: CGFloat, weight: UIFont.Weight, design: UIFontDescriptor.SystemDesign) -> UIFont {
    let font = UIFont()
    font.descriptor.pointSize = size > 0 ? size : __unknown("UIFont.systemFont(ofSize: 0)") as! CGFloat
    font.descriptor.weight = weight
    font.descriptor.design = design
    if weight.rawValue >= UIFont.Weight.semibold.rawValue {
      font.descriptor.symbolicTraits.insert(.traitBold)
    }
    return font
  }

  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      descriptor: UIFontDescriptor.preferredFontDescriptor(
        withTextStyle: style, compatibleWith: traitCollection),
      size: 0)
  }

  public class func fontNames(forFamilyName familyName: String) -> [String] {
    __unknown("UIFont.fontNames") as! [String]
  }

  public class var familyNames: [String] { __unknown("UIFont.familyNames") as! [String] }
}
