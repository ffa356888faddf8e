import JSON
import LayoutModel

// Traits, and what rules and variations ask of a place. A condition is an object with one member.

extension DocumentEncoder {
  /// What a collection says, by the names of traits.
  mutating func traits(_ traits: TraitCollection) {
    json.beginObject()
    for trait in traits.specifiedTraits {
      json.key(trait.key)
      switch traits[trait] {
      case .choice(let raw)?: traitValue(raw, of: trait)
      case .number(let value)?: json.number(value)
      case .language(let tag)?: json.string(tag)
      case .flag(let flag)?: json.boolean(flag)
      case nil: json.null()
      }
    }
    for entry in traits.custom {
      json.key(entry.id)
      customTraitValue(entry.value)
    }
    json.endObject()
  }

  /// The name of a value of a trait, or the number of one without a name.
  mutating func traitValue(_ raw: Int8, of trait: Trait) {
    if let value = trait.values.first(where: { $0.raw == raw }) {
      json.string(value.name)
    } else {
      json.integer(Int(raw))
    }
  }

  mutating func interfaceStyle(_ style: UserInterfaceStyle?) {
    if let style { traitValue(style.rawValue, of: .userInterfaceStyle) } else { json.string("unspecified") }
  }

  mutating func customTraitValue(_ value: CustomTraitValue) {
    switch value {
    case .number(let value): json.number(value)
    case .string(let value): json.string(value)
    case .boolean(let value): json.boolean(value)
    case .object(let text): raw(Array(text.utf8))
    }
  }

  mutating func condition(_ condition: Condition) {
    json.beginObject()
    test(condition)
    json.endObject()
  }

  private mutating func test(_ condition: Condition) {
    switch condition {
    case .all(let conditions): all(conditions)
    case .any(let conditions):
      key(.any)
      array(conditions) { $0.condition($1) }
    case .not(let condition):
      key(.not)
      self.condition(condition)
    case .idiom(let idioms): values(.idiom, idioms.map(\.rawValue), of: .userInterfaceIdiom)
    case .orientation(let orientation):
      key(.orientation)
      word(orientation)
    case .interfaceOrientation(let orientations): oneOrMany(.interfaceOrientation, orientations)
    case .width(let comparison): self.comparison(.width, comparison)
    case .height(let comparison): self.comparison(.height, comparison)
    case .aspect(let bound, let ratio): aspect(bound, ratio)
    case .horizontalSizeClass(let classes):
      values(.horizontalSizeClass, classes.map(\.rawValue), of: .horizontalSizeClass)
    case .verticalSizeClass(let classes):
      values(.verticalSizeClass, classes.map(\.rawValue), of: .verticalSizeClass)
    case .scale(let comparison): scale(comparison)
    case .contentSizeCategory(let categories):
      values(.contentSizeCategory, categories, of: .preferredContentSizeCategory)
    case .contentSizeCategoryOrder(let comparison):
      key(.contentSizeCategory)
      bounds(comparison) { $0.traitValue(Int8($1), of: .preferredContentSizeCategory) }
    case .traits(let traits):
      key(.traits)
      self.traits(traits)
    case .custom: custom([condition])
    case .presentedAs(let styles): oneOrMany(.presentedAs, styles)
    case .multitasking(let modes): oneOrMany(.multitasking, modes)
    }
  }

  /// Tests of custom traits by their ids stand in one object, which means all of them.
  private mutating func all(_ conditions: [Condition]) {
    var ids: Set<String> = []
    let areCustom = conditions.allSatisfy { condition in
      if case .custom(let id, _) = condition { ids.insert(id).inserted } else { false }
    }
    if conditions.isEmpty { return }
    if areCustom { return custom(conditions) }
    key(.all)
    array(conditions) { $0.condition($1) }
  }

  private mutating func custom(_ tests: [Condition]) {
    key(.custom)
    json.beginObject()
    for case .custom(let id, let test) in tests {
      json.key(id)
      switch test {
      case .equal(let value): customTraitValue(value)
      case .compares(let comparison): bounds(comparison) { $0.json.number($1) }
      }
    }
    json.endObject()
  }

  private mutating func comparison(_ key: ConditionKey, _ comparison: Comparison) {
    self.key(key)
    bounds(comparison) { $0.json.number($1) }
  }

  private mutating func bounds(_ comparison: Comparison, _ write: (inout DocumentEncoder, Double) -> Void) {
    let members: [(BoundKey, Double?)] = [
      (.gt, comparison.greaterThan), (.gte, comparison.atLeast), (.lt, comparison.lessThan),
      (.lte, comparison.atMost), (.eq, comparison.equal),
    ]
    json.beginObject()
    for (key, value) in members {
      guard let value else { continue }
      json.key(key)
      write(&self, value)
    }
    json.endObject()
  }

  /// The scale has a key for each bound.
  private mutating func scale(_ comparison: Comparison) {
    let members: [(ConditionKey, Double?)] = [
      (.minScale, comparison.atLeast), (.maxScale, comparison.atMost), (.scale, comparison.equal),
    ]
    if comparison.greaterThan != nil || comparison.lessThan != nil {
      refuse("a scale above or below a bound")
    }
    for (key, value) in members {
      guard let value else { continue }
      self.key(key)
      json.number(value)
    }
  }

  private mutating func aspect(_ bound: Condition.Bound, _ ratio: Ratio) {
    switch bound {
    case .minimum: key(.minAspect)
    case .maximum: key(.maxAspect)
    case .exactly: key(.aspect)
    }
    json.string("\(String(number: ratio.numerator))/\(String(number: ratio.denominator))")
  }

  private mutating func values(_ key: ConditionKey, _ raw: [Int8], of trait: Trait) {
    self.key(key)
    if raw.count == 1 { return traitValue(raw[0], of: trait) }
    array(raw) { $0.traitValue($1, of: trait) }
  }

  private mutating func oneOrMany(_ key: ConditionKey, _ words: [some RawRepresentable<String>]) {
    self.key(key)
    if words.count == 1 { word(words[0]) } else { self.words(words) }
  }

  private mutating func key(_ key: ConditionKey) { json.key(key) }
}
