import JSON
import LayoutModel

/// Values that only constraints have.
extension JSONReader {
  mutating func constant() throws(ReadingEnded) -> Double? {
    guard let value = try double() else { return nil }
    if constants(contain: value) { return value }
    fault(.badConstant)
    return nil
  }

  mutating func multiplier() throws(ReadingEnded) -> Double? {
    guard let value = try double() else { return nil }
    if multipliers(contain: value) { return value }
    fault(.badMultiplier)
    return nil
  }

  mutating func attribute() throws(ReadingEnded) -> LayoutAttribute? {
    guard let token = try token("the name of a layout attribute") else { return nil }
    if !token.hasEscapes, let attribute = LayoutAttribute(bytes, token.start, token.end) { return attribute }
    let name = text(token)
    if let attribute = LayoutAttribute(name: name) ?? ConstraintSpellings.anchors.value(name)
      ?? ConstraintSpellings.attribute(spelled: name)
    {
      return attribute
    }
    fault(.unknownLayoutAttribute(name, nearest: LayoutAttribute.names(near: name)))
    return nil
  }

  mutating func relation() throws(ReadingEnded) -> LayoutConstraint.Relation? {
    var number = quickWord(in: relationWords)
    if number >= 0 { return LayoutConstraint.Relation(rawValue: Int8(number) - 1) }
    let expected: StaticString = "one of equal, lessThanOrEqual, greaterThanOrEqual"
    guard let token = try token(expected) else { return nil }
    number = relationWords.number(of: token, in: bytes)
    if number >= 0 { return LayoutConstraint.Relation(rawValue: Int8(number) - 1) }
    let name = text(token)
    if let relation = ConstraintSpellings.relation(spelled: name) { return relation }
    let meant = OtherWords.words(for: name, among: relationWords.words)
    fault(
      .invalidValue(
        expected: expected.description,
        nearest: meant.isEmpty ? nearestNames(to: name, in: relationWords.words) : meant))
    return nil
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
