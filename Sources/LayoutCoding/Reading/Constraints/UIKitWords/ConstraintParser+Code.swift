import JSON
import LayoutModel

/// Swift code that makes one constraint, as a constraint string: a call of an anchor's `constraint`, or of
/// `NSLayoutConstraint`'s initializer with all of its arguments. Items are ids.
extension ConstraintParser {
  /// What a string calls, as far as it is known here.
  private enum Call {
    case anchor, initializer
  }

  /// Reads a whole string that is no short one.
  ///
  /// - Parameter result: What it says; of no use if it is not read.
  /// - Returns: False for a string that is no such code.
  static func parseCode(
    _ bytes: JSONBytes, _ start: Int, _ end: Int, into result: inout ParsedConstraint
  ) throws(ConstraintSyntaxError) -> Bool {
    guard let opening = (start..<end).first(where: { isOpening(bytes[$0]) }) else { return false }
    // What the code calls the constraint means nothing here.
    let sign = offset(of: "=", in: bytes, start, opening)
    var parser = ConstraintParser(bytes: bytes, end: end, next: sign.map { $0 + 1 } ?? start)
    if bytes[opening] == UInt8(ascii: "[") {
      parser.skipBlanks()
      guard parser.next == opening, ConstraintSource.isMessage(bytes, at: opening, end) else { return false }
      guard try parser.message(&result) else { return false }
      try parser.codeEnding(of: &result)
      return true
    }
    switch call(in: bytes, start, before: opening) {
    case .anchor: try parser.anchorCall(&result)
    case .initializer: try parser.initializerCall(&result, from: opening)
    case nil: return false
    }
    try parser.codeEnding(of: &result)
    return true
  }

  private static func isOpening(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
  }

  private static func offset(of character: Unicode.Scalar, in bytes: JSONBytes, _ start: Int, _ end: Int)
    -> Int?
  {
    (start..<end).first { bytes[$0] == UInt8(ascii: character) }
  }

  /// The call whose arguments begin at an offset.
  private static func call(in bytes: JSONBytes, _ start: Int, before opening: Int) -> Call? {
    let last = beforeBlanks(in: bytes, start, opening)
    var first = last
    while first > start, isASCIILetter(bytes[first - 1]) { first -= 1 }
    let before = beforeBlanks(in: bytes, start, first)
    let isMember = before > start && bytes[before - 1] == UInt8(ascii: ".")
    switch bytes.string(first, last) {
    case "constraint" where isMember: return .anchor
    case "NSLayoutConstraint": return .initializer
    default: return nil
    }
  }

  /// Where the blanks before an offset begin.
  private static func beforeBlanks(in bytes: JSONBytes, _ start: Int, _ end: Int) -> Int {
    var last = end
    while last > start, isBlank(bytes[last - 1]) { last -= 1 }
    return last
  }

  // MARK: Anchors

  /// `ITEM.ANCHOR.constraint(…)`
  private mutating func anchorCall(_ result: inout ParsedConstraint) throws(ConstraintSyntaxError) {
    var path = try path()
    // The last name is that of the method.
    path.removeLast()
    try setAnchor(path, &result.first, &result.firstAttribute)
    try expect("(", "'(' after constraint")
    try arguments(of: &result)
  }

  /// What is in the parentheses: `equalTo: ANCHOR, multiplier: NUMBER, constant: NUMBER` and its fellows.
  private mutating func arguments(of result: inout ParsedConstraint) throws(ConstraintSyntaxError) {
    skipBlanks()
    let start = next
    next = endOfLetters(in: bytes, from: start)
    guard let label = AnchorArgument(bytes, start, next) else {
      throw ConstraintSyntaxError(expected: AnchorArgument.expected, place: start)
    }
    try expect(":", "':' after the label")
    result.relation = label.relation
    if label.kind == .constant {
      (result.constant, result.constantPlace) = try amount()
      return try expect(")", "')' after the number")
    }
    try setAnchor(try path(), &result.second, &result.secondAttribute)
    result.hasSecond = true
    guard label.kind == .anchor else {
      try systemSpacing(label.kind, of: &result, after: true)
      return try expect(")", "')' after the number")
    }
    if try take("multiplier") { (result.multiplier, result.multiplierPlace) = try amount() }
    if try take("constant") { (result.constant, result.constantPlace) = try amount() }
    try expect(")", "', multiplier:' or ', constant:', or ')' after them")
  }

  /// The system's spacing is 8 points, times the multiplier (AL-anchor-spacing).
  ///
  /// - Parameter after: Whether a comma stands before the multiplier.
  mutating func systemSpacing(
    _ kind: AnchorArgument.Kind, of result: inout ParsedConstraint, after comma: Bool
  ) throws(ConstraintSyntaxError) {
    for attribute in [result.firstAttribute, result.secondAttribute] {
      guard let value = attribute.value else { continue }
      if value == .firstBaseline || value == .lastBaseline {
        throw ConstraintSyntaxError(
          expected: "anchors of edges, or the distance as a constant: fonts decide the spacing of baselines",
          place: attribute.name.start)
      }
      let axis: Axis = kind == .spacingAfter ? .horizontal : .vertical
      guard value.kind == .position(axis) else {
        throw ConstraintSyntaxError(
          expected: axis == .horizontal ? "a leading or trailing anchor" : "an anchor of a vertical position",
          place: attribute.name.start)
      }
      guard axis == .vertical || value.isDirectional else {
        throw ConstraintSyntaxError(
          expected: "a leading or trailing anchor: what is after depends on the direction",
          place: attribute.name.start)
      }
    }
    if !comma {
      try label("multiplier", "multiplier: and a number")
    } else if try !take("multiplier") {
      throw error("', multiplier:' and a number")
    }
    let (multiple, place) = try amount()
    (result.constant, result.constantPlace) = (multiple * StackConfiguration.systemSpacing, place)
  }

  /// Takes a path for an item and its anchor.
  func setAnchor(
    _ path: [ParsedConstraint.Span], _ item: inout ParsedConstraint.Item,
    _ attribute: inout ParsedConstraint.Attribute
  ) throws(ConstraintSyntaxError) {
    guard let anchor = path.last, path.count > 1 else {
      throw ConstraintSyntaxError(expected: "'.' and an anchor of an item", place: path.last?.end ?? next)
    }
    item = self.item(path.dropLast())
    attribute.name = anchor
    setValue(of: &attribute)
  }

  // MARK: Initializer

  /// `NSLayoutConstraint(item: …, attribute: …, relatedBy: …, toItem: …, attribute: …, multiplier: …, constant: …)`
  private mutating func initializerCall(
    _ result: inout ParsedConstraint, from opening: Int
  ) throws(ConstraintSyntaxError) {
    next = opening + 1
    try label("item", "item:")
    result.first = item(try path()[...])
    try next("attribute", "', attribute:'")
    result.firstAttribute = try attributeCase()
    try next("relatedBy", "', relatedBy:'")
    result.relation = try relationCase()
    try next("toItem", "', toItem:'")
    let second = try path()
    result.hasSecond = !(second.count == 1 && bytes.string(second[0].start, second[0].end) == "nil")
    if result.hasSecond { result.second = item(second[...]) }
    try next("attribute", "', attribute:'")
    result.secondAttribute = try attributeCase()
    try next("multiplier", "', multiplier:'")
    (result.multiplier, result.multiplierPlace) = try amount()
    try next("constant", "', constant:'")
    (result.constant, result.constantPlace) = try amount()
    try expect(")", "')' after the arguments")
  }

  /// `.top`, or the same after the name of its type.
  private mutating func attributeCase() throws(ConstraintSyntaxError) -> ParsedConstraint.Attribute {
    var attribute = ParsedConstraint.Attribute()
    attribute.name = try enumerationCase("an attribute such as .top")
    attribute.value = LayoutAttribute(bytes, attribute.name.start, attribute.name.end)
    return attribute
  }

  private mutating func relationCase() throws(ConstraintSyntaxError) -> LayoutConstraint.Relation {
    let name = try enumerationCase(".equal, .lessThanOrEqual or .greaterThanOrEqual")
    guard let relation = ConstraintSpellings.relations.value(bytes, name.start, name.end) else {
      throw ConstraintSyntaxError(
        expected: "equal, lessThanOrEqual or greaterThanOrEqual", place: name.start)
    }
    return relation
  }

  /// The last name of `[TYPE].NAME`.
  private mutating func enumerationCase(
    _ expected: StaticString
  ) throws(ConstraintSyntaxError) -> ParsedConstraint.Span {
    skipBlanks()
    var start = next
    next = endOfLetters(in: bytes, from: start)
    while peek == UInt8(ascii: ".") {
      start = next + 1
      next = endOfLetters(in: bytes, from: start)
      guard next > start else { throw error(expected) }
    }
    guard bytes[start - 1] == UInt8(ascii: ".") else {
      throw ConstraintSyntaxError(expected: expected, place: start)
    }
    return ParsedConstraint.Span(start: start, end: next)
  }
}
