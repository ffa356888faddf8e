import JSON
import LayoutModel

/// UIKit's own spellings of what documents spell shorter. Each is looked up only where the short one was not found, so what
/// means something without them keeps its meaning; answers have the short ones.
enum ConstraintSpellings {
  /// The properties of views that return a guide.
  static let guides = Spellings<SystemGuide>(SystemGuide.allCases.map { ($0.propertyName.description, $0) })

  /// The properties of views and guides that return an anchor.
  static let anchors = Spellings<LayoutAttribute>([
    ("leftAnchor", .left), ("rightAnchor", .right), ("topAnchor", .top), ("bottomAnchor", .bottom),
    ("leadingAnchor", .leading), ("trailingAnchor", .trailing), ("widthAnchor", .width),
    ("heightAnchor", .height), ("centerXAnchor", .centerX), ("centerYAnchor", .centerY),
    ("firstBaselineAnchor", .firstBaseline), ("lastBaselineAnchor", .lastBaseline),
  ])

  /// The constants of `UILayoutPriority`.
  static let priorities = Spellings<Float>([
    ("required", LayoutConstraint.required), ("defaultHigh", 750), ("dragThatCanResizeScene", 510),
    ("sceneSizeStayPut", 500), ("dragThatCannotResizeScene", 490), ("defaultLow", 250),
    ("fittingSizeLevel", 50),
  ])

  private static let attributeNames = LayoutAttribute.names + ["baseline"]
  private static let attributeSpellings = UIKitSpellings("NSLayoutConstraint.Attribute", "NSLayoutAttribute")
  private static let relationSpellings = UIKitSpellings("NSLayoutConstraint.Relation", "NSLayoutRelation")

  /// The attribute that code spells like this: `.top`, `NSLayoutAttributeTop`.
  static func attribute(spelled written: String) -> LayoutAttribute? {
    attributeSpellings.word(written, among: attributeNames).flatMap { LayoutAttribute(name: $0) }
  }

  /// The relation that code spells like this: `.equal`, `NSLayoutRelationEqual`.
  static func relation(spelled written: String) -> LayoutConstraint.Relation? {
    relationSpellings.word(written, among: relations.names).flatMap { relations.value($0) }
  }

  /// What of a misspelt attribute should be compared with the bare ones.
  static func bareAttribute(of written: String) -> String { attributeSpellings.bareWord(of: written) }

  /// The relations as an argument names them.
  static let relations = Spellings<LayoutConstraint.Relation>(
    LayoutConstraint.Relation.allCases.map { ($0.name, $0) })

  /// Signs and words for the relations that people write and that mean nothing else.
  static let otherRelations = Spellings<LayoutConstraint.Relation>([
    ("≥", .greaterThanOrEqual), ("≤", .lessThanOrEqual), ("=>", .greaterThanOrEqual),
    ("=<", .lessThanOrEqual),
    ("gte", .greaterThanOrEqual), ("lte", .lessThanOrEqual), ("ge", .greaterThanOrEqual),
    ("le", .lessThanOrEqual), ("eq", .equal), ("equalTo", .equal),
    ("greaterThanOrEqualTo", .greaterThanOrEqual), ("lessThanOrEqualTo", .lessThanOrEqual),
    ("atLeast", .greaterThanOrEqual), ("atMost", .lessThanOrEqual),
  ])

  /// The relation of a sign or word besides those that documents have.
  static func otherRelation(_ written: String) -> LayoutConstraint.Relation? {
    otherRelations.value(written) ?? relations.value(written)
  }
}

/// Names with what they mean, found by their bytes.
struct Spellings<Value: Sendable>: Sendable {
  private let table: KeyTable
  private let values: [Value]

  init(_ rows: [(name: String, value: Value)]) {
    values = rows.map(\.value)
    table = KeyTable(rows.map(\.name), numbers: Array(rows.indices))
  }

  var names: [String] { table.words }

  /// What the name in a range means, nil if it is none of these.
  func value(_ bytes: JSONBytes, _ start: Int, _ end: Int) -> Value? {
    let number = end > start ? table.number(of: bytes, start, end) : -1
    return number < 0 ? nil : values[number]
  }

  func value(_ name: String) -> Value? {
    let number = name.isEmpty ? -1 : table.number(of: name)
    return number < 0 ? nil : values[number]
  }
}

extension SystemGuide {
  /// The guide of the name in a range, in either spelling; nil if there is none.
  init?(_ bytes: JSONBytes, _ start: Int, _ end: Int) {
    guard
      let guide = Self.words.word(bytes, start, end) ?? ConstraintSpellings.guides.value(bytes, start, end)
    else { return nil }
    self = guide
  }
}

extension LayoutConstraint {
  /// The names of priorities that a misspelt one may mean: the short ones, else UIKit's.
  static func priorityNames(near written: String) -> [String] {
    let short = nearestNames(to: written, in: priorityNames)
    if !short.isEmpty { return short }
    let isDotted = written.utf8.first == UInt8(ascii: ".")
    return nearestNames(
      to: isDotted ? String(written.dropFirst()) : written, in: ConstraintSpellings.priorities.names)
  }
}

extension SystemGuide {
  /// The property of UIKit that has the guide.
  var propertyName: StaticString {
    switch self {
    case .safeArea: "safeAreaLayoutGuide"
    case .layoutMargins: "layoutMarginsGuide"
    case .readableContent: "readableContentGuide"
    case .contentLayout: "contentLayoutGuide"
    case .frameLayout: "frameLayoutGuide"
    case .keyboard: "keyboardLayoutGuide"
    // UIKit has a method for them.
    case .safeAreaCornerHorizontal: "safeAreaCornerHorizontal"
    case .safeAreaCornerVertical: "safeAreaCornerVertical"
    case .marginsCornerHorizontal: "marginsCornerHorizontal"
    case .marginsCornerVertical: "marginsCornerVertical"
    case .division: "division"
    }
  }
}
