/// Relates each item to the first.
func relateToFirst(
  _ items: [LayoutProxy], _ attribute: NSLayoutConstraint.Attribute
) -> [NSLayoutConstraint] {
  guard let first = items.first else { return [] }
  return items.dropFirst().map { first.term(attribute) == $0.term(attribute) }
}

/// Relates each item to the next, which begins by an amount behind its end.
func relateToNext(
  _ items: [LayoutProxy], _ end: NSLayoutConstraint.Attribute, _ start: NSLayoutConstraint.Attribute,
  _ amount: CGFloat = 0
) -> [NSLayoutConstraint] {
  return zip(items, items.dropFirst()).map { $0.term(end) == $1.term(start) - amount }
}

@discardableResult
public func align(top items: [LayoutProxy]) -> [NSLayoutConstraint] { relateToFirst(items, .top) }

@discardableResult
public func align(top first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  relateToFirst([first] + rest, .top)
}

@discardableResult
public func align(bottom items: [LayoutProxy]) -> [NSLayoutConstraint] { relateToFirst(items, .bottom) }

@discardableResult
public func align(bottom first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  relateToFirst([first] + rest, .bottom)
}

@discardableResult
public func align(left items: [LayoutProxy]) -> [NSLayoutConstraint] { relateToFirst(items, .left) }

@discardableResult
public func align(left first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  relateToFirst([first] + rest, .left)
}

@discardableResult
public func align(right items: [LayoutProxy]) -> [NSLayoutConstraint] { relateToFirst(items, .right) }

@discardableResult
public func align(right first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  relateToFirst([first] + rest, .right)
}

@discardableResult
public func align(leading items: [LayoutProxy]) -> [NSLayoutConstraint] { relateToFirst(items, .leading) }

@discardableResult
public func align(leading first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  relateToFirst([first] + rest, .leading)
}

@discardableResult
public func align(trailing items: [LayoutProxy]) -> [NSLayoutConstraint] { relateToFirst(items, .trailing) }

@discardableResult
public func align(trailing first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  relateToFirst([first] + rest, .trailing)
}

@discardableResult
public func align(centerX items: [LayoutProxy]) -> [NSLayoutConstraint] { relateToFirst(items, .centerX) }

@discardableResult
public func align(centerX first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  relateToFirst([first] + rest, .centerX)
}

@discardableResult
public func align(centerY items: [LayoutProxy]) -> [NSLayoutConstraint] { relateToFirst(items, .centerY) }

@discardableResult
public func align(centerY first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  relateToFirst([first] + rest, .centerY)
}

@discardableResult
public func align(baseline items: [LayoutProxy]) -> [NSLayoutConstraint] {
  relateToFirst(items, .lastBaseline)
}

@discardableResult
public func align(baseline first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  relateToFirst([first] + rest, .lastBaseline)
}

@discardableResult
public func distribute(by amount: CGFloat = 0, horizontally items: [LayoutProxy]) -> [NSLayoutConstraint] {
  relateToNext(items, .trailing, .leading, amount)
}

@discardableResult
public func distribute(by amount: CGFloat = 0, horizontally first: LayoutProxy, _ rest: LayoutProxy...)
  -> [NSLayoutConstraint]
{
  relateToNext([first] + rest, .trailing, .leading, amount)
}

@discardableResult
public func distribute(by amount: CGFloat = 0, leftToRight items: [LayoutProxy]) -> [NSLayoutConstraint] {
  relateToNext(items, .right, .left, amount)
}

@discardableResult
public func distribute(by amount: CGFloat = 0, leftToRight first: LayoutProxy, _ rest: LayoutProxy...)
  -> [NSLayoutConstraint]
{
  relateToNext([first] + rest, .right, .left, amount)
}

@discardableResult
public func distribute(by amount: CGFloat = 0, vertically items: [LayoutProxy]) -> [NSLayoutConstraint] {
  relateToNext(items, .bottom, .top, amount)
}

@discardableResult
public func distribute(by amount: CGFloat = 0, vertically first: LayoutProxy, _ rest: LayoutProxy...)
  -> [NSLayoutConstraint]
{
  relateToNext([first] + rest, .bottom, .top, amount)
}

@discardableResult
public func distribute(equalWidth items: [LayoutProxy]) -> [NSLayoutConstraint] {
  relateToNext(items, .width, .width)
}

@discardableResult
public func distribute(equalWidth first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  relateToNext([first] + rest, .width, .width)
}

@discardableResult
public func distribute(equalHeight items: [LayoutProxy]) -> [NSLayoutConstraint] {
  relateToNext(items, .height, .height)
}

@discardableResult
public func distribute(equalHeight first: LayoutProxy, _ rest: LayoutProxy...) -> [NSLayoutConstraint] {
  relateToNext([first] + rest, .height, .height)
}
