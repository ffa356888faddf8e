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
    #expect(try LintBaseline(bytes).findings.keys.sorted() == ["01", "02", "03"])
    // By file, rule and fingerprint, a line each, whatever the order of the report.
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 5)
    let places = ["03", "01", "02"].map { word in lines.firstIndex { $0.contains("\"\(word)\"") } }
    #expect(places == [1, 2, 3])
    #expect(LintBaseline.write(LintReport(files: report.files.reversed())) == bytes)
  }

  /// A finding that was there in widths from 320 to 346.5 is new where it is there in 347, too.
  @Test func sizesOfWindowsAreKept() throws {
    func file(_ intervals: [WindowSweep.Interval]) -> LintedFile {
      var layout = LintedLayout(environment: "iphone-15 portrait")
      layout.sweep = WindowSweep(.width, .init(from: 320, to: 402), otherSide: 852)
      var found = finding(.smallTouchTarget(.zero), "01")
      found.intervals = [0: intervals]
      return LintedFile(path: "a.xib", layouts: [layout], findings: [found])
    }
    let first = file([.init(from: 320, to: 346.5), .init(from: 390, to: 402)])
    let known = try #require(
      try LintBaseline(LintBaseline.write(LintReport(files: [first]))).findings["01"])
    func isKnown(_ from: Double, _ to: Double) -> Bool {
      let file = file([.init(from: from, to: to)])
      return known.covers(file.findings[0], of: file)
    }
    #expect(isKnown(320, 346.5) && isKnown(330, 340) && isKnown(395, 395))
    #expect(!isKnown(320, 347) && !isKnown(340, 395) && !isKnown(389.5, 402))
  }

  @Test func nothingIsABaseline() throws {
    #expect(try LintBaseline(LintBaseline.write(LintReport())).findings.isEmpty)
  }

  @Test func othersAreRefused() {
    for text in [
      #"{"findings": [{"fingerprint": "x", "sizes": 3}]}"#,
      #"{"findings": [{"fingerprint": "x", "sizes": {"a": [[1]]}}]}"#,
      "", "[]", "{}", "{\"findings\": 1}", "{\"findings\": [1]}", "{\"findings\": [{\"rule\": \"x\"}]}", "{",
    ] {
      #expect(throws: ConfigurationFault.self, "\(text)") { try LintBaseline(Array(text.utf8)) }
    }
  }
}
