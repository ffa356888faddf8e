/// The names of the two members of an object, in the order in which they are nearly always written.
package struct MemberPair: Sendable {
  /// `{"first":`
  let opening: KnownText
  /// `,"second":`
  let middle: KnownText

  /// - Precondition: The names have at most 12 bytes.
  package init(_ first: String, _ second: String) {
    opening = Self.known(#"{"\#(first)":"#)
    middle = Self.known(#","\#(second)":"#)
  }

  private static func known(_ text: String) -> KnownText {
    var text = text
    precondition(text.utf8.count <= 16)
    return text.withUTF8 { KnownText(NameWords(JSONBytes($0), 0, $0.count)) }
  }
}

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
    default: throw unexpected(.expectedValue)
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

  /// What the word that stands here means in a table; -1, and nothing is read, for any other value.
  package mutating func quickWord(in table: KeyTable) -> Int {
    guard peek == UInt8(ascii: "\"") else { return -1 }
    let place = bytes.place(ofNameAt: offset &+ 1, in: table)
    guard place >= 0 else { return -1 }
    offset &+= table.length(at: place) &+ 2
    return table.number(at: place)
  }

  /// The whole number of at most seven digits that stands here; nil, and nothing is read, for any other value and for a
  /// number that is not in the range.
  package mutating func quickNumber(from least: Double, to most: Double) -> Double? {
    let isNegative = peek == UInt8(ascii: "-")
    var next = isNegative ? offset &+ 1 : offset
    guard let magnitude = bytes.wholeNumber(at: &next) else { return nil }
    let value = isNegative ? -magnitude : magnitude
    guard value >= least, value <= most else { return nil }
    offset = next
    return value
  }

  /// A whole number in a range.
  package mutating func integer(in range: ClosedRange<Int>) throws(ReadingEnded) -> Int? {
    func expected() -> String { "a whole number from \(range.lowerBound) to \(range.upperBound)" }
    guard try expect(.number, expected()) else { return nil }
    let value = try readNumber()
    if value == value.rounded(), value >= Double(range.lowerBound), value <= Double(range.upperBound) {
      return Int(value)
    }
    refuse(value.isFinite ? .invalidNumber(expected: expected()) : .nonFinite)
    return nil
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

  /// Reads the place of a string, where a constant says what is expected.
  package mutating func token(_ expected: StaticString = "a string") throws(ReadingEnded) -> JSONString? {
    guard try expect(.string, expected) else { return nil }
    return try readString()
  }

  /// Whether null stands here, which is read.
  package mutating func null() throws(ReadingEnded) -> Bool {
    skipSpace()
    // What is no value is for whoever reads one.
    guard peek == UInt8(ascii: "n") else { return false }
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
  @inline(__always) package mutating func stands(_ type: JSONType) throws(ReadingEnded) -> Bool {
    skipSpace()
    if isFirstByte(peek, of: type) { return true }
    _ = try nextType()
    return false
  }

  @inline(__always) private func isFirstByte(_ byte: UInt8, of type: JSONType) -> Bool {
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
      guard word.withUTF8Buffer({ text in (0..<length).allSatisfy { bytes[offset + $0] == text[$0] } })
      else { continue }
      if length < word.utf8CodeUnitCount { throw failure(.unexpectedEnd, at: bytes.count) }
      offset += length
      return
    }
    throw failure(.expectedValue, at: offset)
  }

  // MARK: Pairs

  /// The two numbers of an object of two whole numbers without blanks, which is how such pairs are nearly always
  /// written; nil, and nothing is read, for any other value and for numbers that are not in the range.
  package mutating func twoNumbers(
    _ pair: MemberPair, from least: Double, to most: Double
  ) -> (first: Double, second: Double)? {
    var next = offset
    guard path.count < maximumDepth, let first = wholeNumber(after: pair.opening, &next),
      let second = wholeNumber(after: pair.middle, &next), bytes[next] == UInt8(ascii: "}"),
      first >= least, second >= least, first <= most, second <= most
    else { return nil }
    offset = next &+ 1
    return (first, second)
  }

  @inline(__always) private func wholeNumber(after text: KnownText, _ next: inout Int) -> Double? {
    guard text.stands(in: bytes, at: next) else { return nil }
    next &+= text.length
    return bytes.wholeNumber(at: &next)
  }
}
