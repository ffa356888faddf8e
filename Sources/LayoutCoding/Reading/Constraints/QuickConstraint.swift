import JSON
import LayoutModel

/// Reads constraint strings that are written the way nearly all are: `a.leading >= b.trailing + 8 @750`, in ASCII, with
/// one blank around each sign, without guides, multipliers and identifiers, and with nothing wrong in them.
///
/// It reads where the string stands in the JSON text, whose end it finds itself. Everything else is for
/// ``ConstraintParser``, which knows the whole grammar and says what is wrong.
struct QuickConstraint {
  var constraint: LayoutConstraint
  /// The ids of the items.
  private(set) var first = ParsedConstraint.Span()
  private(set) var second = ParsedConstraint.Span()
  var hasSecond: Bool { !second.isEmpty }

  init(_ constraint: LayoutConstraint) {
    self.constraint = constraint
  }

  /// Reads a string from its first byte on.
  ///
  /// - Returns: Offset of the quote that ends it; nil for a string that must be read with care.
  @inline(__always)
  mutating func read(_ bytes: JSONBytes, _ start: Int) -> Int? {
    guard
      var next = Self.item(bytes, start, &first, &constraint.firstAttribute),
      let relation = Self.relation(bytes.word(at: next))
    else { return nil }
    constraint.relation = relation
    next &+= 4
    if isDigit(bytes[next]) || bytes[next] == UInt8(ascii: "-") {
      guard let number = shortNumber(in: bytes, from: next) else { return nil }
      (constraint.constant, next) = number
    } else {
      guard let end = Self.item(bytes, next, &second, &constraint.secondAttribute) else { return nil }
      next = end
      if let sign = Self.sign(bytes.word(at: next)) {
        guard isDigit(bytes[next &+ 3]), let number = shortNumber(in: bytes, from: next &+ 3) else {
          return nil
        }
        (constraint.constant, next) = (sign * number.value, number.end)
      }
    }
    if bytes[next] != UInt8(ascii: "\"") {
      guard let end = readPriority(bytes, next) else { return nil }
      next = end
    }
    return constants(contain: constraint.constant) ? next : nil
  }

  /// ` @NUMBER`, and the quote after it.
  private mutating func readPriority(_ bytes: JSONBytes, _ start: Int) -> Int? {
    guard bytes[start] == 0x20, bytes[start &+ 1] == UInt8(ascii: "@"), isDigit(bytes[start &+ 2]),
      let number = shortNumber(in: bytes, from: start &+ 2), bytes[number.end] == UInt8(ascii: "\""),
      let priority = Float(priority: number.value)
    else { return nil }
    constraint.priority = priority
    return number.end
  }

  /// `ID.ATTRIBUTE`
  @inline(__always)
  private static func item(
    _ bytes: JSONBytes, _ start: Int, _ id: inout ParsedConstraint.Span, _ attribute: inout LayoutAttribute
  ) -> Int? {
    let dot = endOfId(in: bytes, from: start, otherScripts: false)
    guard dot > start, bytes[dot] == UInt8(ascii: ".") else { return nil }
    id = ParsedConstraint.Span(start: start, end: dot)
    let end = endOfLetters(in: bytes, from: dot &+ 1)
    guard let value = LayoutAttribute(bytes, dot &+ 1, end) else { return nil }
    attribute = value
    return end
  }

  /// What the first four bytes of a word mean.
  @inline(__always)
  private static func relation(_ word: UInt64) -> LayoutConstraint.Relation? {
    switch word & 0xFFFF_FFFF {
    case 0x203D_3D20: .equal
    case 0x203D_3C20: .lessThanOrEqual
    case 0x203D_3E20: .greaterThanOrEqual
    default: nil
    }
  }

  /// The sign with blanks around it that the first three bytes of a word are.
  @inline(__always)
  private static func sign(_ word: UInt64) -> Double? {
    switch word & 0xFF_FFFF {
    case 0x20_2B20: 1
    case 0x20_2D20: -1
    default: nil
    }
  }
}
