import JSON
import LayoutModel

/// The first argument of an anchor's `constraint`.
private struct AnchorArgument {
  enum Kind: String, CaseIterable {
    case anchor = ""
    case constant = "Constant"
    case spacingAfter = "SystemSpacingAfter"
    case spacingBelow = "SystemSpacingBelow"
  }

  let relation: LayoutConstraint.Relation
  let kind: Kind

  /// The relation's name, `To`, and the kind: `greaterThanOrEqualToConstant`.
  static let labels = Spellings<AnchorArgument>(
    LayoutConstraint.Relation.allCases.flatMap { relation in
      Kind.allCases.map { ("\(relation.name)To\($0.rawValue)", AnchorArgument(relation: relation, kind: $0)) }
    })

  static let expected = """
    equalTo:, equalToConstant:, equalToSystemSpacingAfter: or equalToSystemSpacingBelow:, or one of them with \
    greaterThanOrEqual or lessThanOrEqual
    """

  /// The argument that a selector of Objective-C means: `constraintGreaterThanOrEqualToConstant`.
  static func argument(selector: String) -> AnchorArgument? {
    let prefix = "constraint"
    guard selector.hasPrefix(prefix) else { return nil }
    var name = selector.dropFirst(prefix.count)
    if name.hasSuffix("Anchor") { name = name.dropLast(6) }
    return labels.value(name.prefix(1).lowercased() + name.dropFirst())
  }
}

/// Code that makes one constraint, as a constraint string: a call of an anchor's `constraint`, or of
/// `NSLayoutConstraint`'s initializer with all of its arguments, in Swift or as a message of Objective-C. Items are ids.
extension ConstraintParser {
  /// Reads a whole string that is no short one; false for one that is no such code.
  static func parseCode(
    _ source: ConstraintSource, into result: inout ParsedConstraint
  ) throws(ConstraintSyntaxError) -> Bool {
    let (bytes, start, end) = (source.bytes, source.start, source.end)
    let brackets = [UInt8(ascii: "("), UInt8(ascii: "[")]
    guard let opening = (start..<end).first(where: { brackets.contains(bytes[$0]) }) else { return false }
    // What the code calls the constraint means nothing here.
    let sign = (start..<opening).first { bytes[$0] == UInt8(ascii: "=") }
    var parser = ConstraintParser(bytes: bytes, end: end, next: sign.map { $0 + 1 } ?? start)
    if bytes[opening] == UInt8(ascii: "[") {
      parser.skipBlanks()
      guard parser.next == opening, bytes.isMessage(at: opening, end), try parser.message(&result) else {
        return false
      }
    } else {
      let last = bytes.beforeBlanks(start, opening)
      var first = last
      while first > start, isASCIILetter(bytes[first - 1]) { first -= 1 }
      let before = bytes.beforeBlanks(start, first)
      let isMember = before > start && bytes[before - 1] == UInt8(ascii: ".")
      switch bytes.string(first, last) {
      case "constraint" where isMember: try parser.anchorCall(&result)
      case "anchorWithOffset" where isMember: try parser.offsetCall(&result)
      case "NSLayoutConstraint":
        parser.next = opening + 1
        try parser.label("item")
        try parser.items(of: &result, separator: ",")
        try parser.expect(")", "')' after the arguments")
      default: return false
      }
    }
    try parser.codeEnding(of: &result)
    return true
  }

  // MARK: Anchors

  /// `ITEM.ANCHOR.constraint(equalTo: ANCHOR, multiplier: NUMBER, constant: NUMBER)` and its fellows.
  private mutating func anchorCall(_ result: inout ParsedConstraint) throws(ConstraintSyntaxError) {
    var path = try path()
    // The last name is that of the method.
    path.removeLast()
    try setAnchor(path, &result.first, &result.firstAttribute)
    try expect("(", "'(' after constraint")
    skipBlanks()
    let start = next
    next = endOfLetters(in: bytes, from: start)
    guard let argument = AnchorArgument.labels.value(bytes, start, next) else {
      throw ConstraintSyntaxError(expected: AnchorArgument.expected, place: start)
    }
    try expect(":", "':' after the label")
    try anchorArguments(argument, of: &result, separator: ",")
    try expect(
      ")",
      argument.kind == .anchor
        ? "', multiplier:' or ', constant:', or ')' after them" : "')' after the number")
  }

  /// `ITEM.ANCHOR.anchorWithOffset(to: ANCHOR).constraint(equalToConstant: NUMBER)` and its fellows with other relations: how
  /// far the second anchor is behind the first.
  private mutating func offsetCall(_ result: inout ParsedConstraint) throws(ConstraintSyntaxError) {
    var path = try path()
    path.removeLast()
    try setAnchor(path, &result.second, &result.secondAttribute)
    result.hasSecond = true
    try expect("(", "'(' after anchorWithOffset")
    try label("to")
    try setAnchor(try self.path(), &result.first, &result.firstAttribute)
    try expect(")", "')' after the anchor")
    let start = next
    next = min(end, next + ".constraint(".utf8.count)
    guard bytes.string(start, next) == ".constraint(" else {
      throw ConstraintSyntaxError(expected: "'.constraint(' and a constant", place: start)
    }
    let labelStart = next
    next = endOfLetters(in: bytes, from: labelStart)
    guard let argument = AnchorArgument.labels.value(bytes, labelStart, next), argument.kind == .constant
    else {
      throw ConstraintSyntaxError(
        expected: "equalToConstant:, greaterThanOrEqualToConstant: or lessThanOrEqualToConstant:",
        place: labelStart)
    }
    try expect(":", "':' after the label")
    try anchorArguments(argument, of: &result, separator: ",")
    try expect(")", "')' after the number")
  }

  /// What follows the first label. A separator stands between arguments, none in Objective-C.
  private mutating func anchorArguments(
    _ argument: AnchorArgument, of result: inout ParsedConstraint, separator: Unicode.Scalar?
  ) throws(ConstraintSyntaxError) {
    result.relation = argument.relation
    if argument.kind == .constant {
      (result.constant, result.constantPlace) = try amount()
      return
    }
    try setAnchor(try path(), &result.second, &result.secondAttribute)
    result.hasSecond = true
    if argument.kind != .anchor { return try systemSpacing(argument.kind, of: &result, separator) }
    if try take("multiplier", separator) { (result.multiplier, result.multiplierPlace) = try amount() }
    if try take("constant", separator) { (result.constant, result.constantPlace) = try amount() }
  }

  /// The system's spacing is 8 points, times the multiplier (AL-anchor-spacing).
  private mutating func systemSpacing(
    _ kind: AnchorArgument.Kind, of result: inout ParsedConstraint, _ separator: Unicode.Scalar?
  ) throws(ConstraintSyntaxError) {
    let axis: Axis = kind == .spacingAfter ? .horizontal : .vertical
    for attribute in [result.firstAttribute, result.secondAttribute] {
      guard let value = attribute.value else { continue }
      var expected: String?
      if value == .firstBaseline || value == .lastBaseline {
        expected = "anchors of edges, or the distance as a constant: fonts decide the spacing of baselines"
      } else if value.kind != .position(axis) {
        expected = axis == .horizontal ? "a leading or trailing anchor" : "an anchor of a vertical position"
      } else if axis == .horizontal, !value.isDirectional {
        expected = "a leading or trailing anchor: what is after depends on the direction"
      }
      if let expected { throw ConstraintSyntaxError(expected: expected, place: attribute.name.start) }
    }
    if separator == nil {
      try label("multiplier", "multiplier: and a number")
    } else if try !take("multiplier", separator) {
      throw error("', multiplier:' and a number")
    }
    let (multiple, place) = try amount()
    (result.constant, result.constantPlace) = (multiple * StackConfiguration.systemSpacing, place)
  }

  /// Takes a path for an item and its anchor.
  private func setAnchor(
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

  // MARK: Messages

  /// `[ITEM.ANCHOR constraintEqualToAnchor:ITEM.ANCHOR multiplier:NUMBER constant:NUMBER]` and its fellows, or
  /// `[NSLayoutConstraint constraintWithItem:…]`; false for a visual format.
  private mutating func message(_ result: inout ParsedConstraint) throws(ConstraintSyntaxError) -> Bool {
    try expect("[", "'[' before a message")
    let receiver = try path()
    skipBlanks()
    let start = next
    next = endOfLetters(in: bytes, from: start)
    let selector = bytes.string(start, next)
    if selector == "constraintsWithVisualFormat" { return false }
    if selector == "constraintWithItem" {
      try expect(":", "':' after constraintWithItem")
      try items(of: &result, separator: nil)
    } else {
      guard let argument = AnchorArgument.argument(selector: selector) else {
        let expected = "constraintEqualToAnchor:, constraintEqualToConstant: or constraintWithItem:"
        throw ConstraintSyntaxError(expected: expected, place: start)
      }
      try setAnchor(receiver, &result.first, &result.firstAttribute)
      try expect(":", "':' after the selector")
      try anchorArguments(argument, of: &result, separator: nil)
    }
    try expect("]", "']' after the arguments")
    return true
  }

  // MARK: Initializer

  /// `a, attribute: …, relatedBy: …, toItem: b, attribute: …, multiplier: …, constant: …`, with separators in Swift.
  private mutating func items(
    of result: inout ParsedConstraint, separator: Unicode.Scalar?
  ) throws(ConstraintSyntaxError) {
    result.first = item(try path()[...])
    try part("attribute", separator)
    result.firstAttribute = try attribute(isCase: separator != nil)
    try part("relatedBy", separator)
    result.relation = try relation(isCase: separator != nil)
    try part("toItem", separator)
    let second = try path()
    result.hasSecond = !(second.count == 1 && bytes.string(second[0].start, second[0].end) == "nil")
    if result.hasSecond { result.second = item(second[...]) }
    try part("attribute", separator)
    result.secondAttribute = try attribute(isCase: separator != nil)
    try part("multiplier", separator)
    (result.multiplier, result.multiplierPlace) = try amount()
    try part("constant", separator)
    (result.constant, result.constantPlace) = try amount()
  }

  /// `.top` in Swift, or the same after the name of its type; a constant in Objective-C.
  private mutating func attribute(isCase: Bool) throws(ConstraintSyntaxError) -> ParsedConstraint.Attribute {
    var attribute = ParsedConstraint.Attribute()
    attribute.name = try isCase ? enumerationCase("an attribute such as .top") : constantName()
    let (start, end) = (attribute.name.start, attribute.name.end)
    attribute.value =
      isCase
      ? LayoutAttribute(bytes, start, end) : ConstraintSpellings.attribute(spelled: bytes.string(start, end))
    return attribute
  }

  private mutating func relation(isCase: Bool) throws(ConstraintSyntaxError) -> LayoutConstraint.Relation {
    let name =
      try isCase ? enumerationCase(".equal, .lessThanOrEqual or .greaterThanOrEqual") : constantName()
    let relation =
      isCase
      ? ConstraintSpellings.relations.value(bytes, name.start, name.end)
      : ConstraintSpellings.relation(spelled: bytes.string(name.start, name.end))
    if let relation { return relation }
    throw ConstraintSyntaxError(
      expected: isCase
        ? "equal, lessThanOrEqual or greaterThanOrEqual"
        : "NSLayoutRelationEqual, NSLayoutRelationLessThanOrEqual or NSLayoutRelationGreaterThanOrEqual",
      place: name.start)
  }

  private mutating func constantName() throws(ConstraintSyntaxError) -> ParsedConstraint.Span {
    skipBlanks()
    return try word()
  }

  /// The last name of `[TYPE].NAME`.
  private mutating func enumerationCase(
    _ expected: String
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
