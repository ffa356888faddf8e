import SwiftProgram

/// Properties that the language gives its own types.
extension Interpreter {
  func builtinProperty(_ word: String, of value: Value) throws(Interruption) -> Value? {
    switch value {
    case .array, .set, .dictionary:
      if word == "description" || word == "debugDescription" { return .string(try describe(value)) }
    default: break
    }
    switch value {
    case .array(let values): return collectionProperty(word, values)
    case .set(let set): return collectionProperty(word, set.keys)
    case .dictionary where word == "first": return try elements(of: value).first ?? Value.none
    case .dictionary(let dictionary): return dictionaryProperty(word, dictionary)
    case .string(let text):
      charge(text.utf8.count)
      return textProperty(word, text)
    case .integer(let number, let kind): return integerProperty(word, number, kind)
    case .floating(let number, let kind): return floatingProperty(word, number, kind)
    case .boolean(let flag): return word == "description" ? .string("\(flag)") : nil
    case .range(let range): return rangeProperty(word, range)
    case .enumeration(let found): return try enumerationProperty(word, found)
    case .object(let object):
      return word == "hash" || word == "hashValue" ? .integer(object.number, .int) : nil
    case .none: return word == "unsafelyUnwrapped" ? value : nil
    default: return nil
    }
  }

  /// A value of one of the language's own types, which has what all of them have.
  func sample(of info: TypeInfo) -> Value {
    if info === builtin.array { return .array([]) }
    if info === builtin.dictionary { return .dictionary(DictionaryValue()) }
    if info === builtin.set { return .set(DictionaryValue()) }
    return info === builtin.string ? .string("") : .none
  }

  private func collectionProperty(_ word: String, _ values: [Value]) -> Value? {
    switch word {
    case "count", "endIndex", "underestimatedCount": return .integer(values.count, .int)
    case "isEmpty": return .boolean(values.isEmpty)
    case "first": return values.first ?? Value.none
    case "last": return values.last ?? Value.none
    case "startIndex": return .integer(0, .int)
    case "indices":
      return .range(RangeValue(.integer(0, .int), .integer(values.count, .int), isClosed: false))
    case "lazy": return .array(values)
    default: return nil
    }
  }

  private func dictionaryProperty(_ word: String, _ dictionary: DictionaryValue) -> Value? {
    switch word {
    case "count": return .integer(dictionary.count, .int)
    case "isEmpty": return .boolean(dictionary.count == 0)
    case "keys": return .array(dictionary.keys)
    case "values": return .array(dictionary.values)
    default: return nil
    }
  }

  private func textProperty(_ word: String, _ text: String) -> Value? {
    switch word {
    case "count": return .integer(text.count, .int)
    case "isEmpty": return .boolean(text.isEmpty)
    case "startIndex": return .integer(0, .index)
    case "endIndex": return .integer(text.count, .index)
    case "indices":
      return .array((0..<text.count).map { .integer($0, .index) })
    case "first": return text.first.map { .string(String($0)) } ?? Value.none
    case "last": return text.last.map { .string(String($0)) } ?? Value.none
    case "description", "localizedCapitalized", "self": return .string(text)
    case "capitalized": return .string(capitalized(text))
    case "localizedUppercase": return .string(text.uppercased())
    case "localizedLowercase": return .string(text.lowercased())
    case "utf16": return .array(text.utf16.map { .integer(Int($0), .uint16) })
    case "utf8": return .array(text.utf8.map { .integer(Int($0), .uint8) })
    case "unicodeScalars": return .array(text.unicodeScalars.map { .string(String($0)) })
    case "length": return .integer(text.utf16.count, .int)
    case "wholeNumberValue": return text.first?.wholeNumberValue.map { .integer($0, .int) } ?? Value.none
    case "hexDigitValue": return text.first?.hexDigitValue.map { .integer($0, .int) } ?? Value.none
    case "asciiValue": return text.first?.asciiValue.map { .integer(Int($0), .uint8) } ?? Value.none
    case "value":
      guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return nil }
      return .integer(Int(scalar.value), .uint32)
    default:
      return Self.ofCharacters[word].map { test in .boolean(text.first.map { $0[keyPath: test] } ?? false) }
    }
  }

  private static let ofCharacters: [String: any KeyPath<Character, Bool> & Sendable] = [
    "isASCII": \.isASCII, "isCased": \.isCased, "isCurrencySymbol": \.isCurrencySymbol,
    "isHexDigit": \.isHexDigit, "isLetter": \.isLetter, "isLowercase": \.isLowercase,
    "isMathSymbol": \.isMathSymbol, "isNewline": \.isNewline, "isNumber": \.isNumber,
    "isPunctuation": \.isPunctuation, "isSymbol": \.isSymbol, "isUppercase": \.isUppercase,
    "isWhitespace": \.isWhitespace, "isWholeNumber": \.isWholeNumber,
  ]

  private func capitalized(_ text: String) -> String {
    var found = ""
    var isStart = true
    for character in text {
      found += isStart ? character.uppercased() : character.lowercased()
      isStart = !character.isLetter && !character.isNumber
    }
    return found
  }

  private func integerProperty(_ word: String, _ number: Int, _ kind: IntegerKind) -> Value? {
    switch word {
    case "description": return .string(kind.text(number))
    case "magnitude": return .integer(Int(bitPattern: number.magnitude), .uint)
    case "bitWidth": return .integer(kind.bits, .int)
    case "leadingZeroBitCount":
      return .integer(kind.truncated(number) < 0 ? 0 : number.leadingZeroBitCount - (64 - kind.bits), .int)
    case "trailingZeroBitCount": return .integer(min(number.trailingZeroBitCount, kind.bits), .int)
    case "hashValue", "intValue": return .integer(number, .int)
    case "nonzeroBitCount": return .integer(number.nonzeroBitCount, .int)
    case "doubleValue", "floatValue":
      return .floating(Double(number), word == "doubleValue" ? .double : .float)
    default: return nil
    }
  }

  private func floatingProperty(_ word: String, _ number: Double, _ kind: FloatingKind) -> Value? {
    switch word {
    case "description": return .string("\(number)")
    case "isNaN": return .boolean(number.isNaN)
    case "isInfinite": return .boolean(number.isInfinite)
    case "isFinite": return .boolean(number.isFinite)
    case "isZero": return .boolean(number == 0)
    case "magnitude": return .floating(abs(number), kind)
    case "native", "doubleValue": return .floating(number, .double)
    default: return nil
    }
  }

  /// A member of a range whose ends are not both known: the end that tells it, where that is not known.
  private func bound(of range: RangeValue, for word: String) -> Value? {
    guard let unknown = [range.lower, range.upper].compactMap({ $0 }).first(where: \.isUnknown) else {
      return nil
    }
    switch word {
    case "first": return range.lower ?? unknown
    case "last": return range.isClosed ? range.upper ?? unknown : unknown
    default: return unknown
    }
  }

  private func rangeProperty(_ word: String, _ range: RangeValue) -> Value? {
    switch word {
    case "lowerBound", "startIndex": return range.lower ?? Value.none
    case "endIndex" where !range.isClosed: return range.upper ?? Value.none
    case "upperBound": return range.upper ?? Value.none
    // Of an `NSRange`, which stands as one of indices.
    case "location", "length":
      guard case .integer(let lower, .index)? = range.lower, case .integer(let upper, .index)? = range.upper
      else {
        return nil
      }
      return .integer(word == "length" ? upper - lower : lower, .int)
    case "count", "isEmpty", "first", "last", "indices":
      guard case .integer(let lower, _)? = range.lower, case .integer(let upper, _)? = range.upper else {
        return bound(of: range, for: word)
      }
      let size = upper.subtractingReportingOverflow(lower)
      let count =
        size.overflow || size.partialValue == .max
        ? Int.max : max(size.partialValue + (range.isClosed ? 1 : 0), 0)
      switch word {
      case "count": return .integer(count, .int)
      case "isEmpty": return .boolean(count == 0)
      case "first": return count == 0 ? Value.none : .integer(lower, .int)
      case "last": return count == 0 ? Value.none : .integer(lower &+ (count - 1), .int)
      default: return .range(range)
      }
    default: return nil
    }
  }

  private func enumerationProperty(_ word: String, _ found: EnumerationValue) throws(Interruption) -> Value? {
    if word == "hashValue" { return .integer(0, .int) }
    guard word == "rawValue", let one = found.type.cases.first(where: { $0.name == found.name }) else {
      return nil
    }
    return try rawValue(of: one, found.type)
  }

  /// Static members of the language's own types.
  func builtinStatic(_ word: String, of info: TypeInfo) -> Value? {
    if word == "some", info === builtin.optional {
      return .function(FunctionValue(.intrinsic(Self.wrapping, nil)))
    }
    if let kind = info.floatingKind {
      switch word {
      case "zero": return .floating(0, kind)
      case "pi": return .floating(kind == .float ? Double(Float.pi) : .pi, kind)
      case "infinity": return .floating(.infinity, kind)
      case "nan": return .floating(.nan, kind)
      case "greatestFiniteMagnitude":
        return .floating(
          kind == .float ? Double(Float.greatestFiniteMagnitude) : .greatestFiniteMagnitude, kind)
      case "leastNonzeroMagnitude": return .floating(.leastNonzeroMagnitude, kind)
      case "leastNormalMagnitude": return .floating(.leastNormalMagnitude, kind)
      case "ulpOfOne": return .floating(.ulpOfOne, kind)
      default: return nil
      }
    }
    if let kind = info.integerKind {
      switch word {
      case "zero": return .integer(0, kind)
      case "max": return .integer(kind.maximum, kind)
      case "min": return .integer(kind.minimum, kind)
      case "bitWidth": return .integer(kind.bits, .int)
      default: return nil
      }
    }
    return nil
  }
}
