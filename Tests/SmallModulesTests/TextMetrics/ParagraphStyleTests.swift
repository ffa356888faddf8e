import LayoutModel
import Testing

@testable import TextMetrics

/// How paragraph styles set lines (TE-paragraph-styles). A line of 17 points is 20.287 high.
@Suite struct ParagraphStyleTests {
  private func height(_ text: String, in limit: Double? = nil, _ set: (inout ParagraphStyle) -> Void)
    -> Double
  {
    size(text, in: limit, set).height
  }

  private func size(_ text: String, in limit: Double? = nil, _ set: (inout ParagraphStyle) -> Void)
    -> TextSize
  {
    var style = ParagraphStyle()
    set(&style)
    let font = Font(systemFontOfSize: 17, generation: .variable)
    return TextLayout([TextRun(text, font, style)]).size(in: limit, on: PixelGrid(scale: 2))
  }

  @Test func heightsOfLines() {
    #expect(height("A") { $0.lineHeightMultiple = 1.5 } == 30.5)
    #expect(height("A") { $0.minimumLineHeight = 24 } == 24)
    #expect(height("A\nB") { $0.maximumLineHeight = 18 } == 36)
    #expect(height("A") { $0.lineSpacing = 7 } == 20.5)
    #expect(height("A\nB") { $0.lineSpacing = 7 } == 48)
  }

  @Test func paragraphs() {
    #expect(height("A\nB") { $0.paragraphSpacing = 9.5 } == 50.5)
    #expect(height("A\nB") { $0.paragraphSpacingBefore = 9.5 } == 50.5)
  }

  @Test func indents() {
    let plain = size("AAAA") { _ in }.width
    #expect(size("AAAA") { $0.firstLineHeadIndent = 10 }.width == plain + 10)
    #expect(size("AA AA", in: plain + 6) { _ in }.lineCount == 1)
    #expect(size("AA AA", in: plain + 6) { $0.tailIndent = -20 }.lineCount == 2)
    #expect(size("AA AA", in: 2 * plain) { $0.tailIndent = 30 }.lineCount == 2)
  }
}
