import JSON
import LayoutModel

/// What a condition asks.
enum ConditionKey: Int, DocumentKey {
  case all, any, not, idiom, orientation, interfaceOrientation
  case minWidth, maxWidth, minHeight, maxHeight, width, height, minAspect, maxAspect, aspect
  case horizontalSizeClass, verticalSizeClass, minScale, maxScale, scale, contentSizeCategory
  case traits, custom, presentedAs, multitasking

  static let keys = Keys(
    ConditionKey.self, aliases: ["preferredContentSizeCategory": .contentSizeCategory])
}

extension ValueForm {
  static var condition: ValueForm<Condition> {
    .init { (draft, _) throws(ReadingEnded) in
      try draft.condition()
    } write: {
      $0.condition($1)
    }
  }
}

extension Draft {
  /// A condition: all of its members must hold. Nil, with a fault, if something else stands here.
  /// What is wrong inside is a fault, and the condition without it is returned.
  mutating func condition() throws(ReadingEnded) -> Condition? {
    guard var object = try reader.beginObject("a condition") else { return nil }
    var conditions: [Condition] = []
    while let key = try reader.nextKey(of: &object, in: ConditionKey.keys) {
      if let condition = try test(key) { conditions.append(condition) }
    }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private mutating func test(_ key: ConditionKey) throws(ReadingEnded) -> Condition? {
    switch key {
    case .all: return try conditions().map { .all($0) }
    case .any: return try conditions().map { .any($0) }
    case .not: return try condition().map { .not($0) }
    case .idiom: return try values(of: .userInterfaceIdiom) { .idiom($0.compactMap { .init(rawValue: $0) }) }
    case .orientation: return try reader.word(Condition.SideOrientation.self).map { .orientation($0) }
    case .interfaceOrientation: return try words { .interfaceOrientation($0) }
    case .minAspect: return try reader.ratio().map { .aspect(.minimum, $0) }
    case .maxAspect: return try reader.ratio().map { .aspect(.maximum, $0) }
    case .aspect: return try reader.ratio().map { .aspect(.exactly, $0) }
    case .horizontalSizeClass:
      return try values(of: .horizontalSizeClass) {
        .horizontalSizeClass($0.compactMap { .init(rawValue: $0) })
      }
    case .verticalSizeClass:
      return try values(of: .verticalSizeClass) { .verticalSizeClass($0.compactMap { .init(rawValue: $0) }) }
    case .contentSizeCategory:
      guard try reader.stands(.object) else {
        return try values(of: .preferredContentSizeCategory) { .contentSizeCategory($0) }
      }
      return try comparison(categories).map { .contentSizeCategoryOrder($0) }
    case .traits: return .traits(try traits())
    case .custom: return .all(try customTests())
    case .presentedAs: return try words { .presentedAs($0) }
    case .multitasking: return try words { .multitasking($0) }
    default: return try numberTest(key)
    }
  }

  private mutating func numberTest(_ key: ConditionKey) throws(ReadingEnded) -> Condition? {
    switch key {
    case .minWidth: return try reader.length().map { .width(Comparison(atLeast: $0)) }
    case .maxWidth: return try reader.length().map { .width(Comparison(atMost: $0)) }
    case .minHeight: return try reader.length().map { .height(Comparison(atLeast: $0)) }
    case .maxHeight: return try reader.length().map { .height(Comparison(atMost: $0)) }
    case .width: return try comparison(.length).map { .width($0) }
    case .height: return try comparison(.length).map { .height($0) }
    case .minScale: return try reader.scale().map { .scale(Comparison(atLeast: $0)) }
    case .maxScale: return try reader.scale().map { .scale(Comparison(atMost: $0)) }
    case .scale: return try reader.scale().map { .scale(Comparison(equal: $0)) }
    default: return nil
    }
  }

  private mutating func conditions() throws(ReadingEnded) -> [Condition]? {
    try array("an array of conditions") { (draft) throws(ReadingEnded) in try draft.condition() }
  }

  /// A word of an enumeration, or a list of them.
  private mutating func words<Word: DocumentWord>(
    _ make: ([Word]) -> Condition
  ) throws(ReadingEnded) -> Condition? {
    try oneOrMany { (draft) throws(ReadingEnded) in try draft.reader.word(Word.self) }.map(make)
  }

  /// The name of a trait's value, or a list of them, as raw numbers.
  private mutating func values(
    of trait: Trait, _ make: ([Int8]) -> Condition
  ) throws(ReadingEnded) -> Condition? {
    try oneOrMany { (draft) throws(ReadingEnded) in try draft.reader.traitWord(trait) }.map(make)
  }

  /// An object of bounds of some form, one at least.
  private mutating func comparison(_ bound: ValueForm<Double>) throws(ReadingEnded) -> Comparison? {
    let expected: StaticString = "an object with gt, gte, lt, lte or eq"
    guard var object = try reader.beginObject(expected) else { return nil }
    var (comparison, isEmpty) = (Comparison(), true)
    while let key = try reader.nextKey(of: &object, in: BoundKey.keys) {
      isEmpty = false
      let value = try read(bound)
      switch key {
      case .gt: comparison.greaterThan = value
      case .gte: comparison.atLeast = value
      case .lt: comparison.lessThan = value
      case .lte: comparison.atMost = value
      case .eq: comparison.equal = value
      }
    }
    if isEmpty { reader.fault(.expected(expected)) }
    return comparison
  }

  /// Tests of custom traits by their ids.
  private mutating func customTests() throws(ReadingEnded) -> [Condition] {
    var conditions: [Condition] = []
    guard var object = try reader.beginMap("an object by custom trait") else { return [] }
    while let id = try reader.nextMember(of: &object) {
      let place = reader.place
      if try reader.standsComparison() {
        if let bounds = try comparison(numbers) { conditions.append(.custom(id, .compares(bounds))) }
        linker.customTraits.append(CustomTraitUse(id: id, content: .bounds, place: place))
      } else if let value = try reader.customTraitValue() {
        conditions.append(.custom(id, .equal(value)))
        linker.customTraits.append(CustomTraitUse(id: id, content: .value(value), place: place))
      }
    }
    return conditions
  }
}

enum BoundKey: Int, DocumentKey {
  case gt, gte, lt, lte, eq
  static let keys = Keys(BoundKey.self)
}

private let numbers = ValueForm<Double> { (reader) throws(ReadingEnded) in
  try reader.double()
} write: {
  $0.json.number($1)
}
private let categories = ValueForm<Double> { (reader) throws(ReadingEnded) in
  try reader.traitWord(.preferredContentSizeCategory).map { Double($0) }
} write: {
  $0.traitValue(Int8($1), of: .preferredContentSizeCategory)
}

extension JSONReader {
  /// A number, or two with a slash between them.
  fileprivate mutating func ratio() throws(ReadingEnded) -> Ratio? {
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
    return refuse(.expected(expected))
  }

  fileprivate mutating func traitWord(_ trait: Trait) throws(ReadingEnded) -> Int8? {
    let expected = "one of \(trait.values.map(\.name).joined(separator: ", "))"
    guard let name = try token(expected).map({ text($0) }) else { return nil }
    if case .choice(let raw)? = trait.value(word: name) { return raw }
    return refuse(.expected(expected, nearest: trait.nearestValues(to: name)))
  }

  /// Whether an object of bounds stands here: one that has any of their names.
  fileprivate mutating func standsComparison() throws(ReadingEnded) -> Bool {
    for key in ["gt", "gte", "lt", "lte", "eq"] as [StaticString] where try objectHasMember(key) {
      return true
    }
    return false
  }
}
