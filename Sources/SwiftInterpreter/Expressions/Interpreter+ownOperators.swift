import SwiftProgram

/// A function of the program for an operator, with the type in which it stands and what its extension asks for.
struct OperatorFunction {
  var function: FunctionID
  var owner: TypeInfo?
  var requirements: [GenericRequirement] = []
}

/// Operators that the program declares.
extension Interpreter {
  /// An operator that the program declares; nil where none fits better than that of the language.
  func applyOwn(
    _ name: Name, _ given: [CallArgument], _ fixity: Fixity, in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value? {
    guard let own = operators(name, from: spot.file) else { return nil }
    var arguments = given
    let values = given.compactMap(\.value)
    // What nothing is known of has no operator of the program. Within such an operator, that of the language is meant for its values.
    let isOfApp = values.contains { isDeclared($0) }
    if !isOfApp, values.contains(where: { $0.isUnknown }) { return nil }
    let isInside = scope.frame.function.map { program[$0].name == name } ?? false
    let isOfLanguage =
      fixity == .infix ? Self.infixOperators.contains(text(name)) : hasBuiltin(name, values, fixity)
    if isInside, isOfLanguage, !isOfApp || values.contains(where: { $0.isUnknown }) { return nil }
    let candidates = own.compactMap { one -> Candidate? in
      guard case .operatorFunction(let found) = program[one.function].kind, found == fixity else {
        return nil
      }
      return candidate(one, values)
    }
    guard let chosen = try choose(candidates, &arguments, in: scope, expected, beside: true) else {
      return nil
    }
    // Numbers and texts of the language have its own operators, which fit exactly.
    let isPlain = values.allSatisfy { value in
      switch value {
      case .integer, .floating, .string, .boolean: true
      default: false
      }
    }
    if isPlain, hasBuiltin(name, values, fixity), !fitsExactly(chosen, values) { return nil }
    return try run(chosen, arguments, from: scope, expected)
  }

  /// `~=` of the program for a pattern; nil where it has none for it.
  func applyOwnMatch(_ pattern: Value, _ value: Value, in scope: Scope) throws(Interruption) -> Value? {
    guard let name = program.names.known("~="), operatorFunctions[name] != nil else { return nil }
    let arguments = [CallArgument(label: nil, value: pattern), CallArgument(label: nil, value: value)]
    return try applyOwn(name, arguments, .infix, in: scope, nil)
  }

  /// An operator for values; nil where it is one of a protocol whose `Self` none of them is.
  func candidate(_ one: OperatorFunction, _ values: [Value]) -> Candidate? {
    guard let owner = one.owner else { return Candidate(function: one.function) }
    guard owner.kind == .protocolType else {
      return Candidate(function: one.function, receiver: .type(.nominal(owner, [])), owner: owner)
    }
    let found = values.first { isSelf($0, of: one, owner) }
    let isOfSelf = program[one.function].parameters.contains { $0.type.map { hasSelf($0) } ?? false }
    guard found != nil || !isOfSelf else { return nil }
    let type: RuntimeType = (found ?? values.first).map { self.type(of: $0) } ?? .any
    return Candidate(function: one.function, receiver: .type(type), owner: owner)
  }

  /// Whether a value conforms to the protocol of an operator as its extension asks for. What conforms to those of the language is not declared.
  private func isSelf(_ value: Value, of one: OperatorFunction, _ owner: TypeInfo) -> Bool {
    guard let info = info(of: value) else { return false }
    link(info)
    let entry = MemberEntry(
      kind: .method(one.function), owner: owner, requirements: one.requirements, file: 0)
    return (info.distance(to: owner) != nil || !owner.isOfApp) && meets(entry, value)
  }

  private func hasSelf(_ id: TypeID) -> Bool {
    switch program[id] {
    case .named(let path, let arguments): path[0] == words.capitalSelf || arguments.contains { hasSelf($0) }
    case .optional(let inner, _), .array(let inner), .existential(let inner), .metatype(let inner):
      hasSelf(inner)
    default: false
    }
  }

  /// Whether a value, or what a list has, is of a type that a file declares.
  private func isDeclared(_ value: Value) -> Bool {
    var one = value
    if case .array(let elements) = value, let first = elements.first { one = first }
    return info(of: one)?.declaration != nil
  }

  private static let infixOperators: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "+", "-", "*", "/", "%", "&&", "||", "??", "...",
    "..<",
  ]

  private func hasBuiltin(_ name: Name, _ values: [Value], _ fixity: Fixity) -> Bool {
    guard values.count == 2 else { return fixity == .prefix && ["-", "+", "!", "~"].contains(text(name)) }
    guard Self.infixOperators.contains(text(name)) || Self.arithmetic.contains(text(name)) else {
      return false
    }
    switch (values[0], values[1]) {
    case (.integer, .integer), (.floating, .floating), (.string, .string), (.boolean, .boolean): return true
    case (.integer(_, .literal), .floating), (.floating, .integer(_, .literal)): return true
    default: return false
    }
  }

  private func fitsExactly(_ chosen: Chosen, _ values: [Value]) -> Bool {
    zip(program[chosen.candidate.function].parameters, values).allSatisfy { parameter, value in
      parameter.type.map { score(value, resolve($0, in: chosen.candidate.owner)) == 0 } ?? false
    }
  }
}
