extension UIKitClass {
  /// What documents may say of a controller.
  static let ofControllers: [UIKitClass] = [
    UIKitClass(
      "UIViewController",
      """
      restorationIdentifier restorationClass modalTransitionStyle transitioningDelegate
      providesPresentationContextTransitionStyle preferredStatusBarStyle preferredStatusBarUpdateAnimation
      prefersHomeIndicatorAutoHidden prefersPointerLocked preferredScreenEdgesDeferringSystemGestures
      modalPresentationCapturesStatusBarAppearance disablesAutomaticKeyboardDismissal
      performsActionsWhilePresentingModally keyCommands undoManager userActivity focusGroupIdentifier
      restoresFocusAfterTransition isModalInPresentation isEditing storyboard nibName nibBundle
      preferredTransition shouldAutorotate preferredInterfaceOrientationForPresentation
      prefersInterfaceOrientationLocked contentUnavailableConfiguration activityItemsConfiguration
      interactionActivityTrackingBaseName preferredUserInterfaceStyle backgroundColor
      """,
      notModelled: "prefersStatusBarHidden automaticallyAdjustsScrollViewInsets inputAccessoryView inputView"),
    UIKitClass(
      "UINavigationController",
      """
      delegate interactivePopGestureRecognizer interactiveContentPopGestureRecognizer hidesBarsOnTap
      hidesBarsOnSwipe hidesBarsWhenKeyboardAppears
      """, notModelled: "hidesBarsWhenVerticallyCompact"),
    UIKitClass(
      "UITabBarController",
      "delegate customizableViewControllers customizationIdentifier tabBarMinimizeBehavior",
      notModelled: "mode sidebar bottomAccessory"),
    UIKitClass(
      "UISplitViewController",
      """
      delegate presentsWithGesture showsSecondaryOnlyButton displayModeButtonVisibility primaryBackgroundStyle
      """, notModelled: "minimumSecondaryColumnWidth"),
    UIKitClass(
      "UIPageViewController", "delegate dataSource transitionStyle navigationOrientation isDoubleSided",
      notModelled: "options interPageSpacing"),
    UIKitClass("UITableViewController", "clearsSelectionOnViewWillAppear refreshControl"),
    UIKitClass(
      "UICollectionViewController",
      "clearsSelectionOnViewWillAppear installsStandardGestureForInteractiveMovement"),
  ]

  /// What documents may say of a presentation.
  static let ofPresentations: [UIKitClass] = [
    UIKitClass("UIPresentationController", "delegate"),
    UIKitClass(
      "UISheetPresentationController",
      """
      prefersGrabberVisible preferredCornerRadius largestUndimmedDetentIdentifier
      prefersScrollingExpandsWhenScrolledToEdge backgroundEffect prefersPageSizing
      """),
    UIKitClass(
      "UIPopoverPresentationController", "passthroughViews backgroundColor popoverBackgroundViewClass",
      notModelled: "adaptiveSheetPresentationController"),
  ]
}
