import LayoutModel

extension JSONReader {
  /// Reads a string token: its quotes, its escapes and its UTF-8 are right.
  mutating func readString() throws(Fault) -> JSONString {
    offset += 1
    let start = offset
    var hasEscapes = false
    while true {
      skipPlainWords()
      guard let byte = peek else { throw failure(.unexpectedEnd, at: offset) }
      switch byte {
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

  mutating func readEscape() throws(Fault) {
    let start = offset
    offset += 1
    switch peek {
    case UInt8(ascii: "u"):
      let unit = try readUnit(at: start)
      if (0xDC00...0xDFFF).contains(unit) { throw failure(.loneSurrogate, at: start) }
      guard (0xD800...0xDBFF).contains(unit) else { return }
      for (index, expected) in "\\u".utf8.enumerated() {
        guard let byte = byte(at: offset + index) else { throw failure(.unexpectedEnd, at: bytes.count) }
        guard byte == expected else { throw failure(.loneSurrogate, at: start) }
      }
      offset += 1
      guard (0xDC00...0xDFFF).contains(try readUnit(at: offset - 1)) else {
        throw failure(.loneSurrogate, at: start)
      }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    case nil: throw failure(.unexpectedEnd, at: offset)
    default: throw failure(.invalidEscape, at: start)
    }
  }

  /// Reads `uXXXX`.
  mutating func readUnit(at start: Int) throws(Fault) -> UInt32 {
    offset += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek else { throw failure(.unexpectedEnd, at: offset) }
      guard let digit = hexDigit(byte) else { throw failure(.invalidEscape, at: start) }
      unit = unit << 4 | digit
      offset += 1
    }
    return unit
  }

  /// Reads one character of two to four bytes: RFC 3629, Unicode table 3-7.
  mutating func readMultibyte() throws(Fault) {
    let start = offset
    let lead = bytes[offset]
    let (length, second): (Int, ClosedRange<UInt8>)
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw failure(.invalidUTF8, at: start)
    }
    for index in 1..<length {
      guard let byte = byte(at: start + index), (index == 1 ? second : 0x80...0xBF).contains(byte) else {
        throw failure(.invalidUTF8, at: start)
      }
    }
    offset += length
  }

  /// Reads a number token, correctly rounded; infinite if it is beyond a double.
  mutating func readNumber() throws(Fault) -> Double {
    let start = offset
    if peek == UInt8(ascii: "-") { offset += 1 }
    var mantissa: UInt64 = 0
    let integerStart = offset
    offset = readDigits(into: &mantissa)
    let integerDigits = offset - integerStart
    if integerDigits == 0 || (integerDigits > 1 && bytes[integerStart] == UInt8(ascii: "0")) {
      throw integerDigits == 0 ? missingDigits(ofNumberAt: start) : failure(.invalidNumber, at: start)
    }
    var fractionDigits = 0
    if peek == UInt8(ascii: ".") {
      offset += 1
      let fractionStart = offset
      offset = readDigits(into: &mantissa)
      fractionDigits = offset - fractionStart
      if fractionDigits == 0 { throw missingDigits(ofNumberAt: start) }
    }
    let hasExponent = peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E")
    if hasExponent {
      offset += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
      let digitsStart = offset
      var ignored: UInt64 = 0
      offset = readDigits(into: &ignored)
      if offset == digitsStart { throw missingDigits(ofNumberAt: start) }
    }
    // Fifteen digits and a power of ten up to 10^15 are exact doubles, so one division rounds correctly.
    if !hasExponent, integerDigits + fractionDigits <= 15 {
      let magnitude = Double(mantissa) / exactPowersOfTen[fractionDigits]
      return bytes[start] == UInt8(ascii: "-") ? -magnitude : magnitude
    }
    return Double(String(decoding: bytes[start..<offset], as: UTF8.self)) ?? .infinity
  }

  func missingDigits(ofNumberAt start: Int) -> Fault {
    peek == nil ? failure(.unexpectedEnd, at: offset) : failure(.invalidNumber, at: start)
  }

  /// Reads digits; the value wraps around beyond nineteen of them.
  func readDigits(into value: inout UInt64) -> Int {
    var index = offset
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = value &* 10 &+ UInt64(digit)
      index += 1
    }
    return index
  }

  func text(_ string: JSONString) -> String {
    string.hasEscapes
      ? String(decoding: string.unescaped(in: bytes), as: UTF8.self)
      : String(decoding: bytes[string.start..<string.end], as: UTF8.self)
  }
}

// MARK: - Bytes

extension JSONReader {
  /// The next byte, nil at the end.
  @inline(__always)
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  @inline(__always)
  mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  /// Goes over bytes of a string that need no look, eight at a time: no quote, backslash, control or high byte.
  @inline(__always)
  mutating func skipPlainWords() {
    guard let base = bytes.baseAddress else { return }
    while offset + 8 <= bytes.count {
      let word = UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
      let special = specialBytes(word)
      if special != 0 {
        offset += special.littleEndian.trailingZeroBitCount >> 3
        return
      }
      offset += 8
    }
  }

  func equals(_ string: JSONString, _ name: StaticString) -> Bool {
    if string.hasEscapes { return text(string) == name.description }
    guard string.end - string.start == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { expected in
      expected.indices.allSatisfy { bytes[string.start + $0] == expected[$0] }
    }
  }

  /// Whether the first bytes of `word` stand here.
  func matches(_ word: StaticString, length: Int) -> Bool {
    word.withUTF8Buffer { expected in
      (0..<length).allSatisfy { bytes[offset + $0] == expected[$0] }
    }
  }
}

/// The high bit of each byte of `word` that ends a run of plain string bytes.
@inline(__always)
private func specialBytes(_ word: UInt64) -> UInt64 {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let highs: UInt64 = 0x8080_8080_8080_8080
  func hasZero(_ value: UInt64) -> UInt64 { (value &- ones) & ~value & highs }
  let quotes = hasZero(word ^ (ones &* 0x22))
  let backslashes = hasZero(word ^ (ones &* 0x5C))
  let controls = (word &- (ones &* 0x20)) & ~word & highs
  // The first special byte is found exactly; borrows can only mark bytes after it.
  return quotes | backslashes | controls | (word & highs)
}

func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

func hexDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}

private let exactPowersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]
