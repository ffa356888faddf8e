import LayoutModel
import TestSupport
import Testing

/// Names of others in texts for terminals and logs.
@Suite struct PlainTextTests {
  /// What ECMA-48 lets control a terminal (C0, DEL, C1), what ends a line (UAX #14), and what turns directions (UAX #9).
  @Test func whatControlsIsWrittenOut() {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x1F, 0x7F...0x9F, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069,
    ]
    for value in (0...0x3000 as ClosedRange<UInt32>) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = PlainText("a\(scalar)b").string
      let isControl = ranges.contains { $0.contains(value) }
      #expect((text != "a\(scalar)b") == isControl, "\(value)")
      #expect(text.unicodeScalars.allSatisfy { scalar in !ranges.contains { $0.contains(scalar.value) } })
    }
    let controls = "\u{1B}[31m\u{0}\r\n\t\u{9B}2J\u{202E}"
    #expect(PlainText(controls).string == #"\u{1B}[31m\u{0}\r\n\t\u{9B}2J\u{202E}"#)
  }

  @Test func literalsAreOurs() {
    let name = "a\nb"
    let text: PlainText = "\u{1B}[K\(name):\n\(PlainText(name))\t\(3)\n"
    #expect(text.string == "\u{1B}[Ka\\nb:\na\\nb\t3\n")
    #expect((text + "\n").string.hasSuffix("\n\n"))
    let feed = "\n"
    #expect([PlainText(name), PlainText(feed)].joined(separator: "\n").string == "a\\nb\n\\n")
  }

  /// "Workflow commands for GitHub Actions" begin a line, behind blanks, too; older ones, and those of Azure Pipelines, stand anywhere.
  @Test(arguments: [
    "::error::x", "  ::error::x", "\u{3000}::add-mask::x", ": :x", "a ##[error]x", "##vso[task.complete]x",
  ])
  func noNameCommandsACI(_ name: String) {
    for text in ["\(name)", "\(name): no file", "a\n\(name)\n", "\n  \(name)"] as [PlainText] {
      #expect(beginsNoCommand(text.string), "\(text)")
    }
  }

  /// Names that only look like it stay as they are.
  @Test func othersKeepTheirBytes() {
    for name in ["## Title", "a::b", "#[a]", "##", "é 🙂 שלום", "a:b"] {
      #expect(("x \(name)" as PlainText).string == "x \(name)")
    }
    #expect(("a ::error::x" as PlainText).string == "a ::error::x")
    #expect(("at \("::")" as PlainText).string == "at ::")
  }
}
