/// A distance that is the least or the most, as in `>=8`.
public struct SteviaFlexibleMargin: __LayoutWord {
  let points: CGFloat
  let relation: NSLayoutConstraint.Relation
}

prefix operator >=
prefix operator <=

public prefix func >= (p: CGFloat) -> SteviaFlexibleMargin {
  SteviaFlexibleMargin(points: p, relation: .greaterThanOrEqual)
}

public prefix func <= (p: CGFloat) -> SteviaFlexibleMargin {
  SteviaFlexibleMargin(points: p, relation: .lessThanOrEqual)
}

/// A share of the superview, as in `50%`.
public struct SteviaPercentage: __LayoutWord {
  let value: CGFloat
}

postfix operator %

public postfix func % (v: CGFloat) -> SteviaPercentage { SteviaPercentage(value: v) }

/// Distances to the superview.
extension UIView {
  @discardableResult
  func steviaPosition(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ points: CGFloat
  ) -> Self {
    if let superview {
      superview.addConstraint(stevia(self, attribute, relation, to: superview, by: points))
    }
    return self
  }

  @discardableResult
  public func top(_ points: CGFloat) -> Self { steviaPosition(.top, .equal, points) }

  @discardableResult
  public func top(_ fm: SteviaFlexibleMargin) -> Self {
    steviaPosition(.top, fm.relation, fm.points)
  }

  @discardableResult
  public func left(_ points: CGFloat) -> Self { steviaPosition(.left, .equal, points) }

  @discardableResult
  public func left(_ fm: SteviaFlexibleMargin) -> Self {
    steviaPosition(.left, fm.relation, fm.points)
  }

  @discardableResult
  public func leading(_ points: CGFloat) -> UIView { steviaPosition(.leading, .equal, points) }

  @discardableResult
  public func leading(_ fm: SteviaFlexibleMargin) -> UIView {
    steviaPosition(.leading, fm.relation, fm.points)
  }

  @discardableResult
  public func bottom(_ points: CGFloat) -> Self { steviaPosition(.bottom, .equal, -points) }

  @discardableResult
  public func bottom(_ fm: SteviaFlexibleMargin) -> Self {
    steviaPosition(.bottom, fm.relation.steviaInverse, -fm.points)
  }

  @discardableResult
  public func right(_ points: CGFloat) -> Self { steviaPosition(.right, .equal, -points) }

  @discardableResult
  public func right(_ fm: SteviaFlexibleMargin) -> Self {
    steviaPosition(.right, fm.relation.steviaInverse, -fm.points)
  }

  @discardableResult
  public func trailing(_ points: CGFloat) -> UIView { steviaPosition(.trailing, .equal, -points) }

  @discardableResult
  public func trailing(_ fm: SteviaFlexibleMargin) -> UIView {
    steviaPosition(.trailing, fm.relation.steviaInverse, -fm.points)
  }

  @discardableResult
  public func top(_ p: SteviaPercentage) -> Self {
    if let superview { Top == p.value % superview.Bottom }
    return self
  }

  @discardableResult
  public func left(_ p: SteviaPercentage) -> Self {
    if let superview { Left == p.value % superview.Right }
    return self
  }

  /// An attribute at zero cannot be multiplied: a share of all is the near edge.
  @discardableResult
  public func bottom(_ p: SteviaPercentage) -> Self {
    guard let superview else { return self }
    if p.value == 100 {
      Bottom == superview.Top
    } else {
      Bottom == (100 - p.value) % superview.Bottom
    }
    return self
  }

  /// An attribute at zero cannot be multiplied: a share of all is the near edge.
  @discardableResult
  public func right(_ p: SteviaPercentage) -> Self {
    guard let superview else { return self }
    if p.value == 100 {
      Right == superview.Left
    } else {
      Right == (100 - p.value) % superview.Right
    }
    return self
  }

  @discardableResult
  public func leading(_ p: SteviaPercentage) -> UIView {
    if let guide = steviaGuide(p) {
      guide.leadingAnchor.constraint(equalTo: superview!.leadingAnchor).isActive = true
      leadingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
    }
    return self
  }

  @discardableResult
  public func trailing(_ p: SteviaPercentage) -> UIView {
    if let guide = steviaGuide(p) {
      guide.trailingAnchor.constraint(equalTo: superview!.trailingAnchor).isActive = true
      trailingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
    }
    return self
  }

  /// A guide that is as wide as a share of the superview.
  func steviaGuide(_ p: SteviaPercentage) -> UILayoutGuide? {
    guard let superview else { return nil }
    let guide = UILayoutGuide()
    superview.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: p.value / 100).isActive = true
    return guide
  }
}

/// Both edges, and middles.
extension UIView {
  @discardableResult
  public func fillContainer(padding: CGFloat = 0) -> Self {
    fillHorizontally(padding: padding).fillVertically(padding: padding)
  }

  @discardableResult
  public func fillVertically(padding: CGFloat = 0) -> Self {
    steviaPosition(.top, .equal, padding).steviaPosition(.bottom, .equal, -padding)
  }

  @discardableResult
  public func fillHorizontally(padding: CGFloat = 0) -> Self {
    steviaPosition(.leading, .equal, padding).steviaPosition(.trailing, .equal, -padding)
  }

  @discardableResult
  public func centerInContainer() -> Self { centerVertically().centerHorizontally() }

  @discardableResult
  public func centerHorizontally(offset: CGFloat = 0) -> Self { steviaPosition(.centerX, .equal, offset) }

  @discardableResult
  public func centerVertically(offset: CGFloat = 0) -> Self { steviaPosition(.centerY, .equal, offset) }

  public func followEdges(
    _ otherView: UIView, top: CGFloat = 0, bottom: CGFloat = 0, leading: CGFloat = 0, trailing: CGFloat = 0
  ) {
    superview?.addConstraints([
      stevia(self, .top, to: otherView, by: top), stevia(self, .trailing, to: otherView, by: trailing),
      stevia(self, .bottom, to: otherView, by: bottom), stevia(self, .leading, to: otherView, by: leading),
    ])
  }
}

/// Sizes.
extension UIView {
  @discardableResult
  public func width(_ points: CGFloat) -> Self { steviaSize(.width, .equal, points) }

  @discardableResult
  public func width(_ fm: SteviaFlexibleMargin) -> Self { steviaSize(.width, fm.relation, fm.points) }

  @discardableResult
  public func width(_ p: SteviaPercentage) -> Self {
    if let superview { Width == p.value % superview.Width }
    return self
  }

  @discardableResult
  public func height(_ points: CGFloat) -> Self { steviaSize(.height, .equal, points) }

  @discardableResult
  public func height(_ fm: SteviaFlexibleMargin) -> Self { steviaSize(.height, fm.relation, fm.points) }

  @discardableResult
  public func height(_ p: SteviaPercentage) -> Self {
    if let superview { Height == p.value % superview.Height }
    return self
  }

  @discardableResult
  public func size(_ points: CGFloat) -> Self { width(points).height(points) }

  @discardableResult
  public func size(_ p: SteviaPercentage) -> Self { width(p).height(p) }

  @discardableResult
  public func aspectRatio(_ ratio: CGFloat = 1) -> Self {
    Width == Height * ratio
    return self
  }

  @discardableResult
  public func aspectRatio(_ p: SteviaPercentage) -> Self {
    Width == p.value % Height
    return self
  }

  @discardableResult
  public func heightEqualsWidth() -> Self {
    superview?.addConstraint(stevia(self, .height, to: self, its: .width))
    return self
  }

  func steviaSize(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ points: CGFloat
  ) -> Self {
    (superview ?? self).addConstraint(stevia(self, attribute, relation, by: points))
    return self
  }
}
