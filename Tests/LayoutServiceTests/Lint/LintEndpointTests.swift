import Foundation
import HTTPServer
import TestSupport
import Testing

/// `/v1/lint` from outside: what a caller reads, and where it stands in what was sent.
@Suite struct LintEndpointTests {
  /// Two widths that contradict each other in line 4, and a label without a place in line 3.
  private static let screen = """
    {"device": "iPhone 8",
     "hierarchy": {"id": "root", "subviews": [{"id": "box"},
       {"id": "title", "type": "label", "text": "Hello"}]},
     "constraints": ["box.width == 10", "box.width == 20", "box.top == root.top", "box.left == root.left",
       "box.height == 10"]}
    """

  private func file(_ body: String, _ query: String = "", type: String = "application/json") throws
    -> [String:
    Any]
  {
    let answer = Client().post("/v1/lint\(query)", body, contentType: type)
    #expect(answer.status == 200, "\(answer.text)")
    return try #require((try answer.object()["files"] as? [[String: Any]])?.first)
  }

  private func findings(_ body: String, _ query: String = "", type: String = "application/json") throws
    -> [[String: Any]]
  {
    try #require(try file(body, query, type: type)["findings"] as? [[String: Any]])
  }

  @Test func findingsHaveTheirLines() throws {
    let found = try findings(Self.screen, "?only=unsatisfiableConstraints&only=ambiguousLayout")
    #expect(
      found.map { $0["code"] as? String } == [
        "unsatisfiableConstraints", "ambiguousLayout", "ambiguousLayout",
      ])
    #expect(found[0]["line"] as? Int == 4)
    // The second of two constraints.
    #expect(found[0]["column"] as? Int == 37)
    #expect(found[1]["line"] as? Int == 3 && found[1]["column"] as? Int == 4)
    let elements = try #require(found[1]["elements"] as? [[String: Any]])
    #expect(elements.first?["id"] as? String == "title" && elements.first?["type"] as? String == "label")
  }

  /// The box is 50 points wide and 80: the file says so in two lines, and an outlet has its name.
  @Test func filesHaveNamesAndLines() throws {
    let text = boxFile(widths: 50, 80).replacing(
      "<objects>",
      with: """
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
              <connections><outlet property="card" destination="box" id="o-1"/></connections>
            </placeholder>
        """)
    let found = try findings(text, "?only=unsatisfiableConstraints", type: "application/xml")
    let finding = try #require(found.first)
    let broken = try #require(finding.at("broken", "identifier") as? String)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("id=\"\(broken)\"") })
    #expect(finding["line"] as? Int == line + 1)
    #expect(finding["pointer"] == nil, "a pointer into a document that nobody wrote")
    let elements = try #require(finding["elements"] as? [[String: Any]])
    #expect(elements.first?["name"] as? String == "card")
  }

  @Test func whatSeveralEnvironmentsHaveIsToldOnce() throws {
    let query = "?device=iPhone%208&device=iPad%20Air%202&orientation=portrait&orientation=landscape"
    let file = try file(Self.screen, query + "&only=unsatisfiableConstraints")
    let layouts = try #require(file["layouts"] as? [[String: Any]])
    #expect(
      layouts.compactMap { $0["environment"] as? String } == [
        "iphone-8 portrait", "iphone-8 landscapeRight", "ipad-air-2 portrait", "ipad-air-2 landscapeRight",
      ])
    let found = try #require(file["findings"] as? [[String: Any]])
    #expect(found.count == 1 && found[0]["layouts"] as? [Int] == [0, 1, 2, 3])
  }

  @Test func rulesAreSwitchedByTheDocumentAndTheQuery() throws {
    let off = Self.screen.replacing(
      "\"device\"", with: #""lint": {"disable": ["ambiguousLayout"]}, "device""#)
    let codes = try findings(off).compactMap { $0["code"] as? String }
    #expect(codes.contains("unsatisfiableConstraints") && !codes.contains("ambiguousLayout"))
    let on = try findings(off, "?enable=ambiguousLayout").compactMap { $0["code"] as? String }
    #expect(on.contains("ambiguousLayout"))
    let none = try findings(Self.screen, "?disable=ambiguousLayout&disable=unsatisfiableConstraints")
    #expect(!none.contains { $0["severity"] as? String == "error" })
  }

  @Test func knownFindingsAreMarked() throws {
    let found = try findings(Self.screen, "?only=unsatisfiableConstraints")
    let fingerprint = try #require(found.first?["fingerprint"] as? String)
    let known = Self.screen.replacing(
      "\"device\"", with: #""lint": {"baseline": ["\#(fingerprint)"]}, "device""#)
    let again = try findings(known, "?only=unsatisfiableConstraints")
    #expect(again.first?["known"] as? Bool == true)
    // The numbers of what is told may change, what is told may not.
    let elsewhere = try findings(
      Self.screen, "?device=iPad%20Air%202&only=unsatisfiableConstraints")
    #expect(elsewhere.first?["fingerprint"] as? String == fingerprint)
  }

  /// Without ids a place among others is a name; it must not be a number that an insertion above changes.
  @Test func fingerprintsSurviveInsertions() throws {
    func screen(_ before: String) -> String {
      """
      {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [\(before)
        {"type": "label", "text": "Hello"}]}}
      """
    }
    func fingerprints(_ text: String) throws -> Set<String> {
      Set(
        try findings(text, "?only=ambiguousLayout").filter {
          ($0["elements"] as? [[String: Any]])?.first?["type"] as? String == "label"
        }.compactMap { $0["fingerprint"] as? String })
    }
    let alone = try fingerprints(screen(""))
    #expect(alone.count == 2)
    #expect(try fingerprints(screen(#"{"type": "switch"}, {"type": "view"},"#)) == alone)
    #expect(try fingerprints(screen(#"{"type": "label", "text": "Other"},"#)).isSuperset(of: alone))
  }

  @Test func pseudoLanguagesAreLayoutsOfTheirOwn() throws {
    let body = """
      {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [
        {"id": "title", "type": "label", "text": "Good morning"}]},
       "constraints": ["title.left == root.left", "title.top == root.safeArea.top", "title.width == 110"]}
      """
    let file = try file(body, "?pseudo=long&only=truncatedText")
    let layouts = try #require(file["layouts"] as? [[String: Any]])
    #expect(layouts.count == 2 && layouts[1]["environment"] as? String == "iphone-8 portrait, pseudo long")
    let found = try #require(file["findings"] as? [[String: Any]])
    #expect(found.count == 1 && found[0]["layouts"] as? [Int] == [1])
  }

  /// Views without ids are called by what they show: in the document, not in the text of a pseudo-language.
  @Test func otherTextsGiveNoViewAnotherName() throws {
    let body = """
      {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [
        {"type": "label", "text": "Good morning"}]},
       "constraints": ["root/0.left == root.left", "root/0.top == root.safeArea.top", "root/0.width == 40"]}
      """
    let found = try findings(body, "?pseudo=long&only=truncatedText")
    #expect(found.count == 1 && found.first?["layouts"] as? [Int] == [0, 1])
  }

  @Test func allFormsAreAnswered() throws {
    let client = Client()
    let text = client.post("/v1/lint", Self.screen, accept: "text/plain").text
    #expect(text.contains("4:37 error unsatisfiableConstraints"), "\(text)")
    let sarif = try client.post("/v1/lint", Self.screen, accept: "application/sarif+json").object()
    #expect(sarif["version"] as? String == "2.1.0")
    let junit = client.post("/v1/lint", Self.screen, accept: "application/junit+xml").text
    #expect(junit.contains("<testsuites>") && junit.contains("<failure type=\"unsatisfiableConstraints\""))
    #expect(client.post("/v1/lint", Self.screen, accept: "image/png").status == 406)
  }

  @Test(arguments: [
    ("?only=overlapingViews", "only", "overlappingViews"), ("?failOn=fatal", "failOn", ""),
    ("?pseudo=lang", "pseudo", "long"), ("?window=huge", "window", ""),
    ("?environments=some", "environments", "all"), ("?contentSizeCategory=AX9", "contentSizeCategory", ""),
  ])
  func wrongParametersAreFaults(_ query: String, _ name: String, _ nearest: String) throws {
    let answer = Client().post("/v1/lint\(query)", Self.screen)
    #expect(answer.status == 422)
    let item = try #require((try answer.object()["errors"] as? [[String: Any]])?.first)
    #expect(item["parameter"] as? String == name)
    if !nearest.isEmpty { #expect((item["nearest"] as? [String])?.contains(nearest) == true) }
  }

  @Test func wrongRulesOfDocumentsAreFaults() throws {
    let body = Self.screen.replacing("\"device\"", with: #""lint": {"disable": ["overlaping"]}, "device""#)
    let answer = Client().post("/v1/lint", body)
    #expect(answer.status == 422)
    let item = try #require((try answer.object()["errors"] as? [[String: Any]])?.first)
    #expect(item["pointer"] as? String == "#/lint/disable/0")
  }
}
