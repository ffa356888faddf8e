extension UIView {
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
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline)
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline)
  }
}

/// Constraints that a view holds.
extension UIView {
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.isActive && constraint.holder !== self {
      constraint.isActive = false
    }
    if constraint.isActive {
      return
    }
    constraint.holder = self
    constraint.isActive = true
    if !constraint.views().allSatisfy({ $0.isDescendant(of: self) }) {
      constraint.activatedWithoutCommonAncestor = true
    }
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      addConstraint(constraint)
    }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self {
      constraint.isActive = false
    }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      removeConstraint(constraint)
    }
  }

  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    NSLayoutConstraint.activated.filter { $0.isActive && ($0.firstItem === self || $0.secondItem === self) }
  }

  /// Deactivates what the view and those above it hold and what reaches into the tree of another.
  func deactivateConstraints(into leaving: UIView) {
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints where constraint.reaches(into: leaving) {
        constraint.isActive = false
      }
      holder = view.superview
    }
  }
}

/// How much a view wants the size of its content.
extension UIView {
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    if axis == .horizontal {
      return horizontalHugging ?? defaultHugging(for: axis)
    }
    return verticalHugging ?? defaultHugging(for: axis)
  }

  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    if axis == .horizontal {
      return horizontalCompressionResistance ?? .defaultHigh
    }
    return verticalCompressionResistance ?? .defaultHigh
  }
}

extension UIView {
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if let owner = layoutGuide.owningView {
      owner.removeLayoutGuide(layoutGuide)
    }
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        constraint.isActive = false
      }
      holder = view.superview
    }
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
}

/// What a layout library says layouts in: a member that nobody declares may be a part of the layout, and is not passed over.
public protocol __LayoutWord {
}
