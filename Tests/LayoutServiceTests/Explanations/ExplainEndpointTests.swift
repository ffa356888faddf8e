import Foundation
import HTTPServer
import TestSupport
import Testing

/// `/v1/explain` from outside: what a caller reads of conflicts, ambiguities and edges. Numbers are worked out by hand.
@Suite struct ExplainEndpointTests {
  /// A title between two edges of a 375-point root that is 100 wide besides: 375 - 20 - 20 - 100 = 235 too many.
  private static let conflict = #"""
    {"device": "iPhone 8",
     "hierarchy": {"id": "root", "subviews": [{"id": "title", "type": "label", "text": "Hello"}]},
     "constraints": ["title.leading == root.leading + 20", "title.trailing == root.trailing - 20 'right'",
       "title.width == 100", "title.top == root.safeArea.top + 8"]}
    """#

  private func explain(_ body: String, _ query: String = "") throws -> [String: Any] {
    let answer = Client().post("/v1/explain\(query)", body)
    #expect(answer.status == 200, "\(answer.text)")
    return try answer.object()
  }

  @Test func conflictsAddUpToAContradiction() throws {
    let findings = try #require(try explain(Self.conflict)["findings"] as? [[String: Any]])
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding["code"] as? String == "unsatisfiableConstraints")
    #expect(finding["environments"] as? [String] == ["iphone-8 portrait"])
    #expect(finding.at("arithmetic", "contradiction") as? String == "0 == 235")
    let lines = try #require(finding.at("arithmetic", "lines") as? [[String: Any]])
    #expect(Set(lines.compactMap { $0["text"] as? String }).contains("root.width == 375"))
    #expect(lines.reduce(0) { $0 + ($1["adds"] as? Double ?? 0) } == 235)
    let remedies = try #require(finding["remedies"] as? [[String: Any]])
    let texts = remedies.compactMap { $0["text"] as? String }
    #expect(texts.contains("Lower the priority of 'title.width == 100' to 999."))
    #expect(texts.contains("Change 'title.width == 100' to 'title.width == 335'."))
    #expect(texts.contains("Remove 'title.leading == root.leading + 20'."))
    #expect(!texts.contains { $0.contains("safeArea") }, "no part of the contradiction")
  }

  @Test func remediesArePatches() throws {
    let findings = try #require(try explain(Self.conflict)["findings"] as? [[String: Any]])
    let remedies = try #require(findings.first?["remedies"] as? [[String: Any]])
    func patch(_ text: String) -> [[String: Any]] {
      remedies.first { $0["text"] as? String == text }?["patch"] as? [[String: Any]] ?? []
    }
    let change = patch(
      "Change 'title.trailing == root.trailing - 20' to 'title.trailing <= root.trailing - 20'.")
    #expect(change.first?["op"] as? String == "replace")
    #expect(change.first?["path"] as? String == "/constraints/1")
    #expect(change.first?["value"] as? String == "title.trailing <= root.trailing - 20 'right'")
    #expect(patch("Remove 'title.width == 100'.").first?["path"] as? String == "/constraints/2")
  }

  /// A visual format string stands for two constraints: no operation changes one of them.
  @Test func visualFormatsHaveNoPatch() throws {
    let body = #"""
      {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [{"id": "a"}]},
       "constraints": ["H:|-10-[a]-10-|", "a.width == 50", "a.top == root.top", "a.height == 10"]}
      """#
    let findings = try #require(try explain(body)["findings"] as? [[String: Any]])
    let remedies = try #require(findings.first?["remedies"] as? [[String: Any]])
    for remedy in remedies {
      let text = try #require(remedy["text"] as? String)
      #expect((remedy["patch"] != nil) == text.contains("a.width"), "\(text)")
    }
  }

  @Test func ambiguitiesHaveTwoLayouts() throws {
    let body = #"""
      {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [{"id": "card"}, {"id": "below"}]},
       "constraints": ["card.leading == root.leading", "card.width == 100", "card.top == root.top",
         "card.height >= 40", "below.leading == root.leading", "below.width == 10", "below.height == 10",
         "below.top == card.bottom"]}
      """#
    let findings = try #require(try explain(body)["findings"] as? [[String: Any]])
    let finding = try #require(findings.first)
    #expect(findings.count == 1, "the view below only follows")
    #expect(finding["views"] as? [String] == ["card"])
    let consequences = finding["consequences"] as? [[String: Any]]
    #expect(consequences?.first?["views"] as? [String] == ["below"])
    let examples = try #require(finding["examples"] as? [[String: Any]])
    let heights = examples.map { example in
      (example["views"] as? [[String: Any]])?.first?.rect("frame")?[3]
    }
    #expect(heights == [40, 80])
    let texts = (finding["remedies"] as? [[String: Any]])?.compactMap { $0["text"] as? String }
    #expect(texts == ["Change 'card.height >= 40' to 'card.height == 40'.", "Add 'card.height == 40'."])
  }

  /// 375 - 20 = 355 from the left: what holds the left edge has no part in it.
  @Test func edgesAddUp() throws {
    let body = Self.conflict.replacing(#""title.width == 100", "#, with: "")
    let edges = try #require(try explain(body, "?view=title&edge=right")["edges"] as? [[String: Any]])
    #expect(edges.count == 1)
    #expect(edges.first?["value"] as? Double == 355)
    let steps = try #require(edges.first?["steps"] as? [[String: Any]])
    #expect(steps.compactMap { $0["adds"] as? Double } == [375, -20])
    #expect(steps.compactMap { $0["source"] as? String } == ["container", "constraint"])
    #expect(steps.last?["pointer"] as? String == "#/constraints/1")
  }

  /// 20 of the status bar and 8.
  @Test func insetsAreTold() throws {
    let edges = try #require(
      try explain(Self.conflict, "?view=title&edge=top")["edges"] as? [[String: Any]])
    let step = try #require((edges.first?["steps"] as? [[String: Any]])?.first)
    #expect(step["adds"] as? Double == 28)
    #expect(step["inset"] as? Double == 20)
  }

  /// One finding for all phones on which it holds, and none for the one that is wide enough.
  @Test func findingsAreToldOnce() throws {
    let body = Self.conflict.replacing(
      #""device": "iPhone 8""#,
      with:
        #""environments": [{"device": "iPhone SE (1st generation)"}, {"device": "iPhone 8"}, {"device": "iPhone 8 Plus"}]"#
    ).replacing("title.width == 100", with: "title.width >= 350")
    let object = try explain(body)
    #expect((object["environments"] as? [Any])?.count == 3)
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect((findings.first?["environments"] as? [String])?.count == 2)
    let remedies = try #require(findings.first?["remedies"] as? [[String: Any]])
    #expect(remedies.first?["verifiedIn"] as? Int == 2)
    let text = Client().post("/v1/explain", body, accept: "text/plain").text
    #expect(text.contains("and 1 more, not in 1)"), "\(text)")
  }

  @Test func cleanLayoutsSaySo() throws {
    let body = #"{"device": "iPhone 8", "hierarchy": {"id": "root"}}"#
    #expect((try explain(body)["findings"] as? [Any])?.isEmpty == true)
    let text = Client().post("/v1/explain", body, accept: "text/plain").text
    #expect(text == "No conflicts, and nothing is ambiguous.\n")
  }

  @Test func pagesAreStrict() throws {
    let hostile = Self.conflict.replacing("Hello", with: "</title><script>alert(1)</script>")
    let answer = Client().post("/v1/explain?view=title", hostile, accept: "text/html")
    #expect(answer.status == 200)
    #expect(answer.response.headers.contains { $0.name == "Content-Security-Policy" })
    #expect(!answer.text.contains("<script"))
  }

  @Test(arguments: [
    ("?view=titel", "view", "unknownReference"), ("?edge=left", "view", "missingKey"),
    ("?view=title&edge=middle", "edge", "invalidValue"), ("?compact=true", "compact", "unknownKey"),
    ("?view=title&view=title", "view", "duplicateKey"),
  ])
  func badQuestions(query: String, parameter: String, code: String) throws {
    let answer = Client().post("/v1/explain\(query)", Self.conflict)
    #expect(answer.status == 422, "the body is not to blame")
    let error = try #require(try answer.errors().first)
    #expect(error["parameter"] as? String == parameter)
    #expect(error["code"] as? String == code)
  }

  /// Each scene of a file by itself, findings with the scene that has them.
  @Test func filesAreExplained() throws {
    let file = boxFile(widths: 50, 60)
    let answer = Client().post("/v1/explain", file, contentType: "application/xml")
    #expect(answer.status == 200, "\(answer.text)")
    let finding = try #require((try answer.object()["findings"] as? [[String: Any]])?.first)
    let members = try #require(finding["constraints"] as? [[String: Any]])
    #expect(members.compactMap { $0["identifier"] as? String } == ["c-1", "c-2"])
    #expect(finding["scene"] as? String == "top")
    #expect((finding["remedies"] as? [Any])?.isEmpty == false)
  }
}
