import JSON
import LayoutModel

// The tokens of constraint strings. Every function reads from an offset on and says where the token ends.

private let ones: UInt64 = 0x0101_0101_0101_0101
private let highs: UInt64 = 0x8080_8080_8080_8080

/// Where the letters, digits, `-`, `_` and `/` from an offset on end, eight at a time.
///
/// - Parameter otherScripts: Whether letters of other scripts count: every byte of theirs is 0x80 or more.
@inline(__always)
func endOfId(in bytes: JSONBytes, from start: Int, otherScripts: Bool) -> Int {
  let wide = otherScripts ? highs : 0
  var next = start
  while true {
    let word = bytes.word(at: next)
    let low = word & ~highs
    let folded = low | ones &* 0x20
    let isLetter = (folded &+ ones &* (0x80 - 0x61)) & ~(folded &+ ones &* (0x80 - 0x7B))
    let isSlashOrDigit = (low &+ ones &* (0x80 - 0x2F)) & ~(low &+ ones &* (0x80 - 0x3A))
    let isOther = (low ^ ones &* 0x2D) &+ ones &* 0x7F
    let isNoLine = (low ^ ones &* 0x5F) &+ ones &* 0x7F
    let parts = (isLetter | isSlashOrDigit | ~(isOther & isNoLine)) & ~word | word & wide
    let others = ~parts & highs
    if others != 0 { return next &+ others.trailingZeroBitCount &>> 3 }
    next &+= 8
  }
}

/// Where the ASCII letters from an offset on end, eight at a time.
@inline(__always)
func endOfLetters(in bytes: JSONBytes, from start: Int) -> Int {
  var next = start
  while true {
    let word = bytes.word(at: next) | ones &* 0x20
    let low = word & ~highs
    let isFromA = low &+ ones &* (0x80 - 0x61)
    let isBeyondZ = low &+ ones &* (0x80 - 0x7B)
    let others = ~(isFromA & ~isBeyondZ & ~word) & highs
    if others != 0 { return next &+ others.trailingZeroBitCount &>> 3 }
    next &+= 8
  }
}

/// A number of at most fifteen digits without an exponent, and where it ends; nil for a longer one and for none.
@inline(__always)
func shortNumber(in bytes: JSONBytes, from start: Int) -> (value: Double, end: Int)? {
  let isNegative = bytes[start] == UInt8(ascii: "-")
  var next = isNegative || bytes[start] == UInt8(ascii: "+") ? start &+ 1 : start
  let first = next
  var mantissa: UInt64 = 0
  var point = -1
  while true {
    let byte = bytes[next]
    let digit = byte &- UInt8(ascii: "0")
    if digit < 10 {
      mantissa = mantissa &* 10 &+ UInt64(digit)
    } else if byte == UInt8(ascii: "."), point < 0 {
      point = next
    } else if byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e") {
      return nil
    } else {
      break
    }
    next &+= 1
  }
  let digits = next &- first &- (point < 0 ? 0 : 1)
  guard digits > 0, digits <= 15 else { return nil }
  let fraction = point < 0 ? 0 : next &- point &- 1
  let value =
    fraction > 0
    ? exactDecimal(mantissa, fractionDigits: fraction) : Double(Int64(truncatingIfNeeded: mantissa))
  return (isNegative ? -value : value, next)
}

/// The order of the raw numbers, and the old name of `lastBaseline`.
private let attributeWords = KeyTable(
  LayoutAttribute.names + ["baseline"],
  numbers: LayoutAttribute.allCases.map { Int($0.rawValue) } + [Int(LayoutAttribute.lastBaseline.rawValue)])

extension LayoutAttribute {
  /// The attribute of the name in a range, nil if there is none.
  @inline(__always)
  init?(_ bytes: JSONBytes, _ start: Int, _ end: Int) {
    let number = attributeWords.number(of: NameWords(bytes, start, end), in: bytes, start)
    guard number >= 0 else { return nil }
    self.init(rawValue: UInt8(truncatingIfNeeded: number))
  }
}
