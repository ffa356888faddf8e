/// Without effect on layout: how controllers come and go, and what stands above the window.
open class ControllerWithoutEffect: UIResponder {
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var isModalInPresentation: Bool = false
  open var modalPresentationCapturesStatusBarAppearance: Bool = false
  open var providesPresentationContextTransitionStyle: Bool = false
  open var restoresFocusAfterTransition: Bool = true
  open var restorationIdentifier: String?
  open var focusGroupIdentifier: String?
  open var interactionActivityTrackingBaseName: String?
  open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
  open var transitionCoordinator: UIViewControllerTransitionCoordinator? { nil }
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var prefersPointerLocked: Bool { false }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var disablesAutomaticKeyboardDismissal: Bool { false }

  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

/// Without effect on layout: an animation of a presentation.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
}

/// Without effect on layout: what an animation of a presentation is told.
public protocol UIViewControllerContextTransitioning: AnyObject {
}

/// Without effect on layout: who animates a presentation.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
}

public enum UIStatusBarStyle: Int {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

public enum UIStatusBarAnimation: Int {
  case none, fade, slide
}
