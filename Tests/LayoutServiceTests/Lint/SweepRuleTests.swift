import Foundation
import LayoutService
import TestSupport
import Testing

/// What `/v1/sweep` finds in all windows together, worked out by hand.
@Suite struct SweepRuleTests {
  private typealias Found = (code: String, views: [String], sizes: [[Double]], object: [String: Any])

  private func found(_ body: String, _ query: String) throws -> [Found] {
    let answer = Client().post("/v1/sweep?\(query)", body)
    #expect(answer.status == 200, "\(answer.text)")
    let file = try #require((try answer.object()["files"] as? [[String: Any]])?.first)
    return try #require(file["findings"] as? [[String: Any]]).map { finding in
      let elements = finding["elements"] as? [[String: Any]] ?? []
      let sizes = try #require(finding["sizes"] as? [[String: Any]]).map { size in
        try ["from", "to"].map { try #require(size[$0] as? NSNumber).doubleValue }
      }
      return (
        try #require(finding["code"] as? String), elements.compactMap { $0["id"] as? String }, sizes, finding
      )
    }
  }

  private func document(
    _ views: String, _ constraints: String, device: String = "iPhone 15", _ more: String = ""
  ) -> String {
    """
    {"device": "\(device)", "hierarchy": {"id": "root", "subviews": [\(views)]}, "constraints": [\(constraints)]\(more)}
    """
  }

  private static let centred = """
    "banner.centerX == root.centerX", "banner.top == root.top + 40", "banner.height == 40", "banner.width == 375"
    """

  /// As wide as an iPhone 8, and in the middle: it leaves windows that are narrower than 375. What is in it is so wide for the same
  /// reason.
  @Test func widthOfAScreenIsTold() throws {
    let body = document(
      #"{"id": "banner", "subviews": [{"id": "in"}]}, {"id": "icon"}"#,
      Self.centred + """
        , "in.leading == banner.leading", "in.top == banner.top", "in.height == 20", "in.width == 375",
        "icon.leading == root.leading", "icon.top == root.top", "icon.width == 44", "icon.height == 44"
        """)
    let found = try found(body, "width=320...460&only=sizedForScreen")
    #expect(found.map(\.views) == [["banner"]] && found.map(\.sizes) == [[[320, 374.5]]])
    let message = try #require(found.first?.object["message"] as? String)
    #expect(message.contains("375 points wide"), "\(message)")
    // Windows in which it fits.
    #expect(try self.found(body, "width=375...460&only=sizedForScreen").isEmpty)
    #expect(
      try self.found(body, "width=320...460&disable=sizedForScreen").allSatisfy {
        $0.code != "sizedForScreen"
      })
  }

  @Test func heightOfAScreenIsTold() throws {
    let body = document(
      #"{"id": "page"}"#,
      #""page.top == root.top", "page.height == 667", "page.leading == root.leading", "page.trailing == root.trailing""#
    )
    let found = try found(body, "height=600...700&only=sizedForScreen")
    #expect(found.map(\.views) == [["page"]] && found.map(\.sizes) == [[[600, 666.5]]])
  }

  /// Widths that no screen has, widths that give way, what scrolls to the side, and what waits beside the window.
  @Test(arguments: [
    ("banner.width == 371", "{\"id\": \"banner\"}", "banner.centerX == root.centerX"),
    (
      "banner.width == 375 @700", "{\"id\": \"banner\"}",
      "banner.leading == root.leading\", \"banner.trailing <= root.trailing"
    ),
    ("banner.width == 375", "{\"id\": \"banner\"}", "banner.leading == root.trailing"),
    (
      "banner.width == 1024",
      "{\"id\": \"strip\", \"type\": \"scrollView\", \"subviews\": [{\"id\": \"banner\"}]}",
      """
      strip.leading == root.leading", "strip.trailing == root.trailing", "strip.top == root.top", "strip.height == 90",
      "banner.leading == strip.leading", "banner.trailing == strip.trailing", "banner.bottom == strip.bottom
      """
    ),
  ])
  func otherWidthsAreNotTold(_ width: String, _ views: String, _ place: String) throws {
    let body = document(
      views, #""\#(width)", "\#(place)", "banner.top == root.top + 40", "banner.height == 40""#)
    #expect(try found(body, "width=320...460&only=sizedForScreen").isEmpty)
  }

  /// Below 350 points a rule hides it.
  @Test func onlyWindowsInWhichItIsSeenCount() throws {
    let body = document(
      #"{"id": "banner"}"#, Self.centred, device: "iPhone 15",
      #", "rules": [{"id": "small", "when": {"width": {"lt": 350}}, "set": {"views": {"banner": {"hidden": true}}}}]"#
    )
    let found = try found(body, "width=320...460&only=sizedForScreen")
    #expect(found.map(\.sizes) == [[[350, 374.5]]])
  }

  private static let wide =
    #", "rules": [{"id": "wide", "when": {"horizontalSizeClass": "regular"}, "set": {}}]"#

  /// iPhone apps stay compact in windows of any width; iPads are known to be regular from 678 on.
  @Test func rulesThatNeverMatchAreTold() throws {
    let body = document("", "", device: "iPhone 15", Self.wide)
    let found = try found(body, "width=320...1280&only=classDidNotChange")
    #expect(found.map(\.sizes) == [[[678, 1280]]])
    #expect(found.first?.object["severity"] as? String == "info")
    #expect((found.first?.object["message"] as? String)?.contains("rule wide never matches") == true)
    #expect(found.first?.object["pointer"] as? String == "#/rules/0")
    #expect(try self.found(body, "width=320...677&only=classDidNotChange").isEmpty)
    #expect(
      try self.found(body, "height=500...600&width=700&only=classDidNotChange").map(\.sizes) == [
        [[500, 600]]
      ])
  }

  /// On an iPad it matches; what is meant for iPads is not meant for phones; and what holds in a compact width needs no other.
  @Test(arguments: [
    ("iPad Air 2", #"{"horizontalSizeClass": "regular"}"#),
    ("iPhone 15", #"{"horizontalSizeClass": "regular", "idiom": "pad"}"#),
    ("iPhone 15", #"{"any": [{"horizontalSizeClass": "regular"}, {"width": {"gte": 900}}]}"#),
    ("iPhone 15", #"{"not": {"horizontalSizeClass": "regular"}}"#),
    ("iPhone 15", #"{"width": {"gte": 2000}}"#),
  ])
  func rulesThatMatchAreNotTold(_ device: String, _ condition: String) throws {
    let body = document(
      "", "", device: device, #", "rules": [{"id": "wide", "when": \#(condition), "set": {}}]"#)
    #expect(try found(body, "width=640...700&only=classDidNotChange").isEmpty)
  }

  /// A value for regular width, and a split view controller that never has two columns.
  @Test func valuesAndColumnsAreTold() throws {
    let value = #"{"id": "a", "hidden": {"default": true, "wR": false}}"#
    let found = try found(document(value, ""), "width=600...700&only=classDidNotChange")
    #expect(found.map(\.views) == [["a"]])
    let split = """
      {"device": "iPhone 15", "hierarchy": {"id": "split", "type": "splitViewController", "children": [
        {"id": "list", "view": {"id": "l"}}, {"id": "detail", "view": {"id": "d"}}]}}
      """
    let message =
      try self.found(split, "width=600...700&only=classDidNotChange").first?.object["message"] as? String
    #expect(message?.contains("split stays collapsed") == true)
    #expect(
      try self.found(
        split.replacing("iPhone 15", with: "iPad Air 2"), "width=600...700&only=classDidNotChange"
      ).isEmpty)
  }

  /// A baseline that accepts a finding in some sizes tells it again in more.
  @Test func baselinesKnowThemByFingerprint() throws {
    let body = document(#"{"id": "banner"}"#, Self.centred)
    let finding = try #require(try found(body, "width=320...460&only=sizedForScreen").first?.object)
    let print = try #require(finding["fingerprint"] as? String)
    let accepted = body.replacing("{\"device\"", with: #"{"lint": {"baseline": ["\#(print)"]}, "device""#)
    #expect(
      try found(accepted, "width=320...460&only=sizedForScreen").first?.object["known"] as? Bool == true)
  }
}
