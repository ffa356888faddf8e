import JSON
import LayoutModel

/// Reads constraint strings where they stand. One function for each part of the grammar.
///
/// The byte after the string is none that a token of the grammar may hold, be it the quote that ends a JSON string or
/// the zero that ``JSONBytes`` gives behind its end: only what ends at a mark of its own looks for the end.
struct ConstraintParser {
  let bytes: JSONBytes
  let end: Int
  var next: Int

  /// Reads a whole string.
  static func parse(
    _ source: ConstraintSource, into result: inout ParsedConstraint
  ) throws(ConstraintSyntaxError) {
    var parser = ConstraintParser(bytes: source.bytes, end: source.end, next: source.start)
    try parser.constraint(&result)
  }

  private mutating func constraint(_ result: inout ParsedConstraint) throws(ConstraintSyntaxError) {
    try itemAndAttribute(&result.first, &result.firstAttribute, besides: nil)
    result.relation = try relation()
    try right(of: &result)
    try ending(of: &result)
  }

  /// `[@PRIORITY] ['IDENTIFIER']` and nothing more.
  mutating func ending(of result: inout ParsedConstraint) throws(ConstraintSyntaxError) {
    // Behind a statement there may be others, after blanks.
    skipBlanks()
    if next < end, peek == UInt8(ascii: "@") { try priority(of: &result) }
    skipBlanks()
    if next < end, peek == UInt8(ascii: "'") { result.identifier = try quoted("a closing '") }
    skipBlanks()
    guard next >= end else { throw error("the end of the constraint" + remedyForTheRest) }
  }

  private mutating func relation() throws(ConstraintSyntaxError) -> LayoutConstraint.Relation {
    skipBlanks()
    let start = next
    while (UInt8(ascii: "<")...UInt8(ascii: ">")).contains(peek) { next &+= 1 }
    switch (next &- start, bytes[start], bytes[start &+ 1]) {
    case (1, UInt8(ascii: "="), _), (2, UInt8(ascii: "="), UInt8(ascii: "=")): return .equal
    case (2, UInt8(ascii: "<"), UInt8(ascii: "=")): return .lessThanOrEqual
    case (2, UInt8(ascii: ">"), UInt8(ascii: "=")): return .greaterThanOrEqual
    default: return try otherRelation(from: start)
    }
  }

  /// `NUMBER`, `[NUMBER *] ITEM.ATTRIBUTE [± NUMBER]` or `ITEM.ATTRIBUTE (*|/) NUMBER [± NUMBER]`.
  private mutating func right(of constraint: inout ParsedConstraint) throws(ConstraintSyntaxError) {
    skipBlanks()
    var isMultiplied = false
    if constraint.firstAttribute.group == .size, try size(of: &constraint) { return }
    if !isItem {
      let start = next
      let value = try number()
      skipBlanks()
      guard peek == UInt8(ascii: "*") else {
        if next < end, isItemWithAttribute { throw error("'*' between the multiplier and the item") }
        constraint.constant = value
        constraint.constantPlace = start
        return
      }
      next &+= 1
      constraint.multiplier = value
      constraint.multiplierPlace = start
      isMultiplied = true
    }
    try itemAndAttribute(&constraint.second, &constraint.secondAttribute, besides: constraint.firstAttribute)
    constraint.hasSecond = true
    skipBlanks()
    if !isMultiplied, peek == UInt8(ascii: "*") || peek == UInt8(ascii: "/") { try factor(of: &constraint) }
    while peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") {
      let isNegative = peek == UInt8(ascii: "-")
      next &+= 1
      skipBlanks()
      if constraint.constantPlace == 0 { constraint.constantPlace = next }
      let value = try number()
      constraint.constant += isNegative ? -value : value
      skipBlanks()
    }
  }

  /// `[NUMBER, NUMBER]`, also in round brackets, with labels, or as what makes a CGSize; false for anything else.
  private mutating func size(of constraint: inout ParsedConstraint) throws(ConstraintSyntaxError) -> Bool {
    var place = next
    if bytes.string(place, min(place + 6, end)) == "CGSize" { place += 6 }
    let isSquare = bytes[place] == UInt8(ascii: "[")
    guard place < end, isSquare || bytes[place] == UInt8(ascii: "(") else { return false }
    next = place + 1
    constraint.constantPlace = place
    constraint.constant = try labelledNumber()
    skipBlanks()
    guard peek == UInt8(ascii: ",") else { throw error("',' and the height") }
    next += 1
    constraint.height = try labelledNumber()
    skipBlanks()
    guard peek == UInt8(ascii: isSquare ? "]" : ")") else { throw error("a closing bracket") }
    next += 1
    return true
  }

  /// `[LABEL:] NUMBER`
  private mutating func labelledNumber() throws(ConstraintSyntaxError) -> Double {
    skipBlanks()
    let start = next
    next = endOfLetters(in: bytes, from: start)
    if next > start, peek == UInt8(ascii: ":") { next += 1 } else { next = start }
    skipBlanks()
    return try number()
  }

  /// `(*|/) NUMBER`, and the blanks after it.
  private mutating func factor(of constraint: inout ParsedConstraint) throws(ConstraintSyntaxError) {
    let isQuotient = peek == UInt8(ascii: "/")
    next += 1
    skipBlanks()
    let start = next
    let value = try number()
    if isQuotient, value == 0 { throw ConstraintSyntaxError(expected: "a number other than 0", place: start) }
    constraint.multiplierPlace = start
    constraint.multiplier = isQuotient ? 1 / value : value
    skipBlanks()
  }

  private mutating func priority(of constraint: inout ParsedConstraint) throws(ConstraintSyntaxError) {
    next += 1
    skipBlanks()
    let start = next
    constraint.priorityPlace = start
    if let value = PriorityExpression.read(bytes, at: &next, end) {
      constraint.priority = value
    } else if isASCIILetter(peek) {
      throw ConstraintSyntaxError(
        expected: "a priority behind @: a number up to 1000, or required (1000), high (750) or low (250)",
        place: start)
    } else {
      constraint.priority = try number()
    }
  }

  /// `ID.ATTRIBUTE` or `ID.GUIDE.ATTRIBUTE`, with words between that lead to another view.
  ///
  /// - Parameter first: The attribute on the left side, nil for that side.
  private mutating func itemAndAttribute(
    _ item: inout ParsedConstraint.Item, _ attribute: inout ParsedConstraint.Attribute,
    besides first: ParsedConstraint.Attribute?
  ) throws(ConstraintSyntaxError) {
    skipBlanks()
    item.id = try id()
    guard peek == UInt8(ascii: ".") else {
      guard let group = first?.group else {
        throw error(expectedAttribute(of: item.id, isLeft: first == nil))
      }
      attribute.group = group
      return
    }
    next &+= 1
    attribute.name = try word()
    while peek == UInt8(ascii: ".") {
      next &+= 1
      // What stands before the last dot may be a path: `title.superview.safeArea.top`.
      if !item.guide.isEmpty { item.id = ParsedConstraint.Span(start: item.id.start, end: item.guide.end) }
      item.guide = attribute.name
      attribute.name = try word()
    }
    setValue(of: &attribute)
    if let group = first?.group, attribute.value == nil, attribute.group == nil {
      takeItem(&item, endingWith: &attribute, as: group)
    }
  }

  /// Looks the name of an attribute up: as documents have it, else as an anchor.
  @inline(__always)
  func setValue(of attribute: inout ParsedConstraint.Attribute) {
    let name = attribute.name
    attribute.value =
      LayoutAttribute(bytes, name.start, name.end)
      ?? ConstraintSpellings.anchors.value(bytes, name.start, name.end)
    if attribute.value == nil { attribute.group = group(name) }
  }

  mutating func id() throws(ConstraintSyntaxError) -> ParsedConstraint.Span {
    if peek == UInt8(ascii: "`") { return try quoted("a closing backquote") }
    let start = next
    next = endOfId(in: bytes, from: start, otherScripts: true)
    guard next > start else { throw error("the id of a view or guide") }
    return ParsedConstraint.Span(start: start, end: next)
  }

  /// What stands up to the next quote like the one at hand.
  private mutating func quoted(_ expected: String) throws(ConstraintSyntaxError) -> ParsedConstraint.Span {
    let (quote, start) = (peek, next + 1)
    next = start
    while next < end, peek != quote { next += 1 }
    guard next < end else { throw error(expected) }
    next += 1
    return ParsedConstraint.Span(start: start, end: next - 1)
  }

  mutating func word() throws(ConstraintSyntaxError) -> ParsedConstraint.Span {
    let start = next
    next = endOfLetters(in: bytes, from: start)
    guard next > start else { throw error("an attribute") }
    return ParsedConstraint.Span(start: start, end: next)
  }

  /// Up to fifteen digits and a fraction need one exact division; anything longer goes the standard library's way.
  mutating func number() throws(ConstraintSyntaxError) -> Double {
    let start = next
    if let value = shortNumber(in: bytes, at: &next) { return value }
    if peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+") { next += 1 }
    while isDigit(peek) || peek == UInt8(ascii: ".") { next += 1 }
    return try longNumber(from: start)
  }

  /// A number from its beginning on; `next` is behind its digits.
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

  var peek: UInt8 { @inline(__always) get { bytes[next] } }

  mutating func skipBlanks() { next = bytes.behindBlanks(next) }

  /// Whether an item stands here and not a number: an id may begin like a number, but a letter follows its dot.
  var isItem: Bool {
    let first = peek
    if first == UInt8(ascii: "`") { return true }
    let end = endOfId(in: bytes, from: next, otherScripts: true)
    if end > next, first != UInt8(ascii: "-"), !isDigit(first) { return true }
    return end > next && bytes[end] == UInt8(ascii: ".") && isASCIILetter(bytes[end &+ 1])
  }

  func error(_ expected: String) -> ConstraintSyntaxError {
    ConstraintSyntaxError(expected: expected, place: next)
  }
}
