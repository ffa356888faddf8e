import SwiftInterpreter

/// A way through a tree of views as a program has made it, which need not be one: each view is entered once, and as deep as views
/// may lie in each other.
struct TreeWalk {
  private var seen: Set<ObjectIdentifier> = []
  private var depth = 0

  /// Deeper than views of an app, and as deep as there is stack.
  static let deepest = 128

  /// Whether a view is gone into, which then is left again.
  mutating func enter(_ view: Object) -> Bool {
    guard canEnter(view) else { return false }
    seen.insert(ObjectIdentifier(view))
    depth += 1
    return true
  }

  func canEnter(_ view: Object) -> Bool { depth < Self.deepest && !has(view) }

  mutating func enter(_ view: Value) -> Bool {
    if case .object(let object) = view { return enter(object) }
    return false
  }

  mutating func leave() { depth -= 1 }

  /// Whether an object was entered.
  func has(_ object: Object) -> Bool { seen.contains(ObjectIdentifier(object)) }
}

extension Interpreter {
  /// Whether a class of the app declares a member of an object.
  func isOverridden(_ member: String, _ object: Object) -> Bool {
    object.type.superclasses.prefix { $0.isOfApp }.contains { declares(member, $0) }
  }

  /// Whether something holds for a view or for one around it, the nearest first.
  func anyAround(_ view: Value, _ holds: (Object) -> Bool) -> Bool {
    var walk = TreeWalk()
    var next = view
    while walk.enter(next), case .object(let found) = next {
      if holds(found) { return true }
      next = field("ownSuperview", of: next) ?? .none
    }
    return false
  }

  /// Whether a view is another one, or lies in it.
  func isInside(_ view: Value, _ outer: Value) -> Bool {
    guard case .object(let outer) = outer else { return false }
    return anyAround(view) { $0 === outer }
  }
}
