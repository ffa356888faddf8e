extension UIView {
  /// Puts a view among the subviews, at the end without an index, and tells who is to be told.
  func insert(_ view: UIView, at index: Int?) {
    if __isUnknown(view) {
      subviews.append(view)
      return
    }
    if __isInside(self, view) {
      fatalError("A view cannot be added to itself, or to what is in it.")
    }
    view.willMove(toSuperview: self)
    view.leaveSuperview(for: self)
    if let index, index < subviews.count {
      subviews.insert(view, at: index)
    } else {
      subviews.append(view)
    }
    view.superview = self
    view.didMoveToSuperview()
    didAddSubview(view)
    if window != nil {
      view.tellMovedToWindow()
    }
  }

  /// Leaves the superview: constraints that reach over its edge go, unless it stays below the same view.
  func leaveSuperview(for newSuperview: UIView?) {
    guard let old = superview else { return }
    if newSuperview !== old {
      old.willRemoveSubview(self)
      old.deactivateConstraints(into: self)
    }
    old.subviews.removeAll { $0 === self }
    if newSuperview !== old {
      old.forgetArranged(self)
    }
    superview = nil
  }

  /// Tells the view and all below it that they have a window now.
  func tellMovedToWindow() {
    didMoveToWindow()
    for view in subviews {
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
    for view in subviews {
      if let found = view.viewWithTag(tag) {
        return found
      }
    }
    return nil
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let view = subviews[index1]
    subviews[index1] = subviews[index2]
    subviews[index2] = view
  }

  public func needsUpdateConstraints() -> Bool { isUpdateOfConstraintsDue }
}

/// Places in other coordinates, which only a layout knows.
extension UIView {
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { __convert(rect, self, view) }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { __convert(rect, view, self) }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    __convert(CGRect(x: point.x, y: point.y, width: 0, height: 0), self, view).origin
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    __convert(CGRect(x: point.x, y: point.y, width: 0, height: 0), view, self).origin
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

/// What has looks for all of its kind. There is no `appearance()`: what it changes is not read.
public protocol UIAppearance: NSObjectProtocol {
}

extension UIView: UIAppearance {
}

extension UIBarItem: UIAppearance {
}
