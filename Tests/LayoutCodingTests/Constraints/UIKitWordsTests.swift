import LayoutModel
import Testing

@testable import LayoutCoding

/// A constraint in UIKit's words, and what it means in the document's own.
private struct Words: Sendable, CustomTestStringConvertible {
  let written: String
  let short: String

  var testDescription: String { written }

  /// - Parameters:
  ///   - written: The text of a string, or an object.
  ///   - short: The same.
  init(_ written: String, _ short: String) {
    (self.written, self.short) = (written, short)
  }

  static func document(_ constraint: String) -> String {
    let value = constraint.hasPrefix("{") ? constraint : "\"\(constraint)\""
    return #"""
      {"device":"iPhone 6","hierarchy":{"id":"root","layoutGuides":[{"id":"g"}],"subviews":[{"id":"a"},
      {"id":"b"},{"id":"s","type":"scrollView"},{"id":"two words"},{"id":"topAnchor"},
      {"id":"safeAreaLayoutGuide"},{"id":"constraint"},{"id":"cell.title"},{"id":"a.safeAreaLayoutGuide"}]},
      "constraints":[\#(value)]}
      """#
  }
}

/// Guides, anchors, priorities, Swift code and format strings as constraints: each means what its short form means.
@Suite struct UIKitWordsTests {
  private static let guides: [Words] = [
    ("safeAreaLayoutGuide", "safeArea"), ("layoutMarginsGuide", "layoutMargins"),
    ("readableContentGuide", "readableContent"), ("keyboardLayoutGuide", "keyboard"),
    ("contentLayoutGuide", "contentLayout"), ("frameLayoutGuide", "frameLayout"),
  ].flatMap { guideWords($0.0, $0.1) }

  private static func guideWords(_ written: String, _ short: String) -> [Words] {
    let item = { (guide: String) in #"{"firstItem":"s.\#(guide)","firstAttribute":"width"}"# }
    let format = { (guide: String) in #"{"visualFormat":"[a]-[b]","views":{"b":"s.\#(guide)"}}"# }
    return [
      Words("a.width == s.\(written).width", "a.width == s.\(short).width"),
      Words("s.\(written).width >= 8 @750", "s.\(short).width >= 8 @750"),
      Words("`s`.\(written).width == 8", "`s`.\(short).width == 8"),
      Words(item(written), item(short)),
      Words(format(written), format(short)),
      Words("a.topAnchor.constraint(equalTo: s.\(written).topAnchor)", "a.top == s.\(short).top"),
    ]
  }

  private static let anchors: [Words] = [
    "top", "bottom", "leading", "trailing", "left", "right", "centerX", "centerY", "width", "height",
    "firstBaseline", "lastBaseline",
  ].flatMap { anchorWords($0) }

  private static func anchorWords(_ name: String) -> [Words] {
    let object = { (name: String) in
      #"{"firstItem":"a","firstAttribute":"\#(name)","secondItem":"b","secondAttribute":"\#(name)"}"#
    }
    return [
      Words("a.\(name)Anchor == root.\(name)Anchor", "a.\(name) == root.\(name)"),
      Words("a.\(name)Anchor <= 2 * root.\(name) - 8 @20 'x'", "a.\(name) <= 2 * root.\(name) - 8 @20 'x'"),
      Words(object(name + "Anchor"), object(name)),
      Words("a.\(name)Anchor.constraint(equalTo: b.\(name)Anchor)", "a.\(name) == b.\(name)"),
    ]
  }

  /// Values of Apple's headers.
  private static let levels: [(name: String, value: Int)] = [
    ("required", 1000), ("defaultHigh", 750), ("dragThatCanResizeScene", 510), ("sceneSizeStayPut", 500),
    ("dragThatCannotResizeScene", 490), ("defaultLow", 250), ("fittingSizeLevel", 50),
  ]

  /// Every way to write a level and its neighbours, with the number that it is.
  private static func spellings(of name: String, _ value: Int) -> [(written: String, number: Double)] {
    let level = Double(value)
    let constant: String = "UILayoutPriority" + name.prefix(1).uppercased() + String(name.dropFirst())
    let swift: String = "UILayoutPriority." + name
    var all: [(written: String, number: Double)] = []
    for spelling in [name, "." + name, swift, constant] {
      all.append((spelling, level))
      all.append((spelling + " - 1", level - 1))
      all.append((spelling + "-10.5", level - 10.5))
    }
    for spelling in ["UILayoutPriority(", "UILayoutPriority(rawValue: ", ".init(", ".init(rawValue:"] {
      all.append((spelling + String(value) + ")", level))
      all.append((spelling + swift + ".rawValue - 1)", level - 1))
    }
    return all
  }

  private static func priorities(of name: String, _ value: Int) -> [Words] {
    var words: [Words] = []
    for (written, number) in spellings(of: name, value) {
      words.append(Words("a.width == 1 @\(written)", "a.width == 1 @\(number)"))
      words.append(Words("a.width == 1 @ \(written) 'id'", "a.width == 1 @\(number) 'id'"))
      let object = #"{"firstItem":"a","firstAttribute":"width","constant":1,"priority":"\#(written)"}"#
      words.append(Words(object, "a.width == 1 @\(number)"))
    }
    for prefix in ["", ".", "UILayoutPriority."] {
      words.append(Words("[a(1@\(prefix)\(name))]", "a.width == 1 @\(value)"))
    }
    return words
  }

  private static let priorities: [Words] = levels.flatMap { priorities(of: $0.name, $0.value) }

  private static let otherPriorities: [Words] = [
    Words("a.width == 1 @defaultLow + 1", "a.width == 1 @251"),
    Words("a.width == 1 @high - 1", "a.width == 1 @749"),
    Words("[a]-(8@UILayoutPriorityDefaultLow)-[b]", "b.leading == a.trailing + 8 @250"),
    // A metric goes before a name.
    Words(#"{"visualFormat":"[a(1@required)]","metrics":{"required":7}}"#, "a.width == 1 @7"),
  ]

  private static let code: [Words] = [
    Words(
      "a.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 20)",
      "a.top == root.safeArea.top + 20"),
    Words(
      "a.trailingAnchor.constraint(greaterThanOrEqualTo: b.trailingAnchor, constant: -8.5)",
      "a.trailing >= b.trailing - 8.5"),
    Words("a.topAnchor.constraint(lessThanOrEqualTo: g.bottomAnchor)", "a.top <= g.bottom"),
    Words("a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 1.5)", "a.width == 1.5 * b.height"),
    Words(
      "a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 9 / 12.0, constant: -16)",
      "a.width == 0.75 * b.width - 16"),
    Words("a.widthAnchor.constraint(equalToConstant: 44)", "a.width == 44"),
    Words("a.widthAnchor.constraint(greaterThanOrEqualToConstant: 4 * 11)", "a.width >= 44"),
    Words("a.widthAnchor.constraint(lessThanOrEqualToConstant: 44.25)", "a.width <= 44.25"),
    // AL-anchor-spacing
    Words(
      "a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1)",
      "a.leading == b.trailing + 8"),
    Words(
      "a.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 2)",
      "a.leading >= b.trailing + 16"),
    Words(
      "a.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 0.5)",
      "a.leading <= b.trailing + 4"),
    Words(
      "a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1.5)",
      "a.top == b.bottom + 12"),
    Words(
      "a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: root.safeAreaLayoutGuide.topAnchor, multiplier: 1)",
      "a.top >= root.safeArea.top + 8"),
    Words(
      "a.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 1)",
      "a.top <= b.bottom + 8"),
    // What may stand around a call.
    Words("a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true", "a.top == b.top"),
    Words("a.topAnchor.constraint(equalTo: b.topAnchor),", "a.top == b.top"),
    Words("  a.topAnchor.constraint(equalTo: b.topAnchor) ; ", "a.top == b.top"),
    Words(
      #"a.topAnchor\n    .constraint(\n\tequalTo: b.topAnchor,\n\tconstant: 8\n)"#, "a.top == b.top + 8"),
    Words("a . topAnchor.constraint( equalTo :b.topAnchor ,constant :+8 )", "a.top == b.top + 8"),
    Words(
      "self.a.topAnchor.constraint(equalTo: self.root.layoutMarginsGuide.topAnchor)",
      "a.top == root.layoutMargins.top"),
    Words("let c = a.topAnchor.constraint(equalTo: b.topAnchor)", "a.top == b.top"),
    Words("let c: NSLayoutConstraint = a.topAnchor.constraint(equalTo: b.topAnchor)", "a.top == b.top"),
    Words(
      "private lazy var c: NSLayoutConstraint! = a.widthAnchor.constraint(equalToConstant: 4)", "a.width == 4"
    ),
    Words("self.height = a.heightAnchor.constraint(equalToConstant: 4)", "a.height == 4"),
    Words("a!.topAnchor.constraint(equalTo: b?.topAnchor)", "a.top == b.top"),
    Words("`two words`.topAnchor.constraint(equalTo: b.topAnchor)", "`two words`.top == b.top"),
    Words("cell.title.topAnchor.constraint(equalTo: b.topAnchor)", "`cell.title`.top == b.top"),
    Words("a.topAnchor.constraint(equalTo: b.topAnchor) @.defaultHigh 'top'", "a.top == b.top @750 'top'"),
    Words(
      "a.topAnchor.constraint(equalTo: b.topAnchor).isActive = false",
      #"{"firstItem":"a","firstAttribute":"top","secondItem":"b","secondAttribute":"top","active":false}"#),
  ]

  private static let initializers: [Words] = [
    Words(
      "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .bottom, multiplier: 1, constant: 8)",
      "a.top == b.bottom + 8"),
    Words(
      "let c = NSLayoutConstraint(item: self.a, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 44.0)",
      "a.width >= 44"),
    Words(
      "NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .lessThanOrEqual, toItem: root.safeAreaLayoutGuide, attribute: .leading, multiplier: 2, constant: -8),",
      "a.leading <= 2 * root.safeArea.leading - 8"),
    Words(
      #"NSLayoutConstraint(\n  item: a,\n  attribute: NSLayoutConstraint.Attribute.leading,\n  relatedBy: NSLayoutConstraint.Relation.equal,\n  toItem: root,\n  attribute: .leadingMargin,\n  multiplier: 1,\n  constant: 0\n).isActive = true"#,
      "a.leading == root.leadingMargin"),
  ]

  private static let formats: [Words] = [
    "H:|-[a]-|", "V:[a]-8-[b(>=44)]", "|-[a]-|", "[a]-[b]", " H:|[a(100@20)]", "V:|[a][b(==a)]|",
  ].map { Words($0, #"{"visualFormat":"\#($0)"}"#) }

  /// Names that meant something before mean it still.
  private static let kept: [Words] = [
    Words(
      "topAnchor.top == a.top",
      #"{"firstItem":"topAnchor","firstAttribute":"top","secondItem":"a","secondAttribute":"top"}"#),
    Words("topAnchor.topAnchor == a.top", "topAnchor.top == a.top"),
    Words("safeAreaLayoutGuide.top == a.top", "`safeAreaLayoutGuide`.topAnchor == a.top"),
    Words("constraint.top == a.top", "constraint.topAnchor.constraint(equalTo: a.topAnchor)"),
    Words(
      "a.safeAreaLayoutGuide.top == b.top",
      #"{"firstItem":"a.safeAreaLayoutGuide","firstAttribute":"top","secondItem":"b","secondAttribute":"top"}"#
    ),
    Words("`a.safeAreaLayoutGuide`.top == b.top", "a.safeAreaLayoutGuide.top == b.top"),
  ]

  private static let all: [Words] = [
    guides, anchors, priorities, otherPriorities, code, initializers, formats, kept,
  ].flatMap { $0 }

  @Test(arguments: all)
  private func meansWhatItsShortFormMeans(_ words: Words) throws {
    let written = try request(Words.document(words.written)).document
    let short = try request(Words.document(words.short)).document
    #expect(!written.constraints.isEmpty)
    #expect(written.constraints == short.constraints)
    #expect(written.identifiers == short.identifiers)
  }

  /// An id that is spelled like a guide after its view goes before the guide.
  @Test func idsGoBeforeGuides() throws {
    let document = try request(Words.document("a.safeAreaLayoutGuide.top == b.safeAreaLayoutGuide.top"))
      .document
    let index = document.views.firstIndex { $0.id == "a.safeAreaLayoutGuide" } ?? -1
    #expect(document.constraints[0].firstItem == .view(Int32(index)))
    #expect(document.constraints[0].secondItem == .systemGuide(.safeArea, ofView: 2))
  }

  @Test(arguments: levels)
  func viewsReadPrioritiesByName(_ level: (name: String, value: Int)) throws {
    let view = #"""
      {"id":"a","contentHuggingPriority":".\#(level.name)",
      "contentCompressionResistancePriority":{"horizontal":"\#(level.name) - 1","vertical":"UILayoutPriority.\#(level.name)"}}
      """#
    let text = #"{"device":"iPhone 6","hierarchy":{"id":"root","subviews":[\#(view)]}}"#
    let numbers = text.replacing("\".\(level.name)\"", with: "\(level.value)")
      .replacing("\"\(level.name) - 1\"", with: "\(level.value - 1)")
      .replacing("\"UILayoutPriority.\(level.name)\"", with: "\(level.value)")
    #expect(!numbers.contains(level.name))
    let (named, numbered) = (try request(text).document.views[1], try request(numbers).document.views[1])
    #expect(named.hugging == numbered.hugging)
    #expect(named.compressionResistance == numbered.compressionResistance)
  }
}
