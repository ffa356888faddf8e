import LayoutModel

/// An item as a constraint names it, before all ids are known.
///
/// A text with a dot may be an id with a dot in it, or an id and a guide: the whole text is tried first.
struct PendingItem {
  /// Symbol of the whole text, nil if it can only be an id and a guide.
  var whole: Int32?
  /// Symbol of the part before the last dot.
  var owner: Int32?
  /// The guide after the dot, nil if there is none of that name.
  var guide: SystemGuide?
  /// Where the item begins in a constraint string, in UTF-16 units.
  var offset: Int32 = 0
  /// The offset in the text of the value that names it.
  var place: Int32
}

/// The items of one constraint, and where its faults are.
struct PendingItems {
  var first: PendingItem
  var second: PendingItem?
  /// Whether the constraint is a string: faults then have an offset in place of a member.
  var isString: Bool
}

extension DocumentDecoder {
  enum ConstraintKey: String, JSONKey {
    case firstItem, firstAttribute, relation, secondItem, secondAttribute, multiplier, constant, priority
    case identifier, active, installed, placeholder
    case visualFormat, options, metrics, views
  }
  private static let constraintKeys = KeyTable(ConstraintKey.self, aliases: ["isActive": .active])

  /// Reads a list of constraints of the document or of a view.
  mutating func decodeConstraints(owner: Int32?) throws(Fault) {
    guard var array = try reader.beginArray("an array of constraints") else { return }
    while let index = try reader.nextElement(of: &array) {
      try checkLimit(.constraints, limits.constraints, document.constraints.count + 1)
      switch try reader.nextType() {
      case .string: try decodeConstraintString(owner: owner, listIndex: Int32(index))
      case .object: try decodeConstraintObject(owner: owner, listIndex: Int32(index))
      default: _ = try reader.expect(.object, "a constraint, as an object or a string")
      }
    }
  }

  // MARK: Object form

  private mutating func decodeConstraintObject(owner: Int32?, listIndex: Int32) throws(Fault) {
    guard var object = try reader.beginObject() else { return }
    let target = Int32(document.constraints.count)
    var constraint = LayoutConstraint(
      firstItem: .view(0), firstAttribute: .notAnAttribute, owner: owner, listIndex: listIndex)
    var first: PendingItem?
    var second: PendingItem?
    var hasFirstItem = false
    var hasFirstAttribute = false
    var hasEquation = false
    var visual: PendingVisualFormat?
    while let key = try reader.nextKey(of: &object, in: Self.constraintKeys) {
      hasEquation = hasEquation || !key.isVisual
      switch key {
      case .firstItem:
        hasFirstItem = true
        first = try decodeItem()
      case .firstAttribute:
        hasFirstAttribute = true
        constraint.firstAttribute = try decodeAttribute() ?? constraint.firstAttribute
      case .relation: constraint.relation = try decodeRelation() ?? .equal
      case .secondItem: second = try reader.null() ? nil : try decodeItem()
      case .secondAttribute: constraint.secondAttribute = try decodeAttribute() ?? .notAnAttribute
      case .multiplier: constraint.multiplier = try decodeFactor() ?? 1
      case .identifier: constraint.identifier = try reader.string() ?? ""
      case .active: constraint.isActive = try reader.boolean() ?? true
      case .placeholder: if try reader.boolean() == true { constraint.isActive = false }
      case .constant, .priority, .installed: try decodeVariedMember(key, target: target, &constraint)
      case .visualFormat, .options, .metrics, .views:
        try decodeVisualMember(key, of: &visual, owner: owner, listIndex: listIndex)
      }
    }
    if let visual {
      dropVariations(of: target)
      if visual.format == nil { reader.fault(.missingKey("visualFormat")) }
      if hasEquation {
        reader.fault(
          .invalidValue(expected: "either visualFormat or the members of one constraint", nearest: []))
      }
      pendingVisualFormats.append(visual)
      return
    }
    if !hasFirstItem { reader.fault(.illegalConstraint(.noFirstItem)) }
    if !hasFirstAttribute { reader.fault(.missingKey("firstAttribute")) }
    guard let first else {
      dropVariations(of: target)
      return
    }
    document.constraints.append(constraint)
    pendingItems.append(PendingItems(first: first, second: second, isString: false))
  }

  /// Forgets what was read of a constraint that is none. Its variations are the last ones.
  private mutating func dropVariations(of target: Int32) {
    while document.constraintVariations.last?.target == target { document.constraintVariations.removeLast() }
  }

  private mutating func decodeVariedMember(
    _ key: ConstraintKey, target: Int32, _ constraint: inout LayoutConstraint
  ) throws(Fault) {
    if try reader.nextType() != .object {
      // The common case, without the machinery of variations.
      if let property = try decodeConstraintProperty(key) { constraint.apply(property) }
      return
    }
    var base: LayoutConstraint.Property?
    try decodeVaried(
      target: target, key: key.rawValue, isObject: false, into: \.document.constraintVariations,
      read: { (decoder) throws(Fault) in try decoder.decodeConstraintProperty(key) },
      apply: { base = $1 })
    if let base { constraint.apply(base) }
  }

  mutating func decodeConstraintProperty(
    _ key: ConstraintKey
  ) throws(Fault) -> LayoutConstraint.Property? {
    switch key {
    case .constant: return try decodeConstant().map { .constant($0) }
    case .priority: return try decodePriority().map { .priority($0) }
    case .installed: return try reader.boolean().map { .installed($0) }
    default: return nil
    }
  }

  private mutating func decodeConstant() throws(Fault) -> Double? {
    guard let value = try reader.double() else { return nil }
    if Self.constants(contain: value) { return value }
    reader.fault(Self.badConstant)
    return nil
  }

  private mutating func decodeFactor() throws(Fault) -> Double? {
    guard let value = try reader.double() else { return nil }
    if Self.multipliers(contain: value) { return value }
    reader.fault(Self.badMultiplier)
    return nil
  }

  /// Numbers so large that sums of them lose all digits of a point are refused.
  private static func constants(contain value: Double) -> Bool { abs(value) <= 1e9 }

  private static func multipliers(contain value: Double) -> Bool {
    value == 0 || (1e-6...1e6).contains(abs(value))
  }

  private static let badConstant = Fault.Kind.invalidValue(
    expected: "a number from -1000000000 to 1000000000", nearest: [])
  private static let badMultiplier = Fault.Kind.invalidValue(
    expected: "0, or a number from 0.000001 to 1000000, of either sign", nearest: [])

  private mutating func decodeAttribute() throws(Fault) -> LayoutAttribute? {
    guard let text = try reader.stringBytes("the name of a layout attribute") else { return nil }
    if let attribute = text.withBytes({ LayoutAttribute(utf8: $0) }) { return attribute }
    let name = text.string
    reader.fault(.unknownLayoutAttribute(name, nearest: nearestNames(to: name, in: LayoutAttribute.names)))
    return nil
  }

  private mutating func decodeRelation() throws(Fault) -> LayoutConstraint.Relation? {
    let expected = "one of equal, lessThanOrEqual, greaterThanOrEqual"
    guard let text = try reader.stringBytes(expected) else { return nil }
    if let index = text.withBytes({ relationWords.index(of: $0) }) {
      // Words and signs both stand in the order of the raw numbers, which begin at -1.
      return LayoutConstraint.Relation(rawValue: Int8(index % 3) - 1)
    }
    reader.fault(
      .invalidValue(expected: expected, nearest: nearestNames(to: text.string, in: relationWords.words)))
    return nil
  }

  mutating func decodeItem() throws(Fault) -> PendingItem? {
    let place = Int32(reader.offset)
    guard let text = try reader.stringBytes("the id of a view or guide") else { return nil }
    return text.withBytes { PendingItem(text: $0, place: place, names: &names) }
  }

  // MARK: String form

  private mutating func decodeConstraintString(owner: Int32?, listIndex: Int32) throws(Fault) {
    let place = Int32(reader.offset)
    guard let text = try reader.stringBytes() else { return }
    let made = text.withBytes { makeConstraint($0, owner: owner, listIndex: listIndex, place: place) }
    guard let (constraint, items) = made else { return }
    document.constraints.append(constraint)
    pendingItems.append(items)
  }

  private mutating func makeConstraint(
    _ bytes: UnsafeBufferPointer<UInt8>, owner: Int32?, listIndex: Int32, place: Int32
  ) -> (LayoutConstraint, PendingItems)? {
    let parsed: ParsedConstraint
    do throws(ConstraintSyntaxError) {
      parsed = try ConstraintParser.parse(bytes)
    } catch {
      note(.invalidConstraint(expected: error.expected), at: error.offset, of: bytes, place: place)
      return nil
    }
    check(parsed, bytes, place: place)
    var constraint = LayoutConstraint(
      firstItem: .view(0), firstAttribute: parsed.firstAttribute.value ?? .notAnAttribute, owner: owner,
      listIndex: listIndex)
    constraint.secondAttribute = parsed.secondAttribute?.value ?? .notAnAttribute
    constraint.relation = parsed.relation
    constraint.multiplier = parsed.multiplier
    constraint.constant = parsed.constant
    constraint.priority = Float(priority: parsed.priority) ?? LayoutConstraint.required
    if let identifier = parsed.identifier {
      constraint.identifier = String(decoding: bytes[identifier], as: UTF8.self)
    }
    let items = PendingItems(
      first: PendingItem(parsed.first, bytes, place: place, names: &names),
      second: parsed.second.map { PendingItem($0, bytes, place: place, names: &names) }, isString: true)
    return (constraint, items)
  }

  /// Notes attributes, numbers and priorities that do not exist. The constraint is kept: its items are still
  /// looked up.
  private mutating func check(_ parsed: ParsedConstraint, _ bytes: UnsafeBufferPointer<UInt8>, place: Int32) {
    for attribute in [parsed.firstAttribute, parsed.secondAttribute] {
      guard let attribute, attribute.value == nil else { continue }
      let name = String(decoding: bytes[attribute.name], as: UTF8.self)
      note(
        .unknownLayoutAttribute(name, nearest: nearestNames(to: name, in: LayoutAttribute.names)),
        at: attribute.name.lowerBound, of: bytes, place: place)
    }
    if !Self.multipliers(contain: parsed.multiplier) {
      note(Self.badMultiplier, at: parsed.multiplierOffset, of: bytes, place: place)
    }
    if !Self.constants(contain: parsed.constant) {
      note(Self.badConstant, at: parsed.constantOffset, of: bytes, place: place)
    }
    if Float(priority: parsed.priority) == nil {
      note(.illegalConstraint(.badPriority), at: parsed.priorityOffset, of: bytes, place: place)
    }
  }

  /// Notes a fault of a constraint string, `offset` bytes from its beginning.
  private mutating func note(
    _ kind: @autoclosure () -> Fault.Kind, at offset: Int, of bytes: UnsafeBufferPointer<UInt8>, place: Int32
  ) {
    guard reader.takesFaults else { return }
    let fault = Fault(kind(), at: reader.pointer, offset: utf16Offset(of: offset, in: bytes))
    reader.fault(at: Int(place), fault)
  }
}

/// Words and signs of the relations, both in the order of the cases.
private let relationWords = WordList(
  LayoutConstraint.Relation.allCases.map(\.name) + LayoutConstraint.Relation.allCases.map(\.sign))

private let attributeWords = WordList(LayoutAttribute.names + ["baseline"])

extension LayoutAttribute {
  /// The attribute of that name; `baseline` is the old name of `lastBaseline`.
  init?(utf8 name: UnsafeBufferPointer<UInt8>) {
    guard let index = attributeWords.index(of: name) else { return nil }
    self = LayoutAttribute(rawValue: UInt8(index)) ?? .lastBaseline
  }
}

/// The UTF-16 units before a byte of well-formed UTF-8.
private func utf16Offset(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
  var units = 0
  for byte in bytes.prefix(offset) where byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
  return units
}

extension PendingItem {
  /// An item of the object form: an id, or an id, a dot and a guide.
  fileprivate init(text: UnsafeBufferPointer<UInt8>, place: Int32, names: inout NameTable) {
    self.place = place
    whole = names.intern(text)
    guard let dot = text.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return }
    owner = names.intern(UnsafeBufferPointer(rebasing: text[..<dot]))
    guide = SystemGuide(rawValue: String(decoding: text[(dot + 1)...], as: UTF8.self))
  }

  /// An item of the string form, where a dot always comes before a guide.
  fileprivate init(
    _ item: ParsedConstraint.Item, _ bytes: UnsafeBufferPointer<UInt8>, place: Int32, names: inout NameTable
  ) {
    self.place = place
    offset = Int32(utf16Offset(of: item.id.lowerBound, in: bytes))
    let id = names.intern(UnsafeBufferPointer(rebasing: bytes[item.id]))
    guard let name = item.guide else {
      whole = id
      return
    }
    // The whole text stays known, for the fault's words if there is no such guide.
    let isQuoted = name.lowerBound > item.id.upperBound + 1
    whole =
      isQuoted
      ? names.intern(String(decoding: bytes[item.id] + [UInt8(ascii: ".")] + bytes[name], as: UTF8.self))
      : names.intern(UnsafeBufferPointer(rebasing: bytes[item.id.lowerBound..<name.upperBound]))
    owner = id
    guide = SystemGuide(rawValue: String(decoding: bytes[name], as: UTF8.self))
  }
}

extension DocumentDecoder.ConstraintKey {
  /// Whether only a constraint in visual format has it.
  fileprivate var isVisual: Bool {
    switch self {
    case .visualFormat, .options, .metrics, .views: true
    default: false
    }
  }
}
