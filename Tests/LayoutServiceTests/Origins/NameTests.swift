import Foundation
import TestSupport
import Testing

/// What people call views and controllers, and where in a file what an answer tells of comes from.
@Suite struct NameTests {
  private static let document = #"""
    {"device":"iPhone 8","hierarchy":{"type":"viewController","id":"v-c","name":"LoginViewController",
    "view":{"id":"root","subviews":[{"id":"x-1","name":"loginButton","type":"button","title":"Sign in"},{"id":"plain"}]}},
    "constraints":["x-1.top == root.top","x-1.leading == root.leading"]}
    """#

  private func answer(_ target: String, _ body: String, type: String = "application/json") throws -> [String:
    Any]
  {
    let answer = Client().post(target, body, contentType: type)
    #expect(answer.status == 200, "\(answer.text)")
    return try answer.object()
  }

  @Test func answersSayNames() throws {
    let layout = try answer("/v1/resolve", Self.document)
    #expect(layout.at("views", "x-1", "name") as? String == "loginButton")
    #expect(layout.at("controllers", "v-c", "name") as? String == "LoginViewController")
    for view in ["root", "plain"] {
      let members = try #require(layout.at("views", view) as? [String: Any])
      #expect(members["name"] == nil)
    }
    let frames = try answer("/v1/resolve?fields=frames", Self.document)
    #expect((frames.at("views", "x-1") as? [String: Any])?.keys.sorted() == ["frame", "frameInWindow"])
  }

  @Test func linesAndCompactAnswersSayNames() throws {
    let lines = Client().post(
      "/v1/resolve?environments=all", Self.document, accept: "application/x-ndjson"
    ).text.split(separator: "\n")
    #expect(lines.count > 10)
    #expect(lines.dropLast().allSatisfy { $0.contains(#""name":"loginButton""#) })
    let compact = Client().post("/v1/resolve?environments=all&compact=true", Self.document).text
    #expect(compact.contains(#""name":"loginButton""#))
  }

  /// The id stands behind the name.
  @Test func textsAndPicturesSayNames() {
    let text = Client().post("/v1/resolve", Self.document, accept: "text/plain").text
    #expect(text.contains("viewController LoginViewController (id v-c) wC hR\n"))
    #expect(text.contains("button loginButton (id x-1) (0, 0,"))
    #expect(text.contains("view plain (0, 0, 0, 0)\n") || text.contains("view plain ("))
    #expect(text.contains("[plain]"))
    let picture = Client().post("/v1/resolve", Self.document, accept: "image/svg+xml").text
    #expect(picture.contains("<title>button loginButton (id x-1) (0, 0,"))
    #expect(picture.contains("data-view=\"x-1\""))
    let page = Client().post("/v1/resolve", Self.document, accept: "text/html").text
    #expect(page.contains(">loginButton (id x-1)</a></th>"))
  }

  /// A name cannot begin a line of its own, and not turn the order of what follows.
  @Test func namesStayInTheirPlaces() {
    let body = Self.document.replacing("loginButton", with: #"a\nerror: b\u202Ec"#)
    let text = Client().post("/v1/resolve", body, accept: "text/plain").text
    #expect(text.contains("button a error: b\\u{202E}c (id x-1)"))
    #expect(!text.contains("\nerror: b"))
    #expect(!Client().post("/v1/resolve", body, accept: "text/html").text.contains("\u{202E}"))
  }

  // MARK: Places

  /// A box that is 50 points wide and 80, and one without a height.
  private static func conflict(_ sources: String) -> String {
    #"""
    {"device":"iPhone 8","hierarchy":{"type":"viewController","id":"v-c","view":{"id":"root","subviews":[{"id":"box"},
    {"id":"open","name":"openBox"}]}},
    "constraints":["box.width == 50 'narrow'","box.width == 80 'wide'","box.top == root.top","box.left == root.left",
    "box.height == 10","open.top == root.top","open.left == root.left","open.width == 5"],
    "sources":\#(sources)}
    """#
  }

  private func diagnostics(_ sources: String) throws -> [[String: Any]] {
    try #require(try answer("/v1/resolve", Self.conflict(sources))["diagnostics"] as? [[String: Any]])
  }

  private func place(_ object: Any?) -> [String]? {
    guard let object = object as? [String: Any], let line = object["line"], let column = object["column"]
    else {
      return nil
    }
    return [object["file"] as? String ?? "", "\(line)", "\(column)"]
  }

  @Test func diagnosticsSayWhereTheyComeFrom() throws {
    let found = try diagnostics(
      #"""
      [{"file":"A.storyboard","places":{"v-c":[3,5],"box":[12,9],"narrow":[20,11],"wide":[21,11]}},
      {"places":{"open":[7,1],"box":[1,1]}}]
      """#)
    #expect(found.map { $0["code"] as? String } == ["unsatisfiableConstraints", "ambiguousLayout"])
    let members = try #require(found[0]["constraints"] as? [[String: Any]])
    // The file of its members is that of the diagnostic.
    #expect(Set(members.compactMap { place($0) }) == [["", "20", "11"], ["", "21", "11"]])
    let broken = try #require(place(found[0]["broken"]))
    #expect(place(found[0]) == ["A.storyboard"] + broken.dropFirst())
    #expect(place(found[1]) == ["", "7", "1"])
    #expect(found[0]["pointer"] is String, "where the request has it stays")
  }

  /// The broken constraint, else the first view that has a place, else the controller.
  @Test(arguments: [
    (#"[{"file":"f","places":{"box":[2,3],"v-c":[1,1]}}]"#, ["f", "2", "3"] as [String]?),
    (#"[{"file":"f","places":{"v-c":[4,5]}}]"#, ["f", "4", "5"]),
    (#"[{"file":"f","places":{"nobody":[4,5]}}]"#, nil), ("[]", nil),
    (#"[{"places":{"box":[8,9]}},{"file":"f","places":{"box":[2,3]}}]"#, ["", "8", "9"]),
  ])
  func whichPlaceCounts(_ sources: String, _ expected: [String]?) throws {
    let found = try diagnostics(sources)
    #expect(place(found[0]) == expected)
  }

  @Test func textsBeginAsCompilersDo() throws {
    let sources = #"[{"file":"A.storyboard","places":{"narrow":[20,11],"wide":[20,11],"open":[7,1]}}]"#
    let text = Client().post("/v1/resolve", Self.conflict(sources), accept: "text/plain").text
    #expect(text.contains("\nA.storyboard:20:11: error: unsatisfiableConstraints [box]: "))
    #expect(text.contains("\nA.storyboard:7:1: warning: ambiguousLayout [openBox (id open)]: "))
    let unnamed = Client().post(
      "/v1/resolve", Self.conflict(#"[{"places":{"open":[7,1]}}]"#), accept: "text/plain"
    ).text
    #expect(unnamed.contains("\nerror: unsatisfiableConstraints [box]: "))
    #expect(unnamed.contains("\n7:1: warning: ambiguousLayout [openBox (id open)]: "))
    let page = Client().post("/v1/resolve", Self.conflict(sources), accept: "text/html").text
    #expect(page.contains("A.storyboard:7:1: "))
  }

  @Test func explanationsAndLintSayPlacesToo() throws {
    let sources = #"[{"file":"A.storyboard","places":{"narrow":[20,11],"wide":[20,11],"open":[7,1]}}]"#
    let explained = try answer("/v1/explain", Self.conflict(sources))
    let findings = try #require(explained["findings"] as? [[String: Any]])
    #expect(findings.map { place($0) } == [["A.storyboard", "20", "11"], ["A.storyboard", "7", "1"]])
    let text = Client().post("/v1/explain", Self.conflict(sources), accept: "text/plain").text
    #expect(text.contains("A.storyboard:7:1: warning: ambiguousLayout (in "))
    #expect(text.contains("  openBox (id open): "))
    let linted = try answer(
      "/v1/lint?only=unsatisfiableConstraints&only=ambiguousLayout", Self.conflict(sources))
    let file = try #require((linted["files"] as? [[String: Any]])?.first)
    let found = try #require(file["findings"] as? [[String: Any]])
    #expect(found.map { place($0) } == [["A.storyboard", "20", "11"], ["A.storyboard", "7", "1"]])
    #expect(((found[1]["elements"] as? [[String: Any]])?.first)?["name"] as? String == "openBox")
  }

  /// A file of Interface Builder says both itself.
  @Test func filesOfInterfaceBuilder() throws {
    let text = boxFile(widths: 50, 80).replacing(
      "<objects>",
      with: """
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
              <connections><outlet property="card" destination="box" id="o-1"/></connections>
            </placeholder>
        """)
    let layout = try answer("/v1/resolve", text, type: "application/xml")
    #expect(layout.at("views", "box", "name") as? String == "card")
    let found = try #require((layout["diagnostics"] as? [[String: Any]])?.first)
    let broken = try #require(found.at("broken", "identifier") as? String)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("id=\"\(broken)\"") })
    #expect(found["line"] as? Int == line + 1 && found["file"] == nil)
    let column = try #require(lines[line].firstIndex(of: "<"))
    #expect(
      found["column"] as? Int == lines[line].utf8.distance(from: lines[line].startIndex, to: column) + 1)
  }
}
