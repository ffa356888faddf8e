import SwiftProgram

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Functions of the standard library that belong to no type.
extension Interpreter {
  static let globalFunctions: Set<String> = [
    "print", "debugPrint", "dump", "min", "max", "abs", "zip", "stride", "type", "fatalError", "precondition",
    "assert",
    "preconditionFailure", "assertionFailure", "ceil", "floor", "round", "sqrt", "pow", "fabs", "trunc",
    "fmod", "swap",
    "repeatElement", "sequence", "ObjectIdentifier", "exp", "log", "log2", "log10", "sin", "cos", "tan",
    "asin", "acos",
    "atan", "atan2", "hypot", "cbrt", "withExtendedLifetime", "unsafeBitCast", "NSLog",
    "withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeBytes", "withUnsafeMutableBytes",
  ]

  func callGlobal(
    _ word: String, _ arguments: inout [CallArgument], in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    var wanted: RuntimeType? = word == "print" || word == "debugPrint" ? .any : nil
    if ["min", "max", "abs", "ceil", "floor", "round"].contains(word) {
      wanted = numberType(expected)
      if wanted == nil {
        wanted = arguments.lazy.compactMap { $0.expression.flatMap { self.hint($0, scope) } }.first
      }
      // `.member` is one of the type of what it is compared with.
      let isOpen = arguments.map { $0.expression.map { isImplicit($0) } ?? false }
      if wanted == nil, isOpen.contains(true), let other = isOpen.firstIndex(of: false) {
        let value = try self.values(of: [arguments[other]], in: scope).first ?? .void
        (arguments[other].value, wanted) = (value, type(of: value))
      }
    }
    let values = try self.values(of: arguments, in: scope, expecting: wanted)
    if let intrinsic = host.intrinsics[word] { return intrinsic(values) }
    switch word {
    case "print", "debugPrint", "NSLog": return try printed(values, arguments, quoted: word == "debugPrint")
    case "min", "max": return try extreme(word, withNumbers(values, arguments, in: scope), in: scope)
    case "zip": return try zipped(values)
    case "stride": return try stride(values, arguments)
    case "type": return values.isEmpty ? .void : .type(type(of: values[0]))
    case "fatalError", "preconditionFailure": throw stop(.fatal, "\(word) is called.")
    case "precondition", "assert", "assertionFailure", "dump": return .void
    case "swap": return try swap(arguments, in: scope)
    case "sequence": return try sequence(values)
    case "ObjectIdentifier":
      if case .object(let object)? = values.first { return .integer(object.number, .int) }
      if case .type(let type)? = values.first { return .string(type.key) }
      return values.first ?? .void
    case "withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeBytes", "withUnsafeMutableBytes":
      return try withPointer(word, values.last)
    case "withExtendedLifetime", "unsafeBitCast": return values.first ?? .void
    case "repeatElement":
      return values.count == 2 ? try repeated(values[0], values[1]) : .array([])
    default: return mathematics(word, values)
    }
  }

  private func numberType(_ type: RuntimeType?) -> RuntimeType? {
    guard let info = type?.unwrapped.info else { return nil }
    return info.integerKind != nil || info.floatingKind != nil ? type : nil
  }

  private func printed(_ values: [Value], _ arguments: [CallArgument], quoted: Bool) throws(Interruption)
    -> Value
  {
    var parts: [String] = []
    var separator = " "
    var terminator = "\n"
    for (value, argument) in zip(values, arguments) {
      switch argument.label.map({ text($0) }) {
      case "separator": if case .string(let text) = value { separator = text }
      case "terminator": if case .string(let text) = value { terminator = text }
      default: parts.append(try describe(value, quoted: quoted))
      }
    }
    output += parts.joined(separator: separator) + terminator
    if output.utf8.count > 1 << 20 { throw stop(.limit, "Prints more than a megabyte.") }
    return .void
  }

  /// Calls what gets a pointer; what that would point at is not followed.
  private func withPointer(_ word: String, _ body: Value?) throws(Interruption) -> Value {
    guard let body, isFunction(body) else { return .void }
    return try callBack(body, [unknown(word, .unreadable)])
  }

  /// Values among which numbers that are written stand for values of the type of the others.
  private func withNumbers(
    _ values: [Value], _ arguments: [CallArgument], in scope: Scope
  ) throws(Interruption) -> [Value] {
    guard let other = values.first(where: { if case .structure = $0 { true } else { false } }) else {
      return values
    }
    var found = values
    for (index, argument) in arguments.enumerated() {
      guard let id = argument.expression, isNumber(id, for: other) else { continue }
      found[index] = try evaluate(id, in: scope, expecting: type(of: other))
    }
    return found
  }

  private func extreme(_ word: String, _ values: [Value], in scope: Scope) throws(Interruption) -> Value {
    let values = unified(values)
    guard var best = values.first else { return .void }
    let less = words.less
    for value in values.dropFirst() {
      let result: Value
      if operators.has(less) {
        result = try word == "min" ? apply(less, value, best, in: scope) : apply(less, best, value, in: scope)
      } else {
        result =
          try word == "min"
          ? applyBuiltin("<", value, best, in: scope) : applyBuiltin("<", best, value, in: scope)
      }
      if case .unknown(let unknown) = result { return .unknown(unknown) }
      if case .boolean(true) = result { best = value }
    }
    // Literals among values of a kind have that kind.
    if let kind = values.first(where: { value in
      if case .floating(_, let kind) = value { return kind != .literal }
      return false
    }) {
      return coerce(best, to: type(of: kind))
    }
    return best
  }

  private func zipped(_ values: [Value]) throws(Interruption) -> Value {
    guard values.count == 2 else { return .array([]) }
    let first = try elements(of: values[0])
    let second = try elements(of: values[1])
    return .array(zip(first, second).map { .tuple(TupleValue([$0, $1])) })
  }

  private func stride(_ values: [Value], _ arguments: [CallArgument]) throws(Interruption) -> Value {
    guard values.count == 3 else { return .array([]) }
    for case .unknown(let unknown) in values {
      takeToHold(unknown.path)
      return .array([values[0]])
    }
    let isThrough = arguments[1].label.map { text($0) } == "through"
    func number(_ value: Value) -> Double? {
      switch value {
      case .integer(let number, _): Double(number)
      case .floating(let number, _): number
      default: nil
      }
    }
    guard let from = number(values[0]), let end = number(values[1]), let step = number(values[2]), step != 0
    else {
      return .array([])
    }
    let kind =
      values.first { value in
        if case .floating(_, let kind) = value { return kind != .literal }
        return false
      } ?? values.first { if case .floating = $0 { true } else { false } }
    var found: [Value] = []
    var index = 0.0
    while found.count <= limits.elements {
      let next = from + index * step
      let isInside =
        step > 0 ? (isThrough ? next <= end : next < end) : (isThrough ? next >= end : next > end)
      if !isInside { return .array(found) }
      if let kind {
        found.append(coerce(.floating(next, .literal), to: type(of: kind)))
      } else {
        found.append(Int(exactly: next).map { .integer($0, .int) } ?? .none)
      }
      index += 1
    }
    throw stop(.limit, "More than \(limits.elements) elements.")
  }

  /// A value as often as a number says; once where that is not known.
  func repeated(_ value: Value, _ count: Value) throws(Interruption) -> Value {
    switch count {
    case .unknown(let unknown):
      takeToHold(unknown.path)
      return .array([value])
    case .integer(let number, _) where number >= 0 && number <= limits.elements:
      return .array(Array(repeating: value, count: number))
    default: throw stop(.limit, "More than \(limits.elements) elements.")
    }
  }

  /// `sequence(first:next:)`, as far as it goes.
  private func sequence(_ values: [Value]) throws(Interruption) -> Value {
    guard values.count == 2 else { return unknown("sequence", .unknownCall) }
    var found: [Value] = []
    var next = values[0]
    while found.count <= limits.elements {
      if case .none = next { return .array(found) }
      found.append(next)
      next = settle(try callBack(values[1], [next]))
    }
    throw stop(.limit, "More than \(limits.elements) elements.")
  }

  private func swap(_ arguments: [CallArgument], in scope: Scope) throws(Interruption) -> Value {
    guard arguments.count == 2, let first = arguments[0].expression, let second = arguments[1].expression
    else { return .void }
    let places = (try place(of: first, in: scope), try place(of: second, in: scope))
    let value = try read(places.0, in: scope)
    let other = try read(places.1, in: scope)
    try write(value, to: places.1, in: scope)
    try write(other, to: places.0, in: scope)
    return .void
  }

  private static let functions: [String: @Sendable (Double, Double) -> Double] = [
    "exp": { first, _ in exp(first) }, "log": { first, _ in log(first) }, "log2": { first, _ in log2(first) },
    "log10": { first, _ in log10(first) }, "sin": { first, _ in sin(first) },
    "cos": { first, _ in cos(first) },
    "tan": { first, _ in tan(first) }, "asin": { first, _ in asin(first) },
    "acos": { first, _ in acos(first) },
    "atan": { first, _ in atan(first) }, "atan2": { atan2($0, $1) }, "hypot": { hypot($0, $1) },
    "cbrt": { first, _ in cbrt(first) },
  ]

  private func mathematics(_ word: String, _ values: [Value]) -> Value {
    guard let first = values.first else { return .void }
    if case .unknown(let unknown) = first { return .unknown(unknown.computed(word, values.last ?? first)) }
    if word == "abs", case .integer(let number, let kind) = first {
      return .integer(number < 0 && number > .min ? -number : number, kind)
    }
    let value: Double
    var kind = FloatingKind.double
    switch first {
    case .integer(let number, _): value = Double(number)
    case .floating(let number, let own): (value, kind) = (number, own)
    default: return unknown(word, .unknownCall)
    }
    var other = 0.0
    if values.count > 1 {
      switch values[1] {
      case .integer(let number, _): other = Double(number)
      case .floating(let number, _): other = number
      default: return unknown(word, .unknownCall)
      }
    }
    let result: Double
    switch word {
    case "abs", "fabs": result = Swift.abs(value)
    case "ceil": result = value.rounded(.up)
    case "floor": result = value.rounded(.down)
    case "round": result = value.rounded(.toNearestOrAwayFromZero)
    case "trunc": result = value.rounded(.towardZero)
    case "sqrt": result = value.squareRoot()
    case "pow": result = pow(value, other)
    case "fmod": result = value.truncatingRemainder(dividingBy: other)
    default:
      guard let found = Self.functions[word]?(value, other) else { return unknown(word, .unknownCall) }
      result = found
    }
    return .floating(result, kind)
  }
}
