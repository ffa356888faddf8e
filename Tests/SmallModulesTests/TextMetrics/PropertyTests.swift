import LayoutModel
import TestSupport
import Testing

@testable import TextMetrics

/// What holds for every text. The seed is the argument, so that a failure is a number to run again.
@Suite struct PropertyTests {
  private static let alphabet = Array(
    "abcdefgh    ...--/(),!?1239%$\u{2014}\u{AD}\u{A0}\u{E9}\u{301}\u{65E5}\u{3001}\u{AC00}\u{627}\u{200D}\n\r\t\u{1F600}"
      .unicodeScalars)

  private func text(_ generator: inout SeededGenerator) -> [Unicode.Scalar] {
    (0..<Int.random(in: 1...60, using: &generator)).map { _ in
      Self.alphabet.randomElement(using: &generator) ?? "a"
    }
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .format].contains(scalar.properties.generalCategory)
  }

  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func linesHoldTheWholeTextAndFit(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let scalars = text(&generator)
    let font = systemFont(Double.random(in: 6...40, using: &generator))
    let layout = TextLayout([TextRun(String(String.UnicodeScalarView(scalars)), font)])
    let limit = Double.random(in: 0...300, using: &generator)
    let breaking: LineBreaking = Bool.random(using: &generator) ? .words : .characters
    let lines = layout.lines(in: limit, breaking: breaking)
    var next = 0
    for line in lines {
      // Only line breaks lie between lines.
      #expect(next <= line.range.lowerBound && scalars[next..<line.range.lowerBound].allSatisfy(isLineBreak))
      next = line.range.upperBound
      // A line holds one character however narrow it is, with the marks and blanks after it.
      let wide = scalars[line.range].filter { !$0.properties.isWhitespace && !isMark($0) }
      let endsWithBlank = scalars[line.range].last?.properties.isWhitespace == true
      if wide.count > 1, !endsWithBlank { #expect(line.width <= limit + 0.01, "\(line)") }
    }
    #expect(scalars[next...].allSatisfy(isLineBreak))
  }

  /// A width that a text asked for is wide enough for it.
  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func aTextKeepsItsLinesInItsOwnWidth(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let run = TextRun(
      String(String.UnicodeScalarView(text(&generator))),
      systemFont(Double.random(in: 6...40, using: &generator)))
    let layout = TextLayout([run])
    let grid = PixelGrid(scale: 2)
    let natural = layout.size(on: grid)
    #expect(layout.size(in: natural.width, on: grid) == natural)
    let narrow = layout.size(in: natural.width / 3, on: grid)
    #expect(layout.size(in: narrow.width, on: grid).lineCount >= natural.lineCount)
    #expect(narrow.height >= natural.height && narrow.width <= natural.width)
    #expect(TextLayout([run], for: .unbroken).size(on: grid) == natural)
  }
}
