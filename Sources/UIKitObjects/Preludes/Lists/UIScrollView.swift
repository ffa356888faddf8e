/// A view whose content may be larger than it is.
open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int {
    case automatic, scrollableAxes, never, always
  }

  public enum KeyboardDismissMode: Int {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  public enum IndicatorStyle: Int {
    case `default`, black, white
  }

  public struct DecelerationRate: RawRepresentable, Equatable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  open var contentOffset: CGPoint = CGPoint(x: 0, y: 0)
  /// The size of the content that was set; nil for what constraints make it.
  var givenContentSize: CGSize?
  open var contentSize: CGSize {
    get { givenContentSize ?? __contentSize(self) ?? CGSize(width: 0, height: 0) }
    set { givenContentSize = newValue }
  }
  open var contentInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  open var alwaysBounceVertical: Bool = false
  open var alwaysBounceHorizontal: Bool = false
  open var isScrollEnabled: Bool = true
  open var refreshControl: UIRefreshControl?
  public private(set) lazy var contentLayoutGuide: UILayoutGuide = UILayoutGuide(kind: .content, of: self)
  public private(set) lazy var frameLayoutGuide: UILayoutGuide = UILayoutGuide(kind: .frame, of: self)
  open weak var delegate: UIScrollViewDelegate?

  /// Without effect on layout: how it scrolls.
  open var bounces: Bool = true
  /// Without effect on layout: how it scrolls.
  open var bouncesZoom: Bool = true
  /// Without effect on layout: how it scrolls.
  open lazy var bouncesHorizontally: Bool = true
  /// Without effect on layout: how it scrolls.
  open lazy var bouncesVertically: Bool = true
  /// Without effect on layout: how it scrolls.
  open lazy var transfersHorizontalScrollingToParent: Bool = true
  /// Without effect on layout: how it scrolls.
  open lazy var transfersVerticalScrollingToParent: Bool = true
  /// Without effect on layout: how it scrolls.
  open lazy var allowsKeyboardScrolling: Bool = true
  /// Without effect on layout: how it scrolls.
  open lazy var isLookToScrollEnabled: Bool = false
  /// Without effect on layout: how the edges look.
  public private(set) lazy var topEdgeEffect: UIScrollEdgeEffect = UIScrollEdgeEffect()
  /// Without effect on layout: how the edges look.
  public private(set) lazy var bottomEdgeEffect: UIScrollEdgeEffect = UIScrollEdgeEffect()
  /// Without effect on layout: how the edges look.
  public private(set) lazy var leftEdgeEffect: UIScrollEdgeEffect = UIScrollEdgeEffect()
  /// Without effect on layout: how the edges look.
  public private(set) lazy var rightEdgeEffect: UIScrollEdgeEffect = UIScrollEdgeEffect()
  /// Without effect on layout: how it scrolls.
  open var isPagingEnabled: Bool = false
  /// Without effect on layout: how it scrolls.
  open var isDirectionalLockEnabled: Bool = false
  /// Without effect on layout: how it scrolls.
  open var delaysContentTouches: Bool = true
  /// Without effect on layout: how it scrolls.
  open var canCancelContentTouches: Bool = true
  /// Without effect on layout: how it scrolls.
  open var scrollsToTop: Bool = true
  /// Without effect on layout: how it scrolls.
  open var decelerationRate: UIScrollView.DecelerationRate = .normal
  /// Without effect on layout: how far one may come near.
  open var minimumZoomScale: CGFloat = 1
  /// Without effect on layout: how far one may come near.
  open var maximumZoomScale: CGFloat = 1
  /// Without effect on layout: what shows where one is.
  open var showsVerticalScrollIndicator: Bool = true
  /// Without effect on layout: what shows where one is.
  open var showsHorizontalScrollIndicator: Bool = true
  /// Without effect on layout: what shows where one is.
  open var indicatorStyle: UIScrollView.IndicatorStyle = .default
  /// Without effect on layout: what shows where one is.
  open var scrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// Without effect on layout: what shows where one is.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// Without effect on layout: what shows where one is.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets(
    top: 0, left: 0, bottom: 0, right: 0)
  /// Without effect on layout: what shows where one is.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool = true
  /// Without effect on layout: a keyboard.
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
  /// Without effect on layout: gestures.
  public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = UIPanGestureRecognizer()
  /// Without effect on layout: gestures. There is none where one may not come nearer.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    maximumZoomScale > minimumZoomScale ? pinch : nil
  }
  private lazy var pinch: UIPinchGestureRecognizer = UIPinchGestureRecognizer()
  /// Without effect on layout: gestures.
  public private(set) lazy var directionalPressGestureRecognizer: UIGestureRecognizer = UIGestureRecognizer()
  /// Another one than 1 makes the zoomed view and the content larger or smaller, which documents do not have.
  open var zoomScale: CGFloat = 1 {
    didSet {
      if zoomScale != 1 { noteZoom() }
    }
  }

  /// Tells that what is zoomed is of another size, where something is.
  func noteZoom() {
    if minimumZoomScale != 1 || maximumZoomScale != 1, delegate?.viewForZooming(in: self) != nil {
      __note("zoom", "zoomScale")
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func takeFromNib(_ key: String, _ value: [String: Any]) {
    switch key {
    case "subviews": clipsToBounds = true
    case "contentInset": contentInset = UIEdgeInsets(fromNib: value)
    default: super.takeFromNib(key, value)
    }
  }

  open var adjustedContentInset: UIEdgeInsets { __adjustedContentInset(self) ?? contentInset }
  open var isDragging: Bool { false }
  open var isTracking: Bool { false }
  open var isDecelerating: Bool { false }
  open var isZooming: Bool { false }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(to: rect, .nearest, .nearest, by: "UIScrollView.scrollRectToVisible")
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Makes a part of the content as large as the view.
  open func zoom(to rect: CGRect, animated: Bool) { noteZoom() }

  open func adjustedContentInsetDidChange() {}
  open var isScrollAnimating: Bool { false }
  open var isZoomAnimating: Bool { false }
  open var isZoomBouncing: Bool { false }
  /// Without effect on layout: nothing moves.
  open func stopScrollingAndZooming() {}
  /// Without effect on layout: what shows where one is.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
  /// Without effect on layout: gestures.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  /// Without effect on layout: what shows where one is.
  open func flashScrollIndicators() {}
  /// Without effect on layout: gestures.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
}

/// Who is told of scrolling, and says what becomes larger when one comes near.
public protocol UIScrollViewDelegate: AnyObject {
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// What is pulled to load again: it stands outside of what is seen.
open class UIRefreshControl: UIControl {
  public init() { super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 60)) }
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 60))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var attributedTitle: NSAttributedString?
  open var isRefreshing: Bool { false }
  /// Without effect on layout: nobody pulls.
  open func beginRefreshing() {}
  /// Without effect on layout: nobody pulls.
  open func endRefreshing() {}
}

/// Without effect on layout: how content looks below a bar.
open class UIScrollEdgeEffect: NSObject {
  public struct Style: Equatable {
    public var name: String
    public static let automatic = Style(name: "automatic")
    public static let soft = Style(name: "soft")
    public static let hard = Style(name: "hard")
  }

  open var style: UIScrollEdgeEffect.Style = .automatic
  open var isHidden: Bool = false
}
