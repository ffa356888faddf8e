import JSON
import LayoutModel

/// Reads constraint strings where they stand. One function for each part of the grammar.
///
/// The byte after the string is none that a token of the grammar may hold, be it the quote that ends a JSON string or
/// the zero that ``JSONBytes`` gives behind its end: only what ends at a mark of its own looks for the end.
struct ConstraintParser {
  private let bytes: JSONBytes
  /// Where the string ends, -1 if that is not known.
  private let end: Int
  private var next: Int
  /// The blanks that may stand between tokens, a bit for each.
  private let blanks: UInt64
  /// The high bits of bytes if letters of other scripts count as letters.
  private let otherScripts: UInt64

  /// Reads a whole string.
  static func parse(
    _ bytes: JSONBytes, _ start: Int, _ end: Int, into result: inout ParsedConstraint
  ) throws(ConstraintSyntaxError) {
    var parser = ConstraintParser(bytes: bytes, end: end, next: start)
    try parser.constraint(&result)
  }

  /// Reads a string of a JSON text, of which it is not known yet where it ends and what it holds.
  ///
  /// - Returns: Offset of the quote that ends it; nil if it must be read with care, be it that something is wrong or that
  ///   it is not written the way nearly all are: printable ASCII, without quoted ids and identifiers.
  static func parse(plain bytes: JSONBytes, _ start: Int, into result: inout ParsedConstraint) -> Int? {
    var parser = ConstraintParser(bytes: bytes, end: -1, next: start)
    do throws(ConstraintSyntaxError) {
      try parser.constraint(&result)
      return parser.next
    } catch {
      return nil
    }
  }

  private init(bytes: JSONBytes, end: Int, next: Int) {
    (self.bytes, self.end, self.next) = (bytes, end, next)
    blanks = end < 0 ? 1 << 0x20 : 1 << 0x20 | 1 << 0x09 | 1 << 0x0A | 1 << 0x0D
    otherScripts = end < 0 ? 0 : 0x8080_8080_8080_8080
  }

  @inline(__always)
  private mutating func constraint(_ result: inout ParsedConstraint) throws(ConstraintSyntaxError) {
    try itemAndAttribute(&result.first, &result.firstAttribute)
    result.relation = try relation()
    try right(of: &result)
    skipBlanks()
    if peek == UInt8(ascii: "@") {
      try apart { (parser) throws(ConstraintSyntaxError) in try parser.priority(of: &result) }
    }
    skipBlanks()
    if peek == UInt8(ascii: "'") {
      try apart { (parser) throws(ConstraintSyntaxError) in try parser.identifier(of: &result) }
    }
    skipBlanks()
    guard end < 0 ? peek == UInt8(ascii: "\"") : next == end else { throw error("the end of the constraint") }
  }

  // MARK: Parts

  @inline(__always)
  private mutating func relation() throws(ConstraintSyntaxError) -> LayoutConstraint.Relation {
    skipBlanks()
    let start = next
    while (UInt8(ascii: "<")...UInt8(ascii: ">")).contains(peek) { next &+= 1 }
    switch (next &- start, bytes[start], bytes[start &+ 1]) {
    case (1, UInt8(ascii: "="), _), (2, UInt8(ascii: "="), UInt8(ascii: "=")): return .equal
    case (2, UInt8(ascii: "<"), UInt8(ascii: "=")): return .lessThanOrEqual
    case (2, UInt8(ascii: ">"), UInt8(ascii: "=")): return .greaterThanOrEqual
    default: throw ConstraintSyntaxError(expected: "==, <= or >=", place: start)
    }
  }

  /// `NUMBER`, `[NUMBER *] ITEM.ATTRIBUTE [± NUMBER]` or `ITEM.ATTRIBUTE (*|/) NUMBER [± NUMBER]`.
  @inline(__always)
  private mutating func right(of constraint: inout ParsedConstraint) throws(ConstraintSyntaxError) {
    skipBlanks()
    var isMultiplied = false
    if !isItem {
      let start = next
      let value = try number()
      skipBlanks()
      guard peek == UInt8(ascii: "*") else {
        constraint.constant = value
        constraint.constantPlace = start
        return
      }
      next &+= 1
      constraint.multiplier = value
      constraint.multiplierPlace = start
      isMultiplied = true
    }
    try itemAndAttribute(&constraint.second, &constraint.secondAttribute)
    constraint.hasSecond = true
    skipBlanks()
    if !isMultiplied, peek == UInt8(ascii: "*") || peek == UInt8(ascii: "/") {
      try apart { (parser) throws(ConstraintSyntaxError) in try parser.factor(of: &constraint) }
    }
    if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") {
      let isNegative = peek == UInt8(ascii: "-")
      next &+= 1
      skipBlanks()
      constraint.constantPlace = next
      let value = try number()
      constraint.constant = isNegative ? -value : value
    }
  }

  /// `(*|/) NUMBER`, and the blanks after it.
  @inline(never)
  private mutating func factor(of constraint: inout ParsedConstraint) throws(ConstraintSyntaxError) {
    let isQuotient = peek == UInt8(ascii: "/")
    next += 1
    skipBlanks()
    let start = next
    let value = try number()
    if isQuotient, value == 0 {
      throw ConstraintSyntaxError(expected: "a number other than 0", place: start)
    }
    constraint.multiplierPlace = start
    constraint.multiplier = isQuotient ? 1 / value : value
    skipBlanks()
  }

  @inline(never)
  private mutating func priority(of constraint: inout ParsedConstraint) throws(ConstraintSyntaxError) {
    next += 1
    skipBlanks()
    let start = next
    constraint.priorityPlace = start
    next = endOfLetters(in: bytes, from: start)
    if next == start {
      constraint.priority = try number()
    } else if let value = LayoutConstraint.priority(named: bytes.string(start, next)) {
      constraint.priority = Double(value)
    } else {
      throw ConstraintSyntaxError(expected: "a number, required, high or low", place: start)
    }
  }

  @inline(never)
  private mutating func identifier(of constraint: inout ParsedConstraint) throws(ConstraintSyntaxError) {
    if end < 0 { throw error("a closing '") }
    next += 1
    let start = next
    while next < end, peek != UInt8(ascii: "'") { next += 1 }
    guard next < end else { throw error("a closing '") }
    constraint.identifier = ParsedConstraint.Span(start: start, end: next)
    next += 1
  }

  /// `ID.ATTRIBUTE` or `ID.GUIDE.ATTRIBUTE`.
  @inline(__always)
  private mutating func itemAndAttribute(
    _ item: inout ParsedConstraint.Item, _ attribute: inout ParsedConstraint.Attribute
  ) throws(ConstraintSyntaxError) {
    skipBlanks()
    item.id = try id()
    guard peek == UInt8(ascii: ".") else { throw error("'.' and an attribute") }
    next &+= 1
    attribute.name = try word()
    if peek == UInt8(ascii: ".") {
      next &+= 1
      item.guide = attribute.name
      attribute.name = try word()
    }
    attribute.value = LayoutAttribute(bytes, attribute.name.start, attribute.name.end)
  }

  @inline(__always)
  private mutating func id() throws(ConstraintSyntaxError) -> ParsedConstraint.Span {
    if peek == UInt8(ascii: "`") {
      return try apart { (parser) throws(ConstraintSyntaxError) in try parser.quotedId() }
    }
    let start = next
    next = endOfId(in: bytes, from: start, otherScripts)
    guard next > start else { throw error("the id of a view or guide") }
    return ParsedConstraint.Span(start: start, end: next)
  }

  @inline(never)
  private mutating func quotedId() throws(ConstraintSyntaxError) -> ParsedConstraint.Span {
    if end < 0 { throw error("a closing backquote") }
    next += 1
    let start = next
    while next < end, peek != UInt8(ascii: "`") { next += 1 }
    guard next < end else { throw error("a closing backquote") }
    next += 1
    return ParsedConstraint.Span(start: start, end: next - 1)
  }

  @inline(__always)
  private mutating func word() throws(ConstraintSyntaxError) -> ParsedConstraint.Span {
    let start = next
    next = endOfLetters(in: bytes, from: start)
    guard next > start else { throw error("an attribute") }
    return ParsedConstraint.Span(start: start, end: next)
  }

  /// Up to fifteen digits and a fraction need one exact division; anything longer goes the standard library's way.
  @inline(__always)
  private mutating func number() throws(ConstraintSyntaxError) -> Double {
    let start = next
    let isNegative = peek == UInt8(ascii: "-")
    if isNegative || peek == UInt8(ascii: "+") { next &+= 1 }
    var mantissa: UInt64 = 0
    var digits = 0
    var fraction = -1
    var isShort = true
    while true {
      let byte = peek
      let digit = byte &- UInt8(ascii: "0")
      if digit < 10 {
        mantissa = mantissa &* 10 &+ UInt64(digit)
        digits &+= 1
        if fraction >= 0 { fraction &+= 1 }
      } else if byte == UInt8(ascii: ".") {
        if fraction >= 0 { isShort = false }
        fraction = max(fraction, 0)
      } else {
        break
      }
      next &+= 1
    }
    if !isShort || digits == 0 || digits > 15 || peek | 0x20 == UInt8(ascii: "e") {
      return try apart { (parser) throws(ConstraintSyntaxError) in try parser.longNumber(from: start) }
    }
    let value = fraction > 0 ? exactDecimal(mantissa, fractionDigits: fraction) : Double(Int64(mantissa))
    return isNegative ? -value : value
  }

  /// A number from its beginning on; `next` is behind its digits.
  @inline(never)
  private mutating func longNumber(from start: Int) throws(ConstraintSyntaxError) -> Double {
    if peek | 0x20 == UInt8(ascii: "e") {
      next += 1
      if peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+") { next += 1 }
      while isDigit(peek) { next += 1 }
    }
    let text = bytes.string(start, next)
    next = start
    guard let value = Double(text) else { throw error("a number") }
    guard value.isFinite else { throw error("a number that is not too large") }
    next = start + text.utf8.count
    return value
  }

  /// Reads a rare part with a copy of the parser, so that this one stays in registers.
  @inline(__always)
  private mutating func apart<Part>(
    _ read: (inout ConstraintParser) throws(ConstraintSyntaxError) -> Part
  ) throws(ConstraintSyntaxError) -> Part {
    var parser = self
    let part = try read(&parser)
    next = parser.next
    return part
  }

  // MARK: Bytes

  private var peek: UInt8 {
    @inline(__always) get { bytes[next] }
  }

  @inline(__always)
  private mutating func skipBlanks() {
    while peek <= 0x20, (blanks &>> UInt64(truncatingIfNeeded: peek)) & 1 != 0 { next &+= 1 }
  }

  /// Whether an item stands here and not a number: an id may begin like a number, but a letter follows its dot.
  private var isItem: Bool {
    @inline(__always) get { isItem(peek) }
  }

  @inline(__always)
  private func isItem(_ first: UInt8) -> Bool {
    if first == UInt8(ascii: "`") { return true }
    if isIdPart(first, otherScripts), first != UInt8(ascii: "-"), !isDigit(first) { return true }
    let end = endOfId(in: bytes, from: next, otherScripts)
    return end > next && bytes[end] == UInt8(ascii: ".") && isASCIILetter(bytes[end &+ 1])
  }

  private func error(_ expected: StaticString) -> ConstraintSyntaxError {
    ConstraintSyntaxError(expected: expected, place: next)
  }
}

@inline(__always)
private func isIdPart(_ byte: UInt8, _ otherScripts: UInt64) -> Bool {
  // `-`, `/` and the digits; the letters and `_`.
  let marks: UInt64 = 0x03FF_A000_0000_0000
  let letters: UInt64 = 0x07FF_FFFE_87FF_FFFE
  if byte >= 0x80 { return otherScripts != 0 }
  return ((byte < 64 ? marks : letters) &>> UInt64(truncatingIfNeeded: byte & 63)) & 1 != 0
}

private let ones: UInt64 = 0x0101_0101_0101_0101
private let highs: UInt64 = 0x8080_8080_8080_8080

/// Where the letters, digits, `-`, `_` and `/` from an offset on end, eight at a time.
///
/// - Parameter otherScripts: The high bits if letters of other scripts count: every byte of theirs is 0x80 or more.
@inline(__always)
private func endOfId(in bytes: JSONBytes, from start: Int, _ otherScripts: UInt64) -> Int {
  var next = start
  while true {
    let word = bytes.word(at: next)
    let low = word & ~highs
    let folded = low | ones &* 0x20
    let isLetter = (folded &+ ones &* (0x80 - 0x61)) & ~(folded &+ ones &* (0x80 - 0x7B))
    let isSlashOrDigit = (low &+ ones &* (0x80 - 0x2F)) & ~(low &+ ones &* (0x80 - 0x3A))
    let isOther = (low ^ ones &* 0x2D) &+ ones &* 0x7F
    let isNoLine = (low ^ ones &* 0x5F) &+ ones &* 0x7F
    let parts = (isLetter | isSlashOrDigit | ~(isOther & isNoLine)) & ~word | word & otherScripts
    let others = ~parts & highs
    if others != 0 { return next &+ others.trailingZeroBitCount &>> 3 }
    next &+= 8
  }
}

/// Where the ASCII letters from an offset on end, eight at a time.
@inline(__always)
private func endOfLetters(in bytes: JSONBytes, from start: Int) -> Int {
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
