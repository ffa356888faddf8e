import JSON
import LayoutModel

extension DocumentDecoder {
  enum ConditionKey: String, JSONKey {
    case all, any, not, idiom, orientation, interfaceOrientation
    case minWidth, maxWidth, minHeight, maxHeight, width, height, minAspect, maxAspect, aspect
    case horizontalSizeClass, verticalSizeClass, minScale, maxScale, scale, contentSizeCategory
    case traits, custom, presentedAs, multitasking
  }
  private static let conditionKeys = KeyTable(ConditionKey.self)

  /// A condition: all of its members must hold. Nil, with a fault, if something else stands here.
  ///
  /// What is wrong inside is a fault, and the condition without it is returned.
  mutating func decodeCondition() throws(Fault) -> Condition? {
    guard var object = try reader.beginObject("a condition") else { return nil }
    var conditions: [Condition] = []
    while let key = try reader.nextKey(of: &object, in: Self.conditionKeys) {
      if let condition = try decodeTest(key) { conditions.append(condition) }
    }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private mutating func decodeTest(_ key: ConditionKey) throws(Fault) -> Condition? {
    switch key {
    case .all: return try decodeConditionList().map { .all($0) }
    case .any: return try decodeConditionList().map { .any($0) }
    case .not: return try decodeCondition().map { .not($0) }
    case .idiom:
      return try decodeTraitNames(.userInterfaceIdiom).map { .idiom($0.compactMap { .init(rawValue: $0) }) }
    case .orientation: return try reader.word(Condition.SideOrientation.self).map { .orientation($0) }
    case .interfaceOrientation:
      return try decodeWords(InterfaceOrientation.self).map { .interfaceOrientation($0) }
    case .minWidth, .maxWidth, .minHeight, .maxHeight, .width, .height, .minScale, .maxScale, .scale:
      return try decodeNumberTest(key)
    case .minAspect: return try decodeRatio().map { .aspect(.minimum, $0) }
    case .maxAspect: return try decodeRatio().map { .aspect(.maximum, $0) }
    case .aspect: return try decodeRatio().map { .aspect(.exactly, $0) }
    case .horizontalSizeClass:
      return try decodeTraitNames(.horizontalSizeClass).map {
        .horizontalSizeClass($0.compactMap { .init(rawValue: $0) })
      }
    case .verticalSizeClass:
      return try decodeTraitNames(.verticalSizeClass).map {
        .verticalSizeClass($0.compactMap { .init(rawValue: $0) })
      }
    case .contentSizeCategory: return try decodeContentSizeCategoryTest()
    case .traits: return .traits(try decodeTraits())
    case .custom: return .all(try decodeCustomTests())
    case .presentedAs: return try decodeWords(ModalPresentationStyle.self).map { .presentedAs($0) }
    case .multitasking: return try decodeWords(WindowMode.self).map { .multitasking($0) }
    }
  }

  private mutating func decodeConditionList() throws(Fault) -> [Condition]? {
    guard var array = try reader.beginArray("an array of conditions") else { return nil }
    var conditions: [Condition] = []
    while try reader.nextElement(of: &array) != nil {
      if let condition = try decodeCondition() { conditions.append(condition) }
    }
    return conditions
  }

  private mutating func decodeNumberTest(_ key: ConditionKey) throws(Fault) -> Condition? {
    switch key {
    case .minWidth: return try reader.length().map { .width(Comparison(atLeast: $0)) }
    case .maxWidth: return try reader.length().map { .width(Comparison(atMost: $0)) }
    case .minHeight: return try reader.length().map { .height(Comparison(atLeast: $0)) }
    case .maxHeight: return try reader.length().map { .height(Comparison(atMost: $0)) }
    case .width:
      return try decodeComparison { (decoder) throws(Fault) in try decoder.reader.length() }.map {
        .width($0)
      }
    case .height:
      return try decodeComparison { (decoder) throws(Fault) in try decoder.reader.length() }.map {
        .height($0)
      }
    case .minScale: return try decodeScale().map { .scale(Comparison(atLeast: $0)) }
    case .maxScale: return try decodeScale().map { .scale(Comparison(atMost: $0)) }
    case .scale: return try decodeScale().map { .scale(Comparison(equal: $0)) }
    default: return nil
    }
  }

  private mutating func decodeScale() throws(Fault) -> Double? {
    guard let value = try reader.double() else { return nil }
    if value > 0, value <= 100 { return value }
    reader.fault(.invalidValue(expected: "a number above 0, at most 100", nearest: []))
    return nil
  }

  enum ComparisonKey: String, JSONKey {
    case gt, gte, lt, lte, eq
  }
  private static let comparisonKeys = KeyTable(ComparisonKey.self)

  /// An object of bounds, one at least.
  ///
  /// - Parameter read: Reads one bound; nil, with a fault, if it is none.
  private mutating func decodeComparison(
    _ read: (inout DocumentDecoder) throws(Fault) -> Double?
  ) throws(Fault) -> Comparison? {
    let expected = "an object with gt, gte, lt, lte or eq"
    guard var object = try reader.beginObject(expected) else { return nil }
    var comparison = Comparison()
    var isEmpty = true
    while let key = try reader.nextKey(of: &object, in: Self.comparisonKeys) {
      isEmpty = false
      let value = try read(&self)
      switch key {
      case .gt: comparison.greaterThan = value
      case .gte: comparison.atLeast = value
      case .lt: comparison.lessThan = value
      case .lte: comparison.atMost = value
      case .eq: comparison.equal = value
      }
    }
    if isEmpty { reader.fault(.invalidValue(expected: expected, nearest: [])) }
    return comparison
  }

  /// A number, or two with a slash between them.
  private mutating func decodeRatio() throws(Fault) -> Ratio? {
    let expected = "a number above 0, or two such as \"16/9\""
    var ratio: Ratio?
    if try reader.nextType() == .number {
      guard let value = try reader.double(expected) else { return nil }
      ratio = Ratio(numerator: value, denominator: 1)
    } else {
      guard let text = try reader.string(expected) else { return nil }
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
      if parts.count == 2, let numerator = parts[0], let denominator = parts[1] {
        ratio = Ratio(numerator: numerator, denominator: denominator)
      }
    }
    let sides = 1e-6...1e6
    if let ratio, sides.contains(ratio.numerator), sides.contains(ratio.denominator) { return ratio }
    reader.fault(.invalidValue(expected: expected, nearest: []))
    return nil
  }

  private mutating func decodeContentSizeCategoryTest() throws(Fault) -> Condition? {
    guard try reader.nextType() == .object else {
      return try decodeTraitNames(.preferredContentSizeCategory).map { .contentSizeCategory($0) }
    }
    return try decodeComparison { (decoder) throws(Fault) in
      try decoder.decodeTraitWord(.preferredContentSizeCategory).map { Double($0) }
    }.map { .contentSizeCategoryOrder($0) }
  }
}

// MARK: - Words

extension DocumentDecoder {
  /// A word of an enumeration, or a list of them.
  private mutating func decodeWords<Word: RawRepresentable<String> & CaseIterable>(
    _: Word.Type
  ) throws(Fault) -> [Word]? {
    try decodeOneOrMany { (decoder) throws(Fault) in try decoder.reader.word(Word.self) }
  }

  /// The name of a trait's value, or a list of them, as raw numbers.
  private mutating func decodeTraitNames(_ trait: Trait) throws(Fault) -> [Int8]? {
    try decodeOneOrMany { (decoder) throws(Fault) in try decoder.decodeTraitWord(trait) }
  }

  private mutating func decodeOneOrMany<Value>(
    _ read: (inout DocumentDecoder) throws(Fault) -> Value?
  ) throws(Fault) -> [Value]? {
    guard try reader.nextType() == .array else { return try read(&self).map { [$0] } }
    guard var array = try reader.beginArray() else { return nil }
    var values: [Value] = []
    while try reader.nextElement(of: &array) != nil {
      if let value = try read(&self) { values.append(value) }
    }
    return values
  }

  private mutating func decodeTraitWord(_ trait: Trait) throws(Fault) -> Int8? {
    let names = trait.values.map(\.name)
    let expected = "one of \(names.joined(separator: ", "))"
    guard let name = try reader.string(expected) else { return nil }
    if let value = trait.value(named: name) { return value.raw }
    reader.fault(.invalidValue(expected: expected, nearest: nearestNames(to: name, in: names)))
    return nil
  }
}

// MARK: - Custom traits

/// A value for a custom trait, or bounds for one, before it is known which traits the request declares.
struct PendingCustomTrait {
  /// What stands there.
  enum Content {
    case value(CustomTraitValue)
    /// Bounds, which only numbers have.
    case bounds
    /// A value of another kind, which none has.
    case unreadable
    /// Nothing.
    case null
  }

  var id: String
  var content: Content
  /// Whether it stands beside built-in traits, so that an unknown name is an unknown key.
  var isBesideBuiltIns = false
  var pointer: JSONPointer
  /// The offset in the text.
  var place: Int
}

extension DocumentDecoder {
  /// Tests of custom traits by their ids.
  private mutating func decodeCustomTests() throws(Fault) -> [Condition] {
    var conditions: [Condition] = []
    guard var object = try reader.beginMap("an object by custom trait") else { return [] }
    while let id = try reader.nextMember(of: &object) {
      let (pointer, place) = (reader.pointer, reader.offset)
      if try isComparison() {
        let bounds = try decodeComparison { (decoder) throws(Fault) in try decoder.reader.double() }
        if let bounds { conditions.append(.custom(id, .compares(bounds))) }
        pendingCustomTraits.append(
          PendingCustomTrait(id: id, content: .bounds, pointer: pointer, place: place))
      } else if let value = try decodeCustomTraitValue() {
        conditions.append(.custom(id, .equal(value)))
        pendingCustomTraits.append(
          PendingCustomTrait(id: id, content: .value(value), pointer: pointer, place: place))
      }
    }
    return conditions
  }

  /// Whether an object of bounds stands here: one that has any of their names.
  private mutating func isComparison() throws(Fault) -> Bool {
    for key in ["gt", "gte", "lt", "lte", "eq"] as [StaticString] where try reader.objectHasMember(key) {
      return true
    }
    return false
  }

  /// The value of a custom trait; nil, with a fault, for null and arrays.
  mutating func decodeCustomTraitValue() throws(Fault) -> CustomTraitValue? {
    switch try reader.nextType() {
    case .number: return try reader.double().map { .number($0) }
    case .string: return try reader.string().map { .string($0) }
    case .boolean: return try reader.boolean().map { .boolean($0) }
    case .object: return .object(try reader.canonicalValue())
    case .array, .null:
      _ = try reader.expect(.object, "a number, a string, a boolean or an object")
      return nil
    }
  }
}

extension JSONReader {
  /// The value at hand as JSON without blanks, members by name: equal values are equal texts.
  mutating func canonicalValue() throws(Fault) -> String {
    switch try nextType() {
    case .object:
      guard var object = try beginMap() else { return "" }
      var members: [(name: String, value: String)] = []
      while let name = try nextMember(of: &object) { members.append((name, try canonicalValue())) }
      members.sort { $0.name.unicodeScalars.lexicographicallyPrecedes($1.name.unicodeScalars) }
      return "{" + members.map { "\(jsonText($0.name)):\($0.value)" }.joined(separator: ",") + "}"
    case .array:
      guard var array = try beginArray() else { return "" }
      var elements: [String] = []
      while try nextElement(of: &array) != nil { elements.append(try canonicalValue()) }
      return "[" + elements.joined(separator: ",") + "]"
    case .string: return jsonText(try string() ?? "")
    case .number: return try double()?.description ?? ""
    case .boolean: return try boolean() == true ? "true" : "false"
    case .null: return try null() ? "null" : ""
    }
  }
}

/// A string as a JSON token.
private func jsonText(_ string: String) -> String {
  var writer = JSONWriter(capacity: 64)
  writer.string(string)
  return String(decoding: writer.bytes(), as: UTF8.self)
}
