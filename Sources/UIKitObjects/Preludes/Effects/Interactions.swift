/// Without effect on layout: a label of what is small, shown large for a moment.
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  public override init() { super.init() }

  public init(delegate: UILargeContentViewerInteractionDelegate?) { super.init() }

  public class var isEnabled: Bool { __fact("isLargeContentViewerEnabled") as! Bool }
  public class var enabledStatusDidChangeNotification: Notification.Name {
    UIResponder.named("UILargeContentViewerInteractionEnabledStatusDidChange")
  }
  public private(set) lazy var gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
    UIGestureRecognizer()
}

/// Without effect on layout: who is told what is shown large.
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
}

/// Without effect on layout: what can be shown large for a moment.
public protocol UILargeContentViewerItem: NSObjectProtocol {
}

/// Without effect on layout: a menu of what can be done with text.
open class UIEditMenuInteraction: NSObject, UIInteraction {
  public init(delegate: UIEditMenuInteractionDelegate?) { super.init() }

  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  open func dismissMenu() {}
  open func reloadVisibleMenu() {}
  open func updateVisibleMenuPosition(animated: Bool) {}
}

/// Without effect on layout: who has the menu of text.
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
}

/// Without effect on layout: where a menu of text stands.
open class UIEditMenuConfiguration: NSObject {
  public convenience init(identifier: Any?, sourcePoint: CGPoint) { self.init() }
}

/// Without effect on layout: gestures of text.
open class UITextInteraction: NSObject, UIInteraction {
  public enum Mode: Int {
    case editable, nonEditable
  }

  open weak var delegate: AnyObject?
  open weak var textInput: AnyObject?

  public convenience init(for mode: UITextInteraction.Mode) { self.init() }
}

/// Without effect on layout: what happens when something is held above a view.
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  public init(activationHandler handler: @escaping (UISpringLoadedInteraction, Any) -> Void) {
    super.init()
    __notRun(handler, "event")
  }
}

/// Without effect on layout: taps of a pencil.
open class UIPencilInteraction: NSObject, UIInteraction {
  open weak var delegate: AnyObject?
  open var isEnabled: Bool = true

  public override init() { super.init() }

  public init(delegate: Any) { super.init() }
}

/// Without effect on layout: handwriting in a view.
open class UIScribbleInteraction: NSObject, UIInteraction {
  public init(delegate: Any) { super.init() }
}

/// Without effect on layout: handwriting in parts of a view.
open class UIIndirectScribbleInteraction: NSObject, UIInteraction {
  public init(delegate: Any) { super.init() }
}

/// Without effect on layout: what is searched in a view.
open class UIFindInteraction: NSObject, UIInteraction {
  public init(sessionDelegate: Any) { super.init() }

  open var isFindNavigatorVisible: Bool { false }
  open func presentFindNavigator(showingReplace replaceVisible: Bool) {}
  open func dismissFindNavigator() {}
}

/// Without effect on layout: words beside a pointer.
open class UIToolTipInteraction: NSObject, UIInteraction {
  open var defaultToolTip: String?
  open var isEnabled: Bool = true
  open weak var delegate: AnyObject?

  public override init() { super.init() }

  public init(defaultToolTip: String) { super.init() }
}

/// Without effect on layout: who is asked how a pointer looks.
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
}

/// Without effect on layout: how a pointer looks.
open class UIPointerStyle: NSObject {
  public convenience init(
    effect: UIPointerEffect? = nil, shape: UIPointerShape? = nil, constrainedAxes axes: UIAxis = []
  ) {
    self.init()
  }

  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }

  public class func hidden() -> UIPointerStyle { UIPointerStyle() }
  public class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// Without effect on layout: what a pointer does to a view.
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: Int = 0, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

/// Without effect on layout: what a pointer becomes.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 0)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// Without effect on layout: where a pointer changes.
open class UIPointerRegion: NSObject {
  public convenience init(rect: CGRect, identifier: AnyHashable? = nil) { self.init() }
}

/// Without effect on layout: in which directions something goes.
public struct UIAxis: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both = UIAxis(rawValue: 3)
}

/// Without effect on layout: how a view looks while it is lifted.
open class UITargetedPreview: NSObject {
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.init()
  }

  public convenience init(view: UIView, parameters: UIPreviewParameters, target: Any) { self.init() }
}

/// Without effect on layout: how a view looks while it is dragged.
open class UITargetedDragPreview: UITargetedPreview {
}

/// Without effect on layout: how what is lifted looks.
open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor!
}

/// Without effect on layout: how what is dragged looks.
open class UIDragPreviewParameters: UIPreviewParameters {
}

/// Without effect on layout: something that is dragged.
open class UIDragItem: NSObject {
  open var localObject: Any?
  open var previewProvider: Any?

  public init(itemProvider: NSItemProvider) { super.init() }
}

/// Without effect on layout: what may be dropped into a view.
public protocol UIDropInteractionDelegate: NSObjectProtocol {
}

/// Without effect on layout: what may be dragged out of a view.
public protocol UIDragInteractionDelegate: NSObjectProtocol {
}

/// Without effect on layout: what becomes of what is dropped.
open class UIDropProposal: NSObject {
  public enum Operation: UInt {
    case cancel, forbidden, copy, move
  }

  public init(operation: UIDropProposal.Operation) { super.init() }
}

/// Without effect on layout: what may be pasted.
open class UIPasteConfiguration: NSObject {
  public convenience init(acceptableTypeIdentifiers: [String]) { self.init() }

  public convenience init(forAccepting aClass: Any) { self.init() }
}

/// Without effect on layout: who makes the menus of the app.
public protocol UIMenuBuilder: AnyObject {
}

/// Without effect on layout: an entry of a menu that a responder takes.
open class UICommand: UIMenuElement {
  open var attributes: UIMenuElement.Attributes = []
  open var state: UIMenuElement.State = .off
  open var discoverabilityTitle: String?

  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [Any] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init()
    self.title = title
    self.image = image
  }
}

/// Without effect on layout: entries of a menu that come when it is opened.
open class UIDeferredMenuElement: UIMenuElement {
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init()
    __notRun(elementProvider, "event")
  }

  public class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
    -> UIDeferredMenuElement
  {
    UIDeferredMenuElement(elementProvider)
  }
}

extension UIContextMenuConfiguration {
  public enum ElementOrder: Int {
    case automatic, priority, fixed
  }
}

public enum UIEditingInteractionConfiguration: Int {
  case none, `default`
}

public enum UIBehavioralStyle: UInt {
  case automatic, pad, mac
}

/// Without effect on layout: what is printed.
open class UIViewPrintFormatter: NSObject {
}
