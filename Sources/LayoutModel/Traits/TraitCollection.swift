/// What an environment says about itself; a trait that it does not specify it says nothing about. Raw numbers of
/// choices stand in one vector: a merge is a few instructions, and a hierarchy of thousands of views can hold a
/// collection each.
package struct TraitCollection: Hashable, Sendable {
  private var specified: UInt32 = 0
  private var choices = SIMD32<Int8>(repeating: 0)
  private var scale: Double = 0
  private var language: String = ""
  /// The custom traits that it specifies, by id.
  package private(set) var custom: [CustomTraitEntry] = []

  /// The empty collection: every trait unspecified.
  package init() {}

  /// Merges collections. For each trait the last one that specifies it wins (TR-merge).
  package init(traitsFrom collections: [TraitCollection]) {
    for collection in collections { merge(collection) }
  }

  /// Whether the collection says something about `trait`.
  package func specifies(_ trait: Trait) -> Bool { specified & (1 << UInt32(trait.rawValue)) != 0 }
  /// Whether no trait is specified.
  package var isEmpty: Bool { specified == 0 && custom.isEmpty }
  /// The specified traits, in the order of ``Trait``.
  package var specifiedTraits: [Trait] { Trait.allCases.filter { specifies($0) } }

  /// Lays `other` over this collection: what it specifies wins.
  package mutating func merge(_ other: TraitCollection) {
    for entry in other.custom { self[custom: entry.id] = entry.value }
    guard other.specified != 0 else { return }
    if specified == 0 {
      choices = other.choices
    } else {
      var rest = other.specified
      while rest != 0 {
        let trait = rest.trailingZeroBitCount
        choices[trait] = other.choices[trait]
        rest &= rest - 1
      }
    }
    if other.specifies(.displayScale) { scale = other.scale }
    if other.specifies(.typesettingLanguage) { language = other.language }
    specified |= other.specified
  }

  /// Whether every trait that `other` specifies has the same value here (TR-contains).
  package func contains(_ other: TraitCollection) -> Bool {
    other.specifiedTraits.allSatisfy { specifies($0) && self[$0] == other[$0] }
      && other.custom.allSatisfy { self[custom: $0.id] == $0.value }
  }

  /// The traits whose values differ, in the order of ``Trait`` (TR-changed).
  package func changedTraits(from other: TraitCollection) -> [Trait] {
    Trait.allCases.filter { self[$0] != other[$0] }
  }

  /// The value of one trait, nil if it is unspecified. Setting nil makes it unspecified.
  package subscript(trait: Trait) -> Value? {
    get {
      guard specifies(trait) else { return nil }
      switch trait.kind {
      case .choice: return .choice(choices[trait.rawValue])
      case .number: return .number(scale)
      case .language: return .language(language)
      case .flag: return .flag(choices[trait.rawValue] != 0)
      }
    }
    set {
      clear(trait)
      guard let newValue else { return }
      switch newValue {
      case .choice(let raw): choices[trait.rawValue] = raw
      case .number(let number): scale = number
      case .language(let tag): language = tag
      case .flag(let flag): choices[trait.rawValue] = flag ? 1 : 0
      }
      specified |= 1 << UInt32(trait.rawValue)
    }
  }

  /// The value of a custom trait, nil if it is unspecified. Setting nil makes it unspecified.
  package subscript(custom id: String) -> CustomTraitValue? {
    get { custom.first { $0.id == id }?.value }
    set {
      let place = custom.firstIndex { $0.id >= id } ?? custom.count
      let isThere = place < custom.count && custom[place].id == id
      if isThere { custom.remove(at: place) }
      if let newValue { custom.insert(CustomTraitEntry(id: id, value: newValue), at: place) }
    }
  }

  /// The ids of the custom traits whose values differ, in their order (TR-changed).
  package func changedCustomTraits(from other: TraitCollection) -> [String] {
    let ids = Set(custom.map(\.id)).union(other.custom.map(\.id))
    return ids.filter { self[custom: $0] != other[custom: $0] }.sorted()
  }

  /// The traits that tell most collections apart; equality compares all.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(specified)
    hasher.combine(scale)
    var choices: UInt64 = 0
    // Size classes to text sizes and styles stand first.
    for trait in 0..<10 { choices = choices << 6 ^ UInt64(UInt8(bitPattern: self.choices[trait])) }
    hasher.combine(choices)
  }

  /// The value of one trait. The case must be the one of ``Trait/kind``.
  package enum Value: Hashable, Sendable {
    case choice(Int8)
    case number(Double)
    case language(String)
    case flag(Bool)
  }

  /// Unspecified traits keep no old value, so that equal collections are equal in every bit.
  private mutating func clear(_ trait: Trait) {
    specified &= ~(1 << UInt32(trait.rawValue))
    choices[trait.rawValue] = 0
    if trait == .displayScale { scale = 0 }
    if trait == .typesettingLanguage { language = "" }
  }
}

extension TraitCollection {
  package var horizontalSizeClass: SizeClass? {
    get { choice(.horizontalSizeClass) }
    set { self[.horizontalSizeClass] = newValue.map { .choice($0.rawValue) } }
  }
  package var verticalSizeClass: SizeClass? {
    get { choice(.verticalSizeClass) }
    set { self[.verticalSizeClass] = newValue.map { .choice($0.rawValue) } }
  }
  package var userInterfaceIdiom: UserInterfaceIdiom? {
    get { choice(.userInterfaceIdiom) }
    set { self[.userInterfaceIdiom] = newValue.map { .choice($0.rawValue) } }
  }
  package var displayGamut: DisplayGamut? {
    get { choice(.displayGamut) }
    set { self[.displayGamut] = newValue.map { .choice($0.rawValue) } }
  }
  package var layoutDirection: LayoutDirection? {
    get { choice(.layoutDirection) }
    set { self[.layoutDirection] = newValue.map { .choice($0.rawValue) } }
  }
  /// Pixels per point.
  package var displayScale: Double? {
    get { specifies(.displayScale) ? scale : nil }
    set { self[.displayScale] = newValue.map { .number($0) } }
  }

  package var userInterfaceStyle: UserInterfaceStyle? { choice(.userInterfaceStyle) }
  package var accessibilityContrast: AccessibilityContrast? { choice(.accessibilityContrast) }
  package var preferredContentSizeCategory: ContentSizeCategory? { choice(.preferredContentSizeCategory) }

  private func choice<T: RawRepresentable<Int8>>(_ trait: Trait) -> T? {
    specifies(trait) ? T(rawValue: choices[trait.rawValue]) : nil
  }
}
