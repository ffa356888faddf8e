import Foundation
import LayoutModel
import LayoutPreview
import TestSupport
import Testing
import XML

/// Reports with one entry for each finding, read back. Scripts/check-lint-reports.py holds them to what their readers take.
@Suite struct LintListedTests {
  private static func json(_ bytes: [UInt8]) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
  }

  /// What is known is left out; a fault comes before the findings of its file.
  @Test func gitlabHasAnObjectForEach() throws {
    let report = try Self.json(gitlabLint(LintReports.mixed))
    #expect(report[0]?["check_name"] == "unsatisfiableConstraints")
    #expect(report[0]?["severity"] == "major")
    #expect(report[0]?["location"]?["path"] == "App/Main.storyboard")
    #expect(report[0]?["location"]?["lines"]?["begin"] == .number(12))
    #expect(report[1]?["severity"] == "minor")
    #expect(report[2]?["check_name"] == "refused")
    #expect(report[2]?["severity"] == "critical")
    #expect(report[2]?["location"]?["lines"]?["begin"] == .number(3))
    #expect(report[3]?["location"]?["lines"]?["begin"] == .number(1))
    #expect(report[5]?["severity"] == "info")
    #expect(report[6] == nil)
  }

  /// GitLab shows one of several findings with one fingerprint.
  @Test func fingerprintsDiffer() throws {
    let report = try Self.json(
      gitlabLint(LintReports.report([LintReports.finding(), LintReports.finding(layouts: [1])])))
    #expect(report[0]?["fingerprint"] == "App/Main.storyboard:0123456789abcdef")
    #expect(report[1]?["fingerprint"] == "App/Main.storyboard:0123456789abcdef:2")
  }

  @Test func rdjsonHasPlaces() throws {
    let report = try Self.json(rdjsonLint(LintReports.mixed))
    #expect(report["source"]?["name"] == "layout-resolver")
    let first = report["diagnostics"]?[0]
    #expect(first?["severity"] == "ERROR")
    #expect(first?["code"]?["value"] == "unsatisfiableConstraints")
    #expect(first?["location"]?["path"] == "App/Main.storyboard")
    #expect(first?["location"]?["range"]?["start"]?["line"] == .number(12))
    #expect(first?["location"]?["range"]?["start"]?["column"] == .number(5))
    #expect(report["diagnostics"]?[3]?["location"]?["range"] == nil)
    #expect(report["diagnostics"]?[5]?["severity"] == "INFO")
  }

  @Test func checkstyleHasFiles() throws {
    for report in [LintReports.mixed, LintReports.hostileReport] {
      let document = try checkstyleLint(report).withUnsafeBytes { try parseXML($0, XMLLimits(depth: 10)) }
      #expect(document.root.name == "checkstyle")
      #expect(Array(document.root.children).count == report.files.count)
    }
    let document = try checkstyleLint(LintReports.mixed).withUnsafeBytes {
      try parseXML($0, XMLLimits(depth: 10))
    }
    let files = document.root.children.map { ($0["name"], Array($0.children)) }
    #expect(files.map(\.0) == ["App/Main.storyboard", "b.xib", "c.storyboard", "clean.xib"])
    #expect(files.map { $0.1.count } == [2, 1, 3, 0])
    let error = files[0].1[0]
    #expect(error["line"] == "12")
    #expect(error["column"] == "5")
    #expect(error["severity"] == "error")
    #expect(error["source"] == "layout-resolver.unsatisfiableConstraints")
    #expect(files[2].1[2]["severity"] == "info")
  }
}
