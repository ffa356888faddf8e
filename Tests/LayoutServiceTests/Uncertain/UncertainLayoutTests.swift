import Foundation
import LayoutService
import Testing

/// Rules of Auto Layout that docs/rules calls our choice, or that one recording shows.
@Suite struct UncertainLayoutTests {
  private static func stack(_ configuration: String, hidden: [Bool], rules: String = "[]") -> String {
    let views = hidden.enumerated().map { index, isHidden in
      #"{"id":"v\#(index)","hidden":\#(isHidden),"intrinsicContentSize":{"width":10,"height":10}}"#
    }.joined(separator: ",")
    return #"""
      {"device":"iPhone 6","hierarchy":{"id":"root","subviews":[{"id":"card","subviews":[
      {"id":"row","type":"stackView",\#(configuration),"subviews":[\#(views)]}]}]},
      "constraints":["card.leading == root.leading","card.top == root.top","card.width == 200","card.height == 50",
      "row.leading == card.leading","row.top == card.top"],"rules":\#(rules)}
      """#
  }

  @Test(
    "AL-stack-baseline-ends, AL-stack-single, AL-stack-all-hidden: alignment",
    arguments: [
      ("firstBaseline", [false, false], ["AL-stack-baseline-ends"]), ("center", [false, false], []),
      ("center", [false], ["AL-stack-single"]), ("fill", [false], []),
      ("fill", [true, true], ["AL-stack-all-hidden", "AL-ties"]),
    ])
  func alignment(_ alignment: String, _ hidden: [Bool], _ expected: [String]) throws {
    #expect(try Uncertain.entries(Self.stack(#""alignment":"\#(alignment)""#, hidden: hidden)) == expected)
  }

  @Test(
    "AL-stack-hidden-runs, AL-stack-spacing-hidden: gaps at hidden views",
    arguments: [
      (#""spacing":8"#, [false, true, false], []),
      (#""spacing":8"#, [false, true, true, false], ["AL-stack-hidden-runs"]),
      (#""spacing":8"#, [true, false, false], ["AL-stack-hidden-runs"]),
      (#""spacing":0"#, [true, false, false], []),
      (#""customSpacing":{"v0":20}"#, [false, true, false], ["AL-stack-spacing-hidden"]),
    ])
  func gaps(_ spacing: String, _ hidden: [Bool], _ expected: [String]) throws {
    #expect(try Uncertain.entries(Self.stack(spacing, hidden: hidden)) == expected)
  }

  /// The first pass does not know how wide the card is and aligns by baselines; the last one does not.
  @Test func whatIsUndoneLeavesNothing() throws {
    let baselines = #""alignment":"firstBaseline""#
    let rules = #"""
      [{"id":"wide","scope":"row","of":{"container":"card"},"when":{"minWidth":100},
      "set":{"views":{"row":{"alignment":"fill"}}}}]
      """#
    #expect(
      try Uncertain.entries(Self.stack(baselines, hidden: [false, false])) == ["AL-stack-baseline-ends"])
    #expect(try Uncertain.entries(Self.stack(baselines, hidden: [false, false], rules: rules)) == [])
  }

  @Test("AL-baselines-of-stacks: a view in line with a stack view")
  func baselines() throws {
    let body = #"""
      {"device":"iPhone 6","hierarchy":{"id":"root","subviews":[{"id":"row","type":"stackView","subviews":[
      {"id":"x","intrinsicContentSize":{"width":10,"height":10}}]},{"id":"b"}]},
      "constraints":["row.leading == root.leading","row.top == root.top","b.firstBaseline == row.firstBaseline",
      "b.leading == root.leading","b.width == 1","b.height == 1"]}
      """#
    #expect(try Uncertain.entries(body) == ["AL-baselines-of-stacks"])
    #expect(try Uncertain.entries(body.replacing("firstBaseline", with: "top")) == [])
  }

  /// On its side the phone of version 12 has a safe area of 44 at its sides, upright none.
  @Test("AL-margin-order: preserved margins beside a safe area")
  func marginOrder() throws {
    let body = #"""
      {"device":"iPhone X","systemVersion":12,"hierarchy":{"id":"root","subviews":[{"id":"panel",
      "preservesSuperviewLayoutMargins":true,"subviews":[{"id":"a"}]}]},
      "constraints":["panel.leading == root.leading","panel.top == root.top","panel.width == 200","panel.height == 200",
      "a.leading == panel.layoutMargins.leading","a.top == panel.top","a.width == 1","a.height == 1"]}
      """#
    #expect(try Uncertain.entries(body) == [])
    let turned = try Uncertain.entries(body, "/v1/resolve?orientation=landscape")
    #expect(turned == ["AL-margin-order", "device.layoutMargins.landscape"])
  }

  @Test(
    "AL-root-margin-between: widths that nobody recorded",
    arguments: [
      (402, 18, false), (405, 18, true), (414, 18, false), (375, 26, false), (385, 26, true),
      (390, 26, false),
    ])
  func rootMargins(_ width: Int, _ version: Int, _ isOpen: Bool) throws {
    let body = Uncertain.document(
      #""device":{"portraitSize":{"width":\#(width),"height":900}},"systemVersion":\#(version)"#,
      "a.leading == root.layoutMargins.leading")
    #expect(try Uncertain.entries(body) == (isOpen ? ["AL-root-margin-between"] : []))
  }

  @Test("AL-readable-text-size: another text size than the default")
  func readableContent() throws {
    func body(_ category: String) -> String {
      Uncertain.document(
        #""device":"iPad Air (5th generation)","traits":{"preferredContentSizeCategory":"\#(category)"}"#,
        "a.leading == root.readableContent.leading")
    }
    #expect(try Uncertain.entries(body("large")) == ["device.readableContentMaxWidth"])
    #expect(
      try Uncertain.entries(body("extraExtraLarge")) == [
        "AL-readable-text-size", "device.readableContentMaxWidth",
      ])
  }

  @Test("AL-ties, AL-conflict-demoted, AL-conflict-order: what diagnostics tell")
  func diagnostics() throws {
    let open =
      #"{"device":"iPhone 6","hierarchy":{"id":"root","subviews":[{"id":"a"}]},"constraints":["a.top == root.top"]}"#
    #expect(try Uncertain.entries(open) == ["AL-ties"])
    let broken = Uncertain.document(#""device":"iPhone 6""#, "a.leading == root.leading", "a.width == 20")
    #expect(try Uncertain.entries(broken).contains("AL-conflict-demoted"))
  }
}
