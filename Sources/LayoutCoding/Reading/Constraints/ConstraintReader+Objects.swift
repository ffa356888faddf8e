import JSON
import LayoutModel

/// What is known of a constraint that is an object, while its members are read.
private struct ConstraintObject {
  /// The constraint as far as it is known.
  var constraint: LayoutConstraint
  var items = PendingItems(first: PendingItem(), isString: false)
  /// The groups of attributes that it names, if these are none.
  var groups: (first: AttributeGroup?, second: AttributeGroup?) = (nil, nil)
  /// Where its attributes stand.
  var place: TextPlace?
  var visual: PendingVisualFormat?
  /// Where the constraint stands that its other members are about.
  var line: JSONReader.Mark?
  /// Whether it calls its second item `toItem`, as the method of UIKit does.
  var namesSecondTo = false
  /// The members that say something.
  var members = ConstraintMembers()

  /// Whether it has a second item without an attribute. What is wrong with groups of attributes is told otherwise.
  var lacksSecondAttribute: Bool {
    items.hasSecond && groups.first == nil && !members.contains(.secondAttribute)
  }
}

/// Members of a constraint.
private struct ConstraintMembers {
  private var numbers = KeySet()

  mutating func insert(_ key: ConstraintKey) { numbers.insert(key.rawValue) }

  func contains(_ key: ConstraintKey) -> Bool { numbers.contains(key.rawValue) }
}

/// Constraints that are objects: member by member, in visual format, or one that is written as a text with values beside it.
extension ConstraintReader {
  mutating func readObject(_ draft: inout Draft) throws(ReadingEnded) {
    guard var object = try draft.reader.beginObject() else { return }
    let target = Int32(draft.document.constraints.count)
    var parts = ConstraintObject(constraint: blank)
    while let key = try draft.reader.nextKey(of: &object, in: ConstraintKey.rows.keys) {
      // Members that say nothing are there in what programs write.
      if try draft.reader.quickNull() { continue }
      parts.members.insert(key)
      try readMember(key, of: &parts, target: target, &draft)
    }
    if let line = parts.line { return try add(parts, line, target: target, &draft) }
    if let visual = parts.visual { return add(visual, parts, target: target, &draft) }
    takeAttributes(of: &parts, &draft)
    // A misspelt member may be what is missing.
    if !object.hasUnknownNames { noteMissing(in: parts, &draft) }
    if parts.lacksSecondAttribute { return draft.dropVariations(ofConstraint: target) }
    guard parts.items.first.isNamed else { return draft.dropVariations(ofConstraint: target) }
    guard parts.groups.first != nil || parts.groups.second != nil else {
      return draft.add(parts.constraint, parts.items)
    }
    let remedy = AttributeGroup.remedy(
      first: parts.groups.first, second: parts.groups.second, hasSecond: parts.items.hasSecond,
      multiplier: parts.constraint.multiplier, constant: parts.constraint.constant)
    if let remedy {
      draft.dropVariations(ofConstraint: target)
      draft.reader.fault(.expected(remedy))
    } else if let group = parts.groups.first {
      add(group, parts.constraint, parts.items, &draft)
    }
  }

  private func noteMissing(in parts: ConstraintObject, _ draft: inout Draft) {
    if !parts.members.contains(.firstItem) { draft.reader.fault(.illegalConstraint(.noFirstItem)) }
    if !parts.members.contains(.firstAttribute) { draft.reader.fault(.missingKey("firstAttribute")) }
    if parts.lacksSecondAttribute {
      draft.reader.fault(
        parts.namesSecondTo
          ? .attributeMissing("toAttribute", beside: "toItem")
          : .attributeMissing("secondAttribute", beside: "secondItem"))
    }
  }

  private mutating func readMember(
    _ key: ConstraintKey, of parts: inout ConstraintObject, target: Int32, _ draft: inout Draft
  ) throws(ReadingEnded) {
    switch key {
    case .constraint:
      parts.line = draft.reader.mark
      try draft.reader.skipValue()
    case .firstItem: try readFirst(of: &parts.items, &draft)
    case .secondItem:
      parts.namesSecondTo = draft.reader.isAtMember("toItem")
      try readSecond(of: &parts.items, &draft)
    case .firstAttribute:
      let named = try attribute(&draft.reader)
      parts.constraint.firstAttribute = named.attribute ?? parts.constraint.firstAttribute
      parts.groups.first = named.group
    case .secondAttribute:
      let named = try attribute(&draft.reader)
      parts.constraint.secondAttribute = named.attribute ?? .notAnAttribute
      parts.groups.second = named.group
    case .relation: parts.constraint.relation = try draft.reader.relation() ?? .equal
    case .multiplier: parts.constraint.multiplier = try draft.reader.multiplier() ?? 1
    case .identifier: draft.document.setIdentifier(try draft.reader.string() ?? "", of: &parts.constraint)
    case .placeholder: if try draft.reader.boolean() == true { parts.constraint.isActive = false }
    case .constant, .priority, .installed, .active:
      try readValue(key, of: &parts.constraint, target: target, &draft)
    case .visualFormat, .options, .metrics, .views:
      var pending = parts.visual ?? PendingVisualFormat(owner: blank.owner, listIndex: blank.listIndex)
      try draft.readVisualMember(key, of: &pending)
      parts.visual = pending
    }
  }

  private mutating func readFirst(of items: inout PendingItems, _ draft: inout Draft) throws(ReadingEnded) {
    if let item = PendingItem(&first, &draft) {
      items.first = item
    } else {
      items.first = try draft.reader.item(&draft.linker.names) ?? PendingItem()
    }
  }

  private mutating func readSecond(of items: inout PendingItems, _ draft: inout Draft) throws(ReadingEnded) {
    if let item = PendingItem(&second, &draft) {
      (items.second, items.hasSecond) = (item, true)
      return
    }
    guard let second = try draft.reader.item(&draft.linker.names) else { return }
    (items.second, items.hasSecond) = (second, true)
  }

  private func attribute(
    _ reader: inout JSONReader
  ) throws(ReadingEnded) -> (attribute: LayoutAttribute?, group: AttributeGroup?) {
    if let attribute = quick.attributes.quotedAttribute(&reader) { return (attribute, nil) }
    return try reader.attributeOrGroup()
  }

  /// Takes the attributes of items that are named with them, as anchors are: `"firstAnchor": "title.topAnchor"`.
  private func takeAttributes(of parts: inout ConstraintObject, _ draft: inout Draft) {
    if !parts.members.contains(.firstAttribute),
      let taken = draft.attribute(of: &parts.items.first)
    {
      parts.members.insert(.firstAttribute)
      parts.constraint.firstAttribute = taken
    }
    if !parts.members.contains(.secondAttribute), parts.items.hasSecond,
      let taken = draft.attribute(of: &parts.items.second)
    {
      parts.members.insert(.secondAttribute)
      parts.constraint.secondAttribute = taken
    }
  }

  /// Reads a value that rules may change, which may vary.
  private func readValue(
    _ key: ConstraintKey, of constraint: inout LayoutConstraint, target: Int32, _ draft: inout Draft
  ) throws(ReadingEnded) {
    // Nearly always it is a whole number.
    if key == .constant, let value = draft.reader.quickNumber(from: -1_000_000, to: 1_000_000) {
      constraint.constant = value
      return
    }
    if key == .priority, let value = draft.reader.quickNumber(from: 1, to: 1000) {
      constraint.priority = Float(value)
      return
    }
    if key == .constant, try draft.reader.systemSpacing() {
      (constraint.constant, constraint.isStandardSpacing) = (StackConfiguration.systemSpacing, true)
      return
    }
    guard let value = ConstraintKey.rows.value(of: key) else { return }
    let property = try draft.value(key, value, of: target, into: \.document.constraintVariations)
    if let property { constraint.apply(property) }
  }

  /// Adds a constraint in visual format, which is read when all names are known.
  private func add(
    _ visual: PendingVisualFormat, _ parts: ConstraintObject, target: Int32, _ draft: inout Draft
  ) {
    draft.dropVariations(ofConstraint: target)
    if visual.format == nil { draft.reader.fault(.missingKey("visualFormat")) }
    let saysEquation = ConstraintKey.allCases.contains {
      parts.members.contains($0) && ConstraintKey.rows.owner(of: $0) == .equation
    }
    if saysEquation {
      draft.reader.fault(.expected("either visualFormat or the members of one constraint"))
    }
    draft.linker.visualFormats.append(visual)
  }

  /// Adds the constraints of a text, with the values that stand beside it in place of its own.
  private func add(
    _ parts: ConstraintObject, _ line: JSONReader.Mark, target: Int32, _ draft: inout Draft
  ) throws(ReadingEnded) {
    let end = draft.reader.mark
    draft.reader.goBack(to: line)
    if try draft.reader.stands(.string) {
      let formats = draft.linker.visualFormats.count
      try readString(&draft)
      let valued = ConstraintKey.valued.contains { parts.members.contains($0) }
      if valued, draft.linker.visualFormats.count > formats {
        draft.reader.fault(.expected("no values beside a visual format, which says its priorities itself"))
      }
    } else {
      _ = try draft.reader.expect(.string, "a constraint as a string")
    }
    draft.reader.goBack(to: end)
    let beside = ConstraintKey.valued + [.constraint]
    if let other = ConstraintKey.allCases.first(where: { parts.members.contains($0) && !beside.contains($0) })
    {
      draft.reader.fault(.expected("either constraint or \(other.name)"))
    }
    for index in Int(target)..<max(Int(target), draft.document.constraints.count) {
      draft.document.constraints[index].take(parts.constraint, parts.members)
    }
    if draft.document.constraints.count == Int(target) {
      draft.dropVariations(ofConstraint: target)
    } else {
      draft.shareVariations(ofConstraint: Int(target))
    }
  }
}

extension ConstraintKey {
  /// The members that may stand beside a constraint as a text.
  fileprivate static let valued: [ConstraintKey] = [
    .constant, .priority, .identifier, .active, .installed, .placeholder,
  ]
}

extension LayoutConstraint {
  /// Takes what members say from another one.
  fileprivate mutating func take(_ other: LayoutConstraint, _ members: ConstraintMembers) {
    if members.contains(.constant) {
      (constant, isStandardSpacing) = (other.constant, other.isStandardSpacing)
    }
    if members.contains(.priority) { priority = other.priority }
    if members.contains(.identifier) { identifier = other.identifier }
    if members.contains(.active) || !other.isActive { isActive = other.isActive }
    if members.contains(.installed) { isInstalled = other.isInstalled }
  }
}

extension Draft {
  /// Gives all constraints from one to the last the variations that were read for that one.
  mutating func shareVariations(ofConstraint first: Int) {
    let own = document.constraintVariations.suffix(where: { $0.target == Int32(first) })
    guard !own.isEmpty, document.constraints.count > first + 1 else { return }
    for index in (first + 1)..<document.constraints.count {
      var group: Int32?
      for var variation in own {
        if variation.group != group {
          (group, variationGroups) = (variation.group, variationGroups + 1)
        }
        (variation.target, variation.group) = (Int32(index), variationGroups - 1)
        document.constraintVariations.append(variation)
      }
    }
  }

  /// The attribute with which an item is named, which is its owner then: `title.topAnchor`; nil for one without an attribute, which
  /// stays as it is.
  fileprivate mutating func attribute(of item: inout PendingItem) -> LayoutAttribute? {
    guard item.guide == nil, item.owner >= 0, linker.names.item(of: item.whole) == nil else { return nil }
    let name = linker.names.name(of: item.whole)
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let word = String(name[name.index(after: dot)...])
    guard let attribute = LayoutAttribute(name: word) ?? ConstraintSpellings.anchors.value(word) else {
      return nil
    }
    var owner = String(name[..<dot])
    let place = Int(item.place)
    item = owner.withUTF8 { PendingItem($0, place, &linker.names) }
    return attribute
  }
}

extension Array {
  /// The last elements, all of which fulfil a condition.
  fileprivate func suffix(where isIncluded: (Element) -> Bool) -> ArraySlice<Element> {
    let first = lastIndex { !isIncluded($0) }.map { $0 + 1 } ?? 0
    return self[first...]
  }
}
