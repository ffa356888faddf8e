// Rows of views and distances, by three operators that mean the same.

infix operator -- : AdditionPrecedence
infix operator ⁃ : AdditionPrecedence

public func - (left: UIView, right: CGFloat) -> PartialConstraint {
  PartialConstraint(views: [left], gap: SteviaGap(right))
}

public func - (left: UIView, right: SteviaFlexibleMargin) -> PartialConstraint {
  PartialConstraint(views: [left], gap: SteviaGap(margin: right))
}

public func - (left: UIView, right: String) -> PartialConstraint {
  PartialConstraint(views: [left], gap: SteviaGap(margin: nil))
}

public func - (left: [UIView], right: CGFloat) -> PartialConstraint {
  PartialConstraint(views: left, gap: SteviaGap(right))
}

public func - (left: [UIView], right: SteviaFlexibleMargin) -> PartialConstraint {
  PartialConstraint(views: left, gap: SteviaGap(margin: right))
}

public func - (left: [UIView], right: String) -> PartialConstraint {
  PartialConstraint(views: left, gap: SteviaGap(margin: nil))
}

@discardableResult
public func - (left: PartialConstraint, right: UIView) -> [UIView] { steviaJoin(left.views, left.gap, right) }

@discardableResult
public func - (left: UIView, right: UIView) -> [UIView] {
  left.superview?.addConstraint(stevia(right, .leading, to: left, its: .trailing, by: 8))
  return [left, right]
}

@discardableResult
public func - (left: [UIView], right: UIView) -> [UIView] { steviaJoin(left, SteviaGap(8), right) }

@discardableResult
public func - (left: SideConstraint, right: UIView) -> UIView { steviaBegin(left, right) }

@discardableResult
public func - (left: UIView, right: SideConstraint) -> UIView {
  steviaEnd(left, right)
  return left
}

@discardableResult
public func - (left: [UIView], right: SideConstraint) -> [UIView] {
  steviaEnd(left[left.count - 1], right)
  return left
}

public func -- (left: UIView, right: CGFloat) -> PartialConstraint {
  PartialConstraint(views: [left], gap: SteviaGap(right))
}

public func -- (left: UIView, right: SteviaFlexibleMargin) -> PartialConstraint {
  PartialConstraint(views: [left], gap: SteviaGap(margin: right))
}

public func -- (left: UIView, right: String) -> PartialConstraint {
  PartialConstraint(views: [left], gap: SteviaGap(margin: nil))
}

public func -- (left: [UIView], right: CGFloat) -> PartialConstraint {
  PartialConstraint(views: left, gap: SteviaGap(right))
}

public func -- (left: [UIView], right: SteviaFlexibleMargin) -> PartialConstraint {
  PartialConstraint(views: left, gap: SteviaGap(margin: right))
}

public func -- (left: [UIView], right: String) -> PartialConstraint {
  PartialConstraint(views: left, gap: SteviaGap(margin: nil))
}

@discardableResult
public func -- (left: PartialConstraint, right: UIView) -> [UIView] {
  steviaJoin(left.views, left.gap, right)
}

@discardableResult
public func -- (left: UIView, right: UIView) -> [UIView] {
  left.superview?.addConstraint(stevia(right, .leading, to: left, its: .trailing, by: 8))
  return [left, right]
}

@discardableResult
public func -- (left: [UIView], right: UIView) -> [UIView] { steviaJoin(left, SteviaGap(8), right) }

@discardableResult
public func -- (left: SideConstraint, right: UIView) -> UIView { steviaBegin(left, right) }

@discardableResult
public func -- (left: UIView, right: SideConstraint) -> UIView {
  steviaEnd(left, right)
  return left
}

@discardableResult
public func -- (left: [UIView], right: SideConstraint) -> [UIView] {
  steviaEnd(left[left.count - 1], right)
  return left
}

public func ⁃ (left: UIView, right: CGFloat) -> PartialConstraint {
  PartialConstraint(views: [left], gap: SteviaGap(right))
}

public func ⁃ (left: UIView, right: SteviaFlexibleMargin) -> PartialConstraint {
  PartialConstraint(views: [left], gap: SteviaGap(margin: right))
}

public func ⁃ (left: UIView, right: String) -> PartialConstraint {
  PartialConstraint(views: [left], gap: SteviaGap(margin: nil))
}

public func ⁃ (left: [UIView], right: CGFloat) -> PartialConstraint {
  PartialConstraint(views: left, gap: SteviaGap(right))
}

public func ⁃ (left: [UIView], right: SteviaFlexibleMargin) -> PartialConstraint {
  PartialConstraint(views: left, gap: SteviaGap(margin: right))
}

public func ⁃ (left: [UIView], right: String) -> PartialConstraint {
  PartialConstraint(views: left, gap: SteviaGap(margin: nil))
}

@discardableResult
public func ⁃ (left: PartialConstraint, right: UIView) -> [UIView] { steviaJoin(left.views, left.gap, right) }

@discardableResult
public func ⁃ (left: UIView, right: UIView) -> [UIView] {
  left.superview?.addConstraint(stevia(right, .leading, to: left, its: .trailing, by: 8))
  return [left, right]
}

@discardableResult
public func ⁃ (left: [UIView], right: UIView) -> [UIView] { steviaJoin(left, SteviaGap(8), right) }

@discardableResult
public func ⁃ (left: SideConstraint, right: UIView) -> UIView { steviaBegin(left, right) }

@discardableResult
public func ⁃ (left: UIView, right: SideConstraint) -> UIView {
  steviaEnd(left, right)
  return left
}

@discardableResult
public func ⁃ (left: [UIView], right: SideConstraint) -> [UIView] {
  steviaEnd(left[left.count - 1], right)
  return left
}
