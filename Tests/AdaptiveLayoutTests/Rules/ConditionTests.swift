import AdaptiveLayout
import JSON
import LayoutModel
import Testing

@testable import LayoutCoding

/// A condition, the place where it is asked, and what it says there.
struct ConditionCase: Sendable, CustomTestStringConvertible {
  var condition: String
  var context: ConditionContext
  var expected: Bool

  init(_ condition: String, _ context: ConditionContext, _ expected: Bool) {
    self.condition = condition
    self.context = context
    self.expected = expected
  }

  var testDescription: String { "\(condition) is \(expected)" }
}

@Suite struct ConditionTests {
  /// The keys of conditions, one after the other (BP-conditions).
  static let table: [ConditionCase] = [
    // An empty object always matches; members are joined by and.
    ConditionCase("{}", ConditionContext(size: nil, traits: TraitCollection()), true),
    ConditionCase(#"{"all":[]}"#, .phone, true),
    ConditionCase(#"{"any":[]}"#, .phone, false),
    ConditionCase(#"{"not":{}}"#, .phone, false),
    ConditionCase(#"{"all":[{"idiom":"phone"},{"minWidth":400}]}"#, .phone, false),
    ConditionCase(#"{"any":[{"idiom":"pad"},{"minWidth":300}]}"#, .phone, true),
    ConditionCase(#"{"idiom":"phone","minWidth":400}"#, .phone, false),
    ConditionCase(#"{"not":{"idiom":"phone","minWidth":400}}"#, .phone, true),
    ConditionCase(#"{"idiom":"pad"}"#, .pad, true),
    ConditionCase(#"{"idiom":["phone","mac"]}"#, .pad, false),
    ConditionCase(#"{"idiom":[]}"#, .pad, false),
    // A square is landscape (E27).
    ConditionCase(#"{"orientation":"portrait"}"#, .phone, true),
    ConditionCase(#"{"orientation":"landscape"}"#, .window(600, 600), true),
    ConditionCase(#"{"orientation":"portrait"}"#, .window(600, 600), false),
    ConditionCase(#"{"interfaceOrientation":"portrait"}"#, .phone, true),
    ConditionCase(#"{"interfaceOrientation":["landscapeLeft","landscapeRight"]}"#, .phone, false),
    // Inclusive at both ends: at 600 both match (E91).
    ConditionCase(#"{"maxWidth":600}"#, .window(600, 700), true),
    ConditionCase(#"{"minWidth":600}"#, .window(600, 700), true),
    ConditionCase(#"{"minWidth":600}"#, .window(599, 700), false),
    ConditionCase(#"{"minHeight":700,"maxHeight":700}"#, .window(600, 700), true),
    ConditionCase(#"{"maxHeight":699}"#, .window(600, 700), false),
    // Ranges without a gap and without an overlap.
    ConditionCase(#"{"width":{"gte":400,"lt":700}}"#, .window(400, 1), true),
    ConditionCase(#"{"width":{"gte":400,"lt":700}}"#, .window(700, 1), false),
    ConditionCase(#"{"width":{"gt":400}}"#, .window(400, 1), false),
    ConditionCase(#"{"height":{"lte":1}}"#, .window(400, 1), true),
    ConditionCase(#"{"height":{"eq":2}}"#, .window(400, 1), false),
    // Compared by cross-multiplication: 160 × 9 is 90 × 16 exactly.
    ConditionCase(#"{"aspect":"16/9"}"#, .window(160, 90), true),
    ConditionCase(#"{"aspect":1.5}"#, .window(600, 400), true),
    ConditionCase(#"{"minAspect":"16/9"}"#, .window(159, 90), false),
    ConditionCase(#"{"maxAspect":"16/9"}"#, .window(159, 90), true),
    ConditionCase(
      #"{"horizontalSizeClass":"compact","verticalSizeClass":["regular","compact"]}"#, .phone, true),
    ConditionCase(#"{"horizontalSizeClass":"regular"}"#, .phone, false),
    ConditionCase(#"{"scale":2,"minScale":2,"maxScale":2}"#, .phone, true),
    ConditionCase(#"{"minScale":3}"#, .phone, false),
    ConditionCase(#"{"contentSizeCategory":"large"}"#, .phone, true),
    ConditionCase(#"{"contentSizeCategory":["small","extraLarge"]}"#, .phone, false),
    ConditionCase(#"{"contentSizeCategory":{"gte":"large","lt":"accessibilityMedium"}}"#, .phone, true),
    ConditionCase(#"{"contentSizeCategory":{"gt":"large"}}"#, .phone, false),
    ConditionCase(#"{"traits":{"userInterfaceIdiom":"phone","displayScale":2}}"#, .phone, true),
    ConditionCase(#"{"traits":{"displayScale":3}}"#, .phone, false),
    ConditionCase(#"{"presentedAs":"none"}"#, .phone, true),
    ConditionCase(#"{"presentedAs":["popover","formSheet"]}"#, .phone, false),
    ConditionCase(#"{"multitasking":"full"}"#, .phone, true),
    ConditionCase(#"{"multitasking":["third","window"]}"#, .phone, false),
    // Custom traits: E95's density, and one that nobody declared.
    ConditionCase(#"{"custom":{"density":2}}"#, .custom(["density": .number(2)]), true),
    ConditionCase(#"{"custom":{"density":{"gt":1,"lte":2}}}"#, .custom(["density": .number(2)]), true),
    ConditionCase(#"{"custom":{"density":{"gt":2}}}"#, .custom(["density": .number(2)]), false),
    ConditionCase(#"{"custom":{"theme":"wide"}}"#, .custom(["theme": .string("wide")]), true),
    ConditionCase(#"{"custom":{"theme":"wide"}}"#, .custom([:]), false),
    ConditionCase(
      #"{"custom":{"margins":{"b":[1,true], "a":null}}}"#,
      .custom(["margins": .object(#"{"a":null,"b":[1.0,true]}"#)]), true),
  ]

  @Test(arguments: table)
  func saysWhatTheTableSays(_ example: ConditionCase) throws {
    let condition = try decode(example.condition)
    #expect(matches(condition, in: example.context) == example.expected)
  }

  /// A test of what the place does not say is false, its opposite true (BP-missing).
  @Test(arguments: [
    #"{"idiom":"phone"}"#, #"{"orientation":"landscape"}"#, #"{"interfaceOrientation":"portrait"}"#,
    #"{"minWidth":0}"#, #"{"maxHeight":10000}"#, #"{"minAspect":0.01}"#,
    #"{"horizontalSizeClass":["compact","regular"]}"#, #"{"verticalSizeClass":["compact","regular"]}"#,
    #"{"minScale":0.1}"#, #"{"contentSizeCategory":{"gte":"extraSmall"}}"#,
    #"{"traits":{"displayScale":2}}"#, #"{"custom":{"density":{"gte":0}}}"#,
    #"{"multitasking":["full","half","third","twoThirds","slideOver","window"]}"#,
  ])
  func missingDataIsFalse(_ text: String) throws {
    let nothing = ConditionContext(size: nil, traits: TraitCollection())
    let condition = try decode(text)
    #expect(!matches(condition, in: nothing))
    #expect(matches(.not(condition), in: nothing))
  }

  private func decode(_ text: String) throws -> Condition {
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      var workspace = ReadingWorkspace()
      var draft = Draft(bytes, catalogue: .embedded, limits: DecodingLimits(), using: &workspace)
      let condition = try #require(try draft.condition())
      try draft.reader.end()
      #expect(!draft.reader.hasFaults)
      return condition
    }
  }
}

extension ConditionContext {
  fileprivate static let phone = ConditionContext(
    size: Size(width: 375, height: 667), traits: traits(.phone), interfaceOrientation: .portrait,
    multitasking: .full)
  fileprivate static let pad = ConditionContext(
    size: Size(width: 768, height: 1024), traits: traits(.pad), interfaceOrientation: .portrait,
    multitasking: .full)

  fileprivate static func window(_ width: Double, _ height: Double) -> ConditionContext {
    ConditionContext(size: Size(width: width, height: height), traits: traits(.pad))
  }

  fileprivate static func custom(_ values: [String: CustomTraitValue]) -> ConditionContext {
    ConditionContext(size: nil, traits: TraitCollection(), customTraits: values)
  }

  private static func traits(_ idiom: UserInterfaceIdiom) -> TraitCollection {
    var traits = TraitCollection()
    traits.userInterfaceIdiom = idiom
    traits.horizontalSizeClass = idiom == .pad ? .regular : .compact
    traits.verticalSizeClass = .regular
    traits.displayScale = 2
    traits[.preferredContentSizeCategory] = .choice(3)
    return traits
  }
}
