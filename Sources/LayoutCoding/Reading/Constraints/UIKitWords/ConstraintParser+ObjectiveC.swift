import JSON
import LayoutModel

/// Objective-C that makes one constraint: a message to an anchor, or to `NSLayoutConstraint`.
extension ConstraintParser {
  /// `[ITEM.ANCHOR constraintEqualToAnchor:ITEM.ANCHOR multiplier:NUMBER constant:NUMBER]` and its fellows, or
  /// `[NSLayoutConstraint constraintWithItem:…]`.
  ///
  /// - Returns: False for a visual format.
  mutating func message(_ result: inout ParsedConstraint) throws(ConstraintSyntaxError) -> Bool {
    try expect("[", "'[' before a message")
    let receiver = try path()
    skipBlanks()
    let start = next
    next = endOfLetters(in: bytes, from: start)
    let selector = bytes.string(start, next)
    if selector == "constraintsWithVisualFormat" { return false }
    if selector == "constraintWithItem" {
      try items(of: &result)
    } else {
      guard let argument = AnchorArgument(selector: selector) else {
        throw ConstraintSyntaxError(
          expected: "constraintEqualToAnchor:, constraintEqualToConstant: or constraintWithItem:",
          place: start)
      }
      try setAnchor(receiver, &result.first, &result.firstAttribute)
      try anchorArguments(argument, of: &result)
    }
    try expect("]", "']' after the arguments")
    return true
  }

  private mutating func anchorArguments(
    _ argument: AnchorArgument, of result: inout ParsedConstraint
  ) throws(ConstraintSyntaxError) {
    try expect(":", "':' after the selector")
    result.relation = argument.relation
    if argument.kind == .constant {
      (result.constant, result.constantPlace) = try amount()
      return
    }
    try setAnchor(try path(), &result.second, &result.secondAttribute)
    result.hasSecond = true
    if argument.kind != .anchor { return try systemSpacing(argument.kind, of: &result, after: false) }
    if try takePart("multiplier") { (result.multiplier, result.multiplierPlace) = try amount() }
    if try takePart("constant") { (result.constant, result.constantPlace) = try amount() }
  }

  /// `:a attribute:… relatedBy:… toItem:b attribute:… multiplier:… constant:…`
  private mutating func items(of result: inout ParsedConstraint) throws(ConstraintSyntaxError) {
    try expect(":", "':' after constraintWithItem")
    result.first = item(try path()[...])
    try label("attribute", "attribute:")
    result.firstAttribute = try attributeConstant()
    try label("relatedBy", "relatedBy:")
    result.relation = try relationConstant()
    try label("toItem", "toItem:")
    let second = try path()
    result.hasSecond = !(second.count == 1 && bytes.string(second[0].start, second[0].end) == "nil")
    if result.hasSecond { result.second = item(second[...]) }
    try label("attribute", "attribute:")
    result.secondAttribute = try attributeConstant()
    try label("multiplier", "multiplier:")
    (result.multiplier, result.multiplierPlace) = try amount()
    try label("constant", "constant:")
    (result.constant, result.constantPlace) = try amount()
  }

  private mutating func attributeConstant() throws(ConstraintSyntaxError) -> ParsedConstraint.Attribute {
    skipBlanks()
    var attribute = ParsedConstraint.Attribute()
    attribute.name = try word()
    let name = bytes.string(attribute.name.start, attribute.name.end)
    attribute.value = ConstraintSpellings.attribute(spelled: name)
    return attribute
  }

  private mutating func relationConstant() throws(ConstraintSyntaxError) -> LayoutConstraint.Relation {
    skipBlanks()
    let name = try word()
    guard let relation = ConstraintSpellings.relation(spelled: bytes.string(name.start, name.end)) else {
      throw ConstraintSyntaxError(
        expected:
          "NSLayoutRelationEqual, NSLayoutRelationLessThanOrEqual or NSLayoutRelationGreaterThanOrEqual",
        place: name.start)
    }
    return relation
  }

  /// Reads `NAME:` if it stands here.
  private mutating func takePart(_ name: String) throws(ConstraintSyntaxError) -> Bool {
    skipBlanks()
    let last = endOfLetters(in: bytes, from: next)
    guard bytes.string(next, last) == name else { return false }
    next = last
    try expect(":", "':' after the label")
    return true
  }
}

extension AnchorArgument {
  /// The argument that a selector of Objective-C means: `constraintGreaterThanOrEqualToConstant`.
  fileprivate init?(selector: String) {
    let prefix = "constraint"
    guard selector.hasPrefix(prefix) else { return nil }
    var name = selector.dropFirst(prefix.count)
    if name.hasSuffix("Anchor") { name = name.dropLast(6) }
    self.init(label: name.prefix(1).lowercased() + name.dropFirst())
  }
}
