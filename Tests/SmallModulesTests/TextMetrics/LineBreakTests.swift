import LayoutModel
import Testing

@testable import TextMetrics

@Suite struct LineBreakTests {
  struct Promised: Decodable {
    struct Case: Decodable {
      var text: String
      var breaks: [Int]
    }
    var cases: [Case]
  }

  @Test func breaksWhereUnicodeAllowsIt() throws {
    let cases = try fixture("line-breaks", as: Promised.self).cases
    #expect(cases.count >= 400)
    for example in cases {
      var breaker = LineBreaker()
      var found: [Int] = []
      let scalars = Array(example.text.unicodeScalars)
      for (index, scalar) in scalars.enumerated() {
        let following = index + 1 < scalars.count ? scalars[index + 1] : nil
        if breaker.opportunity(before: scalar, followedBy: following) != .prohibited { found.append(index) }
      }
      #expect(found == example.breaks, "\(example.text.debugDescription)")
    }
  }

  private func lines(
    _ text: String, _ width: Double, _ size: Double = 17, maximumLines: Int = 0,
    breaking: LineBreaking = .words
  ) -> [String] {
    let scalars = Array(text.unicodeScalars)
    let layout = TextLayout([TextRun(text, systemFont(size))])
    return layout.lines(in: width, maximumLines: maximumLines, breaking: breaking).map { line in
      String(String.UnicodeScalarView(scalars[line.range])).trimmingSuffix(" ")
    }
  }

  /// Fact label-wrap, recorded on Mac Catalyst, whose cut of the font is wider by 37 units a character at 17 points,
  /// 38 at 15 and none at 20.
  @Test(arguments: [(17.0, 37.0, 3, 193.0), (15, 38, 3, 195), (20, 0, 4, 181.5)])
  func wrapsAsRecorded(size: Double, extra: Double, lineCount: Int, width: Double) {
    var font = systemFont(size)
    font.letterSpacing = extra / 2048 * size
    let text = "The quick brown fox jumps over the lazy dog near the river bank"
    let layout = TextLayout([TextRun(text, font)])
    let result = layout.size(in: 200, on: PixelGrid(scale: 2))
    #expect(result.lineCount == lineCount)
    #expect(abs(result.width - width) <= 1, "\(result.width), not \(width)")
    if size == 17 {
      #expect(lines(text, 200) == ["The quick brown fox", "jumps over the lazy dog", "near the river bank"])
    }
  }

  /// No word stands alone on the last line: labels of recorded files are as wide as the lines that this makes
  /// (TE-orphans).
  @Test(arguments: [
    ("Long long long podcast name", 15.0, FontWeight.medium, 168.5, 107.5),
    ("Some description to explain what this screen does.", 15, .regular, 310, 260),
  ])
  func joinsOrphans(text: String, size: Double, weight: FontWeight, limit: Double, width: Double) {
    let layout = TextLayout([TextRun(text, systemFont(size, weight, isItalic: false, .separate))])
    let result = layout.size(in: limit, breaking: .wordsWithoutOrphans, on: PixelGrid(scale: 2))
    #expect(result.lineCount == 2)
    #expect(abs(result.width - width) <= 0.5)
  }

  /// Only the word before comes along, only where both fit, and only within one paragraph.
  @Test func joinsNoMoreThanOrphans() {
    #expect(lines("aa bb cc dd", 60, breaking: .wordsWithoutOrphans) == ["aa bb", "cc dd"])
    #expect(lines("aa bb cc", 65, breaking: .words) == ["aa bb cc"])
    #expect(lines("aaaaaa bb", 70, breaking: .wordsWithoutOrphans) == ["aaaaaa", "bb"])
    #expect(lines("one two three\nfour", 300, breaking: .wordsWithoutOrphans) == ["one two three", "four"])
  }

  @Test func leavesOutWhatIsBeyondTheLastLine() {
    let text = "Two line maximum label that should truncate the rest of this text"
    #expect(lines(text, 200, maximumLines: 2) == ["Two line maximum label", "that should truncate the"])
  }

  @Test func breaksWordsOnlyWhereTheyDoNotFit() {
    #expect(lines("iiii iiii", 20).joined(separator: "|") == "iiii|iiii")
    #expect(lines("MMMM", 32).joined(separator: "|") == "MM|MM")
    #expect(lines("ab MMMM", 32, breaking: .characters).first == "ab")
    #expect(lines("M", 1) == ["M"])
  }

  @Test func lineBreaksOfTheTextAreKept() {
    #expect(lines("a\nb\r\nc", 100) == ["a", "b", "c"])
    #expect(lines("a\n\nb", 100) == ["a", "", "b"])
    let layout = TextLayout([TextRun("a\n", systemFont(17))])
    // Recorded by Interface Builder: labels with such a text and two lines at most are two lines high.
    #expect(layout.size(on: PixelGrid(scale: 1)).lineCount == 2)
    #expect(layout.size(maximumLines: 1, on: PixelGrid(scale: 1)).lineCount == 1)
  }

  /// TE-line-height: heights are added before they are rounded: 3 × 20.287 = 60.86.
  @Test func roundsTheHeightOnce() {
    let layout = TextLayout([TextRun("a\nb\nc", systemFont(17))])
    #expect(layout.size(on: PixelGrid(scale: 2)).height == 61)
  }

  @Test func aLineIsAsHighAsItsHighestFont() {
    let layout = TextLayout([TextRun("small ", systemFont(10)), TextRun("LARGE", systemFont(20))])
    let size = layout.size(on: PixelGrid(scale: 2))
    #expect(size.height == 24)
    #expect(size.baselines == BaselineOffsets(first: 19, last: 5))
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    var text = self
    while text.hasSuffix(suffix) { text.removeLast(suffix.count) }
    return text
  }
}
