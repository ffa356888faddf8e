// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Functions and methods by the names that they had before Swift 4.2.

public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool {
  insets1 == insets2
}

public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// Without effect on layout: accessibility.
public func UIAccessibilityPostNotification(_ notification: Any, _ argument: Any?) {}

extension UIView {
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension NSLayoutXAxisAnchor {
  public func constraintEqualToSystemSpacingAfter(_ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(equalToSystemSpacingAfter: anchor, multiplier: multiplier)
  }

  public func constraintGreaterThanOrEqualToSystemSpacingAfter(
    _ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
  }

  public func constraintLessThanOrEqualToSystemSpacingAfter(
    _ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
  }
}

extension NSLayoutYAxisAnchor {
  public func constraintEqualToSystemSpacingBelow(_ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(equalToSystemSpacingBelow: anchor, multiplier: multiplier)
  }

  public func constraintGreaterThanOrEqualToSystemSpacingBelow(
    _ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
  }

  public func constraintLessThanOrEqualToSystemSpacingBelow(
    _ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
  }
}

extension UIViewController {
  public var childViewControllers: [UIViewController] { children }

  public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

  public func removeFromParentViewController() { removeFromParent() }

  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}

extension NSObject {
  public class func classForCoder() -> AnyClass { self }
}

extension String {
  /// The text itself: since Swift 4 it is a collection of characters.
  public var characters: String { self }

  public func size(attributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    size(withAttributes: attrs)
  }
}

extension Substring {
  public var characters: Substring { self }
}

extension NSString {
  public func size(attributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    size(withAttributes: attrs)
  }
}

extension UIActivityIndicatorView {
  public convenience init(activityIndicatorStyle style: UIActivityIndicatorView.Style) {
    self.init(style: style)
  }

  public var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
    get { style }
    set { style = newValue }
  }
}

extension NSUnderlineStyle {
  public static let styleNone = NSUnderlineStyle(rawValue: 0)
  public static let styleSingle = NSUnderlineStyle.single
  public static let styleThick = NSUnderlineStyle.thick
  public static let styleDouble = NSUnderlineStyle.double
}

public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }

public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }

public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}
