/// A distance within a row: nil for one that is said elsewhere.
struct SteviaGap {
  let margin: SteviaFlexibleMargin?

  init(_ points: CGFloat) { margin = SteviaFlexibleMargin(points: points, relation: .equal) }
  init(margin: SteviaFlexibleMargin?) { self.margin = margin }
}

/// Views with a distance behind them, as in `a-8`.
public struct PartialConstraint: __LayoutWord {
  let views: [UIView]
  let gap: SteviaGap
}

/// A distance to the side of the superview, as in `|-8`.
public struct SideConstraint: __LayoutWord {
  let gap: SteviaGap
}

prefix operator |
prefix operator |-
postfix operator |
postfix operator -|

@discardableResult
public prefix func | (p: UIView) -> UIView { p.leading(0) }

@discardableResult
public postfix func | (p: UIView) -> UIView { p.trailing(0) }

@discardableResult
public prefix func |- (v: UIView) -> UIView { v.leading(8) }

@discardableResult
public postfix func -| (v: UIView) -> UIView { v.trailing(8) }

public prefix func |- (p: CGFloat) -> SideConstraint { SideConstraint(gap: SteviaGap(p)) }
public postfix func -| (p: CGFloat) -> SideConstraint { SideConstraint(gap: SteviaGap(p)) }
public prefix func |- (fm: SteviaFlexibleMargin) -> SideConstraint {
  SideConstraint(gap: SteviaGap(margin: fm))
}
public postfix func -| (fm: SteviaFlexibleMargin) -> SideConstraint {
  SideConstraint(gap: SteviaGap(margin: fm))
}

/// Puts a view behind others.
func steviaJoin(_ views: [UIView], _ gap: SteviaGap, _ next: UIView) -> [UIView] {
  let last = views[views.count - 1]
  if let margin = gap.margin {
    let made =
      margin.relation == .equal
      ? stevia(last, .trailing, to: next, its: .leading, by: -margin.points)
      : stevia(next, .leading, margin.relation, to: last, its: .trailing, by: margin.points)
    next.superview?.addConstraint(made)
  }
  return views + [next]
}

func steviaBegin(_ side: SideConstraint, _ view: UIView) -> UIView {
  if let superview = view.superview, let margin = side.gap.margin {
    superview.addConstraint(stevia(view, .leading, margin.relation, to: superview, by: margin.points))
  }
  return view
}

func steviaEnd(_ view: UIView, _ side: SideConstraint) {
  guard let superview = view.superview, let margin = side.gap.margin else { return }
  superview.addConstraint(
    margin.relation == .equal
      ? stevia(view, .trailing, to: superview, by: -margin.points)
      : stevia(superview, .trailing, margin.relation, to: view, by: margin.points))
}

precedencegroup HeightPrecedence {
  lowerThan: AdditionPrecedence
}

infix operator ~ : HeightPrecedence

@discardableResult
public func ~ (left: UIView, right: CGFloat) -> UIView { left.height(right) }

@discardableResult
public func ~ (left: UIView, right: SteviaPercentage) -> UIView { left.height(right) }

@discardableResult
public func ~ (left: UIView, right: SteviaFlexibleMargin) -> UIView { left.height(right) }

@discardableResult
public func ~ (left: [UIView], right: CGFloat) -> [UIView] { left.map { $0.height(right) } }

@discardableResult
public func ~ (left: [UIView], right: SteviaFlexibleMargin) -> [UIView] { left.map { $0.height(right) } }
