/// An attribute of an item: what constraints are made of.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  public let item: AnyObject?
  public let attribute: NSLayoutConstraint.Attribute
  open var name: String { "\(attribute)" }

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    related(.equal, to: anchor, multiplier: 1, constant: constant)
  }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor, multiplier: 1, constant: constant)
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    related(.lessThanOrEqual, to: anchor, multiplier: 1, constant: constant)
  }

  func related(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.firstItem = item
    constraint.firstAttribute = attribute
    constraint.relation = relation
    constraint.multiplier = multiplier
    constraint.constant = constant
    if let anchor {
      constraint.secondItem = anchor.item
      constraint.secondAttribute = anchor.attribute
    }
    return constraint
  }

  func relatedBySystemSpacing(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = related(relation, to: anchor, multiplier: multiplier, constant: 0)
    constraint.isSystemSpacing = true
    return constraint
  }

  func offset(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    let dimension = NSLayoutDimension(item: nil, attribute: .notAnAttribute)
    dimension.offsetStartAttribute = attribute
    dimension.offsetEndAttribute = other.attribute
    for end in [item, other.item] {
      if let end {
        dimension.offsetItems.append(end)
      }
    }
    return dimension
  }
}

/// A place on the horizontal axis.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    offset(to: otherAnchor)
  }

  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat = 1)
    -> NSLayoutConstraint
  {
    relatedBySystemSpacing(.equal, to: anchor, multiplier: multiplier)
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    relatedBySystemSpacing(.greaterThanOrEqual, to: anchor, multiplier: multiplier)
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    relatedBySystemSpacing(.lessThanOrEqual, to: anchor, multiplier: multiplier)
  }
}

/// A place on the vertical axis.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    offset(to: otherAnchor)
  }

  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat = 1)
    -> NSLayoutConstraint
  {
    relatedBySystemSpacing(.equal, to: anchor, multiplier: multiplier)
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    relatedBySystemSpacing(.greaterThanOrEqual, to: anchor, multiplier: multiplier)
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    relatedBySystemSpacing(.lessThanOrEqual, to: anchor, multiplier: multiplier)
  }
}

/// A width, a height, or the distance of two places.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The two items whose places are `offsetStartAttribute` and `offsetEndAttribute`; none for widths and heights.
  public internal(set) var offsetItems: [AnyObject] = []
  public internal(set) var offsetStartAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
  public internal(set) var offsetEndAttribute: NSLayoutConstraint.Attribute = .notAnAttribute

  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.equal, to: nil, multiplier: 1, constant: c)
  }

  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: nil, multiplier: 1, constant: c)
  }

  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: nil, multiplier: 1, constant: c)
  }

  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  {
    related(.equal, to: anchor, multiplier: m, constant: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  override func related(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<NSLayoutDimension>?,
    multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = super.related(relation, to: anchor, multiplier: multiplier, constant: constant)
    if !offsetItems.isEmpty {
      constraint.firstOffset = self
    }
    if let other = anchor as? NSLayoutDimension, !other.offsetItems.isEmpty {
      constraint.secondOffset = other
    }
    return constraint
  }
}
