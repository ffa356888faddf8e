import Foundation
import Testing

/// What requests ask answers to tell: more of each view, fewer members, equal layouts once.
@Suite struct AnswerDetailTests {
  /// "Hello" is 39 × 20.5 points in the 17-point system font of version 12 (fact of the first example of the contract).
  private static let labels = #"""
    {"device":"iPhone 6","hierarchy":{"id":"root","subviews":[{"id":"whole","type":"label","text":"Hello"},
    {"id":"cut","type":"label","text":"Hello Hello Hello"},{"id":"wrapped","type":"label","numberOfLines":0,
    "text":"Hello Hello Hello"},{"id":"two","type":"label","numberOfLines":2,"text":"Hello Hello Hello"},
    {"id":"low","type":"label","numberOfLines":0,"text":"Hello Hello Hello"}],
    "layoutGuides":[{"id":"gap"}]},"constraints":["whole.top == root.safeArea.top","whole.leading == root.leading",
    "cut.width == 50","cut.top == whole.bottom","cut.leading == root.leading","wrapped.width == 50",
    "wrapped.top == cut.bottom","wrapped.leading == root.leading","two.width == 50","two.top == wrapped.bottom",
    "two.leading == root.leading","low.width == 50","low.height == 41","low.top == two.bottom",
    "low.leading == root.leading","gap.top == whole.bottom","gap.leading == whole.trailing","gap.width == 10",
    "gap.height == 5"]}
    """#

  private func answer(_ query: String, _ body: String = labels) throws -> [String: Any] {
    let answer = Client().post("/v1/resolve" + query, body)
    #expect(answer.status == 200, "\(answer.text)")
    return try answer.object()
  }

  @Test("AL-intrinsic-size: show=content tells natural sizes")
  func naturalSizes() throws {
    let shown = try answer("?show=content")
    let size = shown.at("views", "whole", "intrinsicContentSize") as? [String: Double]
    #expect(size == ["width": 39, "height": 20.5])
    #expect(shown.at("views", "root", "intrinsicContentSize") == nil)
    let plain = try answer("")
    #expect(plain.at("views", "whole", "intrinsicContentSize") == nil)
  }

  @Test("AL-multiline: show=content tells whether a text is cut, and at which line")
  func cutTexts() throws {
    let shown = try answer("?show=content")
    for (view, lines, cut) in [
      ("whole", 1, nil as Int?), ("cut", 1, 1), ("wrapped", 3, nil), ("two", 2, 2), ("low", 2, 2),
    ] {
      #expect(shown.at("views", view, "text", "lineCount") as? Int == lines, "\(view)")
      #expect(shown.at("views", view, "text", "isTruncated") as? Bool == (cut != nil), "\(view)")
      #expect(shown.at("views", view, "text", "truncatedLine") as? Int == cut, "\(view)")
    }
  }

  @Test("AL-margins, AL-safe-area: show=margins tells what applies to each view")
  func margins() throws {
    let shown = try answer("?show=margins")
    let root = shown.at("views", "root", "layoutMargins") as? [String: Double]
    #expect(root == ["top": 20, "left": 16, "bottom": 0, "right": 16])
    let safe = shown.at("views", "root", "safeAreaInsets") as? [String: Double]
    #expect(safe == ["top": 20, "left": 0, "bottom": 0, "right": 0])
    let label = shown.at("views", "cut", "layoutMargins") as? [String: Double]
    #expect(label == ["top": 8, "left": 8, "bottom": 8, "right": 8])
  }

  @Test("AL-guides: show=guides tells where the guides are")
  func guides() throws {
    let shown = try answer("?show=guides")
    #expect(shown.rect("views", "root", "safeAreaLayoutGuide") == [0, 20, 375, 647])
    #expect(shown.rect("views", "root", "layoutMarginsGuide") == [16, 20, 343, 647])
    #expect(shown.rect("views", "root", "readableContentGuide") == [16, 20, 343, 647])
    #expect(shown.rect("views", "root", "layoutGuides", "gap") == [39, 40.5, 10, 5])
    #expect(shown.at("views", "root", "layoutMargins") == nil)
  }

  @Test func fieldsAreTheOnlyMembers() throws {
    let some = try answer("?fields=frames,diagnostics")
    #expect(Set(some.keys) == ["views", "diagnostics"])
    let view = some.at("views", "whole") as? [String: Any]
    #expect(Set(view?.keys.map { $0 } ?? []) == ["frame", "frameInWindow"])
    #expect(some.rect("views", "whole", "frame") == [0, 20, 39, 20.5])
    let environment = try answer("?fields=environment")
    #expect(Set(environment.keys) == ["environment"])
    #expect(environment.at("environment", "traits", "displayScale") as? Double == 2)
  }

  @Test(arguments: [
    ("show=contents", "content"), ("fields=frame", "frames"), ("fields=", nil), ("compact=yes", nil),
    ("show=content,,guides", nil), ("fields=views,traits", nil),
  ])
  func wrongWordsAreFaults(query: String, nearest: String?) throws {
    let answer = Client().post("/v1/resolve?" + query, Self.labels)
    #expect(answer.status == 422)
    let fault = try #require(try answer.errors().first)
    #expect(fault["parameter"] as? String == String(query.prefix { $0 != "=" }))
    #expect(fault["code"] as? String == "invalidValue")
    if let nearest { #expect((fault["nearest"] as? [String])?.first == nearest) }
  }

  /// The first two phones are equal for layout, the third is wider.
  private static let phones = #"""
    {"environments":[{"device":"iPhone 6"},{"device":"iPhone 7"},{"device":"iPhone 6 Plus"}],
    "hierarchy":{"id":"root","subviews":[{"id":"bar"}]},"constraints":["H:|[bar]|","bar.top == root.top",
    "bar.height == 10"]}
    """#

  @Test func compactTellsEqualLayoutsOnce() throws {
    let compact = try answer("?compact=true&systemVersion=12", Self.phones)
    let layouts = try #require(compact["layouts"] as? [[String: Any]])
    let environments = try #require(compact["environments"] as? [[String: Any]])
    #expect(layouts.map { $0.rect("views", "bar", "frame") } == [[0, 0, 375, 10], [0, 0, 414, 10]])
    #expect(environments.map { $0["layout"] as? Int } == [0, 0, 1])
    #expect(environments.map { $0["device"] as? String } == ["iphone-6", "iphone-7", "iphone-6-plus"])
    #expect(environments.allSatisfy { $0["traits"] == nil })
    #expect(layouts.allSatisfy { $0.at("controllers", "main", "traits") == nil })
    #expect(layouts.allSatisfy { $0["environment"] == nil })
  }

  @Test func compactLinesHaveTheContentOnce() throws {
    let answer = Client().post(
      "/v1/resolve?compact=true&systemVersion=12&fields=frames,environment", Self.phones,
      accept: "application/x-ndjson")
    let lines = try answer.text.split(separator: "\n").map { line in
      try #require(Answer.object(of: String(line)))
    }
    #expect(lines.map { $0["layout"] as? Int } == [0, 0, 1, nil])
    #expect(lines.map { $0["content"] != nil } == [true, false, true, false])
    #expect(lines[2].rect("content", "views", "bar", "frame") == [0, 0, 414, 10])
  }

  @Test func compactTextHasAllEnvironmentsAboveALayout() throws {
    let answer = Client().post(
      "/v1/resolve?compact=true&systemVersion=12", Self.phones, accept: "text/plain")
    let paragraphs = answer.text.components(separatedBy: "\n\n")
    #expect(paragraphs.count == 2)
    #expect(paragraphs[0].contains("iPhone 6, portrait") && paragraphs[0].contains("iPhone 7, portrait"))
    #expect(paragraphs[1].contains("iPhone 6 Plus"))
  }
}
