import SwiftProgram

extension Interpreter {
  func prefix(
    _ name: Name, _ operand: ExpressionID, in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    need(name)
    if text(name) == "-" || text(name) == "+", !operators.has(name) || isLate(operand) {
      let value = try evaluate(operand, in: scope, expecting: expected)
      return try applyPrefix(name, value, in: scope)
    }
    if text(name) == "..." || text(name) == "..<" {
      return .range(RangeValue(nil, try evaluate(operand, in: scope), isClosed: text(name) == "..."))
    }
    if isLate(operand), operators.has(name),
      let result = try applyOwn(
        name, [CallArgument(label: nil, expression: operand)], .prefix, in: scope, expected)
    {
      return result
    }
    let value = try evaluate(
      operand, in: scope, expecting: text(name) == "!" ? builtin.bool.plain : nil)
    return try applyPrefix(name, value, in: scope)
  }

  func applyPrefix(_ name: Name, _ value: Value, in scope: Scope) throws(Interruption) -> Value {
    if let result = try applyOwn(name, [CallArgument(label: nil, value: value)], .prefix, in: scope, nil) {
      return result
    }
    switch (text(name), value) {
    case ("-", .integer(let number, let kind)): return try integers("-", 0, number, kind)
    case ("-", .floating(let number, let kind)): return .floating(-number, kind)
    case ("+", _): return value
    case ("!", .boolean(let flag)): return .boolean(!flag)
    case ("~", .integer(let number, let kind)): return .integer(kind.truncated(~number), kind)
    case ("!", .unknown(let unknown)): return .unknown(unknown.negated)
    case (_, .unknown(let unknown)): return .unknown(unknown)
    default: return unknown("\(text(name))…", .unknownCall)
    }
  }

  func postfix(_ name: Name, _ operand: ExpressionID, in scope: Scope) throws(Interruption) -> Value {
    need(name)
    let value = try evaluate(operand, in: scope)
    let argument = CallArgument(label: nil, value: value, expression: operand)
    if let result = try applyOwn(name, [argument], .postfix, in: scope, nil) {
      return result
    }
    if text(name) == "..." { return .range(RangeValue(settle(value), nil, isClosed: true)) }
    return unknown("…\(text(name))", .unknownCall)
  }

  /// An infix operator: what ends early first, then what assigns, then functions of the program beside those of the language.
  func binary(
    _ name: Name, _ left: ExpressionID, _ right: ExpressionID, in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    let word = text(name)
    switch word {
    case "&&":
      if !(try truth(of: left, in: scope)) { return .boolean(false) }
      return .boolean(try truth(of: right, in: scope))
    case "||":
      if try truth(of: left, in: scope) { return .boolean(true) }
      return .boolean(try truth(of: right, in: scope))
    case "??": return try coalesced(left, right, in: scope, expected)
    default: break
    }
    need(name)
    if traits(of: name).contains(.isAssignment) { return try compound(name, left, right, in: scope) }
    if let lazy = lazyOperators(name) {
      let value = settle(try evaluate(left, in: scope))
      var arguments = [CallArgument(label: nil, value: value), CallArgument(label: nil, expression: right)]
      if let chosen = try choose(lazy, &arguments, in: scope, expected) {
        return try run(chosen, arguments, from: scope, expected)
      }
    }
    if operators.has(name) || word == "==" || word == "!=", isImplicit(left) != isImplicit(right),
      !isOfNumbers(word, left, right, expected)
    {
      return try applyToMember(name, left, right, in: scope, expected)
    }
    let (first, second) = try operands(name, left, right, in: scope, expected)
    let arguments = [open(left, beside: second, first), open(right, beside: first, second)]
    return try apply(name, first, second, as: arguments, in: scope, expected)
  }

  /// What `??` gives: its other side also in the place of what an app has none of, where something is there.
  private func coalesced(
    _ left: ExpressionID, _ right: ExpressionID, in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    let value = try evaluate(left, in: scope, expecting: expected)
    if case .none = value {
      var type = expected?.isOpen == true ? nil : expected
      if type == nil { type = try declaredType(of: left, in: scope) }
      let other = try evaluate(right, in: scope, expecting: type)
      return type.map { coerce(other, to: $0) } ?? other
    }
    if case .object(let object) = value, host.isDoubtful(object),
      case .object(let other) = try evaluate(right, in: scope, expecting: expected), !host.isDoubtful(other)
    {
      return .object(other)
    }
    return value
  }

  /// A side of an operator: a number that is written beside a value that numbers can stand for takes the type that is asked for.
  private func open(_ id: ExpressionID, beside other: Value, _ value: Value) -> CallArgument {
    isNumber(id, for: other)
      ? CallArgument(label: nil, expression: id) : CallArgument(label: nil, value: value)
  }

  /// Whether a number is written that can stand for a value of the type of another.
  func isNumber(_ id: ExpressionID, for other: Value) -> Bool {
    guard case .structure(let structure) = other else { return false }
    return switch program[id] {
    case .integer: isMade(structure.type, from: words.integerLiteral)
    case .floating: isMade(structure.type, from: words.floatLiteral)
    default: false
    }
  }

  /// Whether `.member` beside numbers that are written is the number that is asked for: `-2 * .margin`.
  private func isOfNumbers(
    _ word: String, _ left: ExpressionID, _ right: ExpressionID, _ expected: RuntimeType?
  ) -> Bool {
    Self.arithmetic.contains(word) && isNumber(expected) && literals(isImplicit(left) ? right : left).isAll
  }

  /// `.member` beside a value is what an operator of the program asks for, or else of the type of the value.
  private func applyToMember(
    _ name: Name, _ left: ExpressionID, _ right: ExpressionID, in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    let isFirst = isImplicit(left)
    let member = isFirst ? left : right
    let value = try evaluate(isFirst ? right : left, in: scope)
    // Beside nil only `.none` is equal.
    if case .none = value, text(name) == "==" || text(name) == "!=" {
      let isNone = if case .member(nil, words.none, _) = program[member] { true } else { false }
      return .boolean(isNone == (text(name) == "=="))
    }
    let (known, open) = (CallArgument(label: nil, value: value), CallArgument(label: nil, expression: member))
    let arguments = isFirst ? [open, known] : [known, open]
    if let result = try applyOwn(name, arguments, .infix, in: scope, expected) { return result }
    let found = try evaluate(member, in: scope, expecting: other(value, name, member))
    return try applyBuiltin(text(name), isFirst ? found : value, isFirst ? value : found, in: scope)
  }

  /// Functions of an operator whose right side is read when they ask for it; nil where there are others, too.
  func lazyOperators(_ name: Name) -> [Candidate]? {
    guard operators.lazyNames.contains(name), let own = operators(name, from: spot.file),
      own.allSatisfy(\.isLazy)
    else { return nil }
    return own.map {
      Candidate(function: $0.function, receiver: $0.owner.map { .type($0.plain) }, owner: $0.owner)
    }
  }

  static let arithmetic: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>",
  ]

  /// The number type that an expression has whatever it comes to, found without reading it; nil where nothing tells.
  func hint(_ id: ExpressionID, _ scope: Scope) -> RuntimeType? {
    var (first, open): (ExpressionID?, [ExpressionID]) = (id, [])
    while let next = first.take() ?? open.popLast() {
      switch program[next] {
      case .name(let name, _):
        guard let (found, place) = scope.find(name) else { continue }
        if let type = found.type(at: place) ?? found[place].map({ type(of: $0) }), isNumber(type) {
          return type
        }
      case .call(let call):
        if case .name(let name, _) = program[call.callee], let type = resolvedType(name, [], scope),
          isNumber(type)
        {
          return type
        }
        if case .member(let base?, let name, _) = program[call.callee], text(name) == "rounded" {
          open.append(base)
        }
        if case .name(let name, _) = program[call.callee], ["min", "max", "abs"].contains(text(name)) {
          open += call.arguments.map(\.value)
        }
      case .prefix(_, let inner), .attempt(_, let inner): open.append(inner)
      case .binary(let name, let left, let right):
        if traits(of: name).contains(.isArithmetic) { open += [right, left] }
      case .ternary(_, let first, let second): open += [second, first]
      default: continue
      }
    }
    return nil
  }

  /// Whether literals are the only operands of an expression; whether one of them has a fraction.
  func literals(_ id: ExpressionID) -> (isAll: Bool, hasFraction: Bool) {
    var (first, open): (ExpressionID?, [ExpressionID]) = (id, [])
    var hasFraction = false
    while let next = first.take() ?? open.popLast() {
      switch program[next] {
      case .integer: continue
      case .floating: hasFraction = true
      case .prefix(_, let inner), .attempt(_, let inner): open.append(inner)
      case .binary(_, let left, let right), .ternary(_, let left, let right): open += [left, right]
      default: return (false, false)
      }
    }
    return (true, hasFraction)
  }

  /// Both sides, each read with the type of the other where it is a literal or `.member`.
  func operands(
    _ name: Name, _ left: ExpressionID, _ right: ExpressionID, in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> (Value, Value) {
    let isArithmetic = traits(of: name).contains(.isArithmetic)
    var wanted = isArithmetic && isNumber(expected) ? expected : nil
    if case .nominal(_, let bounds)? = expected?.unwrapped, text(name) == "..." || text(name) == "..<" {
      wanted = bounds.first
    }
    if wanted == nil, isArithmetic {
      let (first, second) = (literals(left), literals(right))
      if first.isAll, second.isAll {
        if first.hasFraction || second.hasFraction { wanted = builtin.double.plain }
      } else if !operators.has(name) {
        wanted = hint(left, scope) ?? hint(right, scope)
      }
    }
    // `.required - 1` is of the type that is wanted, which has the operator.
    if wanted == nil, isArithmetic, isImplicit(left), isLate(right), expected?.info != nil {
      let other = isImplicit(right) ? expected : nil
      return (
        try evaluate(left, in: scope, expecting: expected), try evaluate(right, in: scope, expecting: other)
      )
    }
    if isLate(left) && !isLate(right) {
      let second = try evaluate(right, in: scope, expecting: wanted)
      if wanted == nil { wanted = try listType(left, beside: right, second, in: scope, expected) }
      return (try evaluate(left, in: scope, expecting: wanted ?? other(second, name, left)), second)
    }
    let first = try evaluate(left, in: scope, expecting: wanted)
    if wanted == nil { wanted = try listType(right, beside: left, first, in: scope, expected) }
    return (
      first,
      try evaluate(right, in: scope, expecting: wanted ?? (isLate(right) ? other(first, name, right) : nil))
    )
  }

  /// What a list that is written beside another one is: what that is declared to be, or what is asked for. Its elements may be of
  /// subclasses, and there may be none.
  private func listType(
    _ literal: ExpressionID, beside other: ExpressionID, _ value: Value, in scope: Scope,
    _ expected: RuntimeType?
  ) throws(Interruption) -> RuntimeType? {
    guard case .array = value, case .array = program[literal] else { return nil }
    for case .array(let element)? in [try declaredType(of: other, in: scope), expected?.unwrapped]
    where !element.isOpen { return .array(element) }
    return nil
  }

  /// The type that a literal takes beside a value; nil where operators of the program may want another.
  private func other(_ value: Value, _ name: Name, _ literal: ExpressionID) -> RuntimeType? {
    let isNumber =
      switch program[literal] {
      case .integer, .floating: true
      default: false
      }
    switch value {
    case .integer(_, .literal) where operators.has(name): return nil
    case .integer, .floating: return type(of: value)
    case .string, .boolean, .enumeration, .array, .set, .dictionary: return isNumber ? nil : type(of: value)
    case .structure(let structure):
      if case .array = program[literal] { return takesList(structure.type) ? type(of: value) : nil }
      if case .string = program[literal], let label = program.names.known("stringLiteral") {
        return isMade(structure.type, from: label) ? type(of: value) : nil
      }
      // What is derived from another operator has no function of its own.
      let isDerived = !operators.has(name) && self.isNumber(literal, for: value)
      return isImplicit(literal) || isDerived ? type(of: value) : nil
    case .none, .function: return nil
    default: return isImplicit(literal) ? type(of: value) : nil
    }
  }

  /// Whether a list can stand for a value of a type.
  func takesList(_ info: TypeInfo) -> Bool {
    link(info)
    return info.distance(to: builtin["OptionSet"]) != nil
      || info.distance(to: builtin["ExpressibleByArrayLiteral"]) != nil
  }

  func isNumber(_ type: RuntimeType?) -> Bool {
    guard let info = type?.unwrapped.info else { return false }
    return info.integerKind != nil || info.floatingKind != nil
  }

  /// `+=` and its like.
  private func compound(
    _ name: Name, _ left: ExpressionID, _ right: ExpressionID, in scope: Scope
  ) throws(Interruption) -> Value {
    do throws(Interruption) {
      let target = unchained(left)
      let place = try place(of: target, in: scope)
      if let own = operators(name, from: spot.file) {
        let value = try read(place, in: scope)
        var arguments = [
          CallArgument(label: nil, value: value, isInOut: true), CallArgument(label: nil, expression: right),
        ]
        let candidates = own.compactMap { candidate($0, [value]) }
        if let chosen = try choose(candidates, &arguments, in: scope, nil), fits(chosen, arguments, in: scope)
        {
          arguments[0].expression = target
          return try run(chosen, arguments, from: scope, nil)
        }
      }
      let before = try read(place, in: scope)
      var wanted: RuntimeType? = type(of: before)
      if case .array(let values) = before, values.isEmpty {
        wanted = try type(of: place, in: scope) ?? wanted
      }
      let after = try evaluate(right, in: scope, expecting: wanted)
      guard let plain = program.names.known(String(text(name).dropLast())) else { return .void }
      let result = try apply(plain, before, after, in: scope)
      let type = try type(of: place, in: scope)
      try write(settle(result, as: type), to: place, in: scope)
    } catch .chainEnded {
      return .none
    }
    return .void
  }

  private func fits(_ chosen: Chosen, _ arguments: [CallArgument], in scope: Scope) -> Bool {
    guard let id = program[chosen.candidate.function].parameters.first?.type, let value = arguments[0].value
    else { return true }
    return score(value, resolve(id, in: chosen.candidate.owner)) != nil
  }

  /// - Parameter arguments: Both sides as an operator of the program gets them, where one of them is open.
  func apply(
    _ name: Name, _ left: Value, _ right: Value, as arguments: [CallArgument]? = nil, in scope: Scope,
    _ expected: RuntimeType? = nil
  ) throws(Interruption) -> Value {
    let arguments =
      arguments ?? [CallArgument(label: nil, value: left), CallArgument(label: nil, value: right)]
    if let result = try applyOwn(name, arguments, .infix, in: scope, expected) { return result }
    return try applyBuiltin(text(name), left, right, in: scope)
  }
}
