import LayoutModel

extension JSONReader {
  /// The type of the value at hand, by its first byte.
  mutating func nextType() throws(Fault) -> JSONType {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    case nil: throw failure(.unexpectedEnd, at: offset)
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): return .number
    default: throw failure(.expectedValue, at: offset)
    }
  }

  /// A finite number; nil, with a fault, if something else stands here.
  mutating func double(_ expected: String = "a number") throws(Fault) -> Double? {
    guard try expect(.number, expected) else { return nil }
    let value = try readNumber()
    if value.isFinite { return value }
    fault(.nonFinite)
    return nil
  }

  /// A whole number in a range.
  mutating func integer(in range: ClosedRange<Int>) throws(Fault) -> Int? {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard let value = try double(expected) else { return nil }
    guard value == value.rounded(), value >= Double(range.lowerBound), value <= Double(range.upperBound)
    else {
      fault(.invalidValue(expected: expected, nearest: []))
      return nil
    }
    return Int(value)
  }

  mutating func boolean() throws(Fault) -> Bool? {
    guard try expect(.boolean, "true or false") else { return nil }
    let value = peek == UInt8(ascii: "t")
    try readWord()
    return value
  }

  mutating func string(_ expected: String = "a string") throws(Fault) -> String? {
    guard try expect(.string, expected) else { return nil }
    return text(try readString())
  }

  /// A string as bytes, which are not copied where it has no escapes.
  mutating func stringBytes(_ expected: String = "a string") throws(Fault) -> JSONText? {
    guard try expect(.string, expected) else { return nil }
    let string = try readString()
    if string.hasEscapes { return .unescaped(string.unescaped(in: bytes)) }
    return .part(UnsafeBufferPointer(rebasing: bytes[string.start..<string.end]))
  }

  /// One of the words of an enumeration.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(_: Word.Type) throws(Fault) -> Word? {
    let names = Word.allCases.map(\.rawValue)
    let expected = "one of \(names.joined(separator: ", "))"
    guard let written = try string(expected) else { return nil }
    if let word = Word(rawValue: written) { return word }
    fault(.invalidValue(expected: expected, nearest: nearestNames(to: written, in: names)))
    return nil
  }

  /// Whether null stands here, which is read.
  mutating func null() throws(Fault) -> Bool {
    guard try nextType() == .null else { return false }
    try readWord()
    return true
  }

  /// Whether a value of this type stands here; if not, the fault is noted and the value skipped.
  mutating func expect(_ type: JSONType, _ expected: @autoclosure () -> String) throws(Fault) -> Bool {
    let found = try nextType()
    if found == type { return true }
    fault(.wrongType(expected: expected(), found: found))
    try skipValue()
    return false
  }

  mutating func readWord() throws(Fault) {
    for word in ["true", "false", "null"] as [StaticString] {
      let length = min(word.utf8CodeUnitCount, bytes.count - offset)
      guard matches(word, length: length) else { continue }
      if length < word.utf8CodeUnitCount { throw failure(.unexpectedEnd, at: bytes.count) }
      offset += length
      return
    }
    throw failure(.expectedValue, at: offset)
  }
}
