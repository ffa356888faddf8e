import JSON
import LayoutModel

extension JSONReader {
  enum CustomTraitKey: Int, DocumentKey {
    case id, type, `default`, affectsColorAppearance
  }
  private static let customTraitKeys = Keys(CustomTraitKey.self)

  /// The traits that a request declares (TR-custom).
  mutating func customTraits(_ draft: inout Draft) throws(ReadingEnded) {
    guard var array = try beginArray("an array of custom traits") else { return }
    while try nextElement(of: &array) != nil { try customTrait(&draft) }
  }

  private mutating func customTrait(_ draft: inout Draft) throws(ReadingEnded) {
    guard var object = try beginObject("a custom trait") else { return }
    var id: String?
    var kind: CustomTrait.Kind?
    var value: CustomTraitValue?
    var valuePlace = (pointer: JSONPointer.root, offset: 0)
    var affectsColor = false
    while let key = try nextKey(of: &object, in: Self.customTraitKeys) {
      switch key {
      case .id: id = try customTraitId(draft.document)
      case .type: kind = try word(CustomTrait.Kind.self)
      case .default:
        valuePlace = (pointer, offset)
        value = try customTraitValue()
      case .affectsColorAppearance: affectsColor = try boolean() ?? false
      }
    }
    require([CustomTraitKey.id, .type, .default], of: object)
    guard let id, let kind, let value else { return }
    var trait = CustomTrait(id: id, kind: kind, defaultValue: value)
    trait.affectsColorAppearance = affectsColor
    if !trait.takes(value) {
      fault(
        at: valuePlace.offset,
        Fault(.customTraitTypeMismatch(id, expected: kind.rawValue), at: valuePlace.pointer))
    }
    draft.document.customTraits.append(trait)
  }

  private mutating func customTraitId(_ document: DocumentDraft) throws(ReadingEnded) -> String? {
    guard let id = try string() else { return nil }
    if id.isEmpty || id.utf8.count > longestId || Trait(key: id) != nil {
      fault(
        .invalidValue(expected: "a text of 1 to \(longestId) bytes that is no built-in trait", nearest: []))
      return nil
    }
    if document.customTraits.contains(where: { $0.id == id }) {
      fault(.duplicateId(id))
      return nil
    }
    return id
  }

  /// Reads a member of a traits object that is no built-in trait. Whether the document declares it is found out when
  /// everything is read.
  mutating func customTrait(
    named id: String, into traits: inout TraitCollection, _ draft: inout Draft
  ) throws(ReadingEnded) {
    let (pointer, place) = (self.pointer, offset)
    let content: CustomTraitUse.Content
    switch try nextType() {
    case .null:
      _ = try null()
      content = .null
    case .array:
      try skipValue()
      content = .unreadable
    case .number, .string, .boolean, .object:
      let value = try customTraitValue()
      traits[custom: id] = value
      content = value.map { .value($0) } ?? .unreadable
    }
    draft.linker.customTraits.append(
      CustomTraitUse(
        id: id, content: content, isBesideBuiltIns: true, pointer: pointer, place: place))
  }

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
}

extension JSONReader {
  /// The value at hand as JSON without blanks, members by name: equal values are equal texts.
  mutating func canonicalValue() throws(ReadingEnded) -> String {
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
