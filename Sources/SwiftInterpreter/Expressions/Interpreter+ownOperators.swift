import SwiftProgram

/// Operators that the program declares.
extension Interpreter {
  /// An operator that the program declares; nil where none fits better than that of the language.
  func applyOwn(
    _ name: Name, _ given: [CallArgument], _ fixity: Fixity, in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value? {
    if let use = use(of: name, given, fixity), operators.fitting(use)?.isEmpty == true { return nil }
    guard let own = operators(name, from: spot.file) else { return nil }
    var arguments = given
    let values = given.compactMap(\.value)
    // What nothing is known of has no operator of the program. Within such an operator, that of the language is meant for its values.
    let isOfApp = values.contains { isDeclared($0) }
    if !isOfApp, values.contains(where: { $0.isUnknown }) { return nil }
    let isInside = scope.frame.function.map { program[$0].name == name } ?? false
    if isInside, !isOfApp || values.contains(where: { $0.isUnknown }),
      fixity == .infix ? Self.infixOperators.contains(text(name)) : hasBuiltin(name, values, fixity)
    {
      return nil
    }
    let candidates = fitting(own, name, values, fixity).compactMap { candidate($0, values) }
    if candidates.isEmpty { return nil }
    guard let chosen = try choose(candidates, &arguments, in: scope, expected, beside: true) else {
      return nil
    }
    return try run(chosen, arguments, from: scope, expected)
  }

  /// `~=` of the program for a pattern; nil where it has none for it.
  func applyOwnMatch(_ pattern: Value, _ value: Value, in scope: Scope) throws(Interruption) -> Value? {
    guard let name = program.names.known("~="), operators.has(name) else { return nil }
    let arguments = [CallArgument(label: nil, value: pattern), CallArgument(label: nil, value: value)]
    return try applyOwn(name, arguments, .infix, in: scope, nil)
  }

  /// An operator for values; nil where it is one of a protocol whose `Self` none of them is.
  func candidate(_ one: OperatorFunction, _ values: [Value]) -> Candidate? {
    guard let owner = one.owner else { return Candidate(function: one.function) }
    // What is there has the operator of its own type, to which that of optionals comes, too.
    let isOfNil = owner === builtin.optional && Self.infixOperators.contains(text(program[one.function].name))
    if isOfNil, !values.contains(where: \.isNone) { return nil }
    guard owner.kind == .protocolType else {
      return Candidate(function: one.function, receiver: .type(owner.plain), owner: owner)
    }
    let found = values.first { isSelf($0, of: one, owner) }
    let isOfSelf = program[one.function].parameters.contains { $0.type.map { hasSelf($0) } ?? false }
    guard found != nil || !isOfSelf else { return nil }
    let type: RuntimeType = (found ?? values.first).map { self.type(of: $0) } ?? .any
    return Candidate(function: one.function, receiver: .type(type), owner: owner)
  }

  /// The use of an operator with values whose types are known; nil where one has none, or parts whose types count.
  private func use(of name: Name, _ given: [CallArgument], _ fixity: Fixity) -> OperatorUse? {
    guard let first = given.first?.value.flatMap({ operandType($0) }),
      let last = given.last?.value.flatMap({ operandType($0) })
    else { return nil }
    return OperatorUse(
      name: name, fixity: fixity, file: spot.file, first: ObjectIdentifier(first),
      second: ObjectIdentifier(last))
  }

  /// The operators of a name that may be meant for values, found once for the types of these.
  private func fitting(
    _ own: [OperatorFunction], _ name: Name, _ values: [Value], _ fixity: Fixity
  ) -> [OperatorFunction] {
    let types = values.map { operandType($0).map { ObjectIdentifier($0) } }
    let key = OperatorUse(
      name: name, fixity: fixity, file: spot.file, first: types.first ?? nil, second: types.last ?? nil)
    let isKnown = !types.contains(nil)
    if isKnown, let known = operators.fitting(key) { return known }
    // Numbers and texts of the language have its own operators, which fit exactly.
    let isPlain = hasBuiltin(name, values, fixity) && values.allSatisfy(\.isPlain)
    let found = own.filter { one in
      one.fixity == fixity && (isPlain ? fitsExactly(one, values) : takes(one, values))
    }
    if isKnown { operators.keep(found, for: key) }
    return found
  }

  /// The type by which an operator is found for a value; nil for what has parts whose types count.
  private func operandType(_ value: Value) -> TypeInfo? {
    switch value {
    case .structure(let value): value.type
    case .enumeration(let value): value.type
    case .object(let object): object.type
    case .integer(_, let kind): builtin.type(of: kind)
    case .floating(_, let kind): builtin.type(of: kind)
    case .string: builtin.string
    case .boolean: builtin.bool
    default: nil
    }
  }

  /// Whether an operator may be meant for values: it is not where one of them is of another type than it takes.
  private func takes(_ one: OperatorFunction, _ values: [Value]) -> Bool {
    guard !one.isGeneric, one.parameters.count == values.count else { return true }
    return zip(one.parameters, values).allSatisfy { parameter, value in
      guard let parameter, case .nominal(let wanted, _) = resolve(parameter, in: one.owner),
        wanted.kind != .protocolType
      else { return true }
      switch value {
      case .structure(let value): return isKind(value.type, wanted)
      case .enumeration(let value): return isKind(value.type, wanted)
      case .object(let object): return isKind(object.type, wanted)
      default: return true
      }
    }
  }

  private func isKind(_ type: TypeInfo, _ wanted: TypeInfo) -> Bool {
    link(type)
    return type.distance(to: wanted) != nil
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
    switch (values[0], values[1]) {
    case (.integer, .integer), (.floating, .floating), (.string, .string), (.boolean, .boolean): break
    case (.integer(_, .literal), .floating), (.floating, .integer(_, .literal)): break
    default: return false
    }
    return traits(of: name).contains(.isArithmetic) || Self.infixOperators.contains(text(name))
  }

  private func fitsExactly(_ one: OperatorFunction, _ values: [Value]) -> Bool {
    zip(one.parameters, values).allSatisfy { parameter, value in
      parameter.map { score(value, resolve($0, in: one.owner)) == 0 } ?? false
    }
  }
}

extension Value {
  /// Whether it is a number, a text or a truth value of the language.
  fileprivate var isPlain: Bool {
    switch self {
    case .integer, .floating, .string, .boolean: true
    default: false
    }
  }
}
