/// Without effect on layout: a colour, which remembers how it was asked for.
open class UIColor: NSObject {
  /// The name of a colour of the system or of a catalogue.
  public internal(set) var name: String?
  public internal(set) var red: CGFloat = 0
  public internal(set) var green: CGFloat = 0
  public internal(set) var blue: CGFloat = 0
  public internal(set) var alpha: CGFloat = 1

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public convenience init(resource: ColorResource) {
    self.init()
    name = resource.name
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(red: brightness, green: brightness, blue: brightness, alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
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

  open var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let color = UIColor(red: red, green: green, blue: blue, alpha: alpha)
    color.name = name
    return color
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  open func setFill() {}
  open func setStroke() {}
  open func set() {}
}

/// Without effect on layout: a colour of Core Graphics.
open class CGColor: NSObject {
  public internal(set) var red: CGFloat = 0
  public internal(set) var green: CGFloat = 0
  public internal(set) var blue: CGFloat = 0
  public internal(set) var alpha: CGFloat = 1

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}

extension UIColor {
  static func system(_ name: String) -> UIColor {
    let color = UIColor()
    color.name = name
    return color
  }

  public class var black: UIColor { system("black") }
  public class var darkGray: UIColor { system("darkGray") }
  public class var lightGray: UIColor { system("lightGray") }
  public class var white: UIColor { system("white") }
  public class var gray: UIColor { system("gray") }
  public class var red: UIColor { system("red") }
  public class var green: UIColor { system("green") }
  public class var blue: UIColor { system("blue") }
  public class var cyan: UIColor { system("cyan") }
  public class var yellow: UIColor { system("yellow") }
  public class var magenta: UIColor { system("magenta") }
  public class var orange: UIColor { system("orange") }
  public class var purple: UIColor { system("purple") }
  public class var brown: UIColor { system("brown") }
  public class var clear: UIColor { system("clear") }
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
