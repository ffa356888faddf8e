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
