/// An attribute of an item, with what it is multiplied by and what is added.
public struct CartographyTerm: __LayoutWord {
  public let context: CartographyContext
  public let item: AnyObject
  public let attribute: NSLayoutConstraint.Attribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0

  init(_ context: CartographyContext, _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.context = context
    self.item = item
    self.attribute = attribute
  }

  func changed(_ multiplier: CGFloat, _ constant: CGFloat) -> CartographyTerm {
    var other = self
    other.multiplier *= multiplier
    other.constant = other.constant * multiplier + constant
    return other
  }
}

/// Attributes that are related one by one: edges, a size, a centre.
public struct CartographyTerms: __LayoutWord {
  let terms: [CartographyTerm]

  init(_ terms: [CartographyTerm]) { self.terms = terms }

  func related(_ relation: NSLayoutConstraint.Relation, to other: CartographyTerms) -> [NSLayoutConstraint] {
    zip(terms, other.terms).map { $0.context.add($0, relation, $1, constant: $1.constant) }
  }

  public func inseted(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) -> CartographyTerms
  {
    CartographyTerms(zip(terms, [top, leading, -bottom, -trailing]).map { $0.changed(1, $1) })
  }

  public func inseted(horizontally: CGFloat = 0, vertically: CGFloat = 0) -> CartographyTerms {
    inseted(top: vertically, leading: horizontally, bottom: vertically, trailing: horizontally)
  }

  public func inseted(by value: CGFloat) -> CartographyTerms {
    inseted(horizontally: value, vertically: value)
  }

  public func inseted(by insets: UIEdgeInsets) -> CartographyTerms {
    inseted(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

public func inset(_ edges: CartographyTerms, _ all: CGFloat) -> CartographyTerms { edges.inseted(by: all) }

public func inset(_ edges: CartographyTerms, _ insets: UIEdgeInsets) -> CartographyTerms {
  edges.inseted(by: insets)
}

public func inset(_ edges: CartographyTerms, _ horizontal: CGFloat, _ vertical: CGFloat) -> CartographyTerms {
  edges.inseted(horizontally: horizontal, vertically: vertical)
}

public func inset(_ edges: CartographyTerms, horizontally horizontal: CGFloat) -> CartographyTerms {
  edges.inseted(horizontally: horizontal)
}

public func inset(_ edges: CartographyTerms, vertically vertical: CGFloat) -> CartographyTerms {
  edges.inseted(vertically: vertical)
}

public func inset(
  _ edges: CartographyTerms, _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> CartographyTerms {
  edges.inseted(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

@discardableResult
public func == (lhs: CartographyTerm, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.context.add(lhs, .equal, nil, constant: rhs)
}

@discardableResult
public func == (lhs: CartographyTerm, rhs: CartographyTerm) -> NSLayoutConstraint {
  lhs.context.add(lhs, .equal, rhs, constant: rhs.constant)
}

@discardableResult
public func == (lhs: CartographyTerms, rhs: CartographyTerms) -> [NSLayoutConstraint] {
  lhs.related(.equal, to: rhs)
}

@discardableResult
public func <= (lhs: CartographyTerm, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.context.add(lhs, .lessThanOrEqual, nil, constant: rhs)
}

@discardableResult
public func <= (lhs: CartographyTerm, rhs: CartographyTerm) -> NSLayoutConstraint {
  lhs.context.add(lhs, .lessThanOrEqual, rhs, constant: rhs.constant)
}

@discardableResult
public func <= (lhs: CartographyTerms, rhs: CartographyTerms) -> [NSLayoutConstraint] {
  lhs.related(.lessThanOrEqual, to: rhs)
}

@discardableResult
public func >= (lhs: CartographyTerm, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.context.add(lhs, .greaterThanOrEqual, nil, constant: rhs)
}

@discardableResult
public func >= (lhs: CartographyTerm, rhs: CartographyTerm) -> NSLayoutConstraint {
  lhs.context.add(lhs, .greaterThanOrEqual, rhs, constant: rhs.constant)
}

@discardableResult
public func >= (lhs: CartographyTerms, rhs: CartographyTerms) -> [NSLayoutConstraint] {
  lhs.related(.greaterThanOrEqual, to: rhs)
}

public func + (lhs: CartographyTerm, rhs: CGFloat) -> CartographyTerm { lhs.changed(1, rhs) }
public func + (lhs: CGFloat, rhs: CartographyTerm) -> CartographyTerm { rhs.changed(1, lhs) }
public func - (lhs: CartographyTerm, rhs: CGFloat) -> CartographyTerm { lhs.changed(1, -rhs) }
/// The number is subtracted, on whichever side it stands.
public func - (lhs: CGFloat, rhs: CartographyTerm) -> CartographyTerm { rhs.changed(1, -lhs) }
public func * (lhs: CartographyTerm, rhs: CGFloat) -> CartographyTerm { lhs.changed(rhs, 0) }
public func * (lhs: CGFloat, rhs: CartographyTerm) -> CartographyTerm { rhs.changed(lhs, 0) }
public func / (lhs: CartographyTerm, rhs: CGFloat) -> CartographyTerm { lhs.changed(1 / rhs, 0) }

public func * (lhs: CartographyTerms, rhs: CGFloat) -> CartographyTerms {
  CartographyTerms(lhs.terms.map { $0.changed(rhs, 0) })
}

public func * (lhs: CGFloat, rhs: CartographyTerms) -> CartographyTerms { rhs * lhs }
public func / (lhs: CartographyTerms, rhs: CGFloat) -> CartographyTerms { lhs * (1 / rhs) }

precedencegroup CarthographyPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: AssignmentPrecedence
}

infix operator ~ : CarthographyPriorityPrecedence

@discardableResult
public func ~ (lhs: NSLayoutConstraint, rhs: UILayoutPriority) -> NSLayoutConstraint {
  lhs.priority = rhs
  return lhs
}

@discardableResult
public func ~ (lhs: NSLayoutConstraint, rhs: Float) -> NSLayoutConstraint {
  lhs.priority = UILayoutPriority(rhs)
  return lhs
}

@discardableResult
public func ~ (lhs: [NSLayoutConstraint], rhs: UILayoutPriority) -> [NSLayoutConstraint] {
  for constraint in lhs {
    constraint.priority = rhs
  }
  return lhs
}

@discardableResult
public func ~ (lhs: [NSLayoutConstraint], rhs: Float) -> [NSLayoutConstraint] {
  for constraint in lhs {
    constraint.priority = UILayoutPriority(rhs)
  }
  return lhs
}
