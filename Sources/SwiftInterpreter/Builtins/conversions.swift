import SwiftProgram

/// Initializers of the language's own types.
extension Interpreter {
  func convert(to info: TypeInfo, _ arguments: inout [CallArgument], in scope: Scope) throws(Interruption)
    -> Value
  {
    let own = info.initializers.compactMap { candidate($0, .type(info.plain)) }
    if !own.isEmpty, let chosen = try choose(own, &arguments, in: scope, nil, beside: true) {
      let frame = frame(of: chosen.candidate)
      let inner = Scope(frame)
      _ = try bindParameters(chosen, arguments, from: scope, into: inner)
      frame.selfValue = Value.none
      _ = try deeper { () throws(Interruption) in
        try run(program[chosen.candidate.function].body ?? [], in: inner.asInitializer())
      }
      return frame.selfValue ?? .none
    }
    try readFormat(info, &arguments, in: scope)
    let values = try self.values(of: arguments, in: scope)
    guard let given = values.first else { return empty(info) }
    let first = info === builtin.string ? given : questioned(given)
    if case .unknown(let unknown) = first { return convert(unknown, to: info, arguments) }
    let label = arguments[0].label.map { text($0) }
    if let kind = info.integerKind { return try integer(first, kind, label, values) }
    if let kind = info.floatingKind { return floating(first, kind) }
    switch info.text {
    case "String", "Substring", "Character": return try string(values, arguments, label)
    case "Bool":
      if case .string(let text) = first {
        return text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : .none
      }
      return first
    case "Set":
      var set = DictionaryValue()
      for value in try elements(of: first) { set[key: value] = value }
      return .set(set)
    case "Array": return .array(try elements(of: first))
    case "Optional": return first
    case "Range", "ClosedRange": return label == "uncheckedBounds" ? range(first, info) : first
    case "Dictionary": return try construct(.dictionary(.any, .any), arguments, in: scope)
    default: return first
    }
  }

  /// `Range(uncheckedBounds:)` of a pair.
  private func range(_ bounds: Value, _ info: TypeInfo) -> Value {
    guard case .tuple(let pair) = bounds, pair.values.count == 2 else { return bounds }
    return .range(RangeValue(pair.values[0], pair.values[1], isClosed: info === builtin.closedRange))
  }

  /// Reads the format of a text, which may be one that an extension names.
  private func readFormat(
    _ info: TypeInfo, _ arguments: inout [CallArgument], in scope: Scope
  ) throws(Interruption) {
    guard let first = arguments.first?.expression, isImplicit(first), info === builtin.string else {
      return
    }
    arguments[0].value = try evaluate(first, in: scope, expecting: info.plain)
  }

  private func empty(_ info: TypeInfo) -> Value {
    switch info.text {
    case "String", "Substring": .string("")
    case "Bool": .boolean(false)
    case "Set": .set(DictionaryValue())
    case "Array": .array([])
    case "Dictionary": .dictionary(DictionaryValue())
    default:
      info.integerKind.map { .integer(0, $0) } ?? info.floatingKind.map {
        .floating(0, $0)
      }
        ?? Value.none
    }
  }

  private func integer(
    _ value: Value, _ kind: IntegerKind, _ label: String?, _ values: [Value]
  ) throws(Interruption) -> Value {
    switch value {
    case .integer(let number, let own):
      // What an unsigned number of 64 bits has above those of an `Int` fits only in its like.
      let isHuge = number < 0 && !own.isSigned
      let fits = isHuge ? !kind.isSigned && kind.bits == 64 : kind.holds(number)
      if fits || label == "bitPattern" { return .integer(kind.truncated(number), kind) }
      switch label {
      case "truncatingIfNeeded": return .integer(kind.truncated(number), kind)
      case "clamping": return .integer(number < 0 && !isHuge ? kind.minimum : kind.maximum, kind)
      case "exactly": return .none
      default: throw stop(.trap, "\(own.text(number)) is no \(kind.rawValue).")
      }
    case .floating(let number, _):
      let whole = number.rounded(.towardZero)
      if label == "exactly", whole != number { return .none }
      guard
        let exact = kind.isSigned ? Int(exactly: whole) : UInt(exactly: whole).map({ Int(bitPattern: $0) }),
        kind.bits == 64 || kind.holds(exact)
      else {
        if label == "exactly" { return .none }
        throw stop(.trap, "\(number) is no whole number of its type.")
      }
      return .integer(exact, kind)
    case .string(let text):
      var radix = 10
      if values.count > 1, case .integer(let number, _) = values[1], (2...36).contains(number) {
        radix = number
      }
      let number =
        kind.isSigned ? Int(text, radix: radix) : UInt(text, radix: radix).map { Int(bitPattern: $0) }
      return number.flatMap { kind.bits == 64 || kind.holds($0) ? .integer($0, kind) : nil } ?? Value.none
    case .boolean(let flag): return .integer(flag ? 1 : 0, kind)
    default: return unknown("\(kind.rawValue)()", .unknownCall)
    }
  }

  private func floating(_ value: Value, _ kind: FloatingKind) -> Value {
    switch value {
    case .integer(let number, let own): return .floating(own.double(number), kind)
    case .floating(let number, _): return .floating(kind == .float ? Double(Float(number)) : number, kind)
    case .string(let text): return Double(text).map { .floating($0, kind) } ?? .none
    default: return unknown("\(kind.rawValue)()", .unknownCall)
    }
  }

  /// What is not known, as a value of a type.
  private func convert(_ unknown: Unknown, to info: TypeInfo, _ arguments: [CallArgument]) -> Value {
    nameOfMissing(unknown, arguments).map { .string($0) } ?? .unknown(unknown.typed(info.plain))
  }

  /// The name of a type in no file, of which `.self` is described: a class in Objective-C, whose nib has its name.
  private func nameOfMissing(_ unknown: Unknown, _ arguments: [CallArgument]) -> String? {
    guard unknown.reason == .unknownType, arguments[0].label.map({ text($0) }) == "describing",
      case .member(let base?, let name, _)? = arguments.first?.expression.map({ program[$0] }),
      text(name) == "self", case .name(let type, _) = program[base]
    else { return nil }
    return text(type)
  }

  private func string(_ values: [Value], _ arguments: [CallArgument], _ label: String?) throws(Interruption)
    -> Value
  {
    if label == nil, values.count > 1, case .integer(let number, let kind) = values[0],
      case .integer(let radix, _) = values[1], (2...36).contains(radix)
    {
      let isUppercase = values.count > 2 && isTrue(values[2])
      return .string(
        kind.isSigned
          ? String(number, radix: radix, uppercase: isUppercase)
          : String(UInt(bitPattern: number), radix: radix, uppercase: isUppercase))
    }
    if label == nil, case .array = values[0] { return try joinedText(values[0]) }
    switch label {
    case nil, "describing", "stringLiteral", "value": return .string(try describe(values[0]))
    case "reflecting": return .string(try describe(values[0], quoted: true))
    case "repeating":
      if values.count == 2, case .unknown = values[1] { return values[1] }
      guard values.count == 2, case .integer(let count, _) = values[1], count >= 0 else { return .string("") }
      let piece = try describe(values[0])
      if count > limits.textBytes || piece.utf8.count * count > limits.textBytes {
        throw stop(.limit, "A text of more than \(limits.textBytes) bytes.")
      }
      return .string(try limited(String(repeating: piece, count: count)))
    case "format":
      return try formatted(values, arguments)
    case "localized", "key": return host.intrinsics["__localized"].map { $0(values) } ?? values[0]
    default: return unknown("String(\(label ?? ""):)", .unknownCall)
    }
  }
}
