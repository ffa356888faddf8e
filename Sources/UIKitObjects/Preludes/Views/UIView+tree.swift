extension UIView {
  /// Puts a view among the subviews, at the end without an index, and tells who is to be told.
  func insert(_ view: UIView, at index: Int?) {
    if __isUnknown(view) {
      ownSubviews.append(view)
      return
    }
    if __isInside(self, view) {
      fatalError("A view cannot be added to itself, or to what is in it.")
    }
    view.willMove(toSuperview: self)
    let isNew = window != nil && view.window == nil
    if let window, isNew {
      view.tellMoves(to: window)
    }
    view.leaveSuperview(for: self)
    if let index, index < ownSubviews.count {
      ownSubviews.insert(view, at: index)
    } else {
      ownSubviews.append(view)
    }
    view.ownSuperview = self
    __framed(view)
    view.didMoveToSuperview()
    didAddSubview(view)
    if isNew {
      view.tellMovedToWindow()
    }
  }

  /// Shows another view behind all that is in this one, as large as it is: what lists and cells have as their background.
  func replaceBackground(_ old: UIView?, by new: UIView?, in room: CGRect) {
    old?.removeFromSuperview()
    guard let new else { return }
    if __isUnknown(new) { return insertSubview(new, at: 0) }
    new.autoresizingMask = []
    insertSubview(new, at: 0)
    new.frame = room
    new.translatesAutoresizingMaskIntoConstraints = true
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Leaves the superview: constraints that reach over its edge go, unless it stays below the same view.
  func leaveSuperview(for newSuperview: UIView?) {
    guard let old = ownSuperview else { return }
    if newSuperview !== old {
      old.willRemoveSubview(self)
      old.deactivateConstraints(into: self)
    }
    old.ownSubviews.removeAll { $0 === self }
    if newSuperview !== old {
      old.forgetArranged(self)
    }
    ownSuperview = nil
  }

  /// Puts a view that is a screen by itself into the window, and tells it.
  func moveToStage() {
    willMove(toSuperview: KeyWindow.shared)
    tellMoves(to: KeyWindow.shared)
    isOnStage = true
    ownWindow = KeyWindow.shared
    didMoveToSuperview()
    tellMovedToWindow()
  }

  /// Puts the view of a controller into the window, and tells it and all below it.
  func moveToContainer() {
    if ownSuperview == nil {
      moveToStage()
    } else {
      moveToKeyWindow()
    }
  }

  /// Puts the root of a screen into the window, and tells it and all below it.
  func moveToKeyWindow() {
    tellMoves(to: KeyWindow.shared)
    ownWindow = KeyWindow.shared
    tellMovedToWindow()
  }

  /// Tells the class, which has a `bounds` or a `frame` of its own, that a layout has set that.
  func takePlace(_ place: CGRect, _ old: CGRect, _ isFrame: Bool) {
    (frameBefore, frameAfter) = (old, place)
    if isFrame {
      frame = place
    } else {
      bounds = CGRect(origin: boundsOrigin, size: place.size)
    }
    (frameBefore, frameAfter) = (nil, nil)
  }

  /// Whether what is set is the place of which the class is told.
  func isPlace(_ isEqual: Bool) -> Bool {
    let isTold = frameAfter != nil
    (frameBefore, frameAfter) = (nil, nil)
    return isTold && isEqual
  }

  func tellMoves(to newWindow: UIWindow) {
    willMove(toWindow: newWindow)
    for view in ownSubviews where !__isUnknown(view) {
      view.tellMoves(to: newWindow)
    }
  }

  /// Tells the view and all below it that they have a window now.
  func tellMovedToWindow() {
    didMoveToWindow()
    for view in ownSubviews where !__isUnknown(view) {
      view.tellMovedToWindow()
    }
  }

  /// Takes a view that goes away off the list of arranged ones; only stacks have that list.
  func forgetArranged(_ view: UIView) {
    if let stack = self as? UIStackView {
      stack.removeArrangedSubview(view)
    }
  }

  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view {
        return true
      }
      candidate = current.superview
    }
    return false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag {
      return self
    }
    for view in ownSubviews {
      if let found = view.viewWithTag(tag) {
        return found
      }
    }
    return nil
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    ownSubviews.removeAll { $0 === view }
    ownSubviews.append(view)
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    ownSubviews.removeAll { $0 === view }
    ownSubviews.insert(view, at: 0)
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let view = ownSubviews[index1]
    ownSubviews[index1] = ownSubviews[index2]
    ownSubviews[index2] = view
  }

  public func needsUpdateConstraints() -> Bool { isUpdateOfConstraintsDue }

  /// A view as large as this one with a picture of it.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }

  /// A view as large as a part of this one with a picture of that.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    UIView(frame: CGRect(x: 0, y: 0, width: rect.size.width, height: rect.size.height))
  }

  /// Without effect on layout: what is printed.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter() }
}

/// Places in other coordinates, which only a layout knows.
extension UIView {
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (placeInTree, view?.placeInTree ?? CGPoint(x: 0, y: 0))
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (placeInTree, view?.placeInTree ?? CGPoint(x: 0, y: 0))
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Where the view's coordinates begin in those around the view at the top; not known where one is turned or scaled.
  var placeInTree: CGPoint {
    var place = CGPoint(x: 0, y: 0)
    var next: UIView? = self
    while let view = next {
      if view.transform != CGAffineTransform.identity {
        return __unknown("convert") as! CGPoint
      }
      place.x += view.frame.origin.x - view.bounds.origin.x
      place.y += view.frame.origin.y - view.bounds.origin.y
      next = view.superview
    }
    return place
  }
}

/// Traits of a view.
extension UIView: UITraitEnvironment {
  public var traitCollection: UITraitCollection { UITraitCollection.current }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  public static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}

extension UIView {
  public enum ContentMode: Int {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public enum TintAdjustmentMode: Int {
    case automatic, normal, dimmed
  }
}

public enum UISemanticContentAttribute: Int {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// What has looks for all of its kind.
public protocol UIAppearance: NSObjectProtocol {
}

extension UIAppearance {
  public static func appearance() -> UIAppearanceProxy { UIAppearanceProxy() }
  public static func appearance(whenContainedInInstancesOf containerTypes: [Any]) -> UIAppearanceProxy {
    let isInSearchBar = containerTypes.contains { "\($0)" == "UISearchBar" }
    return isInSearchBar ? SearchFieldAppearanceProxy() : UIAppearanceProxy()
  }
  public static func appearance(for trait: UITraitCollection) -> UIAppearanceProxy { UIAppearanceProxy() }
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [Any]
  ) -> UIAppearanceProxy {
    UIAppearanceProxy()
  }
}

extension UIView: UIAppearance {
}

extension UIBarItem: UIAppearance {
  public static func appearance() -> BarItemAppearanceProxy { BarItemAppearanceProxy() }
  public static func appearance(whenContainedInInstancesOf containerTypes: [Any]) -> BarItemAppearanceProxy {
    BarItemAppearanceProxy()
  }
}
