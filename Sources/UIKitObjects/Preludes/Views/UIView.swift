/// A rectangle of a screen, with views in it.
open class UIView: ViewWithoutEffect {
  public class var noIntrinsicMetric: CGFloat { -1 }
  public class var layoutFittingCompressedSize: CGSize { CGSize(width: 0, height: 0) }
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }
  open class var requiresConstraintBasedLayout: Bool { false }

  var ownSubviews: [UIView] = []
  /// Controls of the system have further ones, which are private: nobody knows theirs.
  open var subviews: [UIView] { ownSubviews }
  /// The view around it in the screen's own tree.
  weak var ownSuperview: UIView?
  /// Whether it is a screen by itself: then it stands in the window.
  var isOnStage = false
  open var superview: UIView? { ownSuperview ?? (isOnStage ? KeyWindow.shared : nil) }
  public internal(set) var constraints: [NSLayoutConstraint] = []
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  /// What a layout library keeps with it.
  var libraryObjects: [AnyObject] = []
  /// The controller whose view it is.
  public internal(set) weak var owningController: UIViewController?

  /// The class that a file of Interface Builder says, where that is in no file of code.
  var missingClassName: String?

  var storedFrame: CGRect
  /// Whether it is as large as the window, and nobody has asked how large that is.
  var isLargeAsWindow: Bool = false
  /// Whether it is as large as what it shows, and nobody has asked how large that is.
  var isNaturallySized: Bool = false
  /// Where it was before a layout of which its class is being told, and where that has put it.
  var frameBefore: CGRect?
  var frameAfter: CGRect?
  /// Where the view's own coordinates begin.
  public internal(set) var boundsOrigin: CGPoint = CGPoint(x: 0, y: 0)
  open var transform: CGAffineTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) {
    didSet { isTransformed = transform != CGAffineTransform.identity }
  }
  var isTransformed: Bool = false
  open var autoresizingMask: UIView.AutoresizingMask = []
  open var autoresizesSubviews: Bool = true
  open var translatesAutoresizingMaskIntoConstraints: Bool = true

  open var isHidden: Bool = false
  open var clipsToBounds: Bool = false
  open var contentMode: UIView.ContentMode = .scaleToFill
  open var isUserInteractionEnabled: Bool = true
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  open var accessibilityIdentifier: String?
  open var traitOverrides: UITraitOverrides = UITraitOverrides()
  open var tag: Int = 0
  /// The least size of text: one that changes nothing in this environment is all that is read.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet {
      if let least = minimumContentSizeCategory, traitCollection.preferredContentSizeCategory < least {
        __note("text size", "minimumContentSizeCategory")
      }
    }
  }
  /// The greatest size of text: one that changes nothing in this environment is all that is read.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet {
      if let most = maximumContentSizeCategory, traitCollection.preferredContentSizeCategory > most {
        __note("text size", "maximumContentSizeCategory")
      }
    }
  }

  /// Content priorities that were set; nil is the default of the class.
  public internal(set) var horizontalHugging: UILayoutPriority?
  public internal(set) var verticalHugging: UILayoutPriority?
  public internal(set) var horizontalCompressionResistance: UILayoutPriority?
  public internal(set) var verticalCompressionResistance: UILayoutPriority?

  /// Margins that were set; nil is the default. Only one of the two is.
  public internal(set) var givenLayoutMargins: UIEdgeInsets?
  public internal(set) var givenDirectionalLayoutMargins: NSDirectionalEdgeInsets?
  open var preservesSuperviewLayoutMargins: Bool = false
  open var insetsLayoutMarginsFromSafeArea: Bool = true

  /// Whether `updateConstraints` is due.
  public internal(set) var isUpdateOfConstraintsDue: Bool = true
  /// Whether `layoutSubviews` is due.
  public internal(set) var isLayoutDue: Bool = true
  /// Whether it has not drawn yet, where its class lays something out when it draws.
  public internal(set) var isDrawingDue: Bool = true

  public private(set) lazy var safeAreaLayoutGuide: UILayoutGuide = UILayoutGuide(kind: .safeArea, of: self)
  public private(set) lazy var layoutMarginsGuide: UILayoutGuide = UILayoutGuide(
    kind: .layoutMargins, of: self)
  public private(set) lazy var readableContentGuide: UILayoutGuide = UILayoutGuide(
    kind: .readableContent, of: self)
  public private(set) lazy var keyboardLayoutGuide: UIKeyboardLayoutGuide = UIKeyboardLayoutGuide(
    kind: .keyboard, of: self)

  public init(frame: CGRect) {
    storedFrame = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    storedFrame = CGRect(x: 0, y: 0, width: 0, height: 0)
    super.init()
    __decode(self, coder)
  }

  public override convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }

  // MARK: - Geometry

  open var frame: CGRect {
    get { isTransformed ? transform.cover(of: placedFrame) : placedFrame }
    set { placedFrame = newValue }
  }

  /// Where it is without its transform.
  var placedFrame: CGRect {
    get {
      if let frameBefore {
        return frameBefore
      }
      if let placed = __placedFrame(self) {
        return placed
      }
      if isLargeAsWindow {
        placedFrame = CGRect(x: 0, y: 0, width: Facts.viewWidth, height: Facts.viewHeight)
      }
      if isNaturallySized {
        isNaturallySized = false
        storedFrame = CGRect(origin: storedFrame.origin, size: sizeThatFits(storedFrame.size))
      }
      return storedFrame
    }
    set {
      if frameAfter != nil, isPlace(newValue == frameAfter) {
        return
      }
      isLargeAsWindow = false
      isNaturallySized = false
      storedFrame = newValue
      __framed(self)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: placedFrame.size) }
    set {
      if frameAfter != nil, isPlace(newValue.size == frameAfter?.size) {
        return
      }
      boundsOrigin = newValue.origin
      let (middle, size) = (center, newValue.size)
      frame = CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    }
  }

  open var center: CGPoint {
    get {
      let placed = placedFrame
      return CGPoint(x: placed.origin.x + placed.size.width / 2, y: placed.origin.y + placed.size.height / 2)
    }
    set {
      let size = placedFrame.size
      frame = CGRect(
        x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  open var layoutMargins: UIEdgeInsets {
    get {
      givenLayoutMargins ?? __placedMargins(self) ?? UIEdgeInsets(directionalLayoutMargins, in: self)
    }
    set {
      givenLayoutMargins = newValue
      givenDirectionalLayoutMargins = nil
      layoutMarginsDidChange()
    }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      if let given = givenLayoutMargins {
        return NSDirectionalEdgeInsets(given, in: self)
      }
      return givenDirectionalLayoutMargins
        ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    set {
      givenDirectionalLayoutMargins = newValue
      givenLayoutMargins = nil
      layoutMarginsDidChange()
    }
  }

  open var safeAreaInsets: UIEdgeInsets { __safeAreaInsets(self) }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  open func sizeThatFits(_ size: CGSize) -> CGSize { __sizeThatFits(self, size) ?? bounds.size }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    __systemLayoutSizeFitting(self, targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open func sizeToFit() { frame = CGRect(origin: frame.origin, size: sizeThatFits(frame.size)) }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.origin.x + insets.left, y: frame.origin.y + insets.top,
      width: frame.size.width - insets.left - insets.right,
      height: frame.size.height - insets.top - insets.bottom)
  }

  // MARK: - Content priorities

  /// What the class hugs with when nobody says otherwise.
  func defaultHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      horizontalHugging = priority
    } else {
      verticalHugging = priority
    }
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      horizontalCompressionResistance = priority
    } else {
      verticalCompressionResistance = priority
    }
  }

  // MARK: - The tree

  open func addSubview(_ view: UIView) { insert(view, at: nil) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    view.leaveSuperview(for: self)
    insert(view, at: ownSubviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 })
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.leaveSuperview(for: self)
    insert(view, at: ownSubviews.firstIndex { $0 === siblingSubview })
  }

  open func removeFromSuperview() {
    guard ownSuperview != nil else { return }
    willMove(toSuperview: nil)
    leaveSuperview(for: nil)
    didMoveToSuperview()
  }

  // MARK: - Interface Builder

  /// Takes what a file says of a property.
  func takeFromNib(_ key: String, _ value: [String: Any]) {
    switch key {
    case "frame":
      storedFrame = CGRect(
        x: value["x"] as! CGFloat, y: value["y"] as! CGFloat, width: value["width"] as! CGFloat,
        height: value["height"] as! CGFloat)
    case "autoresizingMask": autoresizingMask = AutoresizingMask(rawValue: value["value"] as! UInt)
    case "contentHuggingPriority":
      horizontalHugging = UILayoutPriority(fromNib: value["horizontal"]) ?? horizontalHugging
      verticalHugging = UILayoutPriority(fromNib: value["vertical"]) ?? verticalHugging
    case "contentCompressionResistancePriority":
      horizontalCompressionResistance =
        UILayoutPriority(fromNib: value["horizontal"]) ?? horizontalCompressionResistance
      verticalCompressionResistance =
        UILayoutPriority(fromNib: value["vertical"]) ?? verticalCompressionResistance
    case "layoutMargins": givenLayoutMargins = UIEdgeInsets(fromNib: value)
    case "directionalLayoutMargins":
      givenDirectionalLayoutMargins = NSDirectionalEdgeInsets(
        top: value["top"] as! CGFloat, leading: value["leading"] as! CGFloat,
        bottom: value["bottom"] as! CGFloat, trailing: value["trailing"] as! CGFloat)
    default: break
    }
  }

  // MARK: - Called while it is moved and laid out

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func updateConstraints() {}
  open func layoutSubviews() {}
  open func tintColorDidChange() {}
  open func draw(_ rect: CGRect) {}
  open func prepareForInterfaceBuilder() {}

  open func setNeedsUpdateConstraints() { isUpdateOfConstraintsDue = true }

  open func setNeedsLayout() { isLayoutDue = true }

  open func invalidateIntrinsicContentSize() {
    isLayoutDue = true
    __invalidateOwnSize(self)
  }

  open func updateConstraintsIfNeeded() { __updateConstraintsIfNeeded(self) }

  open func layoutIfNeeded() { __layoutIfNeeded(self) }

  open override var next: UIResponder? {
    if let owningController {
      return owningController
    }
    return superview
  }

  /// The window in which the view is shown as the root of a screen.
  var ownWindow: UIWindow?
  open var window: UIWindow? { superview?.window ?? ownWindow }
}
