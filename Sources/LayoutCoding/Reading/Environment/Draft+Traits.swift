import JSON
import LayoutModel

extension Draft {
  /// A traits object: each value by name or raw number; null and "unspecified" say nothing. Names that are no
  /// built-in traits may be custom ones.
  mutating func traits() throws(ReadingEnded) -> TraitCollection { try windowTraits().traits }

  /// The traits of a window, and the size classes that it leaves open: those that it says are "unspecified" or "any"
  /// (TR-any).
  mutating func windowTraits() throws(ReadingEnded) -> (traits: TraitCollection, open: [Trait]) {
    var traits = TraitCollection()
    var open: [Trait] = []
    guard var object = try reader.beginMap("an object of traits") else { return (traits, open) }
    while let member = try reader.nextMember(of: &object, orIn: Trait.keys.table) {
      switch member {
      case .key(let number):
        guard let key = Trait(rawValue: number), try !reader.null() else { continue }
        traits[key] = try reader.trait(key)
        let isSizeClass = key == .horizontalSizeClass || key == .verticalSizeClass
        if isSizeClass, !traits.specifies(key) { open.append(key) }
      case .name("traitsFromCollections") where try reader.stands(.array):
        let stated = traits
        traits = try overridingTraits()
        traits.merge(stated)
      case .name(let name): try readCustomTrait(named: name, into: &traits)
      }
    }
    return (traits, open)
  }

  /// What overrides traits: a collection, or an array of them, of which the last that states a trait counts (TR-merge).
  mutating func overridingTraits() throws(ReadingEnded) -> TraitCollection {
    guard try reader.stands(.array), var array = try reader.beginArray() else { return try traits() }
    var merged = TraitCollection()
    while try reader.nextElement(of: &array) != nil {
      if try !reader.null() { merged.merge(try traits()) }
    }
    return merged
  }

  /// The traits that a request declares (TR-custom).
  mutating func readCustomTraits() throws(ReadingEnded) {
    guard var array = try reader.beginArray("an array of custom traits") else { return }
    while try reader.nextElement(of: &array) != nil { try readCustomTrait() }
  }

  private mutating func readCustomTrait() throws(ReadingEnded) {
    guard var object = try reader.beginObject("a custom trait") else { return }
    var id: String?
    var kind: CustomTrait.Kind?
    var value: CustomTraitValue?
    var (valuePlace, affectsColor) = (TextPlace.document, false)
    while let key = try reader.nextKey(of: &object, in: CustomTraitKey.keys) {
      switch key {
      case .id: id = try customTraitId()
      case .type: kind = try reader.word(CustomTrait.Kind.self)
      case .default:
        valuePlace = reader.place
        value = try reader.customTraitValue()
      case .affectsColorAppearance: affectsColor = try reader.boolean() ?? false
      }
    }
    reader.require([CustomTraitKey.id, .type, .default], of: object)
    guard let id, let kind, let value else { return }
    var trait = CustomTrait(id: id, kind: kind, defaultValue: value)
    trait.affectsColorAppearance = affectsColor
    if !trait.takes(value) {
      reader.fault(.customTraitTypeMismatch(id, expected: kind.rawValue), at: valuePlace)
    }
    document.customTraits.append(trait)
  }

  private mutating func customTraitId() throws(ReadingEnded) -> String? {
    guard let id = try reader.string() else { return nil }
    if id.isEmpty || id.utf8.count > longestId || Trait(key: id) != nil {
      return reader.refuse(.expected("a text of 1 to \(longestId) bytes that is no built-in trait"))
    }
    let isKnown = document.customTraits.contains { $0.id == id }
    return isKnown ? reader.refuse(.duplicateId(id)) : id
  }

  /// Reads a member of a traits object that is no built-in trait. Whether the document declares it is found out when
  /// everything is read.
  private mutating func readCustomTrait(
    named id: String, into traits: inout TraitCollection
  ) throws(ReadingEnded) {
    let place = reader.place
    let content: CustomTraitUse.Content
    switch try reader.nextType() {
    case .null:
      _ = try reader.null()
      content = .null
    case .array:
      try reader.skipValue()
      content = .unreadable
    case .number, .string, .boolean, .object:
      let value = try reader.customTraitValue()
      traits[custom: id] = value
      content = value.map { .value($0) } ?? .unreadable
    }
    linker.customTraits.append(CustomTraitUse(id: id, content: content, isBesideBuiltIns: true, place: place))
  }
}

enum CustomTraitKey: Int, DocumentKey {
  case id, type, `default`, affectsColorAppearance
  static let keys = Keys(CustomTraitKey.self)
}

extension JSONReader {
  /// The value of a custom trait; nil, with a fault, for null and arrays.
  mutating func customTraitValue() throws(ReadingEnded) -> CustomTraitValue? {
    switch try nextType() {
    case .number: return try double().map { .number($0) }
    case .string: return try string().map { .string($0) }
    case .boolean: return try boolean().map { .boolean($0) }
    case .object: return .object(try canonicalValue())
    case .array, .null:
      _ = try expect(.object, "a number, a string, a boolean or an object")
      return nil
    }
  }

  /// The value at hand as JSON without blanks, members by name: equal values are equal texts.
  private mutating func canonicalValue() throws(ReadingEnded) -> String {
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
