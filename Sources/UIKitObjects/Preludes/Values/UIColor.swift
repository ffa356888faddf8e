/// Without effect on layout: a colour, which remembers how it was asked for.
open class UIColor: NSObject {
  /// The name of a colour of the system or of a catalogue.
  public internal(set) var name: String?
  public internal(set) var red: CGFloat = 0
  public internal(set) var green: CGFloat = 0
  public internal(set) var blue: CGFloat = 0
  public internal(set) var alpha: CGFloat = 1
  /// What its numbers are of.
  var space: ColorSpace = .unknown

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    space = .rgb
  }

  public convenience init(resource: ColorResource) {
    self.init()
    name = resource.name
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
    space = .unknown
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
    space = .gray
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(red: brightness, green: brightness, blue: brightness, alpha: alpha)
    space = .unknown
  }

  public convenience init(cgColor: CGColor) {
    self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
    space = cgColor.space
  }

  public convenience init(patternImage image: UIImage) {
    self.init()
    self.name = image.name
  }

  public convenience init?(named name: String) {
    self.init()
    self.name = name
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init()
    self.name = name
  }

  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init()
    self.name = "dynamic"
  }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  open var cgColor: CGColor {
    let color = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    color.space = space
    return color
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let color = UIColor(red: red, green: green, blue: blue, alpha: alpha)
    color.name = name
    color.space = space
    return color
  }

  /// Its numbers, where they are known: those of the system's own and of catalogues hang on the surroundings.
  @discardableResult
  open func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let numbers = space == .unknown ? unknownNumbers : [self.red, self.green, self.blue, self.alpha]
    red = numbers[0]
    green = numbers[1]
    blue = numbers[2]
    alpha = numbers[3]
    return true
  }

  /// What a grey is, where it is one; how others turn grey is not known.
  @discardableResult
  open func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    let numbers = space == .gray ? [red, self.alpha] : unknownNumbers
    white = numbers[0]
    alpha = numbers[1]
    return true
  }

  private var unknownNumbers: [CGFloat] {
    ["red", "green", "blue", "alpha"].map { __unknown("UIColor." + $0) as! CGFloat }
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  open func setFill() {}
  open func setStroke() {}
  open func set() {}
}

/// What the numbers of a colour are of.
enum ColorSpace {
  case gray, rgb
  /// Nobody knows the numbers.
  case unknown
}

/// Without effect on layout: a colour of Core Graphics.
open class CGColor: NSObject {
  public internal(set) var red: CGFloat = 0
  public internal(set) var green: CGFloat = 0
  public internal(set) var blue: CGFloat = 0
  public internal(set) var alpha: CGFloat = 1
  var space: ColorSpace = .unknown

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    space = .rgb
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    space = .gray
  }

  public func copy(alpha: CGFloat) -> CGColor? {
    let color = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    color.space = space
    return color
  }

  /// How white a grey is, and how opaque; others have red, green and blue before that.
  public var components: [CGFloat]? {
    switch space {
    case .gray: [red, alpha]
    case .rgb: [red, green, blue, alpha]
    case .unknown: __unknown("CGColor.components") as? [CGFloat]
    }
  }

  public var numberOfComponents: Int {
    components?.count ?? __unknown("CGColor.numberOfComponents") as! Int
  }
}

extension UIColor {
  static func system(_ name: String) -> UIColor {
    let color = UIColor()
    color.name = name
    return color
  }

  /// A colour that is the same everywhere.
  private static func fixed(_ name: String, _ color: UIColor) -> UIColor {
    color.name = name
    return color
  }

  private static func fixed(_ name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    fixed(name, UIColor(red: red, green: green, blue: blue, alpha: 1))
  }

  public class var black: UIColor { fixed("black", UIColor(white: 0, alpha: 1)) }
  public class var darkGray: UIColor { fixed("darkGray", UIColor(white: 1.0 / 3, alpha: 1)) }
  public class var lightGray: UIColor { fixed("lightGray", UIColor(white: 2.0 / 3, alpha: 1)) }
  public class var white: UIColor { fixed("white", UIColor(white: 1, alpha: 1)) }
  public class var gray: UIColor { fixed("gray", UIColor(white: 0.5, alpha: 1)) }
  public class var red: UIColor { fixed("red", 1, 0, 0) }
  public class var green: UIColor { fixed("green", 0, 1, 0) }
  public class var blue: UIColor { fixed("blue", 0, 0, 1) }
  public class var cyan: UIColor { fixed("cyan", 0, 1, 1) }
  public class var yellow: UIColor { fixed("yellow", 1, 1, 0) }
  public class var magenta: UIColor { fixed("magenta", 1, 0, 1) }
  public class var orange: UIColor { fixed("orange", 1, 0.5, 0) }
  public class var purple: UIColor { fixed("purple", 0.5, 0, 0.5) }
  public class var brown: UIColor { fixed("brown", 0.6, 0.4, 0.2) }
  public class var clear: UIColor { fixed("clear", UIColor(white: 0, alpha: 0)) }
  public class var systemRed: UIColor { system("systemRed") }
  public class var systemGreen: UIColor { system("systemGreen") }
  public class var systemBlue: UIColor { system("systemBlue") }
  public class var systemOrange: UIColor { system("systemOrange") }
  public class var systemYellow: UIColor { system("systemYellow") }
  public class var systemPink: UIColor { system("systemPink") }
  public class var systemPurple: UIColor { system("systemPurple") }
  public class var systemTeal: UIColor { system("systemTeal") }
  public class var systemIndigo: UIColor { system("systemIndigo") }
  public class var systemBrown: UIColor { system("systemBrown") }
  public class var systemMint: UIColor { system("systemMint") }
  public class var systemCyan: UIColor { system("systemCyan") }
  public class var systemGray: UIColor { system("systemGray") }
  public class var systemGray2: UIColor { system("systemGray2") }
  public class var systemGray3: UIColor { system("systemGray3") }
  public class var systemGray4: UIColor { system("systemGray4") }
  public class var systemGray5: UIColor { system("systemGray5") }
  public class var systemGray6: UIColor { system("systemGray6") }
  public class var tintColor: UIColor { system("tintColor") }
  public class var label: UIColor { system("label") }
  public class var secondaryLabel: UIColor { system("secondaryLabel") }
  public class var tertiaryLabel: UIColor { system("tertiaryLabel") }
  public class var quaternaryLabel: UIColor { system("quaternaryLabel") }
  public class var link: UIColor { system("link") }
  public class var placeholderText: UIColor { system("placeholderText") }
  public class var separator: UIColor { system("separator") }
  public class var opaqueSeparator: UIColor { system("opaqueSeparator") }
  public class var systemBackground: UIColor { system("systemBackground") }
  public class var secondarySystemBackground: UIColor { system("secondarySystemBackground") }
  public class var tertiarySystemBackground: UIColor { system("tertiarySystemBackground") }
  public class var systemGroupedBackground: UIColor { system("systemGroupedBackground") }
  public class var secondarySystemGroupedBackground: UIColor { system("secondarySystemGroupedBackground") }
  public class var tertiarySystemGroupedBackground: UIColor { system("tertiarySystemGroupedBackground") }
  public class var systemFill: UIColor { system("systemFill") }
  public class var secondarySystemFill: UIColor { system("secondarySystemFill") }
  public class var tertiarySystemFill: UIColor { system("tertiarySystemFill") }
  public class var quaternarySystemFill: UIColor { system("quaternarySystemFill") }
  public class var lightText: UIColor { system("lightText") }
  public class var darkText: UIColor { system("darkText") }
}

/// A colour of a catalogue, by its name.
public struct ColorResource: Hashable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}
