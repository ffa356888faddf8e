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

  /// A field as wide as it asks to be shows all of its text.
  @Test("AL-multiline: show=content tells whether a text field, or its placeholder, is cut")
  func cutFields() throws {
    let body = #"""
      {"device":"iPhone 6","hierarchy":{"id":"root","subviews":[{"id":"whole","type":"textField","text":"Hello Hello"},
      {"id":"cut","type":"textField","text":"Hello Hello"},{"id":"hint","type":"textField","placeholder":"Hello Hello"},
      {"id":"bare","type":"textField","borderStyle":"none","text":"Hello"},{"id":"empty","type":"textField"}]},
      "constraints":["cut.width == 60","hint.width == 60","bare.width == 39"]}
      """#
    let shown = try answer("?show=content", body)
    for (view, cut) in [("whole", false), ("cut", true), ("hint", true), ("bare", false)] {
      #expect(shown.at("views", view, "text", "isTruncated") as? Bool == cut, "\(view)")
      #expect(shown.at("views", view, "text", "lineCount") as? Int == 1, "\(view)")
      #expect(shown.at("views", view, "text", "truncatedLine") as? Int == (cut ? 1 : nil), "\(view)")
    }
    #expect(shown.at("views", "empty", "text") == nil)
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

  /// `UIKeyboardLayoutGuide`: the keyboard's top to the bottom of the window while it is docked.
  @Test("AL-keyboard: show=guides tells the keyboard's guide where the keyboard is")
  func keyboardGuides() throws {
    func guide(_ keyboard: String, _ view: String = "") throws -> [Double]? {
      try answer(
        "?show=guides", #"{"device":"iPhone 13","keyboard":\#(keyboard),"hierarchy":{"id":"root"\#(view)}}"#
      ).rect("views", "root", "keyboardLayoutGuide")
    }
    #expect(try guide(#"{"height":336}"#) == [0, 508, 390, 336])
    #expect(try guide("false") == [0, 810, 390, 34])
    #expect(try guide("false", #","usesBottomSafeArea":false"#) == [0, 844, 390, 0])
    func floating(_ view: String) throws -> [Double]? {
      let body = #"""
        {"device":"iPad Air 1","keyboard":{"floating":true,"frame":{"x":40,"y":700,"width":320,"height":253}},
        "hierarchy":{"id":"root"\#(view)}}
        """#
      return try answer("?show=guides", body).rect("views", "root", "keyboardLayoutGuide")
    }
    #expect(try floating("") == [0, 1024, 768, 0])
    #expect(try floating(#","followsUndockedKeyboard":true"#) == [40, 700, 320, 253])
  }

  /// `UIScrollView.frameLayoutGuide` is the untransformed frame, `contentLayoutGuide` the area of the content, both in the
  /// coordinates of the content.
  @Test("AL-guides: show=guides tells those of a scroll view")
  func scrollGuides() throws {
    let body = #"""
      {"device":"iPhone 8","hierarchy":{"id":"root","subviews":[{"id":"scroll","type":"scrollView",
      "contentInsetAdjustmentBehavior":"never","contentOffset":{"x":0,"y":100},"subviews":[{"id":"page"}]}]},
      "constraints":["scroll.top == root.top + 20","scroll.leading == root.leading + 10","scroll.width == 300",
      "scroll.height == 400","page.top == scroll.contentLayout.top","page.bottom == scroll.contentLayout.bottom",
      "page.leading == scroll.contentLayout.leading","page.trailing == scroll.contentLayout.trailing","page.width == 600","page.height == 900"]}
      """#
    let shown = try answer("?show=guides", body)
    #expect(shown.rect("views", "scroll", "contentLayoutGuide") == [0, 0, 600, 900])
    #expect(shown.rect("views", "scroll", "frameLayoutGuide") == [0, 100, 300, 400])
    #expect(shown.at("views", "page", "frameLayoutGuide") == nil)
  }

  /// Root views of 390 points and more have side margins of 20 from version 26 on; nothing here names a margin.
  @Test("AL-root-margin-width: show=margins tells those of the version, and what they rest on")
  func marginsOfTheVersion() throws {
    for (version, side) in [(18, 16.0), (26, 20.0)] {
      let body = #"{"device":"iPhone 16","systemVersion":\#(version),"hierarchy":{"id":"root"}}"#
      let shown = try answer("?show=margins", body)
      #expect((shown.at("views", "root", "layoutMargins") as? [String: Double])?["left"] == side)
      let uncertain = shown["uncertain"] as? [String] ?? []
      #expect(uncertain.contains("device.layoutMargins.portrait") == (version == 26), "\(uncertain)")
      #expect(try answer("", body)["uncertain"] == nil)
    }
  }

  @Test(
    "AL-readable-width: show=guides names the width of readable content where it was recorded on another device"
  )
  func readableContentIsUncertain() throws {
    let body = #"{"device":"iPad Pro (10.5-inch)","orientation":"landscape","hierarchy":{"id":"root"}}"#
    let uncertain = try answer("?show=guides", body)["uncertain"] as? [String] ?? []
    #expect(uncertain.contains("device.readableContentMaxWidth"), "\(uncertain)")
    let margins = try answer("?show=margins", body)["uncertain"] as? [String] ?? []
    #expect(!margins.contains("device.readableContentMaxWidth"), "\(margins)")
  }

  @Test("AL-multiline, AL-margins, AL-guides: show= tells it of both ends of a transition")
  func transitionsShowIt() throws {
    let body = #"""
      {"device":"iPhone X","systemVersion":12,"from":{},"to":{"orientation":"landscape"},"hierarchy":{"id":"root",
      "subviews":[{"id":"text","type":"label","text":"Hello Hello Hello","numberOfLines":0}]},
      "constraints":["text.leading == root.leading","text.top == root.safeArea.top","text.width == 50 'width'"]}
      """#
    let answer = Client().post("/v1/transition?show=content,margins,guides", body)
    #expect(answer.status == 200, "\(answer.text)")
    let object = try answer.object()
    for (end, safe, lines) in [("from", [0.0, 44, 375, 734], 3), ("to", [44, 0, 724, 354], 3)] {
      let views = try #require(object.at(end, "views") as? [String: Any])
      #expect(views.rect("root", "safeAreaLayoutGuide") == safe, "\(end)")
      #expect(views.at("text", "text", "lineCount") as? Int == lines, "\(end)")
      #expect(views.at("root", "layoutMargins") != nil && views.at("text", "intrinsicContentSize") != nil)
    }
    let plain = try Client().post("/v1/transition", body).object()
    #expect(plain.at("to", "views", "root", "safeAreaLayoutGuide") == nil)
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
