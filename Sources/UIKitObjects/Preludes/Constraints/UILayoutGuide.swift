/// A rectangle without a view.
open class UILayoutGuide: NSObject {
  /// Which of a view's guides it is, or one that the app made.
  public enum Kind: String {
    case own
    case safeArea
    case layoutMargins
    case readableContent
    case keyboard
    case safeAreaCornerHorizontal
    case safeAreaCornerVertical
    case marginsCornerHorizontal
    case marginsCornerVertical
    case content
    case frame
    case top
    case bottom
    case separator
  }

  public internal(set) var kind: UILayoutGuide.Kind = .own
  open weak var owningView: UIView?
  open var identifier: String = ""
  /// What a layout library keeps with it.
  var libraryObjects: [AnyObject] = []
  open var layoutFrame: CGRect { __layoutFrame(self) }

  public override init() { super.init() }

  public init?(coder: NSCoder) { super.init() }

  convenience init(kind: UILayoutGuide.Kind, of view: UIView) {
    self.init()
    self.kind = kind
    self.owningView = view
  }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    NSLayoutConstraint.activated.filter { $0.isActive && ($0.firstItem === self || $0.secondItem === self) }
  }
}

extension UILayoutGuide {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
}

/// A guide that constraints can follow to an edge.
open class UITrackingLayoutGuide: UILayoutGuide {
}

/// The guide above the keyboard.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard: Bool = false
  open var usesBottomSafeArea: Bool = true
}

/// What `topLayoutGuide` and `bottomLayoutGuide` of controllers have.
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  public var length: CGFloat { layoutFrame.size.height }
}
