import SwiftProgram

/// What types expressions have by their declarations, for those that have no value.
extension Interpreter {
  /// The declared type of a variable, of a member of one, or of what a call gives, without the optional; nil where nothing declares it.
  func declaredType(of id: ExpressionID, in scope: Scope) throws(Interruption) -> RuntimeType? {
    switch program[id] {
    case .name(let name, _):
      if text(name) == "self" { return scope.frame.type.map { $0.plain } }
      let place = try place(of: id, in: scope)
      if case .value = place { return nil }
      return try type(of: place, in: scope)?.unwrapped
    case .member(let base?, let name, _): return try memberType(name, of: base, in: scope)
    case .subscripted(let base, _):
      switch try declaredType(of: base, in: scope) {
      case .array(let element)?, .dictionary(_, let element)?: return element.unwrapped
      default: return nil
      }
    case .chainEnd(let inner), .optionalChain(let inner), .forced(let inner):
      return try declaredType(of: inner, in: scope)
    case .attempt(_, let inner): return try declaredType(of: inner, in: scope)
    case .cast(_, let type, _): return resolve(type, in: scope).unwrapped
    case .call(let call): return try resultType(of: call, in: scope)
    default: return nil
    }
  }

  private func memberType(
    _ name: Name, of base: ExpressionID, in scope: Scope
  ) throws(Interruption) -> RuntimeType? {
    let type = try declaredType(of: base, in: scope)
    if case .array(let element)? = type { return ["first", "last"].contains(text(name)) ? element : nil }
    guard let owner = type.flatMap({ info(of: $0) }) else { return nil }
    link(owner)
    return declaredType(name, owner, [:])?.unwrapped
  }

  private func resultType(of call: CallExpression, in scope: Scope) throws(Interruption) -> RuntimeType? {
    switch program[call.callee] {
    case .name(let name, let generics):
      if scope.find(name) != nil { return nil }
      if let type = resolvedType(name, generics, scope) { return type }
      if let own = scope.frame.type, let type = resultType(of: name, in: own) { return type }
      return functions(name, from: spot.file).flatMap { program[$0[0]].result }.map {
        resolve($0, in: globalScope).unwrapped
      }
    case .member(let base?, let name, _):
      let owner = try declaredType(of: base, in: scope).flatMap { info(of: $0) }
      return owner.flatMap { resultType(of: name, in: $0) }
    default: return nil
    }
  }

  /// What all methods of a name give; nil where they give different things.
  private func resultType(of name: Name, in owner: TypeInfo) -> RuntimeType? {
    link(owner)
    let results = entries(name, of: owner).compactMap { entry -> RuntimeType? in
      guard case .method(let id) = entry.kind, program[id].generics.parameters.isEmpty else { return nil }
      return program[id].result.map { resolve($0, in: entry.owner).unwrapped }
    }
    guard let first = results.first, let info = info(of: first),
      results.allSatisfy({ self.info(of: $0) === info })
    else { return nil }
    return first
  }

  /// Leaves those of members of one name that a protocol adds by itself, where that is the declared type of what has them: a class may
  /// have others under the name, which nobody means then.
  func meant(_ entries: [MemberEntry], _ name: Name, of base: ExpressionID?, in scope: Scope) -> [MemberEntry]
  {
    guard entries.count > 1, let base, let type = protocolType(of: base, in: scope),
      type.superclasses.count == 1,
      ([type] + type.protocols).allSatisfy({ $0.requirements[name] == nil })
    else { return entries }
    let added = entries.filter { entry in
      entry.owner === type || type.protocols.contains { $0 === entry.owner }
    }
    return added.isEmpty ? entries : added
  }

  /// The protocol of the app that is the declared type of a variable, or in whose extension `self` stands; nil for all else.
  func protocolType(of base: ExpressionID, in scope: Scope) -> TypeInfo? {
    var inner = base
    while true {
      switch program[inner] {
      case .optionalChain(let next), .forced(let next), .attempt(.plain, let next),
        .attempt(.awaiting, let next):
        inner = next
      case .name(let name, _): return protocolType(of: name, in: scope)
      case .cast(_, let type, _): return protocolType(resolve(type, in: scope))
      default: return nil
      }
    }
  }

  private func protocolType(of name: Name, in scope: Scope) -> TypeInfo? {
    if name == words.selfWord { return scope.frame.type.flatMap { protocolType($0.plain) } }
    if let (place, index) = scope.find(name) { return place.type(at: index).flatMap { protocolType($0) } }
    return scope.frame.type.flatMap { declaredType(name, $0, [:]) }.flatMap { protocolType($0) }
  }

  private func protocolType(_ type: RuntimeType) -> TypeInfo? {
    type.unwrapped.info.flatMap { $0.kind == .protocolType && $0.isOfApp ? $0 : nil }
  }

  /// The parts of a collection for which a parameter of its type stands; nil for other values.
  func parts(_ parameter: String, of value: Value) -> [Value]? {
    switch (value, parameter) {
    case (.array(let values), "Element"): values
    case (.dictionary(let dictionary), "Key"): dictionary.keys
    case (.dictionary(let dictionary), "Value"): dictionary.values
    default: nil
    }
  }

  /// What a constant says whose value is written where it is declared: it is the same for all that have it, also for one that is not known.
  func constant(_ entry: MemberEntry) throws(Interruption) -> Value? {
    guard case .stored(let id) = entry.kind, program[id].isConstant, let value = program[id].value,
      isWritten(value)
    else { return nil }
    let type = program[id].type.map { resolve($0, in: entry.owner) }
    return settle(try evaluate(value, in: Scope(Frame(type: entry.owner)), expecting: type), as: type)
  }

  /// Whether an expression is a literal, or a case of an enumeration, without anything that is called.
  private func isWritten(_ id: ExpressionID) -> Bool {
    switch program[id] {
    case .integer, .floating, .boolean, .nilLiteral, .member(nil, _, _): true
    case .string(let segments): segments.allSatisfy { if case .text = $0 { true } else { false } }
    case .array(let elements): elements.allSatisfy { isWritten($0) }
    case .prefix(_, let operand): isWritten(operand)
    default: false
    }
  }
}
