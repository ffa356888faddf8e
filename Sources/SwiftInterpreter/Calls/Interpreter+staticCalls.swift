import SwiftProgram

/// Calls of what types have, and of what is above in a class.
extension Interpreter {
  func callStatic(
    _ name: Name, _ generics: [TypeID], of type: RuntimeType, _ arguments: inout [CallArgument],
    in scope: Scope,
    _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    if name == words.some, type.isOptional || type.info === builtin.optional {
      return try values(of: arguments, in: scope, expecting: type.unwrapped).first ?? .void
    }
    let type = type.unwrapped
    if name == words.initializer { return try construct(type, arguments, in: scope) }
    if !generics.isEmpty, case .type(.nominal(let inner, _))? = try staticMember(name, of: type, in: scope) {
      return try construct(.nominal(inner, generics.map { resolve($0, in: scope) }), arguments, in: scope)
    }
    if let info = info(of: type) {
      link(info)
      let candidates = allStatics(name, info).compactMap { candidate($0, .type(receiver(of: $0, type))) }
      if let chosen = try choose(candidates, &arguments, in: scope, expected) {
        return try run(chosen, arguments, from: scope, expected)
      }
    }
    if case .missing(let className) = type,
      let found = try callStatic(name, ofMissing: className, &arguments, in: scope, expected)
    {
      return found
    }
    guard let member = try staticMember(name, of: type, in: scope) else {
      record.missing["\(describe(type)).\(text(name))", default: 0] += 1
      try readForEffects(arguments, in: scope, of: "\(describe(type)).\(text(name))")
      return unknown("\(describe(type)).\(text(name))", .unknownCall)
    }
    return try call(member, &arguments, in: scope, expected)
  }

  /// `Module.function(…)`.
  func callOfModule(
    _ module: ExpressionID, _ name: Name, _ generics: [TypeID], _ arguments: inout [CallArgument],
    in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    if let type = resolvedType(name, generics, of: module, in: scope) {
      return try call(.type(type), &arguments, in: scope, expected)
    }
    for index in arguments.indices where arguments[index].value == nil {
      arguments[index].value = try values(of: [arguments[index]], in: scope).first
    }
    if let value = try callDeclared(name, generics, &arguments, in: globalScope, expected) { return value }
    return try call(missing(name), &arguments, in: globalScope, expected)
  }

  func callSuper(
    _ name: Name, _ arguments: inout [CallArgument], in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    guard let type = scope.frame.type, let receiver = scope.frame.selfValue else { return .void }
    link(type)
    if name == words.initializer { return try callSuperInitializer(type, arguments, in: scope) }
    let above = type.superclass?.superclasses ?? []
    let isStatic = if case .type = receiver { true } else { false }
    let entries = above.flatMap { (isStatic ? $0.statics : $0.members)[name] ?? [] }
    if let chosen = try choose(
      entries.compactMap { candidate($0, receiver) }, &arguments, in: scope, expected)
    {
      return try run(chosen, arguments, from: scope, expected)
    }
    try readForEffects(arguments, in: scope, of: "super.\(text(name))")
    return unknown("super.\(text(name))", .unknownCall)
  }
}
