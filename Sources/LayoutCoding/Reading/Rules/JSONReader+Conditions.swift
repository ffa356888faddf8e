import JSON
import LayoutModel

/// What a condition asks.
enum ConditionKey: Int, DocumentKey {
  case all, any, not, idiom, orientation, interfaceOrientation
  case minWidth, maxWidth, minHeight, maxHeight, width, height, minAspect, maxAspect, aspect
  case horizontalSizeClass, verticalSizeClass, minScale, maxScale, scale, contentSizeCategory
  case traits, custom, presentedAs, multitasking

  static let keys = Keys(ConditionKey.self)
}

extension JSONReader {
  /// A condition: all of its members must hold. Nil, with a fault, if something else stands here.
  ///
  /// What is wrong inside is a fault, and the condition without it is returned.
  mutating func condition(_ draft: inout Draft) throws(ReadingEnded) -> Condition? {
    guard var object = try beginObject("a condition") else { return nil }
    var conditions: [Condition] = []
    while let key = try nextKey(of: &object, in: ConditionKey.keys) {
      if let condition = try test(key, &draft) { conditions.append(condition) }
    }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private mutating func test(_ key: ConditionKey, _ draft: inout Draft) throws(ReadingEnded) -> Condition? {
    switch key {
    case .all: return try conditionList(&draft).map { .all($0) }
    case .any: return try conditionList(&draft).map { .any($0) }
    case .not: return try condition(&draft).map { .not($0) }
    case .idiom:
      return try traitNames(.userInterfaceIdiom).map { .idiom($0.compactMap { .init(rawValue: $0) }) }
    case .orientation: return try word(Condition.SideOrientation.self).map { .orientation($0) }
    case .interfaceOrientation:
      return try wordOrWords(InterfaceOrientation.self).map { .interfaceOrientation($0) }
    case .minWidth, .maxWidth, .minHeight, .maxHeight, .width, .height, .minScale, .maxScale, .scale:
      return try numberTest(key)
    case .minAspect: return try ratio().map { .aspect(.minimum, $0) }
    case .maxAspect: return try ratio().map { .aspect(.maximum, $0) }
    case .aspect: return try ratio().map { .aspect(.exactly, $0) }
    case .horizontalSizeClass:
      return try traitNames(.horizontalSizeClass).map {
        .horizontalSizeClass($0.compactMap { .init(rawValue: $0) })
      }
    case .verticalSizeClass:
      return try traitNames(.verticalSizeClass).map {
        .verticalSizeClass($0.compactMap { .init(rawValue: $0) })
      }
    case .contentSizeCategory: return try contentSizeCategoryTest()
    case .traits: return .traits(try traits(&draft))
    case .custom: return .all(try customTests(&draft))
    case .presentedAs: return try wordOrWords(ModalPresentationStyle.self).map { .presentedAs($0) }
    case .multitasking: return try wordOrWords(WindowMode.self).map { .multitasking($0) }
    }
  }

  private mutating func conditionList(_ draft: inout Draft) throws(ReadingEnded) -> [Condition]? {
    guard var array = try beginArray("an array of conditions") else { return nil }
    var conditions: [Condition] = []
    while try nextElement(of: &array) != nil {
      if let condition = try condition(&draft) { conditions.append(condition) }
    }
    return conditions
  }

  private mutating func numberTest(_ key: ConditionKey) throws(ReadingEnded) -> Condition? {
    switch key {
    case .minWidth: return try length().map { .width(Comparison(atLeast: $0)) }
    case .maxWidth: return try length().map { .width(Comparison(atMost: $0)) }
    case .minHeight: return try length().map { .height(Comparison(atLeast: $0)) }
    case .maxHeight: return try length().map { .height(Comparison(atMost: $0)) }
    case .width:
      return try comparison { (reader) throws(ReadingEnded) in try reader.length() }.map {
        .width($0)
      }
    case .height:
      return try comparison { (reader) throws(ReadingEnded) in try reader.length() }.map {
        .height($0)
      }
    case .minScale: return try scale().map { .scale(Comparison(atLeast: $0)) }
    case .maxScale: return try scale().map { .scale(Comparison(atMost: $0)) }
    case .scale: return try scale().map { .scale(Comparison(equal: $0)) }
    default: return nil
    }
  }

  enum ComparisonKey: Int, DocumentKey {
    case gt, gte, lt, lte, eq
  }
  private static let comparisonKeys = Keys(ComparisonKey.self)

  /// An object of bounds, one at least.
  ///
  /// - Parameter read: Reads one bound; nil, with a fault, if it is none.
  private mutating func comparison(
    _ read: (inout JSONReader) throws(ReadingEnded) -> Double?
  ) throws(ReadingEnded) -> Comparison? {
    let expected: StaticString = "an object with gt, gte, lt, lte or eq"
    guard var object = try beginObject(expected) else { return nil }
    var comparison = Comparison()
    var isEmpty = true
    while let key = try nextKey(of: &object, in: Self.comparisonKeys) {
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
    if isEmpty { fault(.invalidValue(expected: expected.description, nearest: [])) }
    return comparison
  }

  /// A number, or two with a slash between them.
  private mutating func ratio() throws(ReadingEnded) -> Ratio? {
    let expected: StaticString = "a number above 0, or two such as \"16/9\""
    var ratio: Ratio?
    if try stands(.number) {
      guard let value = try double(expected) else { return nil }
      ratio = Ratio(numerator: value, denominator: 1)
    } else {
      guard let text = try string(expected) else { return nil }
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
      if parts.count == 2, let numerator = parts[0], let denominator = parts[1] {
        ratio = Ratio(numerator: numerator, denominator: denominator)
      }
    }
    let sides = 1e-6...1e6
    if let ratio, sides.contains(ratio.numerator), sides.contains(ratio.denominator) { return ratio }
    fault(.invalidValue(expected: expected.description, nearest: []))
    return nil
  }

  private mutating func contentSizeCategoryTest() throws(ReadingEnded) -> Condition? {
    guard try stands(.object) else {
      return try traitNames(.preferredContentSizeCategory).map { .contentSizeCategory($0) }
    }
    return try comparison { (reader) throws(ReadingEnded) in
      try reader.traitWord(.preferredContentSizeCategory).map { Double($0) }
    }.map { .contentSizeCategoryOrder($0) }
  }
}

// MARK: - Words

extension JSONReader {
  /// A word of an enumeration, or a list of them.
  private mutating func wordOrWords<Word: DocumentWord>(
    _: Word.Type
  ) throws(ReadingEnded) -> [Word]? {
    try oneOrMany { (reader) throws(ReadingEnded) in try reader.word(Word.self) }
  }

  /// The name of a trait's value, or a list of them, as raw numbers.
  private mutating func traitNames(_ trait: Trait) throws(ReadingEnded) -> [Int8]? {
    try oneOrMany { (reader) throws(ReadingEnded) in try reader.traitWord(trait) }
  }

  private mutating func oneOrMany<Value>(
    _ read: (inout JSONReader) throws(ReadingEnded) -> Value?
  ) throws(ReadingEnded) -> [Value]? {
    guard try stands(.array) else { return try read(&self).map { [$0] } }
    guard var array = try beginArray() else { return nil }
    var values: [Value] = []
    while try nextElement(of: &array) != nil {
      if let value = try read(&self) { values.append(value) }
    }
    return values
  }

  private mutating func traitWord(_ trait: Trait) throws(ReadingEnded) -> Int8? {
    let names = trait.values.map(\.name)
    let expected = "one of \(names.joined(separator: ", "))"
    guard let name = try token(expected).map({ text($0) }) else { return nil }
    if let value = trait.value(named: name) { return value.raw }
    if let spelled = trait.name(spelled: name), let value = trait.value(named: spelled) { return value.raw }
    fault(.invalidValue(expected: expected, nearest: trait.nearestValues(to: name)))
    return nil
  }
}

// MARK: - Custom traits

extension JSONReader {
  /// Tests of custom traits by their ids.
  private mutating func customTests(_ draft: inout Draft) throws(ReadingEnded) -> [Condition] {
    var conditions: [Condition] = []
    guard var object = try beginMap("an object by custom trait") else { return [] }
    while let id = try nextMember(of: &object) {
      let (pointer, place) = (self.pointer, offset)
      if try isComparison() {
        let bounds = try comparison { (reader) throws(ReadingEnded) in try reader.double() }
        if let bounds { conditions.append(.custom(id, .compares(bounds))) }
        draft.linker.customTraits.append(
          CustomTraitUse(id: id, content: .bounds, pointer: pointer, place: place))
      } else if let value = try customTraitValue() {
        conditions.append(.custom(id, .equal(value)))
        draft.linker.customTraits.append(
          CustomTraitUse(id: id, content: .value(value), pointer: pointer, place: place))
      }
    }
    return conditions
  }

  /// Whether an object of bounds stands here: one that has any of their names.
  private mutating func isComparison() throws(ReadingEnded) -> Bool {
    for key in ["gt", "gte", "lt", "lte", "eq"] as [StaticString] where try objectHasMember(key) {
      return true
    }
    return false
  }
}
