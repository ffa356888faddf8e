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

/// A number of at most fifteen digits without an exponent that stands at an offset, which then is the one behind it; nil
/// for a longer one and for none.
@inline(__always)
func shortNumber(in bytes: JSONBytes, at offset: inout Int) -> Double? {
  bytes.wholeNumber(at: &offset) ?? decimalNumber(in: bytes, at: &offset)
}

/// A number with a sign or a point.
private func decimalNumber(in bytes: JSONBytes, at offset: inout Int) -> Double? {
  let isNegative = bytes[offset] == UInt8(ascii: "-")
  var next = isNegative || bytes[offset] == UInt8(ascii: "+") ? offset &+ 1 : offset
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
  offset = next
  return isNegative ? -value : value
}

/// The attributes by their names, and the old name of `lastBaseline`.
struct AttributeTable {
  /// A place for a name of at most eight bytes.
  private struct Place {
    /// The name as one word, 0 for a free place.
    var name: UInt64 = 0
    var attribute = LayoutAttribute.notAnAttribute
  }

  /// The short names, which are nearly all that is said, at the first free place from their hash on.
  private var places = [Place](repeating: Place(), count: 64)
  /// All names by the raw numbers.
  private let table: KeyTable

  /// How long the longest name is.
  static let longest = 20

  /// For readers of many attributes, who keep it at hand.
  static let shared = AttributeTable()

  private init() {
    let names = LayoutAttribute.allCases.map { ($0.name, $0) } + [("baseline", .lastBaseline)]
    table = KeyTable(names.map(\.0), numbers: names.map { Int($0.1.rawValue) })
    for (name, attribute) in names where name.utf8.count <= 8 {
      let word = name.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
      var place = Self.place(of: word)
      while places[place].name != 0 { place = (place + 1) % places.count }
      places[place] = Place(name: word, attribute: attribute)
    }
  }

  /// The attribute of a name that stands at an offset, nil if there is none.
  @inline(__always)
  func attribute(of name: NameWords, in bytes: JSONBytes, _ start: Int) -> LayoutAttribute? {
    if name.length > 8 { return Self.longAttribute(of: name, in: bytes, start, table) }
    var place = Self.place(of: name.first)
    while places[place].name != 0 {
      if places[place].name == name.first { return places[place].attribute }
      place = (place &+ 1) & (places.count &- 1)
    }
    return nil
  }

  /// The attribute whose name is the string that stands next; nil, and nothing is read, for any other value.
  func quotedAttribute(_ reader: inout JSONReader) -> LayoutAttribute? {
    let start = reader.offset &+ 1
    guard reader.bytes[start &- 1] == UInt8(ascii: "\"") else { return nil }
    let name = NameWords(reader.bytes, from: start, longest: Self.longest) {
      marks(of: UInt8(ascii: "\""), in: $0)
    }
    guard name.length > 0, let attribute = attribute(of: name, in: reader.bytes, start) else { return nil }
    reader.skipString(to: start &+ name.length)
    return attribute
  }

  private static func longAttribute(
    of name: NameWords, in bytes: JSONBytes, _ start: Int, _ table: KeyTable
  ) -> LayoutAttribute? {
    let number = table.number(of: name, in: bytes, start)
    return number < 0 ? nil : LayoutAttribute(rawValue: UInt8(truncatingIfNeeded: number))
  }

  @inline(__always)
  private static func place(of word: UInt64) -> Int {
    Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) &>> 58)
  }
}

extension LayoutAttribute {
  /// The attribute of the name in a range, nil if there is none.
  init?(_ bytes: JSONBytes, _ start: Int, _ end: Int) {
    guard
      let attribute = AttributeTable.shared.attribute(of: NameWords(bytes, start, end), in: bytes, start)
    else { return nil }
    self = attribute
  }
}
