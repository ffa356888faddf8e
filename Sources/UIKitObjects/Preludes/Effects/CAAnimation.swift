/// Without effect on layout: what moves layers for a while.
open class CAAnimation: NSObject {
  open var duration: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses: Bool = false
  open var isRemovedOnCompletion: Bool = true
  open var fillMode: CAMediaTimingFillMode = .removed
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: CAAnimationDelegate?
}

/// Without effect on layout: who is told of animations.
public protocol CAAnimationDelegate: AnyObject {
}

/// Without effect on layout: an animation of one property.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive: Bool = false
  open var isCumulative: Bool = false

  public convenience init(keyPath path: String?) {
    self.init()
    self.keyPath = path
  }
}

/// Without effect on layout: an animation between values.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

/// Without effect on layout: an animation like a spring.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
}

/// Without effect on layout: an animation over several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var path: CGPath?
}

/// Without effect on layout: animations that run together.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// Without effect on layout: a change of what is seen.
open class CATransition: CAAnimation {
  open var type: CATransitionType = .fade
  open var subtype: CATransitionSubtype?
}

/// Without effect on layout: how something comes.
public struct CATransitionType: RawRepresentable, Equatable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Without effect on layout: from where something comes.
public struct CATransitionSubtype: RawRepresentable, Equatable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Without effect on layout: what stays after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Equatable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Without effect on layout: the pace of an animation.
open class CAMediaTimingFunction: NSObject {
  public convenience init(name: CAMediaTimingFunctionName) { self.init() }

  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { self.init() }
}

/// Without effect on layout: a pace with a name.
public struct CAMediaTimingFunctionName: RawRepresentable, Equatable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Without effect on layout: changes of layers that are made together. What is done after them is not run.
open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func flush() {}
  open class func setDisableActions(_ flag: Bool) {}
  open class func setAnimationDuration(_ dur: TimeInterval) {}
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if let block {
      __notRun(block, "completion")
    }
  }
}

/// Without effect on layout: what is told of each picture on the screen. It is not run.
open class CADisplayLink: NSObject {
  open var isPaused: Bool = false
  open var preferredFramesPerSecond: Int = 0
  open var preferredFrameRateRange: CAFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 0)
  open var timestamp: TimeInterval { __unknown("CADisplayLink.timestamp") as! Double }
  open var targetTimestamp: TimeInterval { __unknown("CADisplayLink.targetTimestamp") as! Double }
  open var duration: TimeInterval { __unknown("CADisplayLink.duration") as! Double }

  public convenience init(target: Any, selector sel: Selector) { self.init() }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}

/// Without effect on layout: how often pictures come.
public struct CAFrameRateRange: Equatable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
