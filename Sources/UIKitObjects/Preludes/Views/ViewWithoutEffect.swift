/// Without effect on layout: what a view looks like, and what it answers to.
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

  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  open func updateTraitsIfNeeded() {}
  open func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
}
