import LayoutModel

extension DocumentDecoder {
  /// A device of the catalogue by name, or one that the request describes; nil, with a fault, if it is neither.
  mutating func decodeDevice() throws(Fault) -> Device? {
    if try reader.nextType() == .object { return try DeviceDecoder.decodeInline(&reader) }
    guard let name = try reader.string("the name of a device, or an object that describes one") else {
      return nil
    }
    if let device = catalogue.device(named: name) { return device }
    reader.fault(.unknownDevice(name, nearest: catalogue.nearestDevices(to: name)))
    return nil
  }

  mutating func decodeOrientation() throws(Fault) -> InterfaceOrientation? {
    let words = InterfaceOrientation.allCases.map(\.rawValue) + ["landscape"]
    let expected = "one of \(words.joined(separator: ", "))"
    guard let word = try reader.string(expected) else { return nil }
    if let orientation = InterfaceOrientation(word: word) { return orientation }
    reader.fault(.invalidValue(expected: expected, nearest: nearestNames(to: word, in: words)))
    return nil
  }

  mutating func decodeSystemVersion() throws(Fault) -> SystemVersion? {
    let expected = "a version such as 12 or \"26.1\""
    let text: String
    if try reader.nextType() == .number {
      guard let value = try reader.double(expected) else { return nil }
      text = value == value.rounded() && abs(value) < 1000 ? String(Int(value)) : String(value)
    } else {
      guard let written = try reader.string(expected) else { return nil }
      text = written
    }
    if let version = SystemVersion(text) { return version }
    reader.fault(.invalidValue(expected: expected, nearest: []))
    return nil
  }

  mutating func decodeLocale() throws(Fault) -> String? {
    guard let tag = try reader.string("a BCP 47 language tag") else { return nil }
    return accept(languageTag: tag) ? tag : nil
  }

  private mutating func accept(languageTag tag: String) -> Bool {
    if LanguageTag.isWellFormed(tag) { return true }
    reader.fault(.invalidValue(expected: "a BCP 47 language tag", nearest: []))
    return false
  }

  enum WindowKey: String, JSONKey {
    case multitasking, width, height, safeAreaInsets
  }
  private static let windowKeys = KeyTable(WindowKey.self)

  mutating func decodeWindow() throws(Fault) -> WindowRequest? {
    guard var object = try reader.beginObject("an object with multitasking, or with width and height") else {
      return nil
    }
    var mode: MultitaskingMode?
    var width: Double?
    var height: Double?
    var insets: EdgeInsets?
    var seen: Set<WindowKey> = []
    while let key = try reader.nextKey(of: &object, in: Self.windowKeys) {
      seen.insert(key)
      switch key {
      case .multitasking: mode = try reader.word(MultitaskingMode.self)
      case .width: width = try reader.length()
      case .height: height = try reader.length()
      case .safeAreaInsets: insets = try reader.edgeInsets()
      }
    }
    if seen.contains(.multitasking), seen.contains(.width) || seen.contains(.height) {
      reader.fault(
        .invalidValue(expected: "either multitasking or width and height", nearest: []))
      return nil
    }
    if seen.contains(.width) != seen.contains(.height) {
      reader.fault(.missingKey(seen.contains(.width) ? "height" : "width"))
      return nil
    }
    if let width, let height {
      return WindowRequest(extent: .size(Size(width: width, height: height)), safeAreaInsets: insets)
    }
    return WindowRequest(extent: .multitasking(mode ?? .full), safeAreaInsets: insets)
  }

  /// A traits object: each value by name or raw number; null and "unspecified" say nothing. Names that are no
  /// built-in traits may be custom ones.
  mutating func decodeTraits() throws(Fault) -> TraitCollection {
    var traits = TraitCollection()
    guard var object = try reader.beginMap("an object of traits") else { return traits }
    while let member = try reader.nextKeyOrName(of: &object, in: TraitKey.table) {
      switch member {
      case .key(let key): traits[key.trait] = try decodeTrait(key.trait)
      case .name(let name): try decodeCustomTrait(named: name, into: &traits)
      }
    }
    return traits
  }

  mutating func decodeTrait(_ trait: Trait) throws(Fault) -> TraitCollection.Value? {
    if try reader.null() { return nil }
    switch trait.kind {
    case .number:
      if try reader.nextType() == .string { return try decodeTraitName(trait) }
      guard let value = try reader.double() else { return nil }
      if value == Double(trait.unspecified ?? 0) { return nil }
      if value > 0, value <= 100 { return .number(value) }
      reader.fault(.invalidValue(expected: "a number above 0, at most 100", nearest: []))
      return nil
    case .flag:
      if try reader.nextType() == .string { return try decodeTraitName(trait) }
      return try reader.boolean().map { .flag($0) }
    case .language:
      guard let tag = try reader.string("a BCP 47 language tag"), tag != "unspecified" else { return nil }
      return accept(languageTag: tag) ? .language(tag) : nil
    case .choice:
      if try reader.nextType() == .number { return try decodeTraitNumber(trait) }
      return try decodeTraitName(trait)
    }
  }

  private mutating func decodeTraitNumber(_ trait: Trait) throws(Fault) -> TraitCollection.Value? {
    guard let number = try reader.double() else { return nil }
    if let unspecified = trait.unspecified, number == Double(unspecified) { return nil }
    if let value = trait.values.first(where: { Double($0.raw) == number }) { return .choice(value.raw) }
    reader.fault(.invalidValue(expected: "a raw value of \(trait.key)", nearest: []))
    return nil
  }

  private mutating func decodeTraitName(_ trait: Trait) throws(Fault) -> TraitCollection.Value? {
    let names = trait.values.map(\.name)
    let expected =
      switch trait.kind {
      case .number: "a number"
      case .flag: "true or false"
      case .choice, .language: "one of \(names.joined(separator: ", "))"
      }
    guard let name = try reader.string(expected) else { return nil }
    if name == "unspecified" { return nil }
    if let value = trait.value(named: name) { return .choice(value.raw) }
    reader.fault(.invalidValue(expected: expected, nearest: nearestNames(to: name, in: names)))
    return nil
  }
}

/// The traits as keys of an object.
struct TraitKey: JSONKey {
  let trait: Trait

  static let allCases = Trait.allCases.map { TraitKey(trait: $0) }
  static let table = KeyTable(TraitKey.self)

  var rawValue: String { trait.key }

  init(trait: Trait) { self.trait = trait }

  init?(rawValue: String) {
    guard let trait = Trait(key: rawValue) else { return nil }
    self.trait = trait
  }
}
