import Foundation
import TestSupport
import Testing

/// Text sizes, directions, windows and turns reach the views of cells.
@Suite struct ListEnvironmentTests {
  /// A text between margins of its cell's content view.
  private static func table(_ environment: String, _ text: String) -> String {
    #"""
    {"systemVersion":17,\#(environment),"hierarchy":{"id":"t","type":"tableView","prototypes":{"a":{"type":"tableViewCell",
    "contentView":{"id":"c","subviews":[{"id":"l","type":"label","font":"body","numberOfLines":0,
    "adjustsFontForContentSizeCategory":true}],"constraints":["l.leading == c.leading + 20",
    "l.trailing <= c.trailing - 50","l.top == c.top + 10","l.bottom == c.bottom - 10"]}}},
    "sections":[{"rows":[{"cell":"a","count":2,"values":{"l":{"text":"\#(text)"}}}]}]}}
    """#
  }

  /// Document of a text alone in a view of a width.
  private static func alone(_ environment: String, _ text: String, width: Double) -> String {
    #"""
    {"systemVersion":17,\#(environment),"hierarchy":{"id":"root","subviews":[{"id":"l","type":"label","font":"body",
    "numberOfLines":0,"adjustsFontForContentSizeCategory":true,"text":"\#(text)"}]},"constraints":[
    "l.leading == root.leading","l.top == root.top","l.width <= \#(width)"]}
    """#
  }

  private func layout(_ body: String) throws -> [String: Any] {
    let answer = Client().post("/v1/resolve", body)
    try #require(answer.status == 200, "\(answer.text)")
    return try answer.object()
  }

  private static let text = "A text that needs several lines on a phone in a large size"

  /// The window, and what a separator adds: a third of a point or a half.
  @Test(
    arguments: [
      (#""device":"iPhone 15","traits":{"preferredContentSizeCategory":"large"}"#, 393.0, 1 / 3.0),
      (#""device":"iPhone 15","traits":{"preferredContentSizeCategory":"AX5"}"#, 393, 1 / 3.0),
      (#""device":"iPhone SE 3","traits":{"preferredContentSizeCategory":"XL"}"#, 375, 0.5),
      (#""device":"iPad Air 5","window":{"width":500,"height":700}"#, 500, 0.5),
    ] as [(String, Double, Double)])
  func rowsAreAsHighAsTheirTexts(_ environment: String, _ width: Double, _ separator: Double) throws {
    let label = try #require(
      try layout(Self.alone(environment, Self.text, width: width - 70)).rect("views", "l", "frame"))
    let list = try layout(Self.table(environment, Self.text))
    let row = try #require(list.rect("views", "t/0/1", "frame"))
    #expect(row[2] == width)
    #expect(abs(row[3] - (label[3] + 20 + separator)) < 0.01, "\(row) \(label)")
    let text = try #require(list.rect("views", "t/0/1/l", "frame"))
    #expect(text[2] == label[2])
  }

  @Test func fromRightToLeftARowIsItsMirrorImage() throws {
    let left = try layout(Self.table(#""device":"iPhone 15""#, "Short"))
    let right = try layout(
      Self.table(#""device":"iPhone 15","traits":{"layoutDirection":"rightToLeft"}"#, "Short"))
    let (one, other) = (
      try #require(left.rect("views", "t/0/0/l", "frame")),
      try #require(right.rect("views", "t/0/0/l", "frame"))
    )
    #expect(one[0] == 20 && abs(other[0] - (393 - 20 - one[2])) < 0.01)
    #expect(one[1...] == other[1...])
  }

  @Test func aTurnTellsTheViewsOfCells() throws {
    let body = Self.table(
      #""device":"iPhone SE 3","from":{},"to":{"orientation":"landscape"}"#, Self.text)
    let answer = Client().post("/v1/transition", body)
    try #require(answer.status == 200, "\(answer.text)")
    let transition = try answer.object()
    #expect(transition.rect("from", "views", "t/0/0", "frame")?[2] == 375)
    #expect(transition.rect("to", "views", "t/0/0", "frame")?[2] == 667)
  }

  /// Upright the 647 points below the status bar show thirteen rows of 50, and 375 on its side eight.
  @Test func aTurnMayShowOtherRows() throws {
    let body = #"""
      {"device":"iPhone SE 3","from":{},"to":{"orientation":"landscape"},"hierarchy":{"id":"t","type":"tableView",
      "prototypes":{"a":{"type":"tableViewCell"}},"sections":[{"rows":[{"cell":"a","height":50,"count":100}]}]}}
      """#
    let answer = Client().post("/v1/transition", body)
    try #require(answer.status == 200, "\(answer.text)")
    let transition = try answer.object()
    func rows(_ end: String) -> Int {
      let views = transition.at(end, "views") as? [String: Any] ?? [:]
      return (0..<100).count { views["t/0/\($0)"] != nil }
    }
    #expect(rows("from") == 13 && rows("to") == 8)
  }

  /// The two heights cannot both hold in any row; what is to be changed stands in the prototype.
  @Test func explanationsPointIntoPrototypes() throws {
    let body = #"""
      {"device":"iPhone SE 3","hierarchy":{"id":"t","type":"tableView","prototypes":{"a":{"type":"tableViewCell",
      "contentView":{"id":"c","subviews":[{"id":"x"}],"constraints":["H:|[x]|","V:|[x]|","x.height == 50",
      "x.height == 60"]}}},"sections":[{"rows":[{"cell":"a","height":50.5,"count":3}]}]}}
      """#
    let answer = Client().post("/v1/explain", body)
    try #require(answer.status == 200, "\(answer.text)")
    #expect(answer.text.contains("/hierarchy/prototypes/a/contentView/constraints/3"), "\(answer.text)")
  }

  @Test func guessesAreNamed() throws {
    func uncertain(_ version: Int, _ keys: String) throws -> [String] {
      let body = #"""
        {"device":"iPad Air 5","systemVersion":\#(version),"hierarchy":{"id":"t","type":"tableView",\#(keys),
        "sections":[{"rows":["One"]}]}}
        """#
      return (try layout(body)["uncertain"] as? [String] ?? []).filter { $0.hasPrefix("LI-") }
    }
    #expect(try uncertain(17, #""editing":true"#) == ["LI-editing"])
    #expect(try uncertain(17, #""editing":false"#) == [])
    #expect(try uncertain(26, #""editing":true"#) == [])
    #expect(try uncertain(17, #""sectionIndexTitles":["A","B"]"#) == ["LI-section-index"])
  }
}
