import JSON
import LayoutModel

/// What people write in place of what a constraint string has: what means one thing only is taken, of the rest they are told
/// what to write.
extension ConstraintParser {
  /// The attributes that a name stands for, nil if it is none of a group.
  @inline(never)
  func group(_ name: ParsedConstraint.Span) -> AttributeGroup? {
    guard name.end - name.start <= 15 else { return nil }
    return AttributeGroup(rawValue: bytes.string(name.start, name.end))
  }

  /// Takes a name for a guide that has the attributes of a group, as `edges` beside `view.safeArea`. Left as it is for
  /// another name.
  @inline(never)
  func takeItem(
    _ item: inout ParsedConstraint.Item, endingWith attribute: inout ParsedConstraint.Attribute,
    as group: AttributeGroup
  ) {
    guard SystemGuide(bytes, attribute.name.start, attribute.name.end) != nil else { return }
    if !item.guide.isEmpty { item.id = ParsedConstraint.Span(start: item.id.start, end: item.guide.end) }
    item.guide = attribute.name
    attribute.group = group
  }

  /// Reads a relation that is none of the three signs, from where it begins: `≥`, `=<`, `gte`.
  @inline(never)
  mutating func otherRelation(from start: Int) throws(ConstraintSyntaxError) -> LayoutConstraint.Relation {
    if next == start, peek >= 0x80 {
      repeat { next += 1 } while next < end && peek & 0xC0 == 0x80
    } else if next == start {
      next = endOfLetters(in: bytes, from: start)
    }
    let word = bytes.string(start, min(next, start + 32))
    if let relation = ConstraintSpellings.otherRelation(word) { return relation }
    let remedy =
      switch (word, bytes[start]) {
      case (">", _), ("<", _): "; UIKit has no '\(word)', write '\(word)='"
      case (_, UInt8(ascii: ",")):
        "; a constraint is about one attribute, 'edges', 'size' and 'center' are about several"
      case (_, UInt8(ascii: "(")), (_, UInt8(ascii: "{")):
        "; of code only UIKit's own is read, anchors and NSLayoutConstraint"
      default: ""
      }
    throw ConstraintSyntaxError(expected: "==, <= or >=" + remedy, place: start)
  }

  /// Whether an id stands here with a dot and a letter behind it.
  var isItemWithAttribute: Bool {
    let last = endOfId(in: bytes, from: next, otherScripts: true)
    return last > next && bytes[last] == UInt8(ascii: ".") && isASCIILetter(bytes[last + 1])
  }

  /// What should stand behind an item that has no attribute, as a noun phrase.
  @inline(never)
  func expectedAttribute(of id: ParsedConstraint.Span, isLeft: Bool) -> String {
    let name = bytes.string(id.start, min(id.end, id.start + 40))
    if isDigit(bytes[id.start]), Double(name) != nil {
      return isLeft
        ? "an item and its attribute on the left side; numbers stand on the right one"
        : "an item and its attribute behind '*'; a number alone has no multiplier"
    }
    let following = bytes[bytes.behindBlanks(next)]
    if isBlank(peek), isASCIILetter(following) || isDigit(following) {
      return "'.' and an attribute; an id with blanks stands in backquotes"
    }
    return "'.' and an attribute behind '\(name)', such as '\(name).top'"
  }

  /// What to write in place of what stands behind a constraint that could end here.
  var remedyForTheRest: String {
    let first = peek
    var last = next
    while last > 0, isBlank(bytes[last - 1]) { last -= 1 }
    let isBehindNumber = last > 0 && isDigit(bytes[last - 1])
    if first == UInt8(ascii: "%") {
      return ": a share is a multiplier, such as 'a.width == 0.5 * superview.width'"
    }
    let word = bytes.string(next, endOfLetters(in: bytes, from: next))
    if ["x", "times"].contains(word.lowercased()) || first == UInt8(ascii: "*") {
      return ": a multiplier is written as 'a.width == 0.5 * b.width'"
    }
    if ["priority", "prio", "at"].contains(word.lowercased()) || first == UInt8(ascii: "(")
      || first == UInt8(ascii: "~") || first == UInt8(ascii: "^") || first == UInt8(ascii: ",")
    {
      return ": a priority is written as @750"
    }
    if isBehindNumber, isASCIILetter(first) { return ": numbers are points and have no unit" }
    if (UInt8(ascii: "<")...UInt8(ascii: ">")).contains(first) { return ": it has one relation" }
    return ""
  }
}
