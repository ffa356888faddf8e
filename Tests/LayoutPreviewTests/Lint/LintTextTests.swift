import LayoutModel
import Testing

@testable import LayoutPreview

/// What people read of lint: at a terminal, in Xcode, and what GitHub Actions reads.
@Suite struct LintTextTests {
  @Test func terminalsShowFilesFindingsAndACount() {
    let expected = """
      App/Main.storyboard
        12:5 error unsatisfiableConstraints Unable to simultaneously satisfy constraints: 'a.width == 1'. Will attempt to recover by breaking constraint 'a.width == 1'.
          loginButton (button, id x1y-2z-abc), Welcome (label, id a1b-2c-def, line 20), c1
          in Device 3, portrait and 2 more; fine in 9
          and therefore footer: Need constraints for: height
        12:5 warning truncatedText 'Hi' needs 2 lines and has room for 1 line: it is cut off.
          loginButton (button, id x1y-2z-abc)
          in all 12 environments

      b.xib:3:9: It ends too early.

      c.storyboard: No such device. (#/environments/4)
      c.storyboard
        warning truncatedText 'Hi' needs 2 lines and has room for 1 line: it is cut off.
          title (label)
          in scene Sign up: all 2 environments
        info contentSizeEstimated Some characters are not in the table of the font; their widths are estimates.
          in scene Login: iPhone 8, landscape; fine in 1

      1 error, 2 warnings, 1 info in 2 of 4 files; 1 known; 1 file refused; 1 file refused in part

      """
    #expect(textLint(LintReports.mixed).string == expected)
  }

  @Test func aRequestHasNoPath() {
    let report = LintReports.report([LintReports.finding(elements: [])], path: nil)
    let expected = """
        12:5 warning truncatedText 'Hi' needs 2 lines and has room for 1 line: it is cut off.
          in Device 1, portrait; fine in 11

      1 warning

      """
    #expect(textLint(report).string == expected)
    let fault = LintFault(message: "It is not JSON.", place: SourcePlace(line: 1, column: 2))
    let refused = LintReport(files: [LintedFile(path: nil, faults: [fault])])
    #expect(textLint(refused) == "1:2: It is not JSON.\n\n1 file refused\n")
  }

  struct Count: Sendable {
    var report: LintReport
    var sentence: String
  }

  private static func files(_ count: Int, with findings: [LintFinding] = []) -> LintReport {
    LintReport(
      files: (0..<count).map { index in
        LintedFile(
          path: "\(index).xib", layouts: LintReports.layouts, findings: index == 0 ? findings : [])
      })
  }

  @Test func countsAreSaidAsPeopleSayThem() {
    let finding = LintReports.finding()
    let known = LintReports.finding(isKnown: true)
    let error = LintReports.finding(severity: .error)
    #expect(LintReport().sentence == "Nothing to look at")
    #expect(Self.files(1).sentence == "Nothing to mend in 1 file")
    #expect(Self.files(40).sentence == "Nothing to mend in 40 files")
    #expect(LintReports.report(path: nil).sentence == "Nothing to mend")
    #expect(Self.files(2, with: [known]).sentence == "Nothing to mend in 2 files; 1 known")
    #expect(Self.files(1, with: [finding]).sentence == "1 warning in 1 file")
    #expect(Self.files(2, with: [error, finding, finding]).sentence == "1 error, 2 warnings in 1 of 2 files")
    var report = Self.files(3)
    report.files[1] = LintedFile(path: "x", faults: [LintFault(message: "No.")])
    #expect(report.sentence == "Nothing to mend in 2 files; 1 file refused")
    report.files = [report.files[1], report.files[1]]
    #expect(report.sentence == "2 files refused")
  }

  @Test func longListsAreCut() {
    let elements = (1...9).map { LintElement(id: "v\($0)") }
    let finding = LintReports.finding(elements: elements)
    #expect(finding.names == "v1, v2, v3, v4, v5, v6 and 3 more")
  }

  // MARK: Escapes

  /// ECMA-48 begins what moves a cursor with ESC or a control of C1.
  @Test func noTextFromOutsideMovesTheCursor() {
    #expect(oneLine("a\u{1B}[2J\u{9B}b\u{7F}\u{0}") == #"a\u{1B}[2J\u{9B}b\u{7F}\u{0}"#)
    #expect(oneLine("\na\r\n\tb\u{2028}c\u{85}") == "a b c")
    #expect(oneLine("a\u{202E}b 🙂é") == #"a\u{202E}b 🙂é"#)
    let controls = textLint(LintReports.hostileReport).string.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n"
    }
    #expect(controls.isEmpty)
  }

  /// The form of a compiler's message, which Xcode reads in the output of a build phase.
  @Test func xcodeReadsALineEach() {
    let expected = """
      App/Main.storyboard:12:5: error: Unable to simultaneously satisfy constraints: 'a.width == 1'. Will attempt to recover by breaking constraint 'a.width == 1'. (loginButton (button, id x1y-2z-abc), \
      Welcome (label, id a1b-2c-def); in Device 3, portrait and 2 more; fine in 9) [unsatisfiableConstraints]
      App/Main.storyboard:12:5: warning: 'Hi' needs 2 lines and has room for 1 line: it is cut off. (loginButton (button, id x1y-2z-abc); \
      in all 12 environments) [truncatedText]
      b.xib:3:9: error: It ends too early.
      c.storyboard:1:1: error: No such device. (#/environments/4)
      c.storyboard:1:1: warning: 'Hi' needs 2 lines and has room for 1 line: it is cut off. (in scene Sign up: all 2 environments) [truncatedText]
      c.storyboard:1:1: note: Some characters are not in the table of the font; their widths are estimates. (in scene Login: iPhone 8, landscape; fine in 1) [contentSizeEstimated]

      """
    #expect(xcodeLint(LintReports.mixed).string == expected)
    #expect(xcodeLint(LintReports.hostileReport).string.split(separator: "\n").count == 4)
    #expect(
      xcodeLint(LintReports.report([LintReports.finding()], path: nil)).string.hasPrefix("warning: 'Hi'"))
  }

  @Test func gitHubGetsACommandEach() {
    let expected = """
      ::error file=App/Main.storyboard,line=12,col=5,title=unsatisfiableConstraints::Unable to simultaneously satisfy constraints: 'a.width == 1'. Will attempt to recover by breaking constraint 'a.width == 1'. \
      (loginButton (button, id x1y-2z-abc), Welcome (label, id a1b-2c-def); in Device 3, portrait and 2 more; \
      fine in 9)%0Aand therefore footer: Need constraints for: height
      ::warning file=App/Main.storyboard,line=12,col=5,title=truncatedText::'Hi' needs 2 lines and has room for 1 line: it is cut off. \
      (loginButton (button, id x1y-2z-abc); in all 12 environments)
      ::error file=b.xib,line=3,col=9,title=refused::It ends too early.
      ::error file=c.storyboard,title=refused::No such device. (#/environments/4)
      ::warning file=c.storyboard,title=truncatedText::'Hi' needs 2 lines and has room for 1 line: it is cut off. (in scene Sign up: all 2 environments)
      ::notice file=c.storyboard,title=contentSizeEstimated::Some characters are not in the table of the font; their widths are estimates. (in scene Login: iPhone 8, landscape; \
      fine in 1)

      """
    #expect(githubLint(LintReports.mixed).string == expected)
  }

  /// `%`, CR and LF in messages; in properties `:` and `,` besides (`command.ts` of GitHub's toolkit).
  @Test func nothingEndsACommandOfGitHub() {
    let finding = LintReports.finding(
      .assetChoice(.imageNotFound("100 % of a, b: c")), elements: [], layouts: [0], of: 1)
    let report = LintReports.report([finding], path: "./my app/50%, a:b\r\n.xib")
    let expected = """
      ::warning file=my app/50%25%2C a%3Ab%0D%0A.xib,line=12,col=5,title=imageNotFound::No image is called '100 %25 of a, b: c'. \
      (in Device 1, portrait)

      """
    #expect(githubLint(report).string == expected)
    for line in githubLint(LintReports.hostileReport).string.split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .dropLast() {
      #expect(line.hasPrefix("::error file=a|b%2C c%3Ad %2525 ") || line.hasPrefix("::warning file="))
    }
    let request = LintReports.report([finding], path: nil)
    #expect(githubLint(request).string.hasPrefix("::warning title=imageNotFound::"))
  }

  @Test func summariesAreTables() {
    let expected = """
      1 error, 2 warnings, 1 info in 2 of 4 files; 1 known; 1 file refused; 1 file refused in part

      | File | Finding | Elements | Where |
      | --- | --- | --- | --- |
      | App/Main.storyboard:12 | **error** unsatisfiableConstraints: Unable to simultaneously satisfy constraints: 'a.width == 1'. Will attempt to recover by breaking constraint 'a.width == 1'.\
      <br>and therefore footer: Need constraints for: height | loginButton (button, id x1y-2z-abc), \
      Welcome (label, id a1b-2c-def), c1 | in Device 3, portrait and 2 more; fine in 9 |
      | App/Main.storyboard:12 | **warning** truncatedText: 'Hi' needs 2 lines and has room for 1 line: it is cut off. \
      | loginButton (button, id x1y-2z-abc) | in all 12 environments |

      and 4 more

      """
    #expect(markdownLint(LintReports.mixed, most: 2).string == expected)
    #expect(markdownLint(LintReports.report()) == "Nothing to mend in 1 file\n")
  }

  /// GitHub Flavored Markdown, 4.10: a cell ends at a `|` that has no backslash before it.
  @Test func cellsHoldAnyText() {
    let finding = LintReports.finding(
      .assetChoice(.imageNotFound("a|b\\|c <d> *e* `f`")), elements: [])
    let text = markdownLint(LintReports.report([finding], path: "my_app.xib")).string
    #expect(text.contains("a\\|b\\\\\\|c \\<d\\> \\*e\\* \\`f\\`"))
    #expect(text.contains("| my\\_app.xib:12 |"))
    for row in markdownLint(LintReports.hostileReport).string.split(separator: "\n").dropFirst() {
      let ends = row.indices.filter {
        row[$0] == "|" && ($0 == row.startIndex || row[row.index(before: $0)] != "\\")
      }
      #expect(ends.count == 5, "\(row)")
    }
  }
}
