import JSON
import LayoutCoding
import LayoutModel
import TestSupport
import Testing

/// Reports of lint as JSON.
@Suite struct LintEncodingTests {
  private static func tree(_ report: LintReport) throws -> JSONTree {
    var writer = JSONWriter()
    report.write(to: &writer)
    return try #require(writer.bytes().withUnsafeBytes { JSONTree($0) })
  }

  private static func tree(_ text: String) throws -> JSONTree {
    try #require(Array(text.utf8).withUnsafeBytes { JSONTree($0) })
  }

  private static var report: LintReport {
    let button = LintElement(
      id: "x1y-2z-abc", name: "login", type: "button", place: SourcePlace(line: 12, column: 5))
    var finding = LintFinding(
      Diagnostic(
        .visual(.truncatedText("Hi", .lines(needed: 2, room: 1, .clipped))), views: ["x1y-2z-abc"],
        pointer: JSONPointer(["views", "0"])),
      layouts: [0, 1], fingerprint: "0123456789abcdef")
    finding.severity = .error
    finding.elements = [button, LintElement(id: "c1")]
    finding.place = SourcePlace(line: 12, column: 5)
    finding.layoutCount = 2
    var known = finding
    known.isKnown = true
    known.severity = .info
    known.elements = []
    known.place = nil
    known.diagnostic.pointer = nil
    let layouts = [
      LintedLayout(environment: "iPhone 8, portrait", scene: "Login"), LintedLayout(environment: "b"),
    ]
    let fault = LintFault(message: "No.", pointer: "#/a", place: SourcePlace(line: 1, column: 2))
    return LintReport(files: [
      LintedFile(path: "Main.storyboard", layouts: layouts, findings: [finding, known]),
      LintedFile(path: nil, faults: [fault, LintFault(message: "No.")]),
    ])
  }

  @Test func everythingIsThere() throws {
    let expected = """
      {"summary": {"errors": 1, "warnings": 0, "infos": 0, "known": 1, "files": 2, "refused": 1, "leftOut": 0},
       "files": [
        {"path": "Main.storyboard",
         "layouts": [{"environment": "iPhone 8, portrait", "scene": "Login"}, {"environment": "b"}],
         "faults": [],
         "findings": [
          {"code": "truncatedText", "severity": "error", "message": "'Hi' needs 2 lines and has room for 1 line: it is cut off.", "views": ["x1y-2z-abc"],
           "pointer": "#/views/0",
           "elements": [
            {"id": "x1y-2z-abc", "name": "login", "type": "button", "line": 12, "column": 5}, {"id": "c1"}],
           "line": 12, "column": 5, "layouts": [0, 1], "fingerprint": "0123456789abcdef"},
          {"code": "truncatedText", "severity": "info", "message": "'Hi' needs 2 lines and has room for 1 line: it is cut off.", "views": ["x1y-2z-abc"],
           "elements": [], "layouts": [0, 1], "fingerprint": "0123456789abcdef", "known": true}]},
        {"layouts": [],
         "faults": [{"message": "No.", "pointer": "#/a", "line": 1, "column": 2}, {"message": "No."}],
         "findings": []}]}
      """
    #expect(try Self.tree(Self.report) == Self.tree(expected))
  }

  @Test func nothingNamedIsNothing() throws {
    let expected = """
      {"summary": {"errors": 0, "warnings": 0, "infos": 0, "known": 0, "files": 0, "refused": 0, "leftOut": 0}, "files": []}
      """
    #expect(try Self.tree(LintReport()) == Self.tree(expected))
  }
}
