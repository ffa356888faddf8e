import Foundation
import LayoutService
import Operations
import TestSupport
import Testing

/// `/v1/sweep` from outside: the sizes are those that a person finds with a pencil, and those of every half point.
@Suite struct SweepTests {
  /// 20 points at each side and at least 300 between: too narrow below 340.
  private static let narrow = """
    {"device": "iPhone 15", "hierarchy": {"id": "root", "subviews": [{"id": "card"}]},
     "constraints": ["card.leading == root.leading + 20", "card.trailing == root.trailing - 20",
       "card.width >= 300", "card.top == root.top + 100", "card.height == 40"]}
    """

  private func file(_ body: String, _ query: String) throws -> [String: Any] {
    let answer = Client().post("/v1/sweep?\(query)", body)
    #expect(answer.status == 200, "\(answer.text)")
    return try #require((try answer.object()["files"] as? [[String: Any]])?.first)
  }

  private func sweep(_ file: [String: Any], layout: Int = 0) throws -> [String: Any] {
    try #require((file["layouts"] as? [[String: Any]])?[layout]["sweep"] as? [String: Any])
  }

  /// Pairs of ends.
  private func intervals(_ value: Any?) throws -> [[Double]] {
    try #require(value as? [[String: Any]]).map { [try number($0["from"]), try number($0["to"])] }
  }

  private func number(_ value: Any?) throws -> Double { try #require(value as? NSNumber).doubleValue }

  @Test func findingsHaveTheirSizes() throws {
    let file = try file(Self.narrow, "width=320...402&only=unsatisfiableConstraints")
    let found = try #require(file["findings"] as? [[String: Any]])
    #expect(found.count == 1)
    #expect(try intervals(found.first?["sizes"]) == [[320, 339.5]])
    let sweep = try sweep(file)
    #expect(try intervals(sweep["clean"]) == [[340, 402]])
    #expect(sweep["side"] as? String == "width" && sweep["otherSide"] as? Double == 852)
  }

  @Test func sizesThatTheAppDoesNotAllowAreLeftOut() throws {
    let body = Self.narrow.replacing(
      "{\"device\"", with: #"{"sizeRestrictions": {"minimumSize": {"width": 330.2, "height": 0}}, "device""#)
    let file = try file(body, "width=320...402&only=unsatisfiableConstraints")
    let found = try #require(file["findings"] as? [[String: Any]])
    #expect(try intervals(found.first?["sizes"]) == [[330.5, 339.5]])
    #expect(try sweep(file)["from"] as? Double == 330.5)
  }

  @Test func anAppThatFillsTheScreenHasOneSize() throws {
    let body = Self.narrow.replacing(
      #"{"device": "iPhone 15""#,
      with: #"{"sizeRestrictions": {"requiresFullScreen": true}, "systemVersion": 26, "device": "ipad-air-2""#
    )
    let sweep = try sweep(try file(body, "width=320...1024"))
    #expect(sweep["from"] as? Double == 768 && sweep["to"] as? Double == 768)
  }

  /// A button of 40 points is large enough, on whichever pixels its edges are.
  @Test func roundingMakesNoTargetSmall() throws {
    let body = """
      {"device": "iPhone 15", "hierarchy": {"id": "root", "subviews": [
        {"id": "go", "type": "button", "title": "", "intrinsicContentSize": {"width": 40, "height": 34}}]},
       "constraints": ["go.trailing == root.trailing - 20", "go.top == root.safeArea.top + 20"]}
      """
    let file = try file(body, "width=500...600&only=smallTouchTarget")
    #expect((file["findings"] as? [[String: Any]])?.isEmpty == true)
  }

  @Test func heightsAreSwept() throws {
    let body = """
      {"device": "iPhone 15", "hierarchy": {"id": "root", "subviews": [{"id": "card"}]},
       "constraints": ["card.top == root.top + 100", "card.bottom == root.bottom - 100", "card.height >= 400",
         "card.leading == root.leading", "card.width == 40"]}
      """
    let file = try file(body, "height=500...700&width=500&only=unsatisfiableConstraints")
    let found = try #require(file["findings"] as? [[String: Any]])
    #expect(try intervals(found.first?["sizes"]) == [[500, 599.5]])
    let sweep = try sweep(file)
    #expect(sweep["side"] as? String == "height" && sweep["otherSide"] as? Double == 500)
  }

  /// A button at 200 to 244, and one whose right edge is 300 from that of the window: they lie over each other between widths of 500
  /// and 588 only, and both ends of the range are clean.
  @Test func whatPassesIsFound() throws {
    let body = """
      {"device": "iPad Air 2", "hierarchy": {"id": "root", "subviews": [
         {"id": "still", "type": "button", "title": "A"}, {"id": "moving", "type": "button", "title": "B"}]},
       "constraints": ["still.leading == root.leading + 200", "still.width == 44", "still.height == 44",
         "still.top == root.top + 100", "moving.top == still.top", "moving.width == 44", "moving.height == 44",
         "moving.trailing == root.trailing - 300"]}
      """
    let file = try file(body, "width=320...1024&only=overlappingViews")
    let found = try #require(file["findings"] as? [[String: Any]])
    let sizes = try intervals(found.first?["sizes"])
    let (first, last) = (try #require(sizes.first), try #require(sizes.last))
    // Where one covers the other, somebody meant it.
    #expect(found.count == 1 && (500...505).contains(first[0]) && (583...588).contains(last[1]), "\(sizes)")
    let clean = try intervals(try sweep(file)["clean"])
    #expect(clean.first?.first == 320 && clean.last?.last == 1024)
  }

  /// Controls of 10 points at 200, and with their right edge 300 from that of the window: they share something between widths of 500 and
  /// 520 only, which is less than two samples are apart. So is a rule for two points.
  @Test(arguments: 500...523) func whatPassesQuicklyIsFound(_ start: Int) throws {
    let body = """
      {"device": "iPad Air 2", "hierarchy": {"id": "root", "subviews": [
        {"id": "a", "type": "button", "title": "x"}, {"id": "b", "type": "button", "title": "y"}]},
       "constraints": ["a.leading == root.leading + 200", "b.trailing == root.trailing - 300", "a.width == 10",
         "b.width == 10", "a.top == root.top + 100", "b.top == root.top + 100", "a.height == 44", "b.height == 44"],
       "rules": [{"id": "brief", "when": {"width": {"gte": 650, "lt": 652}}, "set": {}}]}
      """
    let file = try file(body, "width=\(start - 190)...700&only=overlappingViews")
    let found = try #require(file["findings"] as? [[String: Any]])
    // Where one nearly covers the other, somebody meant it: 5 to 7 points are told, as lint in single windows has them.
    #expect(try intervals(try #require(found.first)["sizes"]) == [[504.5, 507.5], [512.5, 515.5]])
    let bands = try #require(try sweep(file)["bands"] as? [[String: Any]])
    let brief = bands.filter { ($0["matchedRules"] as? [String])?.isEmpty == false }
    #expect(try intervals(brief) == [[650, 651.5]])
  }

  /// In a window of any size the root of a phone's screen is a screen, and no part of one: a label that is 350 wide reaches beyond it.
  @Test func windowsOfPhonesAreScreens() throws {
    let body = """
      {"device": "iPhone 15", "hierarchy": {"id": "root", "subviews": [
         {"id": "title", "type": "label", "text": "A title as long as a line is on most phones of today"}]},
       "constraints": ["title.leading == root.leading", "title.top == root.top + 100"]}
      """
    let file = try file(body, "width=320...480&only=viewOutsideSuperview")
    let sizes = try intervals((file["findings"] as? [[String: Any]])?.first?["sizes"])
    #expect(sizes.count == 1 && sizes[0][0] == 320 && (350...385).contains(sizes[0][1]), "\(sizes)")
  }

  /// A rule that holds from 600 on makes the card 96 wider.
  @Test func switchesAndJumpsAreMarked() throws {
    let body = """
      {"device": "iPad Air 2", "hierarchy": {"id": "root", "subviews": [{"id": "card", "subviews": [{"id": "in"}]}]},
       "constraints": ["card.leading == root.leading", "card.top == root.top", "card.height == 40",
         "card.width == 104 'size'", "in.leading == card.leading", "in.trailing == card.trailing", "in.top == card.top",
         "in.height == 20"],
       "rules": [{"id": "wide", "when": {"width": {"gte": 600}}, "set": {"constraints": {"size": {"constant": 200}}}}]}
      """
    let sweep = try sweep(try file(body, "width=560...620"))
    let bands = try #require(sweep["bands"] as? [[String: Any]])
    #expect(try intervals(bands) == [[560, 599.5], [600, 620]])
    #expect(bands.map { $0["matchedRules"] as? [String] } == [[], ["wide"]])
    let jumps = try #require(sweep["jumps"] as? [[String: Any]])
    #expect(jumps.count == 1 && jumps[0]["view"] as? String == "card")
    #expect(try number(jumps[0]["at"]) == 600 && number(jumps[0]["grown"]) == 96)
  }

  /// What is three times as wide as the window grows faster than that, and jumps nowhere.
  @Test func whatGrowsFasterDoesNotJump() throws {
    let body = """
      {"device": "iPad Air 2", "hierarchy": {"id": "root", "subviews": [{"id": "pages"}]},
       "constraints": ["pages.leading == root.leading", "pages.top == root.top", "pages.height == 40",
         "pages.width == root.width * 3"]}
      """
    #expect((try sweep(try file(body, "width=320...700"))["jumps"] as? [Any])?.isEmpty == true)
  }

  /// Constraints in conflict, texts that wrap, and views from right to left: as every half point says, one by one.
  @Test(arguments: [
    (narrow, ""),
    (
      """
      {"device": "iPhone SE (1st generation)", "hierarchy": {"id": "root", "subviews": [
        {"id": "stack", "type": "stackView", "axis": "horizontal", "spacing": 8, "subviews": [
          {"id": "title", "type": "label", "text": "A title that is longer than most", "numberOfLines": 2},
          {"id": "button", "type": "button", "title": "Continue without"}, {"id": "switch", "type": "switch"}]},
        {"id": "note", "type": "label", "text": "Needs a whole line"}]},
       "constraints": ["stack.leading == root.layoutMargins.leading", "stack.trailing == root.layoutMargins.trailing",
         "stack.top == root.safeArea.top + 20", "note.top == stack.bottom", "note.leading == root.leading + 16",
         "note.trailing <= root.centerX - 60", "stack.height == 30"]}
      """, "&layoutDirection=rightToLeft"
    ),
  ])
  func equalsEveryHalfPoint(_ body: String, _ query: String) throws {
    let rules = "&enable=overlappingViews&enable=clippedView&enable=viewUnderBars" + query
    let file = try file(body, "width=320...480" + rules)
    let all = (0...320).map { 320 + Double($0) / 2 }
    let height = try number(try sweep(file)["otherSide"])
    var wanted: [String: [[Double]]] = [:]
    for part in stride(from: 0, to: all.count, by: 107).map({ all[$0..<min($0 + 107, all.count)] }) {
      let windows = part.map { "&window=\($0)x\(height)" }.joined()
      let lint = try #require(
        (try Client().post("/v1/lint?" + rules.dropFirst() + windows, body).object()["files"]
          as? [[String: Any]])?
          .first)
      for finding in try #require(lint["findings"] as? [[String: Any]]) {
        let name = try #require(finding["fingerprint"] as? String)
        for layout in try #require(finding["layouts"] as? [Int]) {
          let size = part[part.startIndex + layout]
          var sizes = wanted[name] ?? []
          if let last = sizes.last, size - last[1] <= 2 {
            sizes[sizes.count - 1][1] = size
          } else {
            sizes.append([size, size])
          }
          wanted[name] = sizes
        }
      }
    }
    var found: [String: [[Double]]] = [:]
    for finding in try #require(file["findings"] as? [[String: Any]]) {
      found[try #require(finding["fingerprint"] as? String)] = try intervals(finding["sizes"])
    }
    #expect(!wanted.isEmpty && found == wanted)
  }

  @Test(arguments: [
    "width=0...1000000000", "width=-5...100", "width=500...320", "width=320...10001", "width=wide", "width=",
    "width=320...", "width=400&height=400", "window=full", "width=320...400&width=400...500",
    "width=1e9...2e9",
    "width=...", "width=320...330...340",
  ])
  func rangesThatAreNone(_ query: String) throws {
    let answer = Client().post("/v1/sweep?\(query)", Self.narrow)
    #expect(answer.status == 422 || answer.status == 400, "\(answer.text)")
    let parameters = (try answer.object()["errors"] as? [[String: Any]])?.compactMap {
      $0["parameter"] as? String
    }
    #expect(parameters?.isEmpty == false)
  }

  /// Ten thousand views in windows of ten thousand sizes: the time of a request ends it.
  @Test func whatTakesTooLongEnds() throws {
    let views = (0..<10_000).map { #"{"id": "v\#($0)"}"# }.joined(separator: ",")
    let body = #"{"device": "iPad Air 2", "hierarchy": {"id": "root", "subviews": [\#(views)]}}"#
    var quick = Settings()
    quick.limits.solveSeconds = 0.5
    #expect(Client(quick).post("/v1/sweep?width=1...10000", body).status == 504)
  }

  @Test func otherForms() throws {
    let text = Client().post(
      "/v1/sweep?width=320...402&only=unsatisfiableConstraints", Self.narrow, accept: "text/plain")
    #expect(
      text.text.contains("widths 320 to 339.5") && text.text.contains("clean 340 to 402"), "\(text.text)")
    let picture = Client().post("/v1/sweep?width=320...402", Self.narrow, accept: "image/svg+xml")
    #expect(picture.text.hasPrefix("<svg") && picture.text.contains("unsatisfiableConstraints"))
    let log = Client().post("/v1/sweep?width=320...402", Self.narrow, accept: "application/sarif+json")
    #expect(log.text.contains("widths 320 to 339.5"))
  }

  @Test func lintLooksAtAllWindows() throws {
    let answer = Client().post("/v1/lint?allWindows=true&only=unsatisfiableConstraints", Self.narrow)
    let file = try #require((try answer.object()["files"] as? [[String: Any]])?.first)
    let found = try #require(file["findings"] as? [[String: Any]])
    #expect(try intervals(found.first?["sizes"]) == [[320, 339.5]])
    #expect(try number(try sweep(file)["to"]) == 1280)
  }

  private func picture(_ body: String, _ query: String) -> String {
    Client().post("/v1/sweep?\(query)", body, accept: "image/svg+xml").text
  }

  /// The names of the windows in a picture, as `339.5 × 852: unsatisfiableConstraints`.
  private func windows(_ picture: String) -> [String] {
    picture.matches(of: /<g role="img"><title>([^<]*)<\/title>/).map { String($0.output.1) }
  }

  /// The card is too narrow up to 339.5; at both ends of the range nothing begins or ends.
  @Test func endsAreShown() throws {
    let shown = picture(Self.narrow, "width=320...402&only=unsatisfiableConstraints")
    #expect(windows(shown) == ["339.5 × 852: unsatisfiableConstraints"])
    #expect(shown.contains(#"data-view="card""#))
    #expect(windows(picture(Self.narrow, "width=320...339&only=unsatisfiableConstraints")).count == 1)
    #expect(windows(picture(Self.narrow, "width=340...402&only=unsatisfiableConstraints")).isEmpty)
  }

  /// The fold is that of a window as wide as the display, 951 points, and of no other.
  @Test func oneSizeIsShownOnce() throws {
    let body = """
      {"device": "iphone-duo-inner", "orientation": "landscape", "posture": "book", "hierarchy": {"id": "root", "subviews": [
         {"id": "note", "type": "label", "text": "A text that is long enough to reach beyond the fold"}]},
       "constraints": ["note.leading == root.leading + 300", "note.top == root.top + 300"]}
      """
    #expect(
      windows(picture(body, "width=940...960&only=inReservedRegion")) == ["951 × 669: inReservedRegion"])
  }

  /// The rule that holds from 600 on makes the card wider there.
  @Test func bothSidesOfJumpsAreShown() throws {
    let body = """
      {"device": "iPad Air 2", "hierarchy": {"id": "root", "subviews": [{"id": "card"}]},
       "constraints": ["card.leading == root.leading", "card.top == root.top", "card.height == 40",
         "card.width == 104 'size'"],
       "rules": [{"id": "wide", "when": {"width": {"gte": 600}}, "set": {"constraints": {"size": {"constant": 200}}}}]}
      """
    #expect(
      windows(picture(body, "width=560...620"))
        == ["599.5 × 1024: card jumps", "600 × 1024: card jumps"])
  }

  /// Cards below each other, the first of which needs a window of 330 points, and each other one 10 more.
  private static func cards(_ count: Int, and others: Int = 0) -> String {
    let views = (0..<count).map { "c\($0)" } + (0..<others).map { "v\($0)" }
    let constraints = (0..<count).flatMap { card in
      [
        "c\(card).leading == root.leading", "c\(card).trailing == root.trailing", "c\(card).height == 4",
        "c\(card).top == root.top + \(20 * card)", "c\(card).width >= \(330 + 10 * card)",
      ]
    }
    return """
      {"device": "iPad Air 2",
       "hierarchy": {"id": "root", "subviews": [\(views.map { #"{"id": "\#($0)"}"# }.joined(separator: ","))]},
       "constraints": [\(constraints.map { #""\#($0)""# }.joined(separator: ","))]}
      """
  }

  /// Eight findings end at eight sizes: six of them are shown, the first and the last with them.
  @Test func fewOfManyEndsAreShown() throws {
    let shown = picture(Self.cards(8), "width=320...410&only=unsatisfiableConstraints")
    let sizes = windows(shown).compactMap { $0.split(separator: " ").first }
    #expect(sizes.count == 6 && sizes.first == "329.5" && sizes.last == "399.5", "\(sizes)")
    let ids = shown.matches(of: /\sid="([^"]*)"/).map(\.output.1)
    #expect(!ids.isEmpty && Set(ids).count == ids.count)
  }

  /// What windows may take of a picture is half of what an answer may have: where that is little, fewer are shown beside all bars.
  @Test func windowsWithoutRoomAreLeftOut() throws {
    let body = Self.cards(3, and: 60)
    var narrow = Settings()
    narrow.limits.answerBytes = 44_000
    let shown = [Settings(), narrow].map { settings in
      Client(settings).post(
        "/v1/sweep?width=320...360&only=unsatisfiableConstraints", body, accept: "image/svg+xml"
      ).text
    }
    #expect(windows(shown[0]).count == 3 && (1..<3).contains(windows(shown[1]).count))
    for picture in shown { #expect(picture.contains("320 to 329.5") && picture.contains("320 to 349.5")) }
  }
}
