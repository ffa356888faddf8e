import Foundation
import HTTPServer
import TestSupport
import Testing

/// `/v1/diff` from outside: what a caller reads of two states of a layout. Numbers are worked out by hand.
@Suite struct DiffEndpointTests {
  /// A title at an indent and a card that follows it, on a screen 375 wide.
  private static func screen(
    indent: String = "20", title: String = #"{"id": "title"}"#, device: String = #""device": "iPhone 8""#,
    more: String = ""
  ) -> String {
    #"""
    {\#(device),
     "hierarchy": {"id": "root", "subviews": [\#(title), {"id": "card", "subviews": [{"id": "dot"}]}]},
     "constraints": ["title.leading == root.leading + \#(indent)", "title.top == root.top + 30",
       "title.width == 100", "title.height == 20", "card.leading == title.leading",
       "card.trailing == root.trailing - 20", "card.top == root.top + 100", "card.height == 80",
       "dot.leading == card.leading + 4", "dot.top == card.top + 4", "dot.width == 8", "dot.height == 8"\#(more)]}
    """#
  }

  private func diff(_ old: String, _ new: String) throws -> [String: Any] {
    try ask(#"{"old": \#(old), "new": \#(new)}"#)
  }

  private func ask(_ body: String) throws -> [String: Any] {
    let answer = Client().post("/v1/diff", body)
    #expect(answer.status == 200, "\(answer.text)")
    return try answer.object()
  }

  private func list(_ object: [String: Any], _ name: String) -> [[String: Any]] {
    object[name] as? [[String: Any]] ?? []
  }

  /// The texts of the causes of an edge, old and new.
  private func causes(_ view: [String: Any], _ edge: String) -> [[String?]] {
    let found = list(view, "edges").first { $0["edge"] as? String == edge } ?? [:]
    return list(found, "causes").map {
      [$0.at("old", "text") as? String, $0.at("new", "text") as? String]
    }
  }

  /// 20 becomes 24: the title moves by 4, the card, whose right edge stays, moves and is 4 narrower: 335 and 331. Its dot has
  /// not moved in it.
  @Test func aConstantMovesWhatFollowsIt() throws {
    let object = try diff(Self.screen(), Self.screen(indent: "24"))
    #expect(object["hasDifferences"] as? Bool == true)
    let views = list(object, "views")
    #expect(views.compactMap { $0["view"] as? String } == ["title", "card"])
    let (title, card) = (views[0], views[1])
    #expect(title["changes"] as? [String] == ["moved"])
    #expect(title.at("old", "frame", "x") as? Double == 20 && title.at("new", "frame", "x") as? Double == 24)
    #expect(title["environments"] as? [String] == ["iphone-8 portrait"])
    let change = ["title.leading == root.leading + 20", "title.leading == root.leading + 24"]
    #expect(causes(title, "left") == [change])
    #expect(card["changes"] as? [String] == ["moved", "resized"])
    #expect(card.at("old", "frame", "width") as? Double == 335)
    #expect(card.at("new", "frame", "width") as? Double == 331)
    #expect(causes(card, "left") == [change])
    #expect(causes(card, "width") == [change])
    let constraints = list(object, "constraints")
    #expect(constraints.count == 1)
    #expect(constraints.first?["change"] as? String == "changed")
    #expect(constraints.first?["values"] as? [String] == ["constant"])
    #expect(constraints.first?["views"] as? [String] == ["title", "card"])
    #expect(constraints.first?.at("new", "pointer") as? String == "#/constraints/0")
  }

  /// A width of at most 200 instead of 300 changes nothing for a title that is 100 wide.
  @Test func aChangeWithoutEffectIsToldAsSuch() throws {
    let old = Self.screen(more: #", "title.width <= 300 'limit'""#)
    let new = Self.screen(more: #", "title.width <= 200 'limit'""#)
    let object = try diff(old, new)
    #expect(object["hasDifferences"] as? Bool == false)
    #expect(list(object, "views").isEmpty)
    let constraint = try #require(list(object, "constraints").first)
    #expect((constraint["views"] as? [String])?.isEmpty == true)
    #expect(constraint.at("old", "identifier") as? String == "limit")
    let text = Client().post("/v1/diff", #"{"old": \#(old), "new": \#(new)}"#, accept: "text/plain").text
    #expect(
      text == """
        The layouts are the same.

        Constraints:
          title.width <= 300 became title.width <= 200  'limit': no effect here

        """)
  }

  /// What a controller presents while the device turns is part of the second document only, and not there before it is asked
  /// for: 375 × 667 becomes 667 × 375.
  @Test func whatATransitionAsksForIsNotThereYet() throws {
    let object = try ask(
      #"""
      {"device": "iPhone 6", "from": {}, "to": {"orientation": "landscapeRight"},
       "hierarchy": {"id": "main", "type": "viewController", "view": {"id": "root"}},
       "duringTransition": [{"controller": "main", "present": {"id": "detail", "view": {"id": "detailView"}}}]}
      """#)
    let views = list(object, "views")
    #expect(views.compactMap { $0["view"] as? String } == ["root"])
    #expect(views.first?.at("old", "frame", "width") as? Double == 375)
    #expect(views.first?.at("new", "frame", "width") as? Double == 667)
  }

  /// Another order, another notation, and the same said from the other side.
  @Test func notationIsNoDifference() throws {
    let old = #"""
      {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [{"id": "a"}]},
       "constraints": ["a.leading == root.leading + 8", "a.top == root.top", "a.width == 2 * a.height", "a.height == 10"]}
      """#
    let new = #"""
      {"constraints": [{"firstItem": "a", "firstAttribute": "height", "constant": 10}, "root.leading == a.leading - 8",
         "a.top == root.top @required", "a.width == a.height * 2"],
       "hierarchy": {"subviews": [{"id": "a"}], "id": "root"}, "device": "iphone-8"}
      """#
    let object = try diff(old, new)
    #expect(object["hasDifferences"] as? Bool == false)
    #expect(list(object, "constraints").isEmpty)
  }

  @Test(arguments: [
    "adaptive-card", "breakpoint-form", "form", "list-rows", "split-view", "popover-three-ways",
  ])
  func nothingDiffersFromItself(_ name: String) throws {
    let text = try Repository.text("examples/\(name).json")
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let sorted = try JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
    let object = try diff(text, String(decoding: sorted, as: UTF8.self))
    #expect(object["hasDifferences"] as? Bool == false, "\(object)")
    #expect(list(object, "constraints").isEmpty)
  }

  // MARK: Views that come and go

  @Test func viewsComeAndGo() throws {
    let old = Self.screen()
    let hidden = Self.screen().replacing(#"{"id": "card","#, with: #"{"id": "card", "hidden": true,"#)
    let views = list(try diff(old, hidden), "views")
    #expect(views.compactMap { $0["view"] as? String } == ["card", "dot"])
    #expect(views.allSatisfy { $0["changes"] as? [String] == ["vanished"] })
    #expect(views.allSatisfy { $0["absence"] as? String == "hidden" })
    #expect(views.map { $0["withSuperview"] as? Bool } == [nil, true])
    let back = list(try diff(hidden, old), "views")
    #expect(back.allSatisfy { $0["changes"] as? [String] == ["appeared"] })
    let gone = #"{"device": "iPhone 8", "hierarchy": {"id": "root"}}"#
    let vanished = list(try diff(old, gone), "views")
    #expect(vanished.compactMap { $0["view"] as? String } == ["title", "card", "dot"])
    #expect(vanished.allSatisfy { $0["absence"] as? String == "notInDocument" })
    let constraints = list(try diff(gone, old), "constraints")
    #expect(constraints.count == 12 && constraints.allSatisfy { $0["change"] as? String == "added" })
    #expect(constraints[4]["views"] as? [String] == ["title", "card"], "card.leading == title.leading")
  }

  /// Views without ids are called by their places, which an insertion shifts: only the inserted one is new.
  @Test func anInsertedViewIsTheOnlyOneThatIsNew() throws {
    let label = { (text: String, top: Int) in
      #"{"type": "label", "text": "\#(text)", "frame": {"x": 0, "y": \#(top), "width": 50, "height": 20}}"#
    }
    let screen = { (views: [String]) in
      #"{"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [\#(views.joined(separator: ","))]}}"#
    }
    let object = try diff(
      screen([label("One", 0), label("Two", 30)]),
      screen([label("New", 60), label("One", 0), label("Two", 30)]))
    let views = list(object, "views")
    #expect(views.count == 1)
    #expect(views.first?["view"] as? String == "root/0")
    #expect(views.first?["changes"] as? [String] == ["appeared"])
    // Another text at the same place is the same view.
    let renamed = try diff(
      screen([label("One", 0), label("Two", 30)]), screen([label("One", 0), label("Three", 40)]))
    #expect(list(renamed, "views").compactMap { $0["view"] as? String } == ["root/1"])
    #expect(list(renamed, "views").first?["changes"] as? [String] == ["moved"])
  }

  // MARK: Causes that nobody wrote

  /// A label of one line becomes one of two: its natural height is what changed.
  @Test func aTextGrows() throws {
    let screen = { (lines: Int) in
      #"""
      {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [
         {"id": "title", "type": "label", "numberOfLines": \#(lines), "text": "Some words that do not fit into a line"},
         {"id": "card"}]},
       "constraints": ["title.leading == root.leading", "title.top == root.top", "title.width == 200",
         "card.top == title.bottom + 8", "card.leading == root.leading", "card.width == 10", "card.height == 10"]}
      """#
    }
    let object = try diff(screen(1), screen(2))
    let views = list(object, "views")
    #expect(views.compactMap { $0["view"] as? String } == ["title", "card"])
    // The height of a line of 17 points is 20.5 on two pixels a point, that of two 41 (both documented by many dumps).
    #expect(causes(views[0], "height") == [["title.height == 20.5", "title.height == 41"]])
    #expect(causes(views[1], "top") == [["title.height == 20.5", "title.height == 41"]])
    let facts = list(object, "facts")
    #expect(facts.contains { $0["fact"] as? String == "lineCount" && $0["new"] as? String == "2" })
    #expect(facts.contains { $0["fact"] as? String == "isTruncated" && $0["new"] as? String == "false" })
    #expect(list(object, "constraints").isEmpty)
  }

  /// A document on a phone of 375 points and on one of 393: the card is 18 wider because its container is.
  @Test func devicesAreCompared() throws {
    let body = Self.screen(
      device: #""from": {"device": "iPhone 8"}, "to": {"device": "iPhone 15"}"#)
    let object = try ask(body)
    let names = list(object, "environments").compactMap { $0["name"] as? String }
    #expect(names == ["iphone-8 portrait → iphone-15 portrait"])
    let card = try #require(list(object, "views").first { $0["view"] as? String == "card" })
    #expect(card["changes"] as? [String] == ["resized"])
    #expect(card.at("old", "frame", "width") as? Double == 335)
    #expect(card.at("new", "frame", "width") as? Double == 353)
    #expect(causes(card, "width") == [["root.width == 375", "root.width == 393"]])
    let facts = list(object, "facts")
    #expect(
      facts.contains {
        $0["trait"] as? String == "displayScale" && $0["old"] as? String == "2" && $0["new"] as? String == "3"
      })
    #expect(list(object, "constraints").isEmpty)
  }

  @Test func diagnosticsComeAndGo() throws {
    let object = try diff(Self.screen(), Self.screen(more: #", "title.width == 120 'wide'""#))
    let diagnostics = list(object, "diagnostics")
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?["change"] as? String == "appeared")
    #expect(diagnostics.first?.at("diagnostic", "code") as? String == "unsatisfiableConstraints")
    #expect(list(object, "constraints").first?["change"] as? String == "added")
  }

  // MARK: Several environments

  /// What two environments have in common is told once; the third one has no counterpart.
  @Test func environmentsAreComparedByName() throws {
    let devices = { (list: String) in #""environments": [\#(list)]"# }
    let (se, eight) = (#"{"device": "iPhone SE (1st generation)"}"#, #"{"device": "iPhone 8"}"#)
    let object = try diff(
      Self.screen(device: devices("\(se), \(eight)")),
      Self.screen(indent: "24", device: devices(#"\#(eight), \#(se), {"device": "iPhone 15"}"#)))
    let environments = list(object, "environments")
    #expect(
      environments.compactMap { $0["name"] as? String }
        == ["iphone-8 portrait", "iphone-se portrait", "iphone-15 portrait"])
    #expect(environments.map { $0["onlyIn"] as? String } == [nil, nil, "new"])
    let views = list(object, "views")
    #expect(views.compactMap { $0["view"] as? String } == ["title", "card"])
    #expect(
      views.allSatisfy { $0["environments"] as? [String] == ["iphone-8 portrait", "iphone-se portrait"] })
    #expect(list(object, "constraints").count == 1)
  }

  // MARK: Files and forms

  private func form(_ parts: KeyValuePairs<String, String>) -> String {
    parts.map { "--limit\r\nContent-Disposition: form-data; name=\"\($0.key)\"\r\n\r\n\($0.value)\r\n" }
      .joined()
      + "--limit--\r\n"
  }

  private func post(_ parts: KeyValuePairs<String, String>, accept: String? = nil) -> Answer {
    Client().post(
      "/v1/diff", form(parts), contentType: "multipart/form-data; boundary=limit", accept: accept)
  }

  @Test func filesAreCompared() throws {
    let answer = post(["old": boxFile(widths: 50), "new": boxFile(widths: 80)])
    #expect(answer.status == 200, "\(answer.text)")
    let object = try answer.object()
    let box = try #require(list(object, "views").first)
    #expect(box["view"] as? String == "box" && box["scene"] as? String == "top")
    #expect(box["changes"] as? [String] == ["resized"])
    #expect(box.at("new", "frame", "width") as? Double == 80)
    #expect(list(object, "constraints").first?.at("new", "identifier") as? String == "c-1")
    #expect(list(object, "constraints").first?["views"] as? [String] == ["box"])
  }

  @Test func faultsAreToldWithTheirSide() throws {
    let broken =
      #"{"device": "iPhone 8", "hierarchy": {"id": "root"}, "constraints": ["root.width == nobody.width"]}"#
    let other = #"{"hierarchy": {"id": "root"}}"#
    let json = Client().post("/v1/diff", #"{"old": \#(broken), "new": \#(other)}"#)
    #expect(json.status == 422)
    let errors = list(try json.object(), "errors")
    #expect(errors.compactMap { $0["pointer"] as? String } == ["#/old/constraints/0", "#/new"])
    let parts = post(["old": broken, "new": other])
    #expect(parts.status == 422)
    #expect(
      list(try parts.object(), "errors").compactMap { $0["pointer"] as? String }
        == ["old#/constraints/0", "new#"])
  }

  @Test(arguments: [
    ("{}", ["missingKey", "missingKey"]), (#"{"old": {}}"#, ["missingKey"]),
    (#"{"old": {}, "new": {}, "newer": 1}"#, ["unknownKey"]), ("[]", ["wrongType"]), ("{", ["invalidJSON"]),
  ])
  func whatIsNoComparisonIsRefused(_ body: String, _ codes: [String]) throws {
    let answer = Client().post("/v1/diff", body)
    #expect(answer.status == (codes == ["invalidJSON"] ? 400 : 422), "\(answer.text)")
    #expect(list(try answer.object(), "errors").compactMap { $0["code"] as? String } == codes)
  }

  @Test func formsThatLackASideAreRefused() throws {
    let answer = post(["old": Self.screen(), "older": "x"])
    let codes = list(try answer.object(), "errors").compactMap { $0["code"] as? String }
    #expect(codes == ["unknownKey"])
  }

  // MARK: Windows of all sizes

  /// A card with 20 points at both sides that is too narrow below 40 points more than its least width.
  private static func card(least: Int) -> String {
    """
    {"device": "iPhone 15", "hierarchy": {"id": "root", "subviews": [{"id": "card"}]},
     "constraints": ["card.leading == root.leading + 20", "card.trailing == root.trailing - 20",
       "card.width >= \(least)", "card.top == root.top + 100", "card.height == 40"]}
    """
  }

  @Test func sweepsAreCompared() throws {
    let body = #"{"old": \#(Self.card(least: 300)), "new": \#(Self.card(least: 310))}"#
    let query = "width=320...402&only=unsatisfiableConstraints"
    let answer = try Client().post("/v1/diff?\(query)", body).object()
    let sweep = try #require(list(answer, "sweeps").first)
    #expect(answer["hasDifferences"] as? Bool == true && list(answer, "views").isEmpty)
    #expect(sweep["side"] as? String == "width" && sweep["bands"] == nil)
    let finding = try #require(list(sweep, "findings").first)
    let sizes = try #require(finding["sizes"] as? [String: [[String: Double]]])
    #expect(sizes == ["appeared": [["from": 340, "to": 349.5]], "vanished": []])
    #expect(sweep["clean"] as? [[String: Double]] == [["from": 350, "to": 402]])
    let back = #"{"new": \#(Self.card(least: 300)), "old": \#(Self.card(least: 310))}"#
    let better = Client().post("/v1/diff?\(query)", back, accept: "text/plain").text
    #expect(better.contains("no longer at 340 to 349.5: error unsatisfiableConstraints"), "\(better)")
    #expect(better.hasSuffix("clean 340 to 402\n"))
  }

  @Test func equalSweepsHaveNoDifference() throws {
    let body = #"{"old": \#(Self.card(least: 300)), "new": \#(Self.card(least: 300))}"#
    let answer = try Client().post("/v1/diff?allWindows=true", body).object()
    #expect(answer["hasDifferences"] as? Bool == false && list(answer, "sweeps").isEmpty)
    #expect(list(answer, "environments").count == 1)
    let environments = #"{"environments": [{}, {"orientation": "landscapeLeft"}], "#
    let new = environments + Self.card(least: 300).dropFirst()
    let both = #"{"old": \#(Self.card(least: 300)), "new": \#(new)}"#
    let lonely = try Client().post("/v1/diff?height=320...330", both).object()
    #expect(list(lonely, "environments").compactMap { $0["onlyIn"] as? String }.contains("new"))
  }

  @Test func picturesOfSweepsShowBothSides() {
    let body = #"{"old": \#(Self.card(least: 300)), "new": \#(Self.card(least: 310))}"#
    for type in ["image/svg+xml", "text/html"] {
      let picture = Client().post("/v1/diff?width=320...402", body, accept: type)
      #expect(picture.status == 200 && picture.text.contains("before") && picture.text.contains("after"))
    }
  }

  // MARK: Forms of answers

  @Test func peopleReadWhatMoved() {
    let body = #"{"old": \#(Self.screen()), "new": \#(Self.screen(indent: "24"))}"#
    let text = Client().post("/v1/diff", body, accept: "text/plain").text
    #expect(
      text == """
        title moved (in iphone-8 portrait)
          (20, 30, 100, 20) → (24, 30, 100, 20)
          left 20 → 24
            title.leading == root.leading + 20 became title.leading == root.leading + 24

        card moved and resized (in iphone-8 portrait)
          (20, 100, 335, 80) → (24, 100, 331, 80)
          left 20 → 24
            title.leading == root.leading + 20 became title.leading == root.leading + 24
          width 335 → 331
            title.leading == root.leading + 20 became title.leading == root.leading + 24

        Constraints:
          title.leading == root.leading + 20 became title.leading == root.leading + 24: title, card

        """)
  }

  @Test func picturesShowBothStates() throws {
    let hostile = "<b>&amp;</b>"
    let new = Self.screen(indent: "24").replacing("title", with: hostile)
    let body = #"{"old": \#(Self.screen()), "new": \#(new.replacing("\(hostile).", with: "`\(hostile)`."))}"#
    let page = Client().post("/v1/diff", body, accept: "text/html")
    #expect(page.status == 200, "\(page.text)")
    #expect(page.text.contains("before: ") && page.text.contains("after: "))
    #expect(!page.text.contains(hostile))
    let picture = Client().post("/v1/diff", body, accept: "image/svg+xml")
    #expect(picture.text.contains("<svg") && picture.text.contains("before: "))
  }
}
