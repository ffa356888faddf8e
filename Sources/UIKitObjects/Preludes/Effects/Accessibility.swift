/// Without effect on layout: what an element is to those who do not see.
public struct UIAccessibilityTraits: OptionSet {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  public static let header = UIAccessibilityTraits(rawValue: 32768)
  public static let tabBar = UIAccessibilityTraits(rawValue: 65536)
}

/// Without effect on layout: an action of those who do not see.
open class UIAccessibilityCustomAction: NSObject {
  open var name: String = ""

  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init()
    self.name = name
  }

  public convenience init(
    name: String, image: UIImage? = nil, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil
  ) {
    self.init()
    self.name = name
  }
}

/// Without effect on layout: an element without a view.
open class UIAccessibilityElement: UIResponder {
  open var accessibilityLabel: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityFrameInContainerSpace: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)

  public convenience init(accessibilityContainer container: Any) { self.init() }
}

/// What the user has chosen: each is a fact.
public struct UIAccessibility {
  public static var isVoiceOverRunning: Bool { __fact("isVoiceOverRunning") as! Bool }
  public static var isReduceMotionEnabled: Bool { __fact("isReduceMotionEnabled") as! Bool }
  public static var isReduceTransparencyEnabled: Bool { __fact("isReduceTransparencyEnabled") as! Bool }
  public static var isBoldTextEnabled: Bool { __fact("isBoldTextEnabled") as! Bool }
  public static var isDarkerSystemColorsEnabled: Bool { __fact("isDarkerSystemColorsEnabled") as! Bool }

  public struct Notification {
    public var name: String
    public static let announcement = UIAccessibility.Notification(name: "announcement")
    public static let layoutChanged = UIAccessibility.Notification(name: "layoutChanged")
    public static let screenChanged = UIAccessibility.Notification(name: "screenChanged")
  }

  /// Without effect on layout: something is said.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
}

/// What has an identifier for tests.
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {
}
