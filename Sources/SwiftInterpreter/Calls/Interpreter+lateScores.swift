import SwiftProgram

/// How well expressions fit that get a value when it is known which type is wanted.
extension Interpreter {
  /// How well an expression fits that has no value yet.
  func score(late id: ExpressionID, _ type: RuntimeType, in scope: Scope) -> Int? {
    switch program[id] {
    case .integer:
      return score(.integer(0, .literal), type)
        ?? literalScore(type, words.integerLiteral, words.floatLiteral)
    case .floating: return score(.floating(0, .literal), type) ?? literalScore(type, words.floatLiteral)
    case .boolean: return score(.boolean(true), type)
    case .string:
      return score(.string(""), type) ?? literalScore(type, words.stringLiteral, words.stringInterpolation)
    case .nilLiteral: return type.isOptional ? 0 : scoreAny(type)
    case .array(let elements): return arrayScore(elements, type, in: scope)
    case .dictionary: if case .dictionary = type.unwrapped { return 0 } else { return scoreAny(type) }
    case .closure(let closure): return closureScore(closure, type, in: scope)
    case .prefix(_, let operand): return score(late: operand, type, in: scope)
    case .binary(let name, let left, _):
      guard ["..<", "..."].contains(text(name)) else {
        let literals = literals(id)
        guard literals.isAll, literals.hasFraction else { return score(late: left, type, in: scope) }
        return score(.floating(0, .literal), type) ?? literalScore(type, words.floatLiteral)
      }
      guard case .nominal(let info, let bounds) = type.unwrapped, info.text.hasSuffix("Range") else {
        return scoreAny(type)
      }
      if info === (text(name) == "..." ? builtin.range : builtin.closedRange) { return nil }
      return bounds.first.map { score(late: left, $0, in: scope) } ?? 0
    case .ternary(_, let first, let second):
      return score(late: isLate(first) ? first : second, type, in: scope)
    case .attempt(_, let inner):
      return isLate(inner) ? score(late: inner, type, in: scope) : 5
    case .inOut(let inner):
      if isLate(inner) { return score(late: inner, type, in: scope) }
      return (try? evaluate(inner, in: scope)).map { score($0, type) ?? 99 } ?? 5
    case .member, .call: return implicitScore(id, type)
    case .tuple(let elements):
      guard case .tuple(let types, _) = type.unwrapped else { return scoreAny(type) }
      return types.count == elements.count ? 0 : nil
    default: return 5
    }
  }

  /// Whether a type that nobody declares is one of key paths.
  func isKeyPath(_ name: String) -> Bool { name.hasSuffix("KeyPath") }

  private func scoreAny(_ type: RuntimeType) -> Int? {
    switch type {
    case .any: 50
    case .generic: 40
    case .missing(let text): isKeyPath(text) ? nil : 45
    case .optional(let inner): scoreAny(inner).map { $0 + 20 }
    default: nil
    }
  }

  private func literalScore(_ type: RuntimeType, _ labels: Name...) -> Int? {
    guard let info = info(of: type.unwrapped), info.declaration != nil else { return nil }
    return labels.contains { isMade(info, from: $0) } ? 55 : nil
  }

  private func arrayScore(_ elements: [ExpressionID], _ type: RuntimeType, in scope: Scope) -> Int? {
    switch type.unwrapped {
    case .array(let element):
      guard let first = elements.first else { return 0 }
      if isLate(first) { return score(late: first, element, in: scope).map { min($0, 39) } }
      guard let value = try? evaluate(first, in: scope) else { return 5 }
      return score(value, element).map { min($0, 39) }
    case .nominal(let info, _):
      return info === builtin.set || takesList(info) ? 20 : nil
    case .composition: return elements.isEmpty ? nil : score(.array([]), type)
    default: return scoreAny(type)
    }
  }

  private func closureScore(_ id: ClosureID, _ type: RuntimeType, in scope: Scope) -> Int? {
    guard case .function(let parameters, let result) = type.unwrapped else { return scoreAny(type) }
    let closure = program[id]
    if !gives(closure, result, in: scope) { return nil }
    let count = closure.parameters?.count ?? closure.anonymousCount
    if count == parameters.count { return 0 }
    if closure.parameters == nil && count < parameters.count { return closure.anonymousCount == 0 ? nil : 1 }
    if parameters.count == 1, case .tuple = parameters[0] { return 2 }
    return parameters.count == 1 && closure.parameters == nil ? 3 : nil
  }

  /// Whether a closure can give what is wanted: that which is a literal, or says what it gives, is not anything.
  private func gives(_ closure: ClosureExpression, _ wanted: RuntimeType, in scope: Scope) -> Bool {
    if isVoid(wanted) { return true }
    if let result = closure.result { return score(resolve(result, in: scope), wanted) != nil }
    guard closure.body.count == 1, case .expression(let id) = program[closure.body[0]] else { return true }
    switch program[id] {
    case .integer, .floating, .string, .boolean: return score(late: id, wanted, in: scope) != nil
    default: return true
    }
  }

  /// `.member` fits only a type that has it.
  private func implicitScore(_ id: ExpressionID, _ type: RuntimeType) -> Int? {
    var name: Name?
    var inner = id
    search: while true {
      switch program[inner] {
      case .member(let base, let one, _):
        name = one
        guard let base else { break search }
        inner = base
      case .call(let call): inner = call.callee
      case .subscripted(let base, _), .optionalChain(let base), .chainEnd(let base), .forced(let base):
        inner = base
      default: break search
      }
    }
    guard let name, let info = info(of: type.unwrapped) else { return scoreAny(type) }
    link(info)
    if name == words.initializer || info.cases.contains(where: { $0.name == name }) {
      return type.isOptional ? 1 : 0
    }
    let has = (info.superclasses + info.protocols).contains { $0.statics[name] != nil }
    return has || builtinStatic(text(name), of: info) != nil ? (type.isOptional ? 1 : 0) : nil
  }

  /// Whether a closure behind the parentheses would be an object or a structure: what is meant then is another function of that name.
  func givesClosureAsValue(_ one: Chosen, _ arguments: [CallArgument]) -> Bool {
    givesClosure(to: one, arguments) { type, function in
      if isFunction(type) { return false }
      let resolved = resolve(type, in: one.candidate.owner, generics: bounds(of: function, one.candidate))
      if case .nominal = resolved.unwrapped { return true } else { return false }
    }
  }

  /// Whether a closure behind the parentheses would be a value of a type that is not known, and no function.
  func givesClosureAsElement(_ one: Chosen, _ arguments: [CallArgument]) -> Bool {
    givesClosure(to: one, arguments) { type, _ in
      if case .named(let path, _) = program[type], path == [words.element] { return true }
      if case .generic = resolve(type, in: one.candidate.owner) { return true }
      return false
    }
  }

  /// Whether a closure behind the parentheses goes to a parameter of such a type.
  private func givesClosure(
    to one: Chosen, _ arguments: [CallArgument], _ isSuch: (TypeID, FunctionDeclaration) -> Bool
  ) -> Bool {
    guard arguments.last?.isTrailing ?? false else { return false }
    let function = program[one.candidate.function]
    return zip(function.parameters, one.places).contains { parameter, places in
      guard let type = parameter.type else { return false }
      return places.contains { arguments[$0].isTrailing } && isSuch(type, function)
    }
  }
}
