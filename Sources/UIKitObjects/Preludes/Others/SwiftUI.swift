/// Shows what SwiftUI lays out, which is not read: its view has a size of its own that is not known.
open class UIHostingController<Content>: UIViewController {
  open var rootView: Content
  open var sizingOptions: UIHostingControllerSizingOptions = []
  open var safeAreaRegions: SafeAreaRegions = .all

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = HostedView()
    view.isLargeAsWindow = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  public func sizeThatFits(in size: CGSize) -> CGSize { __sizeThatFits(view, size)! }
}

/// A view that somebody else lays out: its size of its own is not known.
open class OpaqueView: UIView {
  /// The class that it is, where that is in no file.
  var className: String = ""

  public convenience init(_ className: String) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    self.className = className
  }

  open override var intrinsicContentSize: CGSize {
    __unknown(className.isEmpty ? "intrinsicContentSize" : className + ".intrinsicContentSize") as! CGSize
  }
}

/// A controller that is given from outside, or whose class is in no file.
open class OpaqueController: UIViewController {
  /// The class that it is, where that is in no file.
  var className: String = ""

  public convenience init(_ className: String) {
    self.init(nibName: nil, bundle: nil)
    self.className = className
  }

  open override func loadView() {
    view = OpaqueView("")
    view.isLargeAsWindow = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

/// The view of SwiftUI.
public final class HostedView: OpaqueView {
}

public struct UIHostingControllerSizingOptions: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

public struct SafeAreaRegions: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// A colour, which lays out nothing.
public struct Color: Hashable {
  var uiColor: UIColor

  public init(_ color: UIColor) { uiColor = color }
  public init(uiColor: UIColor) { self.uiColor = uiColor }
  public init(_ name: String, bundle: Bundle? = nil) { uiColor = UIColor(named: name) ?? UIColor.clear }
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    uiColor = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }
  public init(white: Double, opacity: Double = 1) { uiColor = UIColor(white: white, alpha: opacity) }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    uiColor = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
  }

  public static let clear = Color(UIColor.clear)
  public static let black = Color(UIColor.black)
  public static let white = Color(UIColor.white)
  public static let gray = Color(UIColor.systemGray)
  public static let red = Color(UIColor.systemRed)
  public static let green = Color(UIColor.systemGreen)
  public static let blue = Color(UIColor.systemBlue)
  public static let orange = Color(UIColor.systemOrange)
  public static let yellow = Color(UIColor.systemYellow)
  public static let pink = Color(UIColor.systemPink)
  public static let purple = Color(UIColor.systemPurple)
  public static let primary = Color(UIColor.label)
  public static let secondary = Color(UIColor.secondaryLabel)

  public var cgColor: CGColor? { uiColor.cgColor }
  public func opacity(_ opacity: Double) -> Color { Color(uiColor.withAlphaComponent(opacity)) }
}

extension UIColor {
  public convenience init(_ color: Color) { self.init(white: 0, alpha: 1) }
}

/// A font of SwiftUI, of which code of UIKit takes no more than the weights.
public struct Font: Hashable {
  public struct Weight: Hashable {
    var value: CGFloat
    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)
  }
}
