import SwiftProgram

/// Members that are declared, and of which nobody reads what they do.
extension Interpreter {
  /// A member of a value or of a type: what it gives, or what is called. What it may lay out is told as for one that nobody declares.
  package func unreadMember(_ member: String, of value: Value) -> Value {
    let name = program.names.name(member)
    switch value {
    case .unknown(let unknown):
      let found = Unknown("\(unknown.path).\(member)", .objectiveC, spotOfApp)
      let isTold = unknown.role != .layout && host.isEffectlessCall(member)
      (found.role, found.owner) = (isTold ? .effectless : unknown.role, unknown.owner)
      if isTold { found.stream = unknown.path }
      return .unknown(found)
    case .object(let object):
      if let kept = object.undeclared[name] { return kept }
      let found = Unknown("\(object.type.text).\(member)", .objectiveC, spotOfApp)
      if !holdsLayout(value) { return .unknown(found) }
      found.owner = object
      if isStandIn(value) {
        if host.isEffectlessCall(member) { found.role = .effectless }
      } else {
        found.role = host.isEffectlessMember(member) ? .effectless : .layout
      }
      return .unknown(found)
    default:
      var owner = type(of: value)
      if case .type(let type) = value { owner = type }
      return .unknown(Unknown("\(describe(owner)).\(member)", .objectiveC, spotOfApp))
    }
  }

  /// Sets a variable: what that does is not known.
  package func setUnread(_ member: String, of whole: Value, to value: Value) {
    let name = program.names.name(member)
    if case .object(let object) = whole, isHandedOver(value, to: object) {
      object.undeclared[name] = value
    } else if holdsLayout(whole) {
      if !host.isEffectlessMember(member) {
        record.block("\(describe(type(of: whole))).\(member)", at: spotOfApp)
      }
    } else {
      withhold(value)
    }
  }

  /// What an initializer makes of a class: an object that nobody knows. One of a class below stays what it is.
  package func unreadObject(_ object: Value, _ className: String, _ path: String, _ given: Value) -> Value {
    for value in (try? elements(of: given)) ?? [] { withhold(value) }
    if case .object(let own) = object, own.type.text != className { return object }
    return unread(path)
  }

  /// What a header declares and nobody knows.
  package func unread(_ path: String) -> Value { .unknown(Unknown(path, .objectiveC, spotOfApp)) }

  /// What is not known as something of its declared type: what somebody gave for it, or the object that stands for one that is laid out.
  func declared(_ unknown: Unknown, as type: RuntimeType) -> Value? {
    guard unknown.reason == .objectiveC else { return nil }
    return filled(unknown.path, type) ?? given(unknown.path, type)
  }
}
