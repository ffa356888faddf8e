extension JSONReader {
  /// The type of the value at hand, by its first byte.
  package mutating func nextType() throws(ReadingEnded) -> JSONType {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    default: throw failure(isAtEnd ? .unexpectedEnd : .expectedValue, at: offset)
    }
  }

  /// A finite number; nil, with a fault, if something else stands here.
  package mutating func double(_ expected: StaticString = "a number") throws(ReadingEnded) -> Double? {
    guard try expect(.number, expected) else { return nil }
    let value = try readNumber()
    if value.isFinite { return value }
    refuse(.nonFinite)
    return nil
  }

  /// The two numbers of an object that has these members, in this order, and nothing else; nil, and nothing is read, if
  /// another value stands here. It is how such pairs are written nearly always; every other way is read with care.
  ///
  /// - Parameters:
  ///   - first: `{"`, the name and `":`.
  ///   - second: `,"`, the name and `":`.
  package mutating func twoNumbers(
    _ first: StaticString, _ second: StaticString
  ) -> (first: Double, second: Double)? {
    let start = offset
    guard path.count < maximumDepth, skip(first), let one = shortNumber(), skip(second),
      let other = shortNumber(),
      peek == UInt8(ascii: "}")
    else {
      offset = start
      return nil
    }
    offset &+= 1
    return (one, other)
  }

  /// Goes over bytes that stand here; false, and nothing is read, if others do.
  @inline(__always)
  private mutating func skip(_ expected: StaticString) -> Bool {
    let length = expected.utf8CodeUnitCount
    let text = JSONBytes(UnsafeBufferPointer(start: expected.utf8Start, count: length))
    let (here, there) = (NameWords(bytes, offset, offset &+ length), NameWords(text, 0, length))
    guard here == there else { return false }
    var index = 8
    while index < length &- 8 {
      if bytes[offset &+ index] != text[index] { return false }
      index &+= 1
    }
    offset &+= length
    return true
  }

  /// A whole number of at most fifteen digits that stands here; nil for any other.
  @inline(__always)
  private mutating func shortNumber() -> Double? {
    let start = offset
    var value: Int64 = 0
    while isDigit(peek) {
      value = value &* 10 &+ Int64(peek &- UInt8(ascii: "0"))
      offset &+= 1
    }
    let digits = offset &- start
    guard digits > 0, digits <= 15, digits == 1 || bytes[start] != UInt8(ascii: "0"),
      peek != UInt8(ascii: "."), peek | 0x20 != UInt8(ascii: "e")
    else { return nil }
    return Double(value)
  }

  /// A whole number in a range.
  package mutating func integer(in range: ClosedRange<Int>) throws(ReadingEnded) -> Int? {
    func expected() -> String { "a whole number from \(range.lowerBound) to \(range.upperBound)" }
    guard try expect(.number, expected()) else { return nil }
    let value = try readNumber()
    guard value.isFinite else {
      refuse(.nonFinite)
      return nil
    }
    guard value == value.rounded(), value >= Double(range.lowerBound), value <= Double(range.upperBound)
    else {
      refuse(.invalidNumber(expected: expected()))
      return nil
    }
    return Int(value)
  }

  package mutating func boolean() throws(ReadingEnded) -> Bool? {
    guard try expect(.boolean, "true or false") else { return nil }
    let value = peek == UInt8(ascii: "t")
    try readWord()
    return value
  }

  package mutating func string(_ expected: StaticString = "a string") throws(ReadingEnded) -> String? {
    guard try expect(.string, expected) else { return nil }
    return text(try readString())
  }

  /// The place of a string; nil, with a fault, if something else stands here.
  package mutating func token(_ expected: @autoclosure () -> String) throws(ReadingEnded) -> JSONString? {
    guard try expect(.string, expected()) else { return nil }
    return try readString()
  }

  /// The same with words that are known.
  package mutating func token(_ expected: StaticString = "a string") throws(ReadingEnded) -> JSONString? {
    guard try expect(.string, expected) else { return nil }
    return try readString()
  }

  /// Whether null stands here, which is read.
  package mutating func null() throws(ReadingEnded) -> Bool {
    guard try stands(.null) else { return false }
    try readWord()
    return true
  }

  /// Whether a value of this type stands here; if not, the fault is noted and the value skipped.
  package mutating func expect(
    _ type: JSONType, _ expected: @autoclosure () -> String
  ) throws(ReadingEnded) -> Bool {
    let found = try nextType()
    if found == type { return true }
    refuse(.wrongType(expected: expected(), found: found))
    try skipValue()
    return false
  }

  @inline(__always)
  mutating func expect(_ type: JSONType, _ expected: StaticString) throws(ReadingEnded) -> Bool {
    skipSpace()
    if isFirstByte(peek, of: type) { return true }
    try refuseType(try nextType(), expected)
    return false
  }

  /// Whether a value of this type stands here. Nothing is read.
  @inline(__always)
  package mutating func stands(_ type: JSONType) throws(ReadingEnded) -> Bool {
    skipSpace()
    if isFirstByte(peek, of: type) { return true }
    _ = try nextType()
    return false
  }

  @inline(__always)
  private func isFirstByte(_ byte: UInt8, of type: JSONType) -> Bool {
    switch type {
    case .object: byte == UInt8(ascii: "{")
    case .array: byte == UInt8(ascii: "[")
    case .string: byte == UInt8(ascii: "\"")
    case .number: isDigit(byte) || byte == UInt8(ascii: "-")
    case .boolean: byte == UInt8(ascii: "t") || byte == UInt8(ascii: "f")
    case .null: byte == UInt8(ascii: "n")
    }
  }

  @inline(never)
  private mutating func refuseType(_ found: JSONType, _ expected: StaticString) throws(ReadingEnded) {
    refuse(.wrongType(expected: expected.description, found: found))
    try skipValue()
  }

  mutating func readWord() throws(ReadingEnded) {
    for word in ["true", "false", "null"] as [StaticString] {
      let length = min(word.utf8CodeUnitCount, bytes.count - offset)
      guard word.withUTF8Buffer({ text in (0..<length).allSatisfy { bytes[offset + $0] == text[$0] } }) else {
        continue
      }
      if length < word.utf8CodeUnitCount { throw failure(.unexpectedEnd, at: bytes.count) }
      offset += length
      return
    }
    throw failure(.expectedValue, at: offset)
  }
}
