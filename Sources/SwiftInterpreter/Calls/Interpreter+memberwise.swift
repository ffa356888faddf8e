import SwiftProgram

/// The initializer that a structure has for its stored variables.
extension Interpreter {
  /// The types that it asks of arguments; nil where it does not take them, or where the structure declares one itself.
  func memberTypes(
    _ info: TypeInfo, _ generics: Meanings, _ arguments: [CallArgument]
  ) -> [RuntimeType?]? {
    if info.declaration == nil || info.declaresInitializer { return nil }
    if arguments.isEmpty { return hasValues(info, generics) ? [] : nil }
    var types: [RuntimeType?] = []
    var rest = info.stored[...]
    for argument in arguments {
      guard let index = rest.firstIndex(where: { $0.name == argument.label }) else { return nil }
      types.append(program[rest[index].variable].type.map { resolve($0, in: info, generics: generics) })
      rest = rest[(index + 1)...]
    }
    return types
  }

  /// Whether each stored variable has a value from the start, so that there is an initializer without parameters.
  private func hasValues(_ info: TypeInfo, _ generics: Meanings) -> Bool {
    info.stored.allSatisfy { one in
      let variable = program[one.variable]
      if variable.value != nil || variable.modifiers.contains(.isLazy) { return true }
      return variable.type.map { resolve($0, in: info, generics: generics).isOptional } ?? false
    }
  }

  /// Whether it fits arguments as well as one of an extension.
  func isMemberwise(
    _ members: [RuntimeType?]?, _ arguments: [CallArgument], rather chosen: Chosen, in scope: Scope
  ) -> Bool {
    guard let members, let other = score(chosen, arguments, in: scope) else { return false }
    var own = 0
    for (argument, type) in zip(arguments, members) {
      guard let type else { continue }
      let one =
        argument.value.map { score($0, type) } ?? argument.expression.map { score(late: $0, type, in: scope) }
      guard let one else { continue }
      guard let one else { return false }
      own += one * 1_000
    }
    return own <= other
  }

  /// Gives the variables what stands at their names.
  func memberwise(
    _ info: TypeInfo, _ empty: StructureValue, _ arguments: [CallArgument], in scope: Scope
  ) throws(Interruption) -> Value {
    var made = empty
    for argument in arguments {
      guard let label = argument.label, let index = info.stored.firstIndex(where: { $0.name == label }) else {
        if argument.isTrailing, let last = info.stored.indices.last {
          made.fields[last] = try self.values(of: [argument], in: scope).first ?? .void
        }
        continue
      }
      let type =
        program[info.stored[index].variable].type.map { resolve($0, in: info, generics: made.generics) }
        ?? kindOnly(of: made.fields[index])
      let value = try self.values(of: [argument], in: scope, expecting: type).first ?? .void
      made.fields[index] = settle(value, as: type)
      if case .generic(let name)? = type { made.generics[name] = self.type(of: value) }
    }
    return .structure(made)
  }
}

/// What stands beside a stored variable of a prelude: the same value for each instance, or one that is made anew.
enum InitialValue {
  case value(Value)
  case made
}

extension Interpreter {
  /// What stands beside a variable, once it was evaluated.
  func constant(_ value: Value, of expression: ExpressionID, _ pattern: PatternID) -> InitialValue {
    guard case .bind = program[pattern], isConstant(expression), value.hasNoObjects else { return .made }
    // A static variable of a type may be computed.
    if case .member = program[expression] {
      guard case .enumeration = value else { return .made }
    }
    return .value(value)
  }

  /// Whether an expression says the same each time: a literal, a case, or a value of a type that is made of these.
  private func isConstant(_ id: ExpressionID) -> Bool {
    switch program[id] {
    case .integer, .floating, .boolean, .nilLiteral: true
    case .string(let segments): segments.allSatisfy { if case .text = $0 { true } else { false } }
    case .array(let elements): elements.allSatisfy { isConstant($0) }
    case .dictionary(let elements): elements.isEmpty
    case .prefix(let name, let operand): text(name) == "-" && isConstant(operand)
    case .member(nil, _, _): true
    case .call(let call):
      call.trailing.isEmpty && isName(call.callee) && call.arguments.allSatisfy { isConstant($0.value) }
    default: false
    }
  }

  private func isName(_ id: ExpressionID) -> Bool {
    guard case .name(let name, _) = program[id] else { return false }
    return text(name).first?.isUppercase ?? false
  }
}

extension Value {
  /// Whether it is all there is of it: numbers, texts, and what is made of these.
  fileprivate var hasNoObjects: Bool {
    switch self {
    case .integer, .floating, .string, .boolean, .none: true
    case .array(let values): values.allSatisfy(\.hasNoObjects)
    case .dictionary(let found): found.values.isEmpty
    case .structure(let found): found.fields.allSatisfy(\.hasNoObjects)
    case .enumeration(let found): found.payload.allSatisfy(\.hasNoObjects)
    default: false
    }
  }
}
