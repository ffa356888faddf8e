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
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 131072)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 9_007_199_254_740_992)
}

/// Without effect on layout: an action of those who do not see.
open class UIAccessibilityCustomAction: NSObject {
  open var name: String = ""
  open var attributedName: NSAttributedString?
  open var image: UIImage?
  open var category: String?
  open weak var target: AnyObject?
  /// Not run: nobody acts.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init()
    self.name = name
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init()
    self.name = name
    self.image = image
  }

  public convenience init(
    name: String, image: UIImage? = nil, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil
  ) {
    self.init()
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    if let actionHandler {
      __notRun(actionHandler, "event")
    }
  }
}

/// Without effect on layout: what views, controllers and the items of bars say to those who do not see.
open class ObjectWithoutEffect: NSObject {
  open var isAccessibilityElement: Bool = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityLanguage: String?
  open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden: Bool = false
  open var accessibilityViewIsModal: Bool = false
  open var accessibilityIgnoresInvertColors: Bool = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityUserInputLabels: [String]?
  open var accessibilityFrame: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
  open var accessibilityPath: UIBezierPath?
  open var accessibilityActivationPoint: CGPoint = CGPoint(x: 0, y: 0)
  open var accessibilityAttributedLabel: NSAttributedString?
  open var shouldGroupAccessibilityChildren: Bool = false
  open var accessibilityRespondsToUserInteraction: Bool = false
  open var accessibilityAttributedHint: NSAttributedString?
  open var accessibilityAttributedValue: NSAttributedString?
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  open var accessibilityCustomContent: [AXCustomContent]?
  open var accessibilityContainer: Any?
  open var accessibilityHeaderElements: [Any]?
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]?
  open var accessibilityDragSourceDescriptors: [Any]?
  open var accessibilityDropPointDescriptors: [Any]?
  open var accessibilityTextualContext: UIAccessibilityTextualContext?
  open var automationElements: [Any]?
  open var accessibilityElementsBlock: (() -> [Any]?)?
  open var accessibilityLabelBlock: (() -> String?)?
  open var accessibilityValueBlock: (() -> String?)?
  open var accessibilityHintBlock: (() -> String?)?
  open var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)?
  open var isAccessibilityElementBlock: (() -> Bool)?
  open lazy var accessibilityNavigationStyle: UIAccessibilityNavigationStyle = .automatic
  open lazy var accessibilityContainerType: UIAccessibilityContainerType = .none
  open lazy var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions = []

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? { accessibilityElements?[index] }
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}

/// Without effect on layout: an element without a view.
open class UIAccessibilityElement: UIResponder {
  open var accessibilityIdentifier: String?
  open var accessibilityFrameInContainerSpace: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)

  public convenience init(accessibilityContainer container: Any) {
    self.init()
    accessibilityContainer = container
    isAccessibilityElement = true
  }
}

/// What the user has chosen: each is a fact.
public struct UIAccessibility {
  public static var isVoiceOverRunning: Bool { __fact("isVoiceOverRunning") as! Bool }
  public static var isReduceMotionEnabled: Bool { __fact("isReduceMotionEnabled") as! Bool }
  public static var isReduceTransparencyEnabled: Bool { __fact("isReduceTransparencyEnabled") as! Bool }
  public static var isBoldTextEnabled: Bool { __fact("isBoldTextEnabled") as! Bool }
  public static var isDarkerSystemColorsEnabled: Bool { __fact("isDarkerSystemColorsEnabled") as! Bool }
  public static var isSwitchControlRunning: Bool { __fact("isSwitchControlRunning") as! Bool }
  public static var isInvertColorsEnabled: Bool { __fact("isInvertColorsEnabled") as! Bool }
  public static var isGrayscaleEnabled: Bool { __fact("isGrayscaleEnabled") as! Bool }
  public static var isClosedCaptioningEnabled: Bool { __fact("isClosedCaptioningEnabled") as! Bool }
  public static var isGuidedAccessEnabled: Bool { __fact("isGuidedAccessEnabled") as! Bool }
  public static var isAssistiveTouchRunning: Bool { __fact("isAssistiveTouchRunning") as! Bool }
  public static var isSpeakScreenEnabled: Bool { __fact("isSpeakScreenEnabled") as! Bool }
  public static var isSpeakSelectionEnabled: Bool { __fact("isSpeakSelectionEnabled") as! Bool }
  public static var isShakeToUndoEnabled: Bool { __fact("isShakeToUndoEnabled") as! Bool }
  public static var isOnOffSwitchLabelsEnabled: Bool { __fact("isOnOffSwitchLabelsEnabled") as! Bool }
  public static var isVideoAutoplayEnabled: Bool { __fact("isVideoAutoplayEnabled") as! Bool }
  public static var buttonShapesEnabled: Bool { __fact("buttonShapesEnabled") as! Bool }
  public static var prefersCrossFadeTransitions: Bool { __fact("prefersCrossFadeTransitions") as! Bool }
  public static var shouldDifferentiateWithoutColor: Bool {
    __fact("shouldDifferentiateWithoutColor") as! Bool
  }

  public static func focusedElement(using assistiveTechnologyIdentifier: Any?) -> Any? { nil }
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  public struct Notification {
    public var name: String
    public static let announcement = UIAccessibility.Notification(name: "announcement")
    public static let layoutChanged = UIAccessibility.Notification(name: "layoutChanged")
    public static let screenChanged = UIAccessibility.Notification(name: "screenChanged")
    public static let pageScrolled = UIAccessibility.Notification(name: "pageScrolled")
    public static let pauseAssistiveTechnology = UIAccessibility.Notification(name: "pause")
    public static let resumeAssistiveTechnology = UIAccessibility.Notification(name: "resume")
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

/// Without effect on layout: a way from element to element.
open class UIAccessibilityCustomRotor: NSObject {
  public convenience init(name: String, itemSearch: Any) { self.init() }

  public convenience init(systemType type: Any, itemSearch: Any) { self.init() }
}

/// Without effect on layout: more words for those who do not see.
open class AXCustomContent: NSObject {
  public enum Importance: UInt {
    case `default`, high
  }

  open var importance: AXCustomContent.Importance = .default

  public convenience init(label: String, value: String) { self.init() }
}

/// Without effect on layout: what a text is.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "wordProcessing")
  public static let narrative = UIAccessibilityTextualContext(rawValue: "narrative")
  public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
  public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "spreadsheet")
  public static let fileSystem = UIAccessibilityTextualContext(rawValue: "fileSystem")
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
  public static let console = UIAccessibilityTextualContext(rawValue: "console")
}

/// Without effect on layout: what is done while an element is touched.
public struct UIAccessibilityDirectTouchOptions: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 2)
}

public enum UIAccessibilityNavigationStyle: Int {
  case automatic, separate, combined
}

public enum UIAccessibilityContainerType: Int {
  case none, dataTable, list, landmark, semanticGroup
}

public enum UIAccessibilityScrollDirection: Int {
  case right = 1
  case left, up, down, next, previous
}
