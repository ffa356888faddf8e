import LayoutModel
import LayoutPreview
import Testing
import XML

/// Reports of JUnit, read back. Scripts/check-lint-reports.py holds them to a schema.
@Suite struct LintJUnitTests {
  private static func suites(
    _ report: LintReport, failingOn severity: Diagnostic.Severity = .warning
  ) throws -> [XML.XMLElement] {
    var report = report
    for index in report.files.indices { report.files[index].failOn = severity }
    let document = try junitLint(report).withUnsafeBytes {
      try parseXML($0, XMLLimits(depth: 10))
    }
    #expect(document.root.name == "testsuites")
    return Array(document.root.children)
  }

  private static func cases(of suite: XML.XMLElement) -> [String] {
    suite.children.filter { $0.name == "testcase" }.map { test in
      let outcome = test.children.map(\.name).joined(separator: "+")
      return "\(test["name"] ?? "") \(outcome.isEmpty ? "passed" : outcome)"
    }
  }

  @Test func findingsFailAndCleanScenesPass() throws {
    let suites = try Self.suites(LintReports.mixed)
    #expect(suites.map { $0["name"] } == ["App/Main.storyboard", "b.xib", "c.storyboard", "clean.xib"])
    #expect(suites.map { $0["id"] } == ["0", "1", "2", "3"])
    #expect(
      Self.cases(of: suites[0]) == [
        "unsatisfiableConstraints: loginButton failure", "truncatedText: loginButton failure",
        "truncatedText: loginButton (2) skipped",
      ])
    #expect(Self.cases(of: suites[1]) == ["b.xib error"])
    #expect(
      Self.cases(of: suites[2]) == [
        "c.storyboard error", "Login passed", "Sign up: truncatedText: title failure",
      ])
    #expect(Self.cases(of: suites[3]) == ["clean.xib passed"])
  }

  @Test func suitesCountTheirTests() throws {
    for suite in try Self.suites(LintReports.mixed) {
      let cases = Self.cases(of: suite)
      #expect(suite["tests"] == "\(cases.count)")
      for (attribute, outcome) in [("failures", "failure"), ("errors", "error"), ("skipped", "skipped")] {
        #expect(suite[attribute] == "\(cases.count { $0.hasSuffix(" \(outcome)") })")
      }
    }
  }

  @Test func failuresSayEverything() throws {
    let suite = try Self.suites(LintReports.mixed)[0]
    let test = try #require(suite.child("testcase"))
    #expect(test["classname"] == "App.Main")
    let failure = try #require(test.child("failure"))
    #expect(failure["type"] == "unsatisfiableConstraints")
    #expect(
      failure["message"]?.hasPrefix(
        "Unable to simultaneously satisfy constraints: 'a.width == 1'. Will attempt to recover by breaking constraint 'a.width == 1'. (loginButton"
      ) == true)
    #expect(
      failure.text == """
        12:5 error unsatisfiableConstraints Unable to simultaneously satisfy constraints: 'a.width == 1'. Will attempt to recover by breaking constraint 'a.width == 1'.
        loginButton (button, id x1y-2z-abc), Welcome (label, id a1b-2c-def, line 20), c1
        in Device 3, portrait and 2 more; fine in 9
        and therefore footer: Need constraints for: height
        """)
  }

  @Test func whatIsLessGraveIsOutput() throws {
    let suites = try Self.suites(LintReports.mixed, failingOn: .error)
    #expect(
      Self.cases(of: suites[2]) == ["c.storyboard error", "Login passed", "Sign up passed"])
    let output = try #require(suites[2].child("system-out")?.text)
    #expect(
      output.contains("warning truncatedText 'Hi' needs 2 lines and has room for 1 line: it is cut off.")
        && output.contains("info contentSize"))
    let all = try Self.suites(LintReports.mixed, failingOn: .info)
    #expect(Self.cases(of: all[2]).contains("Login: contentSizeEstimated failure"))
  }

  @Test(arguments: [
    ("Main.storyboard", "Main"), ("./a.b/Main.xib", "a.b.Main"), ("/x/.hidden", "x..hidden"),
    ("plain", "plain"),
    ("a.b/plain", "a.b.plain"),
  ])
  func classNamesArePathsWithDots(_ path: String, _ name: String) throws {
    let suite = try Self.suites(LintReports.report(path: path))[0]
    #expect(suite.child("testcase")?["classname"] == name)
  }

  @Test func hostileTextsAreXML() throws {
    let suites = try Self.suites(LintReports.hostileReport)
    let failure = try #require(suites[0].children.compactMap { $0.child("failure") }.first)
    let message = try #require(failure["message"])
    #expect(
      message.hasPrefix("a|b, c:d %25 \"e\" 'f' <g> & ]]> `h` \\ *i* [j](k) \\u{1B}[31m\\u{0} \\u{202E}l"))
    #expect(failure.text?.contains("<g> & ]]>") == true)
    #expect(message.unicodeScalars.contains("🙂") && !message.unicodeScalars.contains("\u{FFFE}"))
  }

  @Test func nothingNamedIsNoSuite() throws {
    #expect(try Self.suites(LintReport()).isEmpty)
    #expect(try Self.suites(LintReports.report(path: nil))[0]["name"] == "request")
  }
}
