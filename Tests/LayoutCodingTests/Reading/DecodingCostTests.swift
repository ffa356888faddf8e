import LayoutModel
import Testing

@testable import LayoutCoding

/// What is large or wrong in many places is still read in little time.
@Suite struct DecodingCostTests {
  /// The nesting of controllers must not multiply the reading of what is below them.
  @Test func readsNestedChildrenOnce() throws {
    let levels = 160
    let leaf =
      #"{"view":{"accessibilityIdentifier":"\#(String(repeating: "x", count: 20))","subviews":[\#(Array(repeating: "{}", count: 15_000).joined(separator: ","))]}}"#
    let hierarchy =
      String(repeating: #"{"children":["#, count: levels) + leaf
      + String(repeating: #"],"view":{}}"#, count: levels)
    let text = #"{"device":"iPhone 6","hierarchy":\#(hierarchy)}"#
    let clock = ContinuousClock()
    var document = DocumentDraft()
    let time = try clock.measure { document = try request(text).document.draft }
    #expect(document.controllers.count == levels + 1 && document.views.count == levels + 15_001)
    #expect(time < .seconds(10))
  }

  /// Every reference is misspelt, and every id is nearly the same.
  @Test func misspeltReferencesCostLittle() {
    let views = (0..<15_000).map {
      #"{"id":"\#(String(repeating: "ab", count: 32))\#($0)","viewForFirstBaselineLayout":"\#(String(repeating: "ba", count: 32))","viewForLastBaselineLayout":"x\#($0)"}"#
    }
    let text = #"{"device":"iPhone 6","hierarchy":{"subviews":[\#(views.joined(separator: ","))]}}"#
    let clock = ContinuousClock()
    var count = 0
    let time = clock.measure { count = faults(of: text).count }
    #expect(count == 100)
    #expect(time < .seconds(20))
  }

  @Test func unknownKeysCostLittle() {
    let members = (0..<100_000).map { #""intrinsicContentSiz\#($0)":1"# }
    let clock = ContinuousClock()
    var count = 0
    let time = clock.measure {
      count = faults(of: #"{"device":"iPhone 6","hierarchy":{\#(members.joined(separator: ","))}}"#).count
    }
    #expect(count == 100)
    #expect(time < .seconds(20))
  }
}
