import JSON
import LayoutModel

/// Where a constraint string stands, for its faults.
struct ConstraintSource {
  let bytes: JSONBytes
  /// The first byte of the string.
  let start: Int
  /// The one after the last.
  var end: Int
  /// Where the string stands in the text of the request.
  let place: Int
  /// Whether the bytes are those of the text.
  var isInText = true

  /// The UTF-16 units of the string before ``start``, for a part of one.
  var unitsBefore = 0
  /// Whether it is one statement of a string of several.
  var isPart = false

  /// Whether the string begins as a visual format does and no other constraint can.
  var beginsVisualFormat: Bool {
    let first = bytes.behindBlanks(start)
    switch bytes[first] {
    case UInt8(ascii: "|"): return true
    case UInt8(ascii: "["): return !bytes.isCode(at: first, end)
    case UInt8(ascii: "H"), UInt8(ascii: "V"): return bytes[first + 1] == UInt8(ascii: ":")
    default: return false
    }
  }

  /// The UTF-16 units before a byte of the string, which is well-formed UTF-8.
  func utf16Offset(of place: Int) -> Int {
    var units = unitsBefore
    for index in start..<max(start, place) where bytes[index] & 0xC0 != 0x80 {
      units += bytes[index] >= 0xF0 ? 2 : 1
    }
    return units
  }

  /// Notes a fault of the string.
  func note(_ kind: @autoclosure () -> Fault.Kind, at place: Int, _ reader: inout JSONReader) {
    let pointer = reader.takesFaults ? reader.pointer : .root
    reader.fault(at: self.place, Fault(kind(), at: pointer, offset: utf16Offset(of: place)))
  }

  /// Notes attributes, numbers and priorities that do not exist. The constraint is kept: its items are still
  /// looked up.
  func check(_ parsed: ParsedConstraint, _ reader: inout JSONReader) {
    var told = ""
    for attribute in [parsed.firstAttribute, parsed.secondAttribute]
    where attribute.value == nil && attribute.group == nil && !attribute.name.isEmpty {
      let name = bytes.string(attribute.name.start, attribute.name.end)
      // One slip on both sides is told once.
      if name == told { continue }
      told = name
      note(
        .unknownLayoutAttribute(name, nearest: LayoutAttribute.names(near: name)),
        at: attribute.name.start, &reader)
    }
    if !multipliers(contain: parsed.multiplier) { note(.badMultiplier, at: parsed.multiplierPlace, &reader) }
    if !constants(contain: parsed.constant) { note(.badConstant, at: parsed.constantPlace, &reader) }
    if Float(priority: parsed.priority) == nil {
      note(.illegalConstraint(.badPriority), at: parsed.priorityPlace, &reader)
    }
  }
}

/// Numbers so large that sums of them lose all digits of a point are refused.
@inline(__always)
func constants(contain value: Double) -> Bool { abs(value) <= 1e9 }

@inline(__always)
func multipliers(contain value: Double) -> Bool { value == 0 || (abs(value) >= 1e-6 && abs(value) <= 1e6) }

extension Fault.Kind {
  static var badConstant: Self { .expected("a number from -1000000000 to 1000000000") }

  static var badMultiplier: Self { .expected("0, or a number from 0.000001 to 1000000, of either sign") }
}

/// The string form of a constraint, as far as it can be read without knowing the document:
/// `ITEM.ATTRIBUTE REL RIGHT [@PRIORITY] ['IDENTIFIER']`. Places are offsets in the bytes that it was read from.
struct ParsedConstraint {
  struct Span {
    var first: Int32 = 0
    var last: Int32 = 0

    @inline(__always)
    init(start: Int = 0, end: Int = 0) {
      (first, last) = (Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: end))
    }

    var start: Int { Int(first) }
    var end: Int { Int(last) }
    var isEmpty: Bool { first == last }
  }

  /// An item by name.
  struct Item {
    var id = Span()
    /// The guide after the id, empty for the view or guide itself.
    var guide = Span()
  }

  struct Attribute {
    /// Nil if there is none of that name.
    var value: LayoutAttribute?
    /// The attributes that the name stands for, where it is that of a group.
    var group: AttributeGroup?
    var name = Span()
  }

  var first = Item()
  var firstAttribute = Attribute()
  var relation = LayoutConstraint.Relation.equal
  var hasSecond = false
  var second = Item()
  var secondAttribute = Attribute()
  var multiplier: Double = 1
  var constant: Double = 0
  /// The height of a size, where the constant is its width; else nil.
  var height: Double?
  /// As it is written, also if UIKit has no such priority.
  var priority: Double = 1000
  /// Where the numbers stand; 0 for what is not written.
  var multiplierPlace = 0
  var constantPlace = 0
  var priorityPlace = 0
  /// Nil if it has none; it may be empty.
  var identifier: Span?
  /// False where code says `.isActive = false`.
  var isActive = true
}

/// Why a constraint string cannot be read.
struct ConstraintSyntaxError: Error {
  /// A noun phrase.
  var expected: String
  var place: Int
}

/// Values that only constraints have.
extension JSONReader {
  mutating func constant() throws(ReadingEnded) -> Double? {
    guard let value = try double() else { return nil }
    if constants(contain: value) { return value }
    return refuse(.badConstant)
  }

  mutating func multiplier() throws(ReadingEnded) -> Double? {
    if try stands(.string) { return try refuseRatio() }
    guard let value = try double() else { return nil }
    if multipliers(contain: value) { return value }
    return refuse(.badMultiplier)
  }

  /// Tells what number a ratio is that stands here as a string, `16:9`, or that a number stands here.
  private mutating func refuseRatio() throws(ReadingEnded) -> Double? {
    let place = place
    guard let text = try string() else { return nil }
    let parts = text.prefix(40).split { ":/ ".contains($0) }.compactMap { Double($0) }
    guard parts.count == 2, parts[1] > 0, parts[0] > 0 else {
      fault(.wrongType(expected: "a number", found: .string), at: place)
      return nil
    }
    let value = (parts[0] / parts[1] * 10_000).rounded() / 10_000
    fault(.expected("the ratio as a number, which is \(String(number: value))"), at: place)
    return nil
  }

  /// An attribute, or the name of several.
  mutating func attributeOrGroup() throws(ReadingEnded) -> (
    attribute: LayoutAttribute?, group: AttributeGroup?
  ) {
    guard let token = try token("the name of a layout attribute, such as 'top'") else { return (nil, nil) }
    if !token.hasEscapes, let attribute = LayoutAttribute(bytes, token.start, token.end) {
      return (attribute, nil)
    }
    let name = text(token)
    if let attribute = LayoutAttribute(name: name) ?? ConstraintSpellings.anchors.value(name)
      ?? ConstraintSpellings.attribute(spelled: name)
    {
      return (attribute, nil)
    }
    if let group = AttributeGroup(rawValue: name) { return (nil, group) }
    return (refuse(.unknownLayoutAttribute(name, nearest: LayoutAttribute.names(near: name))), nil)
  }

  mutating func relation() throws(ReadingEnded) -> LayoutConstraint.Relation? {
    var number = quickWord(in: relationWords)
    if number >= 0 { return LayoutConstraint.Relation(rawValue: Int8(number) - 1) }
    let expected: StaticString = "one of equal, lessThanOrEqual, greaterThanOrEqual"
    guard let token = try token(expected) else { return nil }
    number = relationWords.number(of: token, in: bytes)
    if number >= 0 { return LayoutConstraint.Relation(rawValue: Int8(number) - 1) }
    let name = text(token)
    if let relation = ConstraintSpellings.relation(spelled: name) ?? ConstraintSpellings.otherRelation(name) {
      return relation
    }
    let meant = OtherWords.words(for: name, among: relationWords.words)
    return refuse(
      .expected(
        expected.description,
        nearest: meant.isEmpty ? nearestNames(to: name, in: relationWords.words) : meant))
  }

  /// An item by its id, or its id, a dot and a guide, to be resolved later.
  mutating func item(_ names: inout NameTable) throws(ReadingEnded) -> PendingItem? {
    let place = offset
    guard let token = try token("the id of a view or guide") else { return nil }
    if !token.hasEscapes { return PendingItem(inText: bytes, token.start, token.end, place, &names) }
    return token.unescaped(in: bytes).withUnsafeBufferPointer { PendingItem($0, place, &names) }
  }
}

/// Words and signs of the relations, both in the order of the cases, whose raw numbers begin at -1.
private let relationWords = KeyTable(
  LayoutConstraint.Relation.allCases.map(\.name) + LayoutConstraint.Relation.allCases.map(\.sign),
  numbers: (LayoutConstraint.Relation.allCases + LayoutConstraint.Relation.allCases).map {
    Int($0.rawValue) + 1
  })
