import LayoutModel

/// The string form of a constraint, as far as it can be read without knowing the document:
/// `ITEM.ATTRIBUTE REL RIGHT [@PRIORITY] ['IDENTIFIER']`.
struct ParsedConstraint {
  /// An item by name; ranges are byte offsets in the string.
  struct Item {
    var id: Range<Int>
    /// The guide after the id, nil for the view or guide itself.
    var guide: Range<Int>?
  }

  var first: Item
  var firstAttribute: Attribute
  var relation: LayoutConstraint.Relation
  var second: Item?
  var secondAttribute: Attribute?
  var multiplier: Double
  var constant: Double
  /// As it is written, also if UIKit has no such priority.
  var priority: Double
  /// Where the numbers stand; 0 for what is not written.
  var multiplierOffset = 0
  var constantOffset = 0
  var priorityOffset = 0
  var identifier: Range<Int>?

  struct Attribute {
    /// Nil if there is none of that name.
    var value: LayoutAttribute?
    var name: Range<Int>
  }
}

/// Why a constraint string cannot be read.
struct ConstraintSyntaxError: Error {
  /// A noun phrase.
  var expected: String
  /// In bytes.
  var offset: Int
}

/// Reads constraint strings. One function for each part of the grammar.
struct ConstraintParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var next = 0

  /// Reads a whole string.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(ConstraintSyntaxError) -> ParsedConstraint {
    var parser = ConstraintParser(bytes: bytes)
    return try parser.constraint()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func constraint() throws(ConstraintSyntaxError) -> ParsedConstraint {
    let (first, firstAttribute) = try itemAndAttribute()
    let relation = try relation()
    var result = ParsedConstraint(
      first: first, firstAttribute: firstAttribute, relation: relation, second: nil, secondAttribute: nil,
      multiplier: 1, constant: 0, priority: Double(LayoutConstraint.required), identifier: nil)
    try right(of: &result)
    skipBlanks()
    if peek == UInt8(ascii: "@") { try priority(of: &result) }
    skipBlanks()
    if peek == UInt8(ascii: "'") { try identifier(of: &result) }
    skipBlanks()
    guard next == bytes.count else { throw error("the end of the constraint") }
    return result
  }

  // MARK: Parts

  private mutating func relation() throws(ConstraintSyntaxError) -> LayoutConstraint.Relation {
    skipBlanks()
    let start = next
    while let byte = peek, byte == UInt8(ascii: "=") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
    {
      next += 1
    }
    switch String(decoding: bytes[start..<next], as: UTF8.self) {
    case "==", "=": return .equal
    case "<=": return .lessThanOrEqual
    case ">=": return .greaterThanOrEqual
    default: throw ConstraintSyntaxError(expected: "==, <= or >=", offset: start)
    }
  }

  /// `NUMBER`, `[NUMBER *] ITEM.ATTRIBUTE [± NUMBER]` or `ITEM.ATTRIBUTE (*|/) NUMBER [± NUMBER]`.
  private mutating func right(of constraint: inout ParsedConstraint) throws(ConstraintSyntaxError) {
    skipBlanks()
    var isMultiplied = false
    if !isItem {
      let start = next
      let value = try number()
      skipBlanks()
      guard peek == UInt8(ascii: "*") else {
        constraint.constant = value
        constraint.constantOffset = start
        return
      }
      next += 1
      constraint.multiplier = value
      constraint.multiplierOffset = start
      isMultiplied = true
    }
    let (item, attribute) = try itemAndAttribute()
    constraint.second = item
    constraint.secondAttribute = attribute
    skipBlanks()
    if !isMultiplied, let sign = peek, sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") {
      next += 1
      skipBlanks()
      let start = next
      let value = try number()
      if sign == UInt8(ascii: "/"), value == 0 {
        throw ConstraintSyntaxError(expected: "a number other than 0", offset: start)
      }
      constraint.multiplierOffset = start
      constraint.multiplier = sign == UInt8(ascii: "*") ? value : 1 / value
      skipBlanks()
    }
    if let sign = peek, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      next += 1
      skipBlanks()
      constraint.constantOffset = next
      let value = try number()
      constraint.constant = sign == UInt8(ascii: "-") ? -value : value
    }
  }

  private mutating func priority(of constraint: inout ParsedConstraint) throws(ConstraintSyntaxError) {
    next += 1
    skipBlanks()
    constraint.priorityOffset = next
    let start = next
    while let byte = peek, isASCIILetter(byte) { next += 1 }
    if next == start {
      constraint.priority = try number()
    } else if let value = LayoutConstraint.priority(
      named: String(decoding: bytes[start..<next], as: UTF8.self))
    {
      constraint.priority = Double(value)
    } else {
      throw ConstraintSyntaxError(expected: "a number, required, high or low", offset: start)
    }
  }

  private mutating func identifier(of constraint: inout ParsedConstraint) throws(ConstraintSyntaxError) {
    next += 1
    let start = next
    while let byte = peek, byte != UInt8(ascii: "'") { next += 1 }
    guard peek != nil else { throw error("a closing '") }
    constraint.identifier = start..<next
    next += 1
  }

  /// `ID.ATTRIBUTE` or `ID.GUIDE.ATTRIBUTE`.
  private mutating func itemAndAttribute() throws(ConstraintSyntaxError) -> (
    ParsedConstraint.Item, ParsedConstraint.Attribute
  ) {
    skipBlanks()
    let id = try id()
    guard peek == UInt8(ascii: ".") else { throw error("'.' and an attribute") }
    next += 1
    var name = try word("an attribute")
    var item = ParsedConstraint.Item(id: id)
    if peek == UInt8(ascii: ".") {
      next += 1
      item.guide = name
      name = try word("an attribute")
    }
    let attribute = LayoutAttribute(utf8: UnsafeBufferPointer(rebasing: bytes[name]))
    return (item, ParsedConstraint.Attribute(value: attribute, name: name))
  }

  private mutating func id() throws(ConstraintSyntaxError) -> Range<Int> {
    if peek == UInt8(ascii: "`") {
      next += 1
      let start = next
      while let byte = peek, byte != UInt8(ascii: "`") { next += 1 }
      guard peek != nil else { throw error("a closing backquote") }
      next += 1
      return start..<next - 1
    }
    let start = next
    while let byte = peek, isIdPart(byte) { next += 1 }
    guard next > start else { throw error("the id of a view or guide") }
    return start..<next
  }

  private mutating func word(_ expected: String) throws(ConstraintSyntaxError) -> Range<Int> {
    let start = next
    while let byte = peek, isASCIILetter(byte) { next += 1 }
    guard next > start else { throw error(expected) }
    return start..<next
  }

  private mutating func number() throws(ConstraintSyntaxError) -> Double {
    let start = next
    if let byte = peek, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { next += 1 }
    while let byte = peek, isDigit(byte) || byte == UInt8(ascii: ".") { next += 1 }
    if let byte = peek, byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      next += 1
      if let sign = peek, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { next += 1 }
      while let byte = peek, isDigit(byte) { next += 1 }
    }
    guard let value = decimal(UnsafeBufferPointer(rebasing: bytes[start..<next])) else {
      next = start
      throw error("a number")
    }
    guard value.isFinite else {
      next = start
      throw error("a number that is not too large")
    }
    return value
  }

  // MARK: Bytes

  private var peek: UInt8? { next < bytes.count ? bytes[next] : nil }

  private mutating func skipBlanks() {
    while let byte = peek,
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == 0x0A || byte == 0x0D
    {
      next += 1
    }
  }

  /// Whether an item stands here and not a number: an id may begin like a number, but a letter follows its dot.
  private var isItem: Bool {
    guard let first = peek else { return false }
    if first == UInt8(ascii: "`") { return true }
    if isIdPart(first), first != UInt8(ascii: "-"), !isDigit(first) { return true }
    var end = next
    while end < bytes.count, isIdPart(bytes[end]) { end += 1 }
    return end > next && end + 1 < bytes.count && bytes[end] == UInt8(ascii: ".")
      && isASCIILetter(bytes[end + 1])
  }

  private func error(_ expected: String) -> ConstraintSyntaxError {
    ConstraintSyntaxError(expected: expected, offset: next)
  }
}

/// Letters of other scripts count as letters: every byte of theirs is 0x80 or more.
private func isIdPart(_ byte: UInt8) -> Bool {
  isASCIILetter(byte) || isDigit(byte) || byte >= 0x80 || byte == UInt8(ascii: "_")
    || byte == UInt8(ascii: "-")
    || byte == UInt8(ascii: "/")
}

/// A decimal number, correctly rounded; nil if the bytes are no number.
///
/// Up to fifteen digits and a fraction need one exact division; anything longer goes the standard library's way.
private func decimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
  var mantissa = 0
  var digits = 0
  var fraction: Int?
  var isNegative = false
  for (index, byte) in bytes.enumerated() {
    switch byte {
    case UInt8(ascii: "-") where index == 0: isNegative = true
    case UInt8(ascii: "+") where index == 0: break
    case UInt8(ascii: ".") where fraction == nil: fraction = 0
    case _ where isDigit(byte) && digits < 15:
      mantissa = mantissa * 10 + Int(byte - UInt8(ascii: "0"))
      digits += 1
      fraction = fraction.map { $0 + 1 }
    default: return Double(String(decoding: bytes, as: UTF8.self))
    }
  }
  guard digits > 0 else { return nil }
  let value = Double(mantissa) / powersOfTen[fraction ?? 0]
  return isNegative ? -value : value
}

private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]
