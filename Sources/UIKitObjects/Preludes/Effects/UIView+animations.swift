/// Animations: what they change is changed at once, and what is done after them runs after the life cycle.
extension UIView {
  public struct AnimationOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 65536)
    public static let curveEaseOut = AnimationOptions(rawValue: 131072)
    public static let curveLinear = AnimationOptions(rawValue: 196608)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1_048_576)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2_097_152)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5_242_880)
  }

  public enum AnimationCurve: Int {
    case easeInOut, easeIn, easeOut, linear
  }

  public struct KeyframeAnimationOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3072)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    UIView.finish(completion, isEndless: options.contains(.repeat))
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    UIView.finish(completion, isEndless: options.contains(.repeat))
  }

  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    UIView.finish(completion, isEndless: options.contains(.repeat))
  }

  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    UIView.finish(completion, isEndless: options.contains(.repeat))
  }

  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    UIView.finish(completion, isEndless: options.contains(.repeat))
  }

  /// Shows one view in the place of another.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else {
      fromView.superview?.addSubview(toView)
      fromView.removeFromSuperview()
    }
    UIView.finish(completion, isEndless: options.contains(.repeat))
  }

  public enum SystemAnimation: UInt {
    case delete
  }

  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    for view in views {
      view.removeFromSuperview()
    }
    parallelAnimations?()
    UIView.finish(completion, isEndless: options.contains(.repeat))
  }

  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }

  public class var inheritedAnimationDuration: TimeInterval { 0 }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Has a closure run that is called when an animation ends.
  static func finish(_ completion: ((Bool) -> Void)?, isEndless: Bool = false) {
    guard let completion else { return }
    if isEndless {
      __notRun(completion, "completion")
    } else {
      DispatchQueue.pending.append({ completion(true) })
    }
  }

  /// Without effect on layout: whether changes are animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  public class var areAnimationsEnabled: Bool { true }
}

/// An animation that can be held: what it changes is changed when it starts.
open class UIViewPropertyAnimator: NSObject {
  public internal(set) var animations: [() -> Void] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  open var isRunning: Bool { false }
  open var fractionComplete: CGFloat = 0

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init()
    if let animations {
      self.animations.append(animations)
    }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init()
    if let animations {
      self.animations.append(animations)
    }
  }

  public convenience init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    self.init()
  }

  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator()
    animator.addAnimations(animations)
    if let completion {
      animator.addCompletion(completion)
    }
    animator.startAnimation()
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// What is done after an animation runs after the life cycle.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  open func startAnimation() {
    let steps = animations
    animations = []
    for step in steps {
      step()
    }
    DispatchQueue.pending.append({ self.finish(at: .end) })
  }

  func finish(at position: UIViewAnimatingPosition) {
    let ends = completions
    completions = []
    for end in ends {
      end(position)
    }
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    if withoutFinishing {
      completions = []
    }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    animations = []
    finish(at: finalPosition)
  }

  open func pauseAnimation() {}

  open func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) {
    startAnimation()
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }

  open var state: UIViewAnimatingState { .inactive }
  open var isReversed: Bool = false
  open var isInterruptible: Bool = true
  open var isUserInteractionEnabled: Bool = true
  open var isManualHitTestingEnabled: Bool = false
  open var scrubsLinearly: Bool = true
  open var pausesOnCompletion: Bool = false
  open var duration: TimeInterval { 0 }
}

/// Without effect on layout: the pace of an animation.
public protocol UITimingCurveProvider: AnyObject {
}

/// Without effect on layout: the pace of an animation.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public convenience init(dampingRatio ratio: CGFloat) { self.init() }

  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) { self.init() }
}

/// Without effect on layout: the pace of an animation.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public convenience init(animationCurve curve: UIView.AnimationCurve) { self.init() }
}

public enum UIViewAnimatingPosition: Int {
  case end, start, current
}

public enum UIViewAnimatingState: Int {
  case inactive, active, stopped
}
