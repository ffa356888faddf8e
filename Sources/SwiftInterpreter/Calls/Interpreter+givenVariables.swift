import SwiftProgram

extension Interpreter {
  /// What a variable of an app's view or controller holds that has no value from the start, is declared with `!`, and that the class itself never
  /// sets: whoever makes the object gives it before it is shown. Nil for other variables, and for objects, which a class may do without.
  func given(_ one: StoredVariable, in info: TypeInfo, _ generics: Meanings) -> Value? {
    guard info.isOfApp, info.superclasses.contains(where: { host.layoutTypes.contains($0.text) }),
      program[one.variable].attributes.isEmpty, let id = program[one.variable].type,
      case .optional(_, isImplicitlyUnwrapped: true) = program[id],
      changedNames(in: info)[one.name] != true
    else { return nil }
    let type = resolve(id, in: info, generics: generics).unwrapped
    guard isOfValues(type) else { return nil }
    return unknown("\(info.text).\(text(one.name))", .property, type: type)
  }

  /// Whether a type is a structure, an enumeration, or one of the language's own.
  func isOfValues(_ type: RuntimeType) -> Bool {
    switch type {
    case .array, .dictionary: true
    case .nominal(let info, _): info.declaration == nil || info.kind == .structType || info.kind == .enumType
    default: false
    }
  }
}
