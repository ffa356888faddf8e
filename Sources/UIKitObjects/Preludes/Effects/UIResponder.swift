/// Without effect on layout: what takes part in the chain of those who answer events. Nobody sends any.
open class UIResponder: ObjectWithoutEffect {
  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { false }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }
  open var undoManager: AnyObject? { nil }
  open var textInputMode: AnyObject? { nil }

  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  open func awakeFromNib() {}
  open func reloadInputViews() {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    __unknown("UIResponder.canPerformAction") as! Bool
  }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }

  open var userActivity: NSUserActivity?
  open var pasteConfiguration: UIPasteConfiguration?
  open var activityItemsConfiguration: AnyObject?
  open var inputAccessoryViewController: UIInputViewController? { nil }
  open var inputViewController: UIInputViewController? { nil }
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  open var textInputContextIdentifier: String? { nil }

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}
  open func buildMenu(with builder: UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  open func paste(itemProviders: [Any]) {}
  open func canPaste(_ itemProviders: [Any]) -> Bool { false }
  open func captureTextFromCamera(_ sender: Any?) {}
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

/// Without effect on layout: something that happened.
open class UIEvent: NSObject {
  public enum EventType: Int {
    case touches, motion, remoteControl, presses
  }

  public enum EventSubtype: Int {
    case none, motionShake
  }

  public struct ButtonMask: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
  }

  open var type: UIEvent.EventType { .touches }
}

/// Without effect on layout: a finger.
open class UITouch: NSObject {
  open var view: UIView?
  open var tapCount: Int { 0 }
  open func location(in view: UIView?) -> CGPoint { CGPoint(x: 0, y: 0) }
}

/// Without effect on layout: a button of a remote or a keyboard.
open class UIPress: NSObject {
}

/// Without effect on layout: buttons of a remote or a keyboard.
open class UIPressesEvent: UIEvent {
}

/// Without effect on layout: a key that does something.
open class UIKeyCommand: UIMenuElement {
  public static let inputUpArrow: String = "UIKeyInputUpArrow"
  public static let inputDownArrow: String = "UIKeyInputDownArrow"
  public static let inputLeftArrow: String = "UIKeyInputLeftArrow"
  public static let inputRightArrow: String = "UIKeyInputRightArrow"
  public static let inputEscape: String = "UIKeyInputEscape"

  open internal(set) var input: String?
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open var discoverabilityTitle: String?

  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil
  ) {
    self.init()
    self.title = title
    self.input = input
    self.modifierFlags = modifierFlags
    self.discoverabilityTitle = discoverabilityTitle
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String? = nil
  ) {
    self.init()
    self.input = input
    self.modifierFlags = modifierFlags
    self.discoverabilityTitle = discoverabilityTitle
  }
}

/// Without effect on layout: keys held with others.
public struct UIKeyModifierFlags: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 65536)
  public static let shift = UIKeyModifierFlags(rawValue: 131072)
  public static let control = UIKeyModifierFlags(rawValue: 262144)
  public static let alternate = UIKeyModifierFlags(rawValue: 524288)
  public static let command = UIKeyModifierFlags(rawValue: 1_048_576)
}
