// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Cartography as its documentation says it, for apps that import it and do not have its source in their folder.

/// What is constrained: a view, a guide, or a guide of a controller.
public protocol LayoutItem: AnyObject {
  func asProxy(context: CartographyContext) -> LayoutProxy
}

extension UIView: LayoutItem {
  public func asProxy(context: CartographyContext) -> LayoutProxy { ViewProxy(context: context, view: self) }
}

extension UILayoutGuide: LayoutItem {
  public func asProxy(context: CartographyContext) -> LayoutProxy {
    LayoutGuideProxy(context: context, item: self)
  }
}

/// A controller's guide at the top or the bottom.
public final class LayoutSupport: LayoutItem {
  let layoutGuide: AnyObject

  init(layoutGuide: AnyObject) { self.layoutGuide = layoutGuide }

  public func asProxy(context: CartographyContext) -> LayoutProxy {
    LayoutSupportProxy(context: context, item: self)
  }
}

extension UIViewController {
  public var car_topLayoutGuide: LayoutSupport { LayoutSupport(layoutGuide: topLayoutGuide) }
  public var car_bottomLayoutGuide: LayoutSupport { LayoutSupport(layoutGuide: bottomLayoutGuide) }
}

/// The constraints that a block has made so far.
public final class CartographyContext {
  var constraints: [NSLayoutConstraint] = []

  func add(
    _ from: CartographyTerm, _ relation: NSLayoutConstraint.Relation, _ to: CartographyTerm?,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    if let view = from.item as? UIView {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let made = NSLayoutConstraint(
      item: from.item, attribute: from.attribute, relatedBy: relation, toItem: to?.item,
      attribute: to?.attribute ?? .notAnAttribute, multiplier: to?.multiplier ?? 1, constant: constant)
    constraints.append(made)
    return made
  }
}

/// Constraints that are replaced, or turned on and off, together.
public final class ConstraintGroup: __LayoutWord {
  private var constraints: [NSLayoutConstraint] = []

  public init() {}

  public var active: Bool {
    get { constraints.allSatisfy { $0.isActive } }
    set {
      for constraint in constraints {
        constraint.isActive = newValue
      }
    }
  }

  func replace(_ others: [NSLayoutConstraint]) {
    active = false
    constraints = others
    active = true
  }
}

public func constrain(clear group: ConstraintGroup) { group.replace([]) }

@discardableResult
public func constrain(
  _ items: [LayoutItem], replace group: ConstraintGroup = ConstraintGroup(), block: ([LayoutProxy]) -> Void
) -> ConstraintGroup {
  let context = CartographyContext()
  block(items.map { $0.asProxy(context: context) })
  group.replace(context.constraints)
  return group
}

@discardableResult
public func constrain<Key: Hashable>(
  _ items: [Key: LayoutItem], replace group: ConstraintGroup = ConstraintGroup(),
  block: ([Key: LayoutProxy]) -> Void
) -> ConstraintGroup {
  let context = CartographyContext()
  block(items.mapValues { $0.asProxy(context: context) })
  group.replace(context.constraints)
  return group
}

@discardableResult
public func constrain(
  _ a: LayoutItem, replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([a], replace: group) { block($0[0]) }
}

@discardableResult
public func constrain(
  _ a: LayoutItem, _ b: LayoutItem, replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([a, b], replace: group) { block($0[0], $0[1]) }
}

@discardableResult
public func constrain(
  _ a: LayoutItem, _ b: LayoutItem, _ c: LayoutItem, replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([a, b, c], replace: group) { block($0[0], $0[1], $0[2]) }
}

@discardableResult
public func constrain(
  _ a: LayoutItem, _ b: LayoutItem, _ c: LayoutItem, _ d: LayoutItem,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([a, b, c, d], replace: group) { block($0[0], $0[1], $0[2], $0[3]) }
}

@discardableResult
public func constrain(
  _ a: LayoutItem, _ b: LayoutItem, _ c: LayoutItem, _ d: LayoutItem, _ e: LayoutItem,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([a, b, c, d, e], replace: group) { block($0[0], $0[1], $0[2], $0[3], $0[4]) }
}

@discardableResult
public func constrain(
  _ a: LayoutItem, _ b: LayoutItem, _ c: LayoutItem, _ d: LayoutItem, _ e: LayoutItem, _ f: LayoutItem,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([a, b, c, d, e, f], replace: group) { block($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }
}

@discardableResult
public func constrain(
  _ a: LayoutItem, _ b: LayoutItem, _ c: LayoutItem, _ d: LayoutItem, _ e: LayoutItem, _ f: LayoutItem,
  _ g: LayoutItem, replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  constrain([a, b, c, d, e, f, g], replace: group) { block($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) }
}

@discardableResult
public func constrain(
  _ a: LayoutItem, _ b: LayoutItem, _ c: LayoutItem, _ d: LayoutItem, _ e: LayoutItem, _ f: LayoutItem,
  _ g: LayoutItem, _ h: LayoutItem, replace group: ConstraintGroup = ConstraintGroup(),
  block: (
    LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy
  ) -> Void
) -> ConstraintGroup {
  constrain([a, b, c, d, e, f, g, h], replace: group) {
    block($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7])
  }
}

@discardableResult
public func constrain(
  _ a: LayoutItem, _ b: LayoutItem, _ c: LayoutItem, _ d: LayoutItem, _ e: LayoutItem, _ f: LayoutItem,
  _ g: LayoutItem, _ h: LayoutItem, _ i: LayoutItem, replace group: ConstraintGroup = ConstraintGroup(),
  block: (
    LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy,
    LayoutProxy
  ) -> Void
) -> ConstraintGroup {
  constrain([a, b, c, d, e, f, g, h, i], replace: group) {
    block($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7], $0[8])
  }
}

@discardableResult
public func constrain(
  _ a: LayoutItem, _ b: LayoutItem, _ c: LayoutItem, _ d: LayoutItem, _ e: LayoutItem, _ f: LayoutItem,
  _ g: LayoutItem, _ h: LayoutItem, _ i: LayoutItem, _ j: LayoutItem,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (
    LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy,
    LayoutProxy, LayoutProxy
  ) -> Void
) -> ConstraintGroup {
  constrain([a, b, c, d, e, f, g, h, i, j], replace: group) {
    block($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7], $0[8], $0[9])
  }
}
