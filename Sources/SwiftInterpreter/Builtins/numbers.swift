import SwiftProgram

/// Methods of numbers.
extension Interpreter {
  func ofNumber(_ call: BuiltinCall) throws(Interruption) -> BuiltinResult {
    let other = call.first.map { coerce($0, to: type(of: call.receiver)) }
    switch (call.receiver, other) {
    case (.floating(let number, let kind), _):
      if let result = ofFloating(number, kind, call, other) { return result }
    case (.integer(let number, let kind), .integer(let second, _)?):
      if let result = try ofIntegers(number, second, kind, call) { return result }
    case (.integer(let number, let kind), nil):
      if call.word == "signum" { return BuiltinResult(.integer(number.signum(), kind)) }
    default: break
    }
    let scope = globalScope
    switch call.word {
    case "advanced":
      return BuiltinResult(
        try applyBuiltin("+", call.receiver, call.first ?? .integer(0, .literal), in: scope))
    case "distance":
      return BuiltinResult(
        try applyBuiltin("-", call.first ?? .integer(0, .literal), call.receiver, in: scope))
    case "negate":
      let zero = coerce(.integer(0, .literal), to: type(of: call.receiver))
      return BuiltinResult(changed: try applyBuiltin("-", zero, call.receiver, in: scope))
    case "isEqual": return BuiltinResult(.boolean(other.map { isEqual(call.receiver, $0) } ?? false))
    default: return BuiltinResult(unknown(call.word, .unknownCall))
    }
  }

  private func ofFloating(
    _ number: Double, _ kind: FloatingKind, _ call: BuiltinCall, _ other: Value?
  ) -> BuiltinResult? {
    var second = 0.0
    if case .floating(let value, _)? = other { second = value }
    func made(_ value: Double) -> Value { .floating(kind == .float ? Double(Float(value)) : value, kind) }
    switch call.word {
    case "rounded": return BuiltinResult(made(rounded(number, call.first)))
    case "round": return BuiltinResult(changed: made(rounded(number, call.first)))
    case "squareRoot": return BuiltinResult(made(number.squareRoot()))
    case "truncatingRemainder": return BuiltinResult(made(number.truncatingRemainder(dividingBy: second)))
    case "formTruncatingRemainder":
      return BuiltinResult(changed: made(number.truncatingRemainder(dividingBy: second)))
    case "remainder": return BuiltinResult(made(number.remainder(dividingBy: second)))
    case "isLess": return BuiltinResult(.boolean(number < second))
    case "isLessThanOrEqualTo": return BuiltinResult(.boolean(number <= second))
    default: return nil
    }
  }

  private func ofIntegers(
    _ number: Int, _ other: Int, _ kind: IntegerKind, _ call: BuiltinCall
  ) throws(Interruption) -> BuiltinResult? {
    switch call.word {
    case "isMultiple":
      return BuiltinResult(.boolean(other == 0 ? number == 0 : other == -1 || number % other == 0))
    case "quotientAndRemainder":
      let parts = [try integers("/", number, other, kind), try integers("%", number, other, kind)]
      let labels = [program.names.known("quotient"), program.names.known("remainder")]
      return BuiltinResult(.tuple(TupleValue(parts, labels: labels)))
    case "addingReportingOverflow": return reporting(kind.sum(number, other), kind)
    case "subtractingReportingOverflow": return reporting(kind.difference(number, other), kind)
    case "multipliedReportingOverflow": return reporting(kind.product(number, other), kind)
    default: return nil
    }
  }

  private func reporting(_ result: (Int, overflow: Bool), _ kind: IntegerKind) -> BuiltinResult {
    let labels = [program.names.known("partialValue"), program.names.known("overflow")]
    return BuiltinResult(
      .tuple(TupleValue([.integer(result.0, kind), .boolean(result.overflow)], labels: labels)))
  }

  private func rounded(_ number: Double, _ rule: Value?) -> Double {
    guard case .string(let word)? = rule else { return number.rounded() }
    switch word {
    case "up": return number.rounded(.up)
    case "down": return number.rounded(.down)
    case "towardZero": return number.rounded(.towardZero)
    case "awayFromZero": return number.rounded(.awayFromZero)
    case "toNearestOrEven": return number.rounded(.toNearestOrEven)
    default: return number.rounded()
    }
  }
}

/// The arithmetic of integers of each width. An unsigned one of 64 bits lies in the bits of an `Int`.
extension IntegerKind {
  var bits: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    default: 64
    }
  }

  var isSigned: Bool {
    switch self {
    case .uint, .uint8, .uint16, .uint32, .uint64: false
    default: true
    }
  }

  private var isWide: Bool { !isSigned && bits == 64 }

  var maximum: Int {
    if isWide { return -1 }
    return bits == 64 ? .max : (1 << (isSigned ? bits - 1 : bits)) - 1
  }

  var minimum: Int { isSigned ? (bits == 64 ? .min : -(1 << (bits - 1))) : 0 }

  /// The bits of a number that fit, as a number of this kind.
  func truncated(_ number: Int) -> Int {
    if bits == 64 { return number }
    let low = number & ((1 << bits) - 1)
    return isSigned && low > maximum ? low - (1 << bits) : low
  }

  func holds(_ number: Int) -> Bool { isWide ? number >= 0 : number >= minimum && number <= maximum }

  private func narrowed(_ result: (partialValue: Int, overflow: Bool)) -> (Int, overflow: Bool) {
    (truncated(result.partialValue), result.overflow || !(bits == 64 || holds(result.partialValue)))
  }

  private func widened(_ result: (partialValue: UInt, overflow: Bool)) -> (Int, overflow: Bool) {
    (Int(bitPattern: result.partialValue), result.overflow)
  }

  func sum(_ first: Int, _ second: Int) -> (Int, overflow: Bool) {
    isWide
      ? widened(UInt(bitPattern: first).addingReportingOverflow(UInt(bitPattern: second)))
      : narrowed(first.addingReportingOverflow(second))
  }

  func difference(_ first: Int, _ second: Int) -> (Int, overflow: Bool) {
    isWide
      ? widened(UInt(bitPattern: first).subtractingReportingOverflow(UInt(bitPattern: second)))
      : narrowed(first.subtractingReportingOverflow(second))
  }

  func product(_ first: Int, _ second: Int) -> (Int, overflow: Bool) {
    isWide
      ? widened(UInt(bitPattern: first).multipliedReportingOverflow(by: UInt(bitPattern: second)))
      : narrowed(first.multipliedReportingOverflow(by: second))
  }

  func quotient(_ first: Int, _ second: Int) -> (Int, overflow: Bool) {
    if second == 0 { return (0, true) }
    if isWide { return (Int(bitPattern: UInt(bitPattern: first) / UInt(bitPattern: second)), false) }
    return narrowed(first.dividedReportingOverflow(by: second))
  }

  func remainder(_ first: Int, _ second: Int) -> (Int, overflow: Bool) {
    if second == 0 { return (0, true) }
    if isWide { return (Int(bitPattern: UInt(bitPattern: first) % UInt(bitPattern: second)), false) }
    return narrowed(first.remainderReportingOverflow(dividingBy: second))
  }

  /// A number shifted to the left; to the right where the count is negative.
  func shifted(_ number: Int, by count: Int) -> Int {
    if count >= bits { return 0 }
    if count >= 0 { return truncated(number << count) }
    if isWide { return count <= -64 ? 0 : Int(bitPattern: UInt(bitPattern: number) >> UInt(-count)) }
    return count <= -64 ? (number < 0 ? -1 : 0) : number >> -count
  }

  func isLess(_ first: Int, _ second: Int) -> Bool {
    isWide ? UInt(bitPattern: first) < UInt(bitPattern: second) : first < second
  }

  func text(_ number: Int) -> String { isWide ? "\(UInt(bitPattern: number))" : "\(number)" }

  func double(_ number: Int) -> Double { isWide ? Double(UInt(bitPattern: number)) : Double(number) }
}
