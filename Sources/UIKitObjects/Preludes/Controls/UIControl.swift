/// A view that the user works.
open class UIControl: UIView {
  public enum ContentHorizontalAlignment: Int {
    case center, left, right, fill, leading, trailing
  }

  public enum ContentVerticalAlignment: Int {
    case center, top, bottom, fill
  }

  public struct State: OptionSet, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  public struct Event: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 2)
    public static let touchDragInside = Event(rawValue: 4)
    public static let touchDragOutside = Event(rawValue: 8)
    public static let touchDragEnter = Event(rawValue: 16)
    public static let touchDragExit = Event(rawValue: 32)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let touchCancel = Event(rawValue: 256)
    public static let valueChanged = Event(rawValue: 4096)
    public static let primaryActionTriggered = Event(rawValue: 8192)
    public static let menuActionTriggered = Event(rawValue: 16384)
    public static let editingDidBegin = Event(rawValue: 65536)
    public static let editingChanged = Event(rawValue: 131072)
    public static let editingDidEnd = Event(rawValue: 262144)
    public static let editingDidEndOnExit = Event(rawValue: 524288)
    public static let allTouchEvents = Event(rawValue: 4095)
    public static let allEditingEvents = Event(rawValue: 983040)
    public static let allEvents = Event(rawValue: 4_294_967_295)
  }

  open var isEnabled: Bool = true
  open var isSelected: Bool = false
  open var isHighlighted: Bool = false
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center
  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center
  /// Without effect on layout: a menu comes later.
  open var showsMenuAsPrimaryAction: Bool = false
  /// Without effect on layout: a menu comes later.
  open var isContextMenuInteractionEnabled: Bool = false
  /// Without effect on layout: words beside a pointer.
  open var toolTip: String?

  public convenience init(frame: CGRect, primaryAction: UIAction?) { self.init(frame: frame) }

  open var state: UIControl.State {
    var state: UIControl.State = []
    if !isEnabled {
      state.insert(.disabled)
    }
    if isSelected {
      state.insert(.selected)
    }
    if isHighlighted {
      state.insert(.highlighted)
    }
    return state
  }

  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }

  /// Without effect on layout: what is called when the user does something. Nobody does.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
  /// Without effect on layout: as above.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {}
  /// Without effect on layout: as above.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
  /// Without effect on layout: as above.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {}

  /// Calls nobody, which is told: the app does by itself what a user would.
  open func sendActions(for controlEvents: UIControl.Event) { __note("control events", "sendActions") }

  /// Without effect on layout: what moves.
  open lazy var isSymbolAnimationEnabled: Bool = false
  open var allTargets: Set<AnyHashable> { [] }
  open var allControlEvents: UIControl.Event { [] }
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open var toolTipInteraction: AnyObject? { nil }
  open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    let isBackward = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isBackward ? .right : .left
    case .trailing: return isBackward ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// Without effect on layout: what is called when the user does something.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {}
  /// Without effect on layout: nobody works the control.
  open func enumerateEventHandlers(_ iterator: Any) {}
  open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
    nil
  }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    __unknown("UIControl.menuAttachmentPoint") as! CGPoint
  }

  /// Calls nobody, which is told, as above.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    __note("control events", "sendAction")
  }
  /// Calls nobody, which is told, as above.
  open func sendAction(_ action: UIAction) { __note("control events", "sendAction") }
  /// Calls nobody, which is told, as above.
  open func performPrimaryAction() { __note("control events", "performPrimaryAction") }
}

/// An entry of a menu.
open class UIMenuElement: NSObject {
  public enum State: Int {
    case off, on, mixed
  }

  public struct Attributes: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  open internal(set) var title: String = ""
  open internal(set) var image: UIImage?
  open var subtitle: String?

  /// Without effect on layout: words for those who do not see.
  open var accessibilityLabel: String?
  /// Without effect on layout: words for those who do not see.
  open var accessibilityHint: String?
  /// Without effect on layout: words for those who do not see.
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
}

/// What a control does, with the title and the image that a button takes of it.
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open var attributes: UIMenuElement.Attributes = []
  open var state: UIMenuElement.State = .off
  open internal(set) var identifier: UIAction.Identifier = UIAction.Identifier("")
  /// Without effect on layout: words beside a pointer.
  open var discoverabilityTitle: String?
  /// Without effect on layout: a picture in a menu.
  open var selectedImage: UIImage?
  /// Not run: nobody works the control.
  public internal(set) var handler: ((UIAction) -> Void)?
  open var sender: Any? { nil }

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.init()
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    if let identifier {
      self.identifier = identifier
    }
    self.handler = handler
    __notRun(handler, "event")
  }
}

/// A menu.
open class UIMenu: UIMenuElement {
  public struct Options: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }

  public struct Identifier: RawRepresentable, Hashable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public enum ElementSize: Int {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }

  open internal(set) var children: [UIMenuElement] = []
  open internal(set) var options: UIMenu.Options = []
  open internal(set) var identifier: UIMenu.Identifier = UIMenu.Identifier(rawValue: "")
  /// Without effect on layout: how a menu looks.
  open var preferredElementSize: UIMenu.ElementSize = .automatic
  /// Without effect on layout: how a menu looks.
  open var displayPreferences: AnyObject?
  open var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.init()
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.children = children
    self.options = options
    if let identifier {
      self.identifier = identifier
    }
  }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}
