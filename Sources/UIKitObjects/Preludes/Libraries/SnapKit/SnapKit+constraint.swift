/// The constraints of one chain, for each of its attributes one.
public final class Constraint: __LayoutWord {
  let target: AnyObject?
  var constant: ConstraintConstant
  var priority: Float
  public private(set) var layoutConstraints: [NSLayoutConstraint] = []

  init(_ description: ConstraintDescription) {
    target = description.target
    constant = description.constant
    priority = description.priority
    let from = description.attributes.layoutAttributes
    let to = description.related!
    for attribute in from {
      let other = Constraint.other(attribute, description.attributes, to)
      var item = to.target
      if item == nil, other != .width, other != .height {
        if let view = target as? UIView {
          item = view.superview
        } else if let guide = target as? UILayoutGuide {
          item = guide.owningView
        }
      }
      let made = NSLayoutConstraint(
        item: target!, attribute: attribute, relatedBy: description.relation, toItem: item, attribute: other,
        multiplier: description.multiplier, constant: constant.value(for: other))
      made.identifier = description.label
      made.priority = UILayoutPriority(priority)
      layoutConstraints.append(made)
    }
  }

  /// The attribute of the other item: edges go with margins, equal attributes with each other, and one with all.
  static func other(
    _ attribute: NSLayoutConstraint.Attribute, _ from: ConstraintAttributes, _ to: ConstraintItem
  ) -> NSLayoutConstraint.Attribute {
    let others = to.attributes.layoutAttributes
    if others.isEmpty {
      // Without an item, a centre is a distance from the superview's edge.
      if to.target == nil && attribute == .centerX {
        return .left
      }
      return to.target == nil && attribute == .centerY ? .top : attribute
    }
    if others.count == 1 {
      return from == to.attributes ? attribute : others[0]
    }
    let isEdgeToMargin =
      from == .edges && to.attributes == .margins
      || from == .directionalEdges && to.attributes == .directionalMargins
    let isMarginToEdge =
      from == .margins && to.attributes == .edges
      || from == .directionalMargins && to.attributes == .directionalEdges
    if isEdgeToMargin {
      return edgesAndMargins.first { $0.0 == attribute }!.1
    }
    if isMarginToEdge {
      return edgesAndMargins.first { $0.1 == attribute }!.0
    }
    return from == to.attributes ? attribute : others[0]
  }

  static let edgesAndMargins: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
    (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    (.leading, .leadingMargin), (.trailing, .trailingMargin),
  ]

  static func all(of target: AnyObject?) -> [Constraint] {
    if let view = target as? UIView {
      return view.libraryObjects.compactMap { $0 as? Constraint }
    }
    return (target as? UILayoutGuide)?.libraryObjects.compactMap { $0 as? Constraint } ?? []
  }

  func remember() {
    if let view = target as? UIView {
      view.libraryObjects.append(self)
    } else if let guide = target as? UILayoutGuide {
      guide.libraryObjects.append(self)
    }
  }

  func forget() {
    if let view = target as? UIView {
      view.libraryObjects.removeAll { $0 === self }
    } else if let guide = target as? UILayoutGuide {
      guide.libraryObjects.removeAll { $0 === self }
    }
  }

  public func activate() {
    NSLayoutConstraint.activate(layoutConstraints)
    remember()
  }

  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    forget()
  }

  public func install() { activate() }
  public func uninstall() { deactivate() }

  public var isActive: Bool {
    get { layoutConstraints.contains { $0.isActive } }
    set {
      if newValue {
        activate()
      } else {
        deactivate()
      }
    }
  }

  /// Gives its constants to the constraints of its view that say the same of the same.
  func updateExisting() {
    let existing = Constraint.all(of: target).flatMap { $0.layoutConstraints }
    for made in layoutConstraints {
      let known = existing.first {
        $0.firstItem === made.firstItem && $0.secondItem === made.secondItem
          && $0.firstAttribute == made.firstAttribute && $0.secondAttribute == made.secondAttribute
          && $0.relation == made.relation && $0.multiplier == made.multiplier && $0.priority == made.priority
      }
      guard let known else {
        fatalError("Updated constraint could not find existing matching constraint to update.")
      }
      known.constant = made.constant
    }
  }

  func change(_ constant: ConstraintConstant) {
    self.constant = constant
    for made in layoutConstraints {
      let isSingle = made.secondAttribute == .notAnAttribute
      made.constant = constant.value(for: isSingle ? made.firstAttribute : made.secondAttribute)
    }
  }

  func change(_ priority: Float) {
    self.priority = priority
    for made in layoutConstraints where made.priority.rawValue < 1000 && priority != 1000 {
      made.priority = UILayoutPriority(priority)
    }
  }

  @discardableResult
  public func update(offset: ConstraintOffsetTarget) -> Constraint {
    change(.number(offset.constraintOffsetTargetValue))
    return self
  }

  @discardableResult
  public func update(inset: ConstraintInsetTarget) -> Constraint {
    change(.insets(inset.constraintInsetTargetValue))
    return self
  }

  @discardableResult
  public func update(inset: ConstraintDirectionalInsetTarget) -> Constraint {
    change(.directionalInsets(inset.constraintDirectionalInsetTargetValue))
    return self
  }

  @discardableResult
  public func update(priority: ConstraintPriorityTarget) -> Constraint {
    change(priority.constraintPriorityTargetValue)
    return self
  }

  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    change(priority.value)
    return self
  }
}
