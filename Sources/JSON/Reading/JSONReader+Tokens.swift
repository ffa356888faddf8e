extension JSONReader {
  /// Reads a string token: its quotes, its escapes and its UTF-8 are right.
  mutating func readString() throws(ReadingEnded) -> JSONString {
    let start = offset &+ 1
    let next = endOfPlainText(from: start)
    if bytes[next] == UInt8(ascii: "\"") {
      offset = next &+ 1
      return JSONString(start: start, end: next, hasEscapes: false)
    }
    offset = next
    return try readRestOfString(from: start)
  }

  /// The place of a string of plain ASCII that stands here; nil, and nothing is read, for any other value.
  package mutating func quickString() -> (start: Int, end: Int)? {
    guard peek == UInt8(ascii: "\"") else { return nil }
    let start = offset &+ 1
    let end = endOfPlainText(from: start)
    guard bytes[end] == UInt8(ascii: "\"") else { return nil }
    offset = end &+ 1
    return (start, end)
  }

  /// Where the first byte is, from an offset on, that ends a run of plain bytes in a string.
  @inline(__always) private func endOfPlainText(from start: Int) -> Int {
    var next = start
    var special = specialBytes(bytes.word(at: next))
    while special == 0 {
      next &+= 8
      special = specialBytes(bytes.word(at: next))
    }
    return next &+ special.trailingZeroBitCount &>> 3
  }

  /// Goes behind a string that whoever reads has read himself: nothing in it was an escape, a control or a byte outside
  /// of ASCII.
  ///
  /// - Parameter end: Offset of the closing quote.
  package mutating func skipString(to end: Int) { offset = end &+ 1 }

  /// Reads the rest of a string from its first byte on that needs a look.
  private mutating func readRestOfString(from start: Int) throws(ReadingEnded) -> JSONString {
    var hasEscapes = false
    while true {
      guard offset < bytes.count else { throw failure(.unexpectedEnd, at: bytes.count) }
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return JSONString(start: start, end: offset - 1, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try readEscape()
      case 0..<0x20: throw failure(.controlCharacter, at: offset)
      case 0x80...: try readMultibyte()
      default: offset += 1
      }
    }
  }

  private mutating func readEscape() throws(ReadingEnded) {
    let start = offset
    offset += 1
    switch peek {
    case UInt8(ascii: "u"):
      let unit = try readUnit(at: start)
      if (0xDC00...0xDFFF).contains(unit) { throw failure(.loneSurrogate, at: start) }
      guard (0xD800...0xDBFF).contains(unit) else { return }
      for (index, expected) in "\\u".utf8.enumerated() {
        guard offset + index < bytes.count else { throw failure(.unexpectedEnd, at: bytes.count) }
        guard bytes[offset + index] == expected else { throw failure(.loneSurrogate, at: start) }
      }
      offset += 1
      guard (0xDC00...0xDFFF).contains(try readUnit(at: offset - 1))
      else { throw failure(.loneSurrogate, at: start) }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    case _ where isAtEnd: throw failure(.unexpectedEnd, at: offset)
    default: throw failure(.invalidEscape, at: start)
    }
  }

  private mutating func readUnit(at start: Int) throws(ReadingEnded) -> UInt32 {
    offset += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      if isAtEnd { throw failure(.unexpectedEnd, at: offset) }
      guard let digit = hexDigit(peek) else { throw failure(.invalidEscape, at: start) }
      unit = unit << 4 | digit
      offset += 1
    }
    return unit
  }

  /// Reads one character of two to four bytes: RFC 3629, Unicode table 3-7.
  private mutating func readMultibyte() throws(ReadingEnded) {
    let start = offset
    let (length, second): (Int, ClosedRange<UInt8>)
    switch peek {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw failure(.invalidUTF8, at: start)
    }
    for index in 1..<length where !(index == 1 ? second : 0x80...0xBF).contains(bytes[start + index]) {
      throw failure(.invalidUTF8, at: start)
    }
    offset += length
  }

  /// Reads a number token, correctly rounded; infinite if it is beyond a double.
  mutating func readNumber() throws(ReadingEnded) -> Double {
    let start = offset
    let isNegative = peek == UInt8(ascii: "-")
    var next = isNegative ? start &+ 1 : start
    var mantissa: UInt64 = 0
    let integerStart = next
    next = readDigits(from: next, into: &mantissa)
    let integerDigits = next &- integerStart
    if integerDigits == 0 || (integerDigits > 1 && bytes[integerStart] == UInt8(ascii: "0")) {
      offset = next
      throw integerDigits == 0 ? missingDigits(ofNumberAt: start) : failure(.invalidNumber, at: start)
    }
    let follower = bytes[next]
    if follower == UInt8(ascii: ".") || follower | 0x20 == UInt8(ascii: "e") || integerDigits > 15 {
      offset = next
      return try readRestOfNumber(from: start, mantissa: mantissa, integerDigits: integerDigits)
    }
    offset = next
    let magnitude = Double(Int64(truncatingIfNeeded: mantissa))
    return isNegative ? -magnitude : magnitude
  }

  /// Reads the rest of a number that has a fraction, an exponent or many digits.
  private mutating func readRestOfNumber(
    from start: Int, mantissa whole: UInt64, integerDigits: Int
  ) throws(ReadingEnded) -> Double {
    var mantissa = whole
    var fractionDigits = 0
    if peek == UInt8(ascii: ".") {
      let fractionStart = offset + 1
      offset = readDigits(from: fractionStart, into: &mantissa)
      fractionDigits = offset - fractionStart
      if fractionDigits == 0 { throw missingDigits(ofNumberAt: start) }
    }
    let hasExponent = peek | 0x20 == UInt8(ascii: "e")
    if hasExponent {
      offset += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
      let digitsStart = offset
      var ignored: UInt64 = 0
      offset = readDigits(from: offset, into: &ignored)
      if offset == digitsStart { throw missingDigits(ofNumberAt: start) }
    }
    if !hasExponent, integerDigits + fractionDigits <= 15 {
      let magnitude = exactDecimal(mantissa, fractionDigits: fractionDigits)
      return bytes[start] == UInt8(ascii: "-") ? -magnitude : magnitude
    }
    return Double(bytes.string(start, offset)) ?? .infinity
  }

  private mutating func missingDigits(ofNumberAt start: Int) -> ReadingEnded {
    isAtEnd ? failure(.unexpectedEnd, at: offset) : failure(.invalidNumber, at: start)
  }

  /// Reads digits; the value wraps around beyond nineteen of them.
  @inline(__always) private func readDigits(from start: Int, into value: inout UInt64) -> Int {
    var index = start
    while true {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return index }
      value = value &* 10 &+ UInt64(digit)
      index &+= 1
    }
  }

  /// The characters of a token.
  package func text(_ string: JSONString) -> String {
    string.hasEscapes
      ? String(outside: string.unescaped(in: bytes)) : bytes.string(string.start, string.end)
  }

  // MARK: Bytes

  /// The next byte, 0 at the end.
  @inline(__always) var peek: UInt8 { bytes[offset] }

  var isAtEnd: Bool { offset >= bytes.count }

  @inline(__always) mutating func skipSpace() {
    while peek <= 0x20, isSpace(peek) { offset &+= 1 }
  }

  func equals(_ string: JSONString, _ name: StaticString) -> Bool {
    // Escapes are longer than what they mean. Where a name may have some, it nearly always has none.
    let length = string.end - string.start
    if length > name.utf8CodeUnitCount, string.hasEscapes {
      let hasBackslash = bytes.slice(string.start, string.end).contains(UInt8(ascii: "\\"))
      return hasBackslash && text(string) == name.description
    }
    guard length == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { expected in
      var index = 0
      while index < expected.count {
        if bytes[string.start &+ index] != expected[index] { return false }
        index &+= 1
      }
      return true
    }
  }
}

@inline(__always)
func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

/// The high bit of each byte of `word` that ends a run of plain string bytes: a quote, a backslash, a control or a
/// byte outside of ASCII.
@inline(__always) func specialBytes(_ word: UInt64) -> UInt64 {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let highs: UInt64 = 0x8080_8080_8080_8080
  let quotes = word ^ (ones &* 0x22)
  let backslashes = word ^ (ones &* 0x5C)
  // The first special byte is found exactly; borrows can only mark bytes after it.
  let found =
    ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes) | ((word &- ones &* 0x20) & ~word)
  return (found | word) & highs
}

/// A decimal number of at most fifteen digits, correctly rounded: such a mantissa and power of ten are exact doubles, so
/// one division rounds once.
package func exactDecimal(_ mantissa: UInt64, fractionDigits: Int) -> Double {
  Double(mantissa) / exactPowersOfTen[fractionDigits]
}

private let exactPowersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]

@inlinable @inline(__always) package func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

package func hexDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}

/// A string token: where its content lies in the text.
package struct JSONString {
  /// Offset of the first byte after the opening quote.
  package var start: Int
  /// Offset of the closing quote.
  package var end: Int
  package var hasEscapes: Bool

  /// The content with its escapes replaced. The token must have been read without a failure.
  package func unescaped(in bytes: JSONBytes) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(end - start)
    var index = start
    while index < end {
      let isEscape = bytes[index] == UInt8(ascii: "\\")
      if isEscape { index += 1 }
      switch bytes[index] {
      case let byte where !isEscape: result.append(byte)
      case UInt8(ascii: "u"): index = appendUnicode(at: index, of: bytes, to: &result)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      default: result.append(bytes[index])
      }
      index += 1
    }
    return result
  }

  /// Appends the character of `uXXXX` or of a pair of them, and returns the index of its last byte.
  private func appendUnicode(at index: Int, of bytes: JSONBytes, to result: inout [UInt8]) -> Int {
    func unit(_ start: Int) -> UInt32 { (1...4).reduce(0) { $0 << 4 | (hexDigit(bytes[start + $1]) ?? 0) } }
    let high = unit(index)
    let isPair = (0xD800...0xDBFF).contains(high)
    let scalar = isPair ? 0x10000 + (high - 0xD800) << 10 + (unit(index + 6) - 0xDC00) : high
    for byte in String(Unicode.Scalar(scalar).map(Character.init) ?? "\u{FFFD}").utf8 { result.append(byte) }
    return index + (isPair ? 10 : 4)
  }
}
