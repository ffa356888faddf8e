/// A rectangle to which focus can move, which has no view.
open class UIFocusGuide: UILayoutGuide {
  /// Without effect on layout: focus.
  open var preferredFocusEnvironments: [UIFocusEnvironment]! = []
  /// Without effect on layout: focus.
  open weak var preferredFocusedView: UIView?
  /// Without effect on layout: focus.
  open var isEnabled: Bool = true
}

/// Without effect on layout: what has a part that can have focus.
public protocol UIFocusEnvironment: NSObjectProtocol {
}

/// Without effect on layout: what can have focus.
public protocol UIFocusItem: UIFocusEnvironment {
}

extension UIView: UIFocusItem {
}

extension UIViewController: UIFocusEnvironment {
}

/// Without effect on layout: where focus comes from and goes to.
open class UIFocusUpdateContext: NSObject {
  open var nextFocusedView: UIView? { nil }
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedItem: UIFocusItem? { nil }
  open var previouslyFocusedItem: UIFocusItem? { nil }
}

/// Without effect on layout: what is animated while focus moves.
open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations {
      __notRun(animations, "event")
    }
    if let completion {
      __notRun(completion, "event")
    }
  }
}

/// Without effect on layout: who knows where focus is.
open class UIFocusSystem: NSObject {
  open var focusedItem: UIFocusItem? { nil }
  public class func focusSystem(for environment: UIFocusEnvironment) -> UIFocusSystem? { nil }
  open func requestFocusUpdate(to environment: UIFocusEnvironment) {}
  open func updateFocusIfNeeded() {}
}

/// Without effect on layout: how what has focus looks.
open class UIFocusEffect: NSObject {
}

/// Without effect on layout: a line around what has focus.
open class UIFocusHaloEffect: UIFocusEffect {
  open weak var containerView: UIView?
  open weak var referenceView: UIView?

  public convenience init(rect: CGRect) { self.init() }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init()
  }

  public convenience init(path bezierPath: UIBezierPath) { self.init() }
}

/// Without effect on layout: who gets focus first.
public struct UIFocusGroupPriority: RawRepresentable, Hashable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: 2_147_483_647)
}

/// Without effect on layout: how a view looks that somebody looks at.
public struct UIHoverStyle {
  public var effect: Any?
  public var shape: UIShape?
  public var isEnabled: Bool = true

  public init(effect: Any? = nil, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

/// Without effect on layout: an outline.
public struct UIShape {
  public var name: String

  public static let rect = UIShape(name: "rect")
  public static let capsule = UIShape(name: "capsule")
  public static let circle = UIShape(name: "circle")
  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(name: "rect") }
  public static func fixedRect(_ rect: CGRect, cornerRadius: CGFloat = 0) -> UIShape { UIShape(name: "rect") }
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(name: "path") }
}

/// Without effect on layout: how round corners are.
public struct UICornerConfiguration {
  public init() {}

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration() }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration()
  }
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration()
  }
}

/// Without effect on layout: how round a corner is.
public struct UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public var radius: CGFloat
  public init(floatLiteral value: Double) { self.radius = value }
  public init(integerLiteral value: Int) { self.radius = CGFloat(value) }

  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(floatLiteral: radius) }
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(floatLiteral: minimum ?? 0)
  }
}
