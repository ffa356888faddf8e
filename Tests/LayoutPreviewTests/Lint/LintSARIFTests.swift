import Foundation
import LayoutModel
import LayoutPreview
import TestSupport
import Testing

/// Logs of SARIF, read back. Scripts/check-lint-reports.py holds them to the schema.
@Suite struct LintSARIFTests {
  private static func run(_ report: LintReport) throws -> JSONValue {
    let log = try JSONDecoder().decode(JSONValue.self, from: Data(sarifLint(report, version: "1.2.3")))
    #expect(log["version"] == "2.1.0")
    return try #require(log["runs"]?[0])
  }

  @Test func theToolSaysItsRules() throws {
    let driver = try #require(try Self.run(LintReport())["tool"]?["driver"])
    #expect(driver["name"] == "layout-resolver")
    #expect(driver["semanticVersion"] == "1.2.3")
    for (index, rule) in LintRule.all.enumerated() {
      let told = try #require(driver["rules"]?[index])
      #expect(told["id"] == .string(rule.code.rawValue))
      #expect(told["shortDescription"]?["text"] == .string(rule.summary))
      #expect(told["defaultConfiguration"]?["enabled"] == .boolean(rule.isDefault))
    }
    #expect(driver["rules"]?[LintRule.all.count] == nil)
    #expect(driver["rules"]?[0]?["defaultConfiguration"]?["level"] == "error")
    // 73 of 81 were right; of the third nobody has to judge.
    #expect(driver["rules"]?[0]?["properties"]?["precision"] == "high")
    #expect(driver["rules"]?[2]?["properties"]?["precision"] == "very-high")
  }

  @Test func aResultSaysRulePlaceAndNames() throws {
    let result = try #require(try Self.run(LintReports.mixed)["results"]?[0])
    #expect(result["ruleId"] == "unsatisfiableConstraints")
    let index = LintRule.all.firstIndex { $0.code == .unsatisfiableConstraints }
    #expect(result["ruleIndex"] == index.map { .number(Double($0)) })
    #expect(result["level"] == "error")
    #expect(
      result["message"]?["text"]
        == .string(
          """
          Unable to simultaneously satisfy constraints: 'a.width == 1'. Will attempt to recover by breaking constraint 'a.width == 1'. (loginButton (button, id x1y-2z-abc), Welcome (label, id a1b-2c-def); \
          in Device 3, portrait and 2 more; fine in 9)
          and therefore footer: Need constraints for: height
          """))
    let location = try #require(result["locations"]?[0])
    #expect(location["physicalLocation"]?["artifactLocation"]?["uri"] == "App/Main.storyboard")
    #expect(
      location["physicalLocation"]?["region"]
        == .object(["startLine": .number(12), "startColumn": .number(5)]))
    #expect(
      location["logicalLocations"]?[0]
        == .object(["name": "loginButton", "fullyQualifiedName": "loginButton", "kind": "button"]))
    #expect(result["locations"]?[1] == nil)
    let related = try #require(result["relatedLocations"]?[0])
    #expect(related["physicalLocation"]?["region"]?["startLine"] == .number(20))
    #expect(related["message"]?["text"] == "Welcome (label, id a1b-2c-def)")
    #expect(result["relatedLocations"]?[1] == nil)
    #expect(result["partialFingerprints"] == .object(["layoutResolver/v1": "0123456789abcdef"]))
    #expect(result["suppressions"] == nil)
  }

  @Test func knownFindingsAreSuppressed() throws {
    let results = try #require(try Self.run(LintReports.mixed)["results"])
    #expect(results[2]?["suppressions"]?[0]?["kind"] == "external")
    #expect(results[1]?["suppressions"] == nil)
  }

  @Test func aPlaceNobodyKnowsIsTheFile() throws {
    let result = try #require(try Self.run(LintReports.mixed)["results"]?[3])
    #expect(
      result["locations"]?[0]?["physicalLocation"]
        == .object(["artifactLocation": .object(["uri": "c.storyboard"])]))
    #expect(result["locations"]?[0]?["logicalLocations"]?[0]?["fullyQualifiedName"] == "Sign up/title")
  }

  @Test func whatIsNoRuleHasNoIndex() throws {
    let result = try #require(try Self.run(LintReports.mixed)["results"]?[4])
    #expect(result["ruleId"] == "contentSizeEstimated" && result["level"] == "note")
    #expect(result["ruleIndex"] == nil)
  }

  @Test func faultsAreNotificationsOfTheTool() throws {
    let invocation = try #require(try Self.run(LintReports.mixed)["invocations"]?[0])
    #expect(invocation["executionSuccessful"] == .boolean(false))
    let notes = try #require(invocation["toolExecutionNotifications"])
    #expect(notes[0]?["message"]?["text"] == "It ends too early.")
    #expect(notes[0]?["locations"]?[0]?["physicalLocation"]?["region"]?["startColumn"] == .number(9))
    #expect(notes[1]?["message"]?["text"] == "No such device. (#/environments/4)")
    let clean = try #require(try Self.run(LintReports.report())["invocations"]?[0])
    #expect(clean["executionSuccessful"] == .boolean(true))
  }

  /// RFC 3986: what is neither unreserved nor a slash is escaped byte by byte. SARIF 3.4.3: absolute files are `file:` URIs.
  @Test(arguments: [
    ("./my app/a,b.xib", "my%20app/a%2Cb.xib"), ("50%.xib", "50%25.xib"), ("a:b.xib", "a%3Ab.xib"),
    ("🙂é\"#?.xib", "%F0%9F%99%82%C3%A9%22%23%3F.xib"), ("/tmp/a b.xib", "file:///tmp/a%20b.xib"),
    (".//a.xib", "a.xib"), ("../a-b_c~.xib", "../a-b_c~.xib"),
  ])
  func pathsAreReferences(_ path: String, _ uri: String) throws {
    let run = try Self.run(LintReports.report([LintReports.finding()], path: path))
    let place = run["results"]?[0]?["locations"]?[0]?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"] == .string(uri))
  }

  /// SARIF 3.11.6: `[text](target)` is a link.
  @Test func messagesHaveTextAndNoLinks() throws {
    let finding = LintReports.finding(.visual(.overlappingViews("[a](b)", over: "c", shared: .zero)))
    let results = try #require(try Self.run(LintReports.report([finding]))["results"])
    #expect(results[0]?["message"]?["text"]?.text?.hasPrefix("[a] (b)") == true)
  }

  @Test func requestsHaveNoFile() throws {
    let run = try Self.run(LintReports.report([LintReports.finding()], path: nil))
    #expect(run["results"]?[0]?["locations"]?[0]?["physicalLocation"] == nil)
    #expect(run["results"]?[0]?["locations"]?[0]?["logicalLocations"]?[0]?["name"] == "loginButton")
  }

  @Test func hostileTextsAreJSON() throws {
    #expect(try Self.run(LintReports.hostileReport)["results"]?[1] != nil)
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self = .string(value) }

  subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  subscript(index: Int) -> JSONValue? {
    if case .array(let elements) = self, elements.indices.contains(index) { elements[index] } else { nil }
  }

  var text: String? {
    if case .string(let value) = self { value } else { nil }
  }
}
