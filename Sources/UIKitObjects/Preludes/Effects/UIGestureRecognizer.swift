/// Without effect on layout: what waits for a gesture. Its actions are not run.
open class UIGestureRecognizer: NSObject {
  public enum State: Int {
    case possible, began, changed, ended, cancelled, failed

    public static var recognized: UIGestureRecognizer.State { .ended }
  }

  open internal(set) weak var view: UIView?
  open weak var delegate: UIGestureRecognizerDelegate?
  open var state: UIGestureRecognizer.State = .possible
  open var isEnabled: Bool = true
  open var cancelsTouchesInView: Bool = true
  open var delaysTouchesBegan: Bool = false
  open var delaysTouchesEnded: Bool = true
  open var name: String?
  open lazy var requiresExclusiveTouchType: Bool = true
  open lazy var allowedTouchTypes: [NSNumber] = []
  open lazy var allowedPressTypes: [NSNumber] = []
  open lazy var buttonMaskRequired: UIEvent.ButtonMask = .primary
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonMask: UIEvent.ButtonMask { [] }
  open var numberOfTouches: Int { 0 }

  public override init() { super.init() }

  public init(target: Any?, action: Selector?) { super.init() }

  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?, action: Selector?) {}
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { CGPoint(x: 0, y: 0) }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func reset() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  open func location(in view: UIView?) -> CGPoint { CGPoint(x: 0, y: 0) }
}

/// Without effect on layout: what decides of gestures.
public protocol UIGestureRecognizerDelegate: AnyObject {
}

/// Without effect on layout: a tap.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired: Int = 1
  open var numberOfTouchesRequired: Int = 1
}

/// Without effect on layout: a long press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired: Int = 0
  open var numberOfTouchesRequired: Int = 1
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
}

/// Without effect on layout: a drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches: Int = 1
  open var maximumNumberOfTouches: Int = 100
  open lazy var allowedScrollTypesMask: UIScrollTypeMask = []
  open func translation(in view: UIView?) -> CGPoint { CGPoint(x: 0, y: 0) }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  open func velocity(in view: UIView?) -> CGPoint { CGPoint(x: 0, y: 0) }
}

/// Without effect on layout: a drag from the edge.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// Without effect on layout: a swipe.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction: UISwipeGestureRecognizer.Direction = .right
  open var numberOfTouchesRequired: Int = 1
}

/// Without effect on layout: a pinch.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
}

/// Without effect on layout: a turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
}

/// Without effect on layout: a pointer over a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
}

/// Without effect on layout: drags, drops, menus and pointers.
public protocol UIInteraction: AnyObject {
}

/// Without effect on layout: drags out of a view.
open class UIDragInteraction: NSObject, UIInteraction {
  open var isEnabled: Bool = true
  public init(delegate: Any) { super.init() }
}

/// Without effect on layout: how a pointer looks above a view.
open class UIPointerInteraction: NSObject, UIInteraction {
  open var isEnabled: Bool = true
  public init(delegate: Any?) { super.init() }
}

/// Without effect on layout: drops into a view.
open class UIDropInteraction: NSObject, UIInteraction {
  public init(delegate: Any) { super.init() }
}

/// Without effect on layout: movement with the device.
open class UIMotionEffect: NSObject {
}

/// Without effect on layout: movements with the device.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

/// Without effect on layout: movement with the device.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public convenience init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) { self.init() }
}

/// Without effect on layout: a menu of a long press.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public init(delegate: UIContextMenuInteractionDelegate) { super.init() }
}

/// Without effect on layout: who has the menu of a long press.
public protocol UIContextMenuInteractionDelegate: AnyObject {
}

/// Without effect on layout: a click that is felt.
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

/// Without effect on layout: a click that is felt.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int {
    case light, medium, heavy, soft, rigid
  }

  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle) { self.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

/// Without effect on layout: a click that is felt.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

/// Without effect on layout: a click that is felt.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int {
    case success, warning, error
  }
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
}

/// Without effect on layout: what scrolls.
public struct UIScrollTypeMask: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all = UIScrollTypeMask(rawValue: 3)
}
