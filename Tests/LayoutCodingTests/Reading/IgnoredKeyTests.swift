import JSON
import LayoutModel
import Testing

@testable import LayoutCoding

/// Properties of UIKit that no layout needs, and remarks.
@Suite struct IgnoredKeyTests {
  @Test func oneNoteListsThem() throws {
    let request = try request(
      #"""
      {"device":"iPhone 6","hierarchy":{"id":"main","title":"Main","modalTransitionStyle":"flip","view":{"id":"root",
      "backgroundColor":"red","subviews":[{"id":"a","type":"textField","isSecureTextEntry":true,
      "backgroundColor":{"red":1},"isHidden":false},{"id":"b","alpha":0.5,"layer":{"cornerRadius":3}}]}}}
      """#)
    #expect(
      request.environment.notes == [
        Diagnostic(
          .request(
            .ignoredKeys([
              .init("alpha", count: 1), .init("backgroundColor", count: 2),
              .init("isSecureTextEntry", count: 1),
              .init("layer", count: 1), .init("modalTransitionStyle", count: 1),
            ])),
          pointer: JSONPointer(["hierarchy", "modalTransitionStyle"]))
      ])
    #expect(
      request.environment.notes.map(\.message) == [
        "These keys do not change a layout and were not looked at: 'alpha', 'backgroundColor' (2 times), "
          + "'isSecureTextEntry', 'layer', 'modalTransitionStyle'."
      ])
    #expect(Diagnostic.Code.ignoredKeys.severity == .info)
  }

  /// Keys below children and in what rules set count once each, though children are read late.
  @Test func eachIsCountedOnce() throws {
    let request = try request(
      #"""
      {"device":"iPhone 6","hierarchy":{"type":"navigationController","id":"nav","children":[{"id":"a",
      "view":{"id":"root","tag":1,"subviews":[{"tag":2,"id":"b"}]}}]},"set":{"views":{"b":{"tag":3,"hidden":true}}}}
      """#)
    #expect(
      request.environment.notes.map(\.message) == [
        "These keys do not change a layout and were not looked at: 'tag' (3 times)."
      ])
  }

  @Test(
    arguments: [
      "alpha", "backgroundColor", "isMultipleTouchEnabled", "textColor",
      "cornerRadius", "shadowOffset", "accessibilityLabel", "isAccessibilityElement", "keyboardType",
      "returnKeyType", "autocorrectionType", "gestureRecognizers", "adjustsImageWhenHighlighted", "isEnabled",
    ])
  func viewsHaveThem(_ key: String) throws {
    for value in ["1", "null", #"{"a":[{}]}"#, "[[]]", #""x""#] {
      let request = try request(#"{"device":"iPhone 6","hierarchy":{"id":"a","\#(key)":\#(value)}}"#)
      #expect(request.environment.notes.map(\.code) == [.ignoredKeys])
    }
  }

  /// What changes frames must not be ignored in silence, and a misspelt key is not guessed.
  @Test(arguments: [
    ("bounds", ""), ("center", ""), ("backgroundColour", "backgroundColor"),
    ("txtColor", "textColor"), ("hiden", "hidden"), ("/x", ""),
  ])
  func othersStayFaults(_ key: String, _ nearest: String) {
    let found = faults(of: #"{"device":"iPhone 6","hierarchy":{"id":"a","\#(key)":1}}"#)
    #expect(found.map(\.code) == ["unknownKey(\(key))"])
    if !nearest.isEmpty { #expect(found.first?.nearest.first == nearest) }
  }

  @Test func whatIsIgnoredMustBeJSON() {
    let found = faults(of: #"{"device":"iPhone 6","hierarchy":{"id":"a","alpha":[1,}}"#)
    #expect(found.map(\.code) == ["invalidJSON(trailingComma, 54)"])
  }

  @Test func remarksAreTakenEverywhere() throws {
    let request = try request(
      #"""
      {"$schema":"https://example.org/layout.json","//":"a","//":"b","$comment":"c","device":"iPhone 6",
      "traits":{"$comment":"x","// size":1,"userInterfaceStyle":"dark"},
      "hierarchy":{"id":"main","// a":{},"view":{"id":"root","$comment":[],"font":{"//":1,"pointSize":12},
      "hidden":{"default":false,"//":"why","wC":true},"subviews":[{"id":"a"}]}},
      "constraints":[{"//":1,"firstItem":"a","firstAttribute":"width","constant":3}]}
      """#)
    #expect(request.environment.notes.isEmpty)
    #expect(request.environment.traits.specifiedTraits == [.userInterfaceStyle])
  }

  /// Nothing is both known and ignored.
  @Test func noKeyIsInTwoLists() {
    for (known, ignored) in [
      (ViewKey.rows.keys.table.words, IgnoredKeys.ofViews),
      (ControllerKey.rows.keys.table.words, IgnoredKeys.ofControllers),
      (PresentationKey.keys.table.words, IgnoredKeys.ofPresentations),
    ] {
      #expect(Set(known).isDisjoint(with: ignored))
      #expect(Set(ignored).count == ignored.count)
    }
  }
}
