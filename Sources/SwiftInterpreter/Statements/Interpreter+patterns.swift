import SwiftProgram

extension Interpreter {
  /// Matches a value, and declares the names that the pattern binds.
  func bind(_ id: PatternID, _ value: Value, in scope: Scope) throws(Interruption) -> Bool {
    switch program[id] {
    case .wildcard: return true
    case .bind(let name, _):
      scope.declare(name, settle(value))
      return true
    case .tuple(let elements):
      guard case .tuple(let tuple) = value, tuple.values.count == elements.count else {
        return try bindUnknown(elements, value, in: scope)
      }
      for (element, part) in zip(elements, tuple.values) {
        if !(try bind(element.pattern, part, in: scope)) { return false }
      }
      return true
    case .enumCase(let type, let name, let elements):
      return try matches(type, name, elements, value, in: scope)
    case .isType(let type): return isInstance(value, of: resolve(type, in: scope))
    case .cast(let inner, let type):
      if !isInstance(value, of: resolve(type, in: scope)) { return false }
      return try bind(inner, value, in: scope)
    case .optional(let inner):
      if case .none = value { return false }
      return try bind(inner, value, in: scope)
    case .typed(let inner, let type):
      return try bind(inner, coerce(value, to: resolve(type, in: scope)), in: scope)
    case .expression(let expression):
      let wanted: RuntimeType? = if case .none = value { nil } else { type(of: value) }
      let pattern = try evaluate(expression, in: scope, expecting: wanted)
      // The name of a case without a dot is that case, whatever `==` says, which may ask so itself.
      if case .name(let name, _) = program[expression], case .enumeration(let one) = pattern,
        one.name == name,
        case .enumeration(let other) = value, one.type === other.type
      {
        return one.name == other.name
      }
      return try matches(pattern, value, in: scope)
    }
  }

  /// The parts of what is not known are not known.
  private func bindUnknown(
    _ elements: [TuplePatternElement], _ value: Value, in scope: Scope
  ) throws(Interruption) -> Bool {
    guard case .unknown(let unknown) = value else {
      return elements.count == 1 ? try bind(elements[0].pattern, value, in: scope) : false
    }
    for (index, element) in elements.enumerated() {
      _ = try bind(element.pattern, self.unknown("\(unknown.path).\(index)", unknown.reason), in: scope)
    }
    return true
  }

  private func matches(
    _ type: ExpressionID?, _ name: Name, _ elements: [TuplePatternElement]?, _ value: Value, in scope: Scope
  ) throws(Interruption) -> Bool {
    let isNone = if case .none = value { true } else { false }
    if type == nil, name == words.some || name == words.none, isNone || !hasCase(name, value) {
      guard name == words.some, !isNone, let element = elements?.first else {
        return isNone == (name == words.none)
      }
      return try bind(element.pattern, value, in: scope)
    }
    switch value {
    case .enumeration(let found) where hasCase(name, value):
      guard found.name == name else { return false }
      return try matchPayload(elements, found.payload, in: scope)
    case .unknown(let unknown) where unknown.implicitMember != nil:
      return unknown.implicitMember == text(name) && elements == nil
    case .unknown(let unknown):
      guard isTrue(claimed(unknown, .isCase(name))) else { return false }
      for (index, element) in (elements ?? []).enumerated() {
        _ = try bind(
          element.pattern, self.unknown("\(unknown.path).\(text(name)).\(index)", unknown.reason), in: scope)
      }
      return true
    case .none: return false
    default:
      // A static value, such as `.zero`.
      let wanted: Value
      if let type {
        wanted = try member(name, of: evaluate(type, in: scope), in: scope)
      } else {
        wanted = try implicitMember(name, in: scope, self.type(of: value))
      }
      return try matches(wanted, value, in: scope)
    }
  }

  private func hasCase(_ name: Name, _ value: Value) -> Bool {
    if case .enumeration(let found) = value { found.type.cases.contains { $0.name == name } } else { false }
  }

  private func matchPayload(
    _ elements: [TuplePatternElement]?, _ payload: [Value], in scope: Scope
  ) throws(Interruption) -> Bool {
    guard let elements else { return true }
    if elements.count == 1, payload.count > 1 {
      return try bind(elements[0].pattern, .tuple(TupleValue(payload)), in: scope)
    }
    guard elements.count == payload.count else { return false }
    for (element, part) in zip(elements, payload) {
      if !(try bind(element.pattern, part, in: scope)) { return false }
    }
    return true
  }

  /// Whether a value matches an expression: by `~=` of the program, in a range, by what an error or type is, or by being equal.
  func matches(_ pattern: Value, _ value: Value, in scope: Scope) throws(Interruption) -> Bool {
    if let own = try applyOwnMatch(pattern, value, in: scope) { return isTrue(own) }
    if case .range(let range) = pattern { return isTrue(try isIn(range, value, in: scope)) }
    if case .type(let type) = pattern, case .type(let other) = value {
      return describe(type) == describe(other)
    }
    let equal = words.equal
    return isTrue(try apply(equal, pattern, value, in: scope))
  }

  /// Whether a value lies in a range, by the order of its type.
  func isIn(_ range: RangeValue, _ value: Value, in scope: Scope) throws(Interruption) -> Value {
    if let lower = range.lower {
      if !isTrue(try apply(words.less, value, lower, in: scope).negated) { return .boolean(false) }
    }
    guard let upper = range.upper else { return .boolean(true) }
    return try range.isClosed
      ? apply(words.less, upper, value, in: scope).negated : apply(words.less, value, upper, in: scope)
  }
}

extension Value {
  /// The opposite of a condition.
  var negated: Value {
    switch self {
    case .boolean(let flag): .boolean(!flag)
    case .unknown(let unknown): .unknown(unknown.negated)
    default: self
    }
  }
}
