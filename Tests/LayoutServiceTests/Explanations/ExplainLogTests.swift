import Foundation
import HTTPServer
import TestSupport
import Testing

/// Pasted console logs, explained. The texts of Tests/Fixtures/console have the forms of published logs; what each says is
/// written down below it.
@Suite struct ExplainLogTests {
  @Test func everyFormIsExplained() throws {
    let client = Client()
    var explained = 0
    for pasted in PastedText.all {
      let answer = client.send(
        .post, "/v1/explain", headers: [HTTPField("Content-Type", "text/plain")], body: pasted.bytes)
      #expect(answer.status == 200, "\(pasted): \(answer.text)")
      let object = try answer.object()
      let messages = (object["environments"] as? [[String: Any]] ?? []).compactMap {
        $0["message"] as? [String: Any]
      }
      #expect(!messages.isEmpty, "\(pasted)")
      guard let count = pasted.number("constraints"), messages.count == 1 else {
        continue
      }
      let constraints = try #require(messages[0]["constraints"] as? [[String: Any]])
      #expect(constraints.count == count, "\(pasted)")
      guard count > 1, !pasted.expected.contains(where: { $0.word == "free" }) else { continue }
      explained += 1
      let findings = try #require(object["findings"] as? [[String: Any]])
      let first = try #require(findings.first, "\(pasted)")
      #expect(first.at("arithmetic", "sum") as? Double ?? 0 > 0, "\(pasted)")
      let members = try #require(first["constraints"] as? [[String: Any]])
      #expect(members.allSatisfy { $0["line"] is Int }, "\(pasted)")
      if let broken = pasted.number("broken") {
        #expect(constraints[broken]["broken"] as? Bool == true, "\(pasted)")
        // Where the set has it, it is what gives way.
        let line = try #require(constraints[broken]["line"] as? Int)
        if members.contains(where: { $0["line"] as? Int == line }) {
          #expect(first.at("broken", "line") as? Int == line, "\(pasted)")
        }
      }
    }
    #expect(explained >= 30)
  }

  /// 16 + 400 + 16 in 320: 112 too many. Nobody can change what the cell is given.
  @Test func linesAreNamed() throws {
    let log = """
      noise before
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600001 'UIView-Encapsulated-Layout-Width' UIView:0x7fa1.width == 320   (active)>",
          "<NSLayoutConstraint:0x600002 H:|-(16)-[UILabel:0x7fa2'Hello']   (active, names: '|':UIView:0x7fa1 )>",
          "<NSLayoutConstraint:0x600003 H:[UILabel:0x7fa2'Hello']-(16)-|   (active, names: '|':UIView:0x7fa1 )>",
          "<NSLayoutConstraint:0x600004 UILabel:0x7fa2'Hello'.width == 400   (active)>",
          "<NSFunny ??? >"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600004 UILabel:0x7fa2'Hello'.width == 400   (active)>
      """
    let client = Client()
    let text = client.post("/v1/explain", log, contentType: "text/plain", accept: "text/plain").text
    #expect(text.contains("Line 8 cannot be read:"), "\(text)")
    #expect(text.contains("width == 400  gives 400  (line 7)"), "\(text)")
    #expect(text.contains("what is left is 0 == 112"), "\(text)")
    #expect(text.contains("width == 288'"), "\(text)")
    #expect(!text.contains("Lower the priority of '`UIView 7fa1`.width"), "\(text)")
    // curl announces a form.
    let form = client.post("/v1/explain", log, contentType: "application/x-www-form-urlencoded")
    #expect(form.status == 200)
    let page = client.post(
      "/v1/explain?show=constraints", log, contentType: "text/plain", accept: "text/html")
    #expect(page.status == 200 && page.text.contains("<svg"))
  }

  /// What the service prints of its own conflicts is read back as the same set.
  @Test func ourOwnTextsAreReadBack() throws {
    let document = #"""
      {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [{"id": "a"}, {"id": "b"}]},
       "constraints": ["a.leading == root.leading + 8 'one'", "b.leading == a.trailing + 8 'two'",
         "b.trailing == root.trailing - 8 'three'", "a.width == 300 'four'", "b.width == 300 'five'",
         "a.top == root.top", "a.height == 1", "b.top == a.top", "b.height == 1"]}
      """#
    let client = Client()
    let first = try #require(
      (try client.post("/v1/explain", document).object()["findings"] as? [[String: Any]])?.first)
    let text = try #require(first["consoleText"] as? String)
    let again = try #require(
      (try client.post("/v1/explain", text, contentType: "text/plain").object()["findings"]
        as? [[String: Any]])?.first)
    func identifiers(_ finding: [String: Any]) -> Set<String> {
      let members = finding["constraints"] as? [[String: Any]] ?? []
      return Set(members.compactMap { $0["identifier"] as? String }).filter { !$0.hasPrefix("UIView-") }
    }
    #expect(identifiers(first) == ["one", "two", "three", "four", "five"])
    #expect(identifiers(again) == identifiers(first))
    #expect(again.at("broken", "identifier") as? String == first.at("broken", "identifier") as? String)
    #expect(again.at("arithmetic", "sum") as? Double == first.at("arithmetic", "sum") as? Double)
  }

  @Test func textsWithoutAMessageAreFaults() throws {
    let asked = Client().post("/v1/explain?view=title", "nothing to see here", contentType: "text/plain")
    #expect(asked.status == 422 && asked.text.contains("unknownKey"), "a log has no views to ask for")
    let answer = Client().post("/v1/explain", "nothing to see here", contentType: "text/plain")
    #expect(answer.status == 422)
    #expect(try answer.errors().first?["code"] as? String == "noConsoleMessage")
    let long = String(repeating: "x", count: 1_100_000)
    let tooLong = Client().post("/v1/explain", long, contentType: "text/plain")
    #expect(tooLong.status == 413)
    #expect(try tooLong.errors().first?["limit"] as? Int == 1_048_576)
  }
}
