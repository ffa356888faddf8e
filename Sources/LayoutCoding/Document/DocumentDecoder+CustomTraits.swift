import LayoutModel

extension DocumentDecoder {
  enum CustomTraitKey: String, JSONKey {
    case id, type, `default`, affectsColorAppearance
  }
  private static let customTraitKeys = KeyTable(CustomTraitKey.self)

  /// The traits that a request declares (traits T-20).
  mutating func decodeCustomTraits() throws(Fault) {
    guard var array = try reader.beginArray("an array of custom traits") else { return }
    while try reader.nextElement(of: &array) != nil { try decodeCustomTrait() }
  }

  private mutating func decodeCustomTrait() throws(Fault) {
    guard var object = try reader.beginObject("a custom trait") else { return }
    var id: String?
    var kind: CustomTrait.Kind?
    var value: CustomTraitValue?
    var valuePlace = (pointer: JSONPointer.root, offset: 0)
    var affectsColor = false
    var seen: Set<CustomTraitKey> = []
    while let key = try reader.nextKey(of: &object, in: Self.customTraitKeys) {
      seen.insert(key)
      switch key {
      case .id: id = try decodeCustomTraitId()
      case .type: kind = try reader.word(CustomTrait.Kind.self)
      case .default:
        valuePlace = (reader.pointer, reader.offset)
        value = try decodeCustomTraitValue()
      case .affectsColorAppearance: affectsColor = try reader.boolean() ?? false
      }
    }
    for key in [CustomTraitKey.id, .type, .default] where !seen.contains(key) {
      reader.fault(.missingKey(key.rawValue))
    }
    guard let id, let kind, let value else { return }
    var trait = CustomTrait(id: id, kind: kind, defaultValue: value)
    trait.affectsColorAppearance = affectsColor
    if !trait.takes(value) {
      reader.fault(
        at: valuePlace.offset,
        Fault(.customTraitTypeMismatch(id, expected: kind.rawValue), at: valuePlace.pointer))
    }
    document.customTraits.append(trait)
  }

  private mutating func decodeCustomTraitId() throws(Fault) -> String? {
    guard let id = try reader.string() else { return nil }
    if id.isEmpty || id.utf8.count > longestId || Trait(key: id) != nil {
      reader.fault(
        .invalidValue(expected: "a text of 1 to \(longestId) bytes that is no built-in trait", nearest: []))
      return nil
    }
    if document.customTraits.contains(where: { $0.id == id }) {
      reader.fault(.duplicateId(id))
      return nil
    }
    return id
  }

  /// Reads a member of a traits object that is no built-in trait. Whether the document declares it is found out when
  /// everything is read.
  mutating func decodeCustomTrait(named id: String, into traits: inout TraitCollection) throws(Fault) {
    let (pointer, place) = (reader.pointer, reader.offset)
    let content: PendingCustomTrait.Content
    switch try reader.nextType() {
    case .null:
      _ = try reader.null()
      content = .null
    case .array:
      try reader.skipValue()
      content = .unreadable
    case .number, .string, .boolean, .object:
      let value = try decodeCustomTraitValue()
      traits[custom: id] = value
      content = value.map { .value($0) } ?? .unreadable
    }
    pendingCustomTraits.append(
      PendingCustomTrait(
        id: id, content: content, isBesideBuiltIns: true, pointer: pointer, place: place))
  }

  /// Compares every use of a custom trait with its declaration.
  mutating func checkCustomTraits() {
    let declared = Dictionary(document.customTraits.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    for use in pendingCustomTraits {
      guard let trait = declared[use.id] else {
        report(unknown: use)
        continue
      }
      let fits =
        switch use.content {
        case .value(let value): trait.takes(value)
        case .bounds: trait.kind == .integer || trait.kind == .number
        case .null: true
        case .unreadable: false
        }
      if !fits {
        reader.fault(
          at: use.place,
          Fault(.customTraitTypeMismatch(use.id, expected: trait.kind.rawValue), at: use.pointer))
      }
    }
  }

  private mutating func report(unknown use: PendingCustomTrait) {
    guard reader.takesFaults else { return }
    var names = document.customTraits.map(\.id)
    if use.isBesideBuiltIns { names += Trait.allCases.map(\.key) }
    let nearest = nearestNames(to: use.id, in: names)
    reader.fault(
      at: use.place,
      Fault(
        use.isBesideBuiltIns
          ? .unknownKey(use.id, nearest: nearest) : .unknownReference(use.id, nearest: nearest),
        at: use.pointer))
  }
}
