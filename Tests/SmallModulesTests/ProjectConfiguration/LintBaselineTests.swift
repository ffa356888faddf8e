import LayoutModel
import ProjectConfiguration
import Testing

/// Files of findings that are known.
@Suite struct LintBaselineTests {
  private func finding(_ finding: VisualFinding, _ fingerprint: String) -> LintFinding {
    LintFinding(Diagnostic(.visual(finding)), layouts: [0], fingerprint: fingerprint)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let report = LintReport(files: [
      LintedFile(
        path: "b \"x\"\n.xib",
        findings: [
          finding(.smallTouchTarget(.zero), "02"),
          finding(.overlappingViews("one: \\ \u{1}", over: "two", shared: .zero), "01"),
        ]),
      LintedFile(
        path: "a.xib", findings: [finding(.overlappingViews("three", over: "four", shared: .zero), "03")]),
    ])
    let bytes = LintBaseline.write(report)
    #expect(try LintBaseline(bytes).fingerprints == ["01", "02", "03"])
    // By file, rule and fingerprint, a line each, whatever the order of the report.
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 5)
    let places = ["03", "01", "02"].map { word in lines.firstIndex { $0.contains("\"\(word)\"") } }
    #expect(places == [1, 2, 3])
    #expect(LintBaseline.write(LintReport(files: report.files.reversed())) == bytes)
  }

  @Test func nothingIsABaseline() throws {
    #expect(try LintBaseline(LintBaseline.write(LintReport())).fingerprints.isEmpty)
  }

  @Test func othersAreRefused() {
    for text in [
      "", "[]", "{}", "{\"findings\": 1}", "{\"findings\": [1]}", "{\"findings\": [{\"rule\": \"x\"}]}", "{",
    ] {
      #expect(throws: ConfigurationFault.self, "\(text)") { try LintBaseline(Array(text.utf8)) }
    }
  }
}
