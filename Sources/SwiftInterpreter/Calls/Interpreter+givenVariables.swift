import SwiftProgram

extension Interpreter {
  /// What a variable of an app's view or controller holds that has no value from the start, is declared with `!`, and that the class itself never
  /// sets: whoever makes the object gives it before it is shown. Nil for other variables, and for objects, which a class may do without.
  func given(_ one: StoredVariable, in info: TypeInfo, _ generics: [Name: RuntimeType]) -> Value? {
    guard info.isOfApp, info.superclasses.contains(where: { host.layoutTypes.contains($0.text) }),
      program[one.variable].attributes.isEmpty, let id = program[one.variable].type,
      case .optional(_, isImplicitlyUnwrapped: true) = program[id],
      !assignedNames(in: info).contains(one.name)
    else { return nil }
    let type = resolve(id, in: info, generics: generics).unwrapped
    guard isOfValues(type) else { return nil }
    return unknown("\(info.text).\(text(one.name))", .property, type: type)
  }

  /// Whether a type is a structure, an enumeration, or one of the language's own.
  private func isOfValues(_ type: RuntimeType) -> Bool {
    switch type {
    case .array, .dictionary: true
    case .nominal(let info, _): info.declaration == nil || info.kind == .structType || info.kind == .enumType
    default: false
    }
  }

  /// The variables of its own that the code of a class assigns to, by their names.
  private func assignedNames(in info: TypeInfo) -> Set<Name> {
    if let known = info.assignedNames { return known }
    var found: Set<Name> = []
    let walker = ProgramWalker(program) { [unowned self] id in
      let target: ExpressionID
      switch program[id] {
      case .assignment(let place, _), .inOut(let place): target = place
      default: return
      }
      switch program[target] {
      case .name(let name, _): found.insert(name)
      case .member(let base?, let name, _):
        if case .name(words.selfWord, _) = program[base] { found.insert(name) }
      default: return
      }
    }
    for declaration in info.declarations {
      for member in program[declaration].members { walker.walk(member) }
    }
    info.assignedNames = found
    return found
  }
}
