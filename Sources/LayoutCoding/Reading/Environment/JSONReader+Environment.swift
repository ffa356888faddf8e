import JSON
import LayoutModel

extension JSONReader {
  /// A device of the catalogue by name, or one that the request describes; nil, with a fault, if it is neither.
  mutating func device(_ catalogue: DeviceCatalogue) throws(ReadingEnded) -> AskedDevice? {
    if try stands(.object) { return try DeviceDecoder.decodeInline(&self).map { AskedDevice(device: $0) } }
    guard let name = try string("the name of a device, or an object that describes one") else {
      return nil
    }
    if let named = catalogue.namedDevice(name) {
      return AskedDevice(device: named.device, note: named.note(on: name, at: pointer))
    }
    fault(.unknownDevice(name, nearest: catalogue.nearestDevices(to: name)))
    return nil
  }

  mutating func orientation() throws(ReadingEnded) -> InterfaceOrientation? {
    if let orientation = quickWord(InterfaceOrientation.self) { return orientation }
    let words = InterfaceOrientation.allCases.map(\.rawValue) + ["landscape"]
    let expected = "one of \(words.joined(separator: ", "))"
    guard let word = try token(expected).map({ text($0) }) else { return nil }
    if let orientation = InterfaceOrientation(spelled: word) { return orientation }
    let meant = ["vertical": "portrait", "horizontal": "landscape"][word.lowercased()]
    fault(.invalidValue(expected: expected, nearest: meant.map { [$0] } ?? nearestNames(to: word, in: words)))
    return nil
  }

  mutating func systemVersion() throws(ReadingEnded) -> SystemVersion? {
    let expected: StaticString = "a version such as 12 or \"26.1\""
    let text: String
    if try stands(.number) {
      guard let value = try double(expected) else { return nil }
      text = value == value.rounded() && abs(value) < 1000 ? String(Int(value)) : String(value)
    } else {
      guard let written = try string(expected) else { return nil }
      text = written
    }
    if let version = SystemVersion(text) { return version }
    fault(.invalidValue(expected: expected.description, nearest: []))
    return nil
  }

  mutating func locale() throws(ReadingEnded) -> String? {
    guard let tag = try string("a BCP 47 language tag such as ar-EG") else { return nil }
    return accept(languageTag: tag) ? tag : nil
  }

  private mutating func accept(languageTag tag: String) -> Bool {
    if LanguageTag.isWellFormed(tag) { return true }
    fault(.invalidValue(expected: "a BCP 47 language tag such as ar-EG", nearest: []))
    return false
  }

  enum WindowKey: Int, DocumentKey {
    case multitasking, width, height, safeAreaInsets
  }
  private static let windowKeys = Keys(WindowKey.self)

  mutating func window() throws(ReadingEnded) -> WindowRequest? {
    guard var object = try beginObject("an object with multitasking, or with width and height") else {
      return nil
    }
    var mode: MultitaskingMode?
    var width: Double?
    var height: Double?
    var insets: EdgeInsets?
    while let key = try nextKey(of: &object, in: Self.windowKeys) {
      switch key {
      case .multitasking: mode = try word(MultitaskingMode.self)
      case .width: width = try length()
      case .height: height = try length()
      case .safeAreaInsets: insets = try edgeInsets()
      }
    }
    if object.has(WindowKey.multitasking), object.has(WindowKey.width) || object.has(WindowKey.height) {
      fault(
        .invalidValue(expected: "either multitasking or width and height", nearest: []))
      return nil
    }
    if object.has(WindowKey.width) != object.has(WindowKey.height) {
      fault(.missingKey(object.has(WindowKey.width) ? "height" : "width"))
      return nil
    }
    if let width, let height {
      return WindowRequest(extent: .size(Size(width: width, height: height)), safeAreaInsets: insets)
    }
    return WindowRequest(extent: .multitasking(mode ?? .full), safeAreaInsets: insets)
  }

  /// A traits object: each value by name or raw number; null and "unspecified" say nothing. Names that are no
  /// built-in traits may be custom ones.
  mutating func traits(_ draft: inout Draft) throws(ReadingEnded) -> TraitCollection {
    try windowTraits(&draft).traits
  }

  /// The traits of a window, and the size classes that it leaves open: those that it says are "unspecified" or "any"
  /// (TR-any).
  mutating func windowTraits(
    _ draft: inout Draft
  ) throws(ReadingEnded) -> (traits: TraitCollection, open: [Trait]) {
    var traits = TraitCollection()
    var open: [Trait] = []
    guard var object = try beginMap("an object of traits") else { return (traits, open) }
    while let member = try nextMember(of: &object, orIn: Trait.keys.table) {
      switch member {
      case .key(let number):
        guard let key = Trait(rawValue: number), try !null() else { continue }
        traits[key] = try trait(key)
        let isSizeClass = key == .horizontalSizeClass || key == .verticalSizeClass
        if isSizeClass, !traits.specifies(key) { open.append(key) }
      case .name("traitsFromCollections") where try stands(.array):
        let stated = traits
        traits = try overridingTraits(&draft)
        traits.merge(stated)
      case .name(let name): try customTrait(named: name, into: &traits, &draft)
      }
    }
    return (traits, open)
  }

  /// What overrides traits: a collection, or an array of them, of which the last that states a trait counts (TR-merge).
  mutating func overridingTraits(_ draft: inout Draft) throws(ReadingEnded) -> TraitCollection {
    guard try stands(.array), var array = try beginArray("an object of traits, or an array of them") else {
      return try traits(&draft)
    }
    var merged = TraitCollection()
    while try nextElement(of: &array) != nil {
      if try !null() { merged.merge(try traits(&draft)) }
    }
    return merged
  }

  mutating func trait(_ trait: Trait) throws(ReadingEnded) -> TraitCollection.Value? {
    if try null() { return nil }
    switch trait.kind {
    case .number:
      if try stands(.string) { return try traitName(trait) }
      guard let value = try double() else { return nil }
      if value == Double(trait.unspecified ?? 0) { return nil }
      if value > 0, value <= 100 { return .number(value) }
      fault(.invalidValue(expected: "a number above 0, at most 100", nearest: []))
      return nil
    case .flag:
      if try stands(.string) { return try traitName(trait) }
      return try boolean().map { .flag($0) }
    case .language:
      guard let tag = try string("a BCP 47 language tag"), tag != "unspecified" else { return nil }
      return accept(languageTag: tag) ? .language(tag) : nil
    case .choice:
      if try stands(.number) { return try traitNumber(trait) }
      return try traitName(trait)
    }
  }

  private mutating func traitNumber(_ trait: Trait) throws(ReadingEnded) -> TraitCollection.Value? {
    guard let number = try double() else { return nil }
    if let unspecified = trait.unspecified, number == Double(unspecified) { return nil }
    if let value = trait.values.first(where: { Double($0.raw) == number }) { return .choice(value.raw) }
    fault(.invalidValue(expected: "a raw value of \(trait.key)", nearest: []))
    return nil
  }

  private mutating func traitName(_ trait: Trait) throws(ReadingEnded) -> TraitCollection.Value? {
    let names = trait.values.map(\.name)
    let expected =
      switch trait.kind {
      case .number: "a number"
      case .flag: "true or false"
      case .choice, .language: "one of \(names.joined(separator: ", "))"
      }
    guard let name = try token(expected).map({ text($0) }) else { return nil }
    if name == "unspecified" { return nil }
    if let value = trait.value(named: name) { return .choice(value.raw) }
    if let spelled = trait.name(spelled: name) {
      return trait.value(named: spelled).map { .choice($0.raw) }
    }
    fault(.invalidValue(expected: expected, nearest: trait.nearestValues(to: name)))
    return nil
  }
}

/// The traits as keys of an object.
extension Trait: DocumentKey {
  static let keys = Keys(Trait.self)
}
