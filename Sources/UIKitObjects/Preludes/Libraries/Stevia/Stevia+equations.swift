// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// An attribute of a view, with what it is multiplied by and what is added; what comes later replaces what was said.
public struct SteviaAttribute: __LayoutWord {
  let view: UIView
  let attribute: NSLayoutConstraint.Attribute
  var constant: CGFloat?
  var multiplier: CGFloat?

  init(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat? = nil,
    _ multiplier: CGFloat? = nil
  ) {
    self.view = view
    self.attribute = attribute
    self.constant = constant
    self.multiplier = multiplier
  }

  /// The relation to a number: to the superview but for sizes, inwards at the bottom and at the right.
  func related(_ relation: NSLayoutConstraint.Relation, to number: CGFloat) -> NSLayoutConstraint {
    guard let superview = view.superview else { return NSLayoutConstraint() }
    let isSize = attribute == .width || attribute == .height
    let isFar = attribute == .bottom || attribute == .right
    let made = stevia(
      view, attribute, relation, to: isSize ? nil : superview, by: isFar ? -number : number)
    superview.addConstraint(made)
    return made
  }

  /// Equal to another attribute, in the view that is around both. Of a view and one that is in it, that one is first.
  func equal(to other: SteviaAttribute) -> NSLayoutConstraint {
    let multiplier = other.multiplier ?? self.multiplier ?? 1
    let constant = other.constant ?? self.constant ?? 0
    if other.view.superview === view {
      let made = stevia(other.view, other.attribute, to: view, its: attribute, by: constant)
      made.multiplier = multiplier
      view.addConstraint(made)
      return made
    }
    var holder: UIView? = view.superview
    if holder !== other.view.superview {
      holder = view
      while let candidate = holder,
        !view.isDescendant(of: candidate) || !other.view.isDescendant(of: candidate)
      {
        holder = candidate.superview
      }
    }
    return related(.equal, to: other, multiplier, constant, in: holder)
  }

  func related(
    _ relation: NSLayoutConstraint.Relation, to other: SteviaAttribute, _ multiplier: CGFloat,
    _ constant: CGFloat, in holder: UIView?
  ) -> NSLayoutConstraint {
    guard let holder else { return NSLayoutConstraint() }
    let made = stevia(view, attribute, relation, to: other.view, its: other.attribute, by: constant)
    made.multiplier = multiplier
    holder.addConstraint(made)
    return made
  }
}

extension UIView {
  public var Width: SteviaAttribute { SteviaAttribute(self, .width) }
  public var Height: SteviaAttribute { SteviaAttribute(self, .height) }
  public var Top: SteviaAttribute { SteviaAttribute(self, .top) }
  public var Bottom: SteviaAttribute { SteviaAttribute(self, .bottom) }
  public var Left: SteviaAttribute { SteviaAttribute(self, .left) }
  public var Right: SteviaAttribute { SteviaAttribute(self, .right) }
  public var Leading: SteviaAttribute { SteviaAttribute(self, .leading) }
  public var Trailing: SteviaAttribute { SteviaAttribute(self, .trailing) }
  public var CenterX: SteviaAttribute { SteviaAttribute(self, .centerX) }
  public var CenterY: SteviaAttribute { SteviaAttribute(self, .centerY) }
  public var FirstBaseline: SteviaAttribute { SteviaAttribute(self, .firstBaseline) }
  public var LastBaseline: SteviaAttribute { SteviaAttribute(self, .lastBaseline) }
}

@discardableResult
public func == (left: SteviaAttribute, right: SteviaAttribute) -> NSLayoutConstraint {
  // What is not known is a number more often than not.
  __isUnknown(right) ? left.related(.equal, to: right as! CGFloat) : left.equal(to: right)
}

@discardableResult
public func >= (left: SteviaAttribute, right: SteviaAttribute) -> NSLayoutConstraint {
  left.related(
    .greaterThanOrEqual, to: right, right.multiplier ?? 1, right.constant ?? 0, in: left.view.superview)
}

@discardableResult
public func <= (left: SteviaAttribute, right: SteviaAttribute) -> NSLayoutConstraint {
  left.related(
    .lessThanOrEqual, to: right, right.multiplier ?? 1, right.constant ?? 0, in: left.view.superview)
}

@discardableResult
public func == (left: SteviaAttribute, right: CGFloat) -> NSLayoutConstraint {
  left.related(.equal, to: right)
}

@discardableResult
public func >= (left: SteviaAttribute, right: CGFloat) -> NSLayoutConstraint {
  left.related(.greaterThanOrEqual, to: right)
}

@discardableResult
public func <= (left: SteviaAttribute, right: CGFloat) -> NSLayoutConstraint {
  left.related(.lessThanOrEqual, to: right)
}

public func + (left: SteviaAttribute, right: CGFloat) -> SteviaAttribute {
  SteviaAttribute(left.view, left.attribute, right, left.multiplier)
}

public func - (left: SteviaAttribute, right: CGFloat) -> SteviaAttribute {
  SteviaAttribute(left.view, left.attribute, -right, left.multiplier)
}

public func * (left: SteviaAttribute, right: CGFloat) -> SteviaAttribute {
  SteviaAttribute(left.view, left.attribute, left.constant, right)
}

public func / (left: SteviaAttribute, right: CGFloat) -> SteviaAttribute { left * (1 / right) }
public func % (left: CGFloat, right: SteviaAttribute) -> SteviaAttribute { right * (left / 100) }

/// An edge or a middle of a guide.
public struct SteviaGuideAnchor: __LayoutWord {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  var constant: CGFloat = 0
}

extension UILayoutGuide {
  public var Top: SteviaGuideAnchor { SteviaGuideAnchor(item: self, attribute: .top) }
  public var Bottom: SteviaGuideAnchor { SteviaGuideAnchor(item: self, attribute: .bottom) }
  public var Left: SteviaGuideAnchor { SteviaGuideAnchor(item: self, attribute: .left) }
  public var Right: SteviaGuideAnchor { SteviaGuideAnchor(item: self, attribute: .right) }
  public var Leading: SteviaGuideAnchor { SteviaGuideAnchor(item: self, attribute: .leading) }
  public var Trailing: SteviaGuideAnchor { SteviaGuideAnchor(item: self, attribute: .trailing) }
  public var CenterX: SteviaGuideAnchor { SteviaGuideAnchor(item: self, attribute: .centerX) }
  public var CenterY: SteviaGuideAnchor { SteviaGuideAnchor(item: self, attribute: .centerY) }
}

/// What is related to a guide is required.
@discardableResult
public func == (left: SteviaAttribute, right: SteviaGuideAnchor) -> NSLayoutConstraint {
  let made = NSLayoutConstraint(
    item: left.view, attribute: left.attribute, relatedBy: .equal, toItem: right.item,
    attribute: right.attribute,
    multiplier: 1, constant: right.constant)
  made.isActive = true
  return made
}

public func + (left: SteviaGuideAnchor, right: CGFloat) -> SteviaGuideAnchor {
  SteviaGuideAnchor(item: left.item, attribute: left.attribute, constant: right)
}

public func - (left: SteviaGuideAnchor, right: CGFloat) -> SteviaGuideAnchor {
  SteviaGuideAnchor(item: left.item, attribute: left.attribute, constant: -right)
}
