import SwiftProgram

/// Operators of the language on its own types.
extension Interpreter {
  func applyBuiltin(_ word: String, _ left: Value, _ right: Value, in scope: Scope) throws(Interruption)
    -> Value
  {
    let (left, right) = questioned(word, left, right)
    if let condition = compared(word, left, right) { return condition }
    switch word {
    case "==": return try equality(left, right, in: scope)
    case "!=": return try equality(left, right, in: scope).negated
    case "===", "!==": return .boolean(isSame(left, right) == (word == "==="))
    case "..<", "...": return .range(RangeValue(settle(left), settle(right), isClosed: word == "..."))
    case "~=": return .boolean(try matches(left, right, in: scope))
    default: break
    }
    if word == "+", let text = try joined(left, right) { return text }
    if case .unknown(let unknown) = left { return .unknown(unknown.computed(word, right)) }
    if case .unknown(let unknown) = right { return .unknown(unknown.computed(word, left)) }
    switch (left, right) {
    case (.integer(let first, let kind), .integer(let second, let other)):
      let isShift = word.hasSuffix("<<") || word.hasSuffix(">>")
      return try integers(word, first, second, kind == .literal && !isShift ? other : kind)
    case (.integer(let first, let own), .floating(let second, let kind)):
      return floats(word, own.double(first), second, kind)
    case (.floating(let first, let kind), .integer(let second, let own)):
      return floats(word, first, own.double(second), kind)
    case (.floating(let first, let kind), .floating(let second, let other)):
      return floats(word, first, second, joined(kind, other))
    case (.string(let first), .string(let second)): return try texts(word, first, second)
    case (.array(let first), .array(let second)) where word == "+":
      if first.count + second.count > limits.elements {
        throw stop(.limit, "More than \(limits.elements) elements.")
      }
      return .array(first + second)
    case (.boolean, .boolean), (.none, _), (_, .none): return unknown(word, .unknownCall)
    default: return try comparison(word, left, right, in: scope)
    }
  }

  /// What an operator compares: of texts that were put together and are not the same, what is not known.
  private func questioned(_ word: String, _ left: Value, _ right: Value) -> (Value, Value) {
    guard !composed.isEmpty, word != "+", case .string(let first) = left, case .string(let second) = right,
      first != second
    else { return (left, right) }
    if first.isEmpty && hasWords(second) || second.isEmpty && hasWords(first) { return (left, right) }
    return (questioned(left), questioned(right))
  }

  /// A text before or behind what is not known: it keeps its words, as in an interpolation.
  private func joined(_ left: Value, _ right: Value) throws(Interruption) -> Value? {
    switch (left, right) {
    case (.string(let text), .unknown), (.unknown, .string(let text)):
      if text.isEmpty { return nil }
      return .string(
        try composing { () throws(Interruption) in
          (try limited(try describe(left) + describe(right)), hasWords: hasWords(text))
        })
    default: return nil
    }
  }

  private func joined(_ first: FloatingKind, _ second: FloatingKind) -> FloatingKind {
    if first == .literal { return second }
    if second == .literal || first == second { return first }
    return .cgFloat
  }

  func integers(_ word: String, _ first: Int, _ second: Int, _ kind: IntegerKind) throws(Interruption)
    -> Value
  {
    let result: (Int, overflow: Bool)
    switch word {
    case "+": result = kind.sum(first, second)
    case "-": result = kind.difference(first, second)
    case "*": result = kind.product(first, second)
    case "/": result = kind.quotient(first, second)
    case "%": result = kind.remainder(first, second)
    case "&+": result = (kind.sum(first, second).0, false)
    case "&-": result = (kind.difference(first, second).0, false)
    case "&*": result = (kind.product(first, second).0, false)
    case "&": result = (first & second, false)
    case "|": result = (first | second, false)
    case "^": result = (first ^ second, false)
    case "<<": result = (kind.shifted(first, by: second), false)
    case ">>": result = (kind.shifted(first, by: 0 &- max(second, -64)), false)
    case "&<<": result = (kind.shifted(first, by: second & (kind.bits - 1)), false)
    case "&>>": result = (kind.shifted(first, by: -(second & (kind.bits - 1))), false)
    case "<": return .boolean(kind.isLess(first, second))
    case "<=": return .boolean(!kind.isLess(second, first))
    case ">": return .boolean(kind.isLess(second, first))
    case ">=": return .boolean(!kind.isLess(first, second))
    default: return unknown(word, .unknownCall)
    }
    if result.overflow { throw stop(.trap, "\(first) \(word) \(second) has no value.") }
    return .integer(result.0, kind)
  }

  private func floats(_ word: String, _ first: Double, _ second: Double, _ kind: FloatingKind) -> Value {
    let result: Double
    switch word {
    case "+": result = first + second
    case "-": result = first - second
    case "*": result = first * second
    case "/": result = first / second
    case "<": return .boolean(first < second)
    case "<=": return .boolean(first <= second)
    case ">": return .boolean(first > second)
    case ">=": return .boolean(first >= second)
    default: return unknown(word, .unknownCall)
    }
    return .floating(kind == .float ? Double(Float(result)) : result, kind)
  }

  private func texts(_ word: String, _ first: String, _ second: String) throws(Interruption) -> Value {
    switch word {
    case "+": return .string(composed(try limited(first + second), of: [first, second]))
    case "<": return .boolean(first < second)
    case "<=": return .boolean(first <= second)
    case ">": return .boolean(first > second)
    case ">=": return .boolean(first >= second)
    default: return unknown(word, .unknownCall)
    }
  }

  /// `>`, `<=`, `>=` by the `<` that a type declares; tuples by their elements.
  private func comparison(
    _ word: String, _ left: Value, _ right: Value, in scope: Scope
  ) throws(Interruption) -> Value {
    if case .tuple(let first) = left, case .tuple(let second) = right,
      first.values.count == second.values.count
    {
      for (one, other) in zip(first.values, second.values) where !isEqual(one, other) {
        return try applyBuiltin(word, one, other, in: scope)
      }
      return .boolean(word == "<=" || word == ">=")
    }
    if case .enumeration(let first) = left, case .enumeration(let second) = right, first.type === second.type
    {
      let order = [first, second].map { one in one.type.cases.firstIndex { $0.name == one.name } ?? 0 }
      if word == "<", order[0] == order[1] {
        return try comparison(
          word, .tuple(TupleValue(first.payload)), .tuple(TupleValue(second.payload)), in: scope)
      }
      if word == "<" { return .boolean(order[0] < order[1]) }
    }
    let less = words.less
    guard operators.has(less) || isOrdered(left), word != "<" else {
      return unknown(word, .unknownCall)
    }
    switch word {
    case ">": return try apply(less, right, left, in: scope)
    case "<=", ">=":
      let value = try word == "<=" ? apply(less, right, left, in: scope) : apply(less, left, right, in: scope)
      if case .boolean(let flag) = value { return .boolean(!flag) }
      return value
    default: return unknown(word, .unknownCall)
    }
  }

  private func equality(_ left: Value, _ right: Value, in scope: Scope) throws(Interruption) -> Value {
    if case .none = left { if case .unknown(let unknown) = right { return .unknown(unknown) } }
    switch (left, right) {
    case (.unknown(let first), .unknown(let second)) where first.path == second.path: return .boolean(true)
    // What is not known is there, but for what a class in no file stores: code that asks makes it where it is not.
    case (.unknown(let unknown), .none):
      takeToHold(unknown.path)
      return .boolean(unknown.reason == .unknownType && !unknown.path.utf8.contains(UInt8(ascii: ".")))
    case (.unknown(let unknown), _), (_, .unknown(let unknown)): return .unknown(unknown)
    case (.array(let first), .array(let second)): return try equality(first, second, in: scope)
    case (.tuple(let first), .tuple(let second)): return try equality(first.values, second.values, in: scope)
    case (.structure(let first), .structure(let second)) where first.type === second.type:
      return try equality(first.fields, second.fields, in: scope)
    case (.enumeration(let first), .enumeration(let second)) where first.type === second.type:
      if first.name != second.name { return .boolean(false) }
      return try equality(first.payload, second.payload, in: scope)
    case (.dictionary(let first), .dictionary(let second)):
      if first.count != second.count { return .boolean(false) }
      return try equality(first.values, first.keys.map { second[key: $0] ?? .none }, in: scope)
    case (.set(let first), .set(let second)):
      return .boolean(first.count == second.count && first.keys.allSatisfy { second[key: $0] != nil })
    case (.type(let first), .type(let second)): return .boolean(first.key == second.key)
    default: return .boolean(isEqual(left, right))
    }
  }

  /// Whether all parts are equal, by the operators of the program where it has some.
  private func equality(_ left: [Value], _ right: [Value], in scope: Scope) throws(Interruption) -> Value {
    if left.count != right.count { return .boolean(false) }
    for (one, other) in zip(left, right) {
      let equal = try deeper { () throws(Interruption) in try apply(words.equal, one, other, in: scope) }
      if case .boolean(true) = equal { continue }
      return equal
    }
    return .boolean(true)
  }

  private func isOrdered(_ value: Value) -> Bool {
    if case .enumeration = value { return true }
    return false
  }

  func isSame(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.object(let first), .object(let second)): first === second
    case (.none, .none): true
    case (.unknown(let first), .unknown(let second)): first.path == second.path
    default: false
    }
  }

  /// Whether two values are equal by what they are made of.
  func isEqual(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.integer(let first, _), .floating(let second, _)): Double(first) == second
    case (.floating(let first, _), .integer(let second, _)): first == Double(second)
    case (.floating(let first, _), .floating(let second, _)): first == second
    case (.string(let first), .string(let second)): first == second
    default: ValueKey(left) == ValueKey(right)
    }
  }
}
