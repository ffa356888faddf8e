/// Without effect on layout: what a view looks like, what it answers to, and what it says to those who do not see.
open class ViewWithoutEffect: UIResponder {
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = UIColor.tintColor
  open var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic
  open var alpha: CGFloat = 1
  open var isOpaque: Bool = true
  open var clearsContextBeforeDrawing: Bool = true
  open var contentScaleFactor: CGFloat = 1
  open var mask: UIView?
  public private(set) lazy var layer: CALayer = makeLayer()

  open var isMultipleTouchEnabled: Bool = false
  open var isExclusiveTouch: Bool = false
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var interactions: [UIInteraction] = []
  open var motionEffects: [UIMotionEffect] = []
  open var restorationIdentifier: String?
  open var focusGroupIdentifier: String?
  open var canBecomeFocused: Bool { false }

  open var isAccessibilityElement: Bool = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityLanguage: String?
  open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden: Bool = false
  open var accessibilityViewIsModal: Bool = false
  open var accessibilityIgnoresInvertColors: Bool = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityUserInputLabels: [String]?
  open var accessibilityFrame: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
  open var accessibilityPath: UIBezierPath?
  open var accessibilityActivationPoint: CGPoint = CGPoint(x: 0, y: 0)
  open var accessibilityAttributedLabel: NSAttributedString?
  open var shouldGroupAccessibilityChildren: Bool = false
  open var accessibilityRespondsToUserInteraction: Bool = false
  open var showsLargeContentViewer: Bool = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var largeContentImageInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  open class var layerClass: AnyClass { CALayer.self }

  func makeLayer() -> CALayer {
    let layer = __make(type(of: self).layerClass, [], []) as? CALayer ?? CALayer()
    layer.view = self as? UIView
    return layer
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self as? UIView
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func addInteraction(_ interaction: UIInteraction) { interactions.append(interaction) }
  open func removeInteraction(_ interaction: UIInteraction) {}
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) {}

  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func display(_ layer: CALayer) {}
  open func layoutSublayers(of layer: CALayer) {}
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  open func endEditing(_ force: Bool) -> Bool { true }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var focusEffect: UIFocusEffect?
  open var hoverStyle: UIHoverStyle?
  open lazy var focusGroupPriority: UIFocusGroupPriority = .ignored
  open lazy var scalesLargeContentImage: Bool = false
  open lazy var cornerConfiguration: UICornerConfiguration = UICornerConfiguration()
  open var isFocused: Bool { false }
  open var preferredFocusEnvironments: [UIFocusEnvironment] { [] }
  open var preferredFocusedView: UIView? { nil }
  open var parentFocusEnvironment: UIFocusEnvironment? { nil }
  open var focusItemContainer: AnyObject? { nil }

  open var accessibilityAttributedHint: NSAttributedString?
  open var accessibilityAttributedValue: NSAttributedString?
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  open var accessibilityCustomContent: [AXCustomContent]?
  open var accessibilityContainer: Any?
  open var accessibilityHeaderElements: [Any]?
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]?
  open var accessibilityDragSourceDescriptors: [Any]?
  open var accessibilityDropPointDescriptors: [Any]?
  open var accessibilityTextualContext: UIAccessibilityTextualContext?
  open var automationElements: [Any]?
  open var accessibilityElementsBlock: (() -> [Any]?)?
  open var accessibilityLabelBlock: (() -> String?)?
  open var accessibilityValueBlock: (() -> String?)?
  open var accessibilityHintBlock: (() -> String?)?
  open var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)?
  open var isAccessibilityElementBlock: (() -> Bool)?
  open lazy var accessibilityNavigationStyle: UIAccessibilityNavigationStyle = .automatic
  open lazy var accessibilityContainerType: UIAccessibilityContainerType = .none
  open lazy var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions = []

  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  open func updateTraitsIfNeeded() {}
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? { accessibilityElements?[index] }
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
}
