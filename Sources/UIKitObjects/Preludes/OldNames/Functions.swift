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
