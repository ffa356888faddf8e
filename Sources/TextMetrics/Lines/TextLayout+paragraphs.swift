import LayoutModel

/// Paragraphs that say how their lines are set (TE-paragraph-styles).
extension TextLayout {
  /// Where the paragraph of a cell begins.
  private func paragraphStart(of cell: Int) -> Int {
    cells[..<min(cell, cells.count)].lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? 0
  }

  private func style(ofParagraphAt start: Int) -> ParagraphStyle {
    let cell = min(start, cells.count - 1)
    return paragraphStyles[paragraphStyles.count > 1 ? Int(fontOfCell[cell]) : 0]
  }

  /// The width that a line has for its text, in points.
  func roomForLine(from start: Int, in limit: Double) -> Double {
    guard !paragraphStyles.isEmpty else { return limit }
    let style = style(ofParagraphAt: paragraphStart(of: start))
    let end = style.tailIndent > 0 ? min(limit, style.tailIndent) : limit + style.tailIndent
    return max(end - headIndent(from: start, style), 0)
  }

  /// What a line has before and behind its text, in points.
  func indents(from start: Int) -> Double {
    guard !paragraphStyles.isEmpty else { return 0 }
    let style = style(ofParagraphAt: paragraphStart(of: start))
    return headIndent(from: start, style) + max(-style.tailIndent, 0)
  }

  private func headIndent(from start: Int, _ style: ParagraphStyle) -> Double {
    paragraphStart(of: start) == start ? style.firstLineHeadIndent : style.headIndent
  }

  /// The room above the letters of a line changes with its height; what is between lines is before each but the first.
  func styled(_ metrics: LineMetrics, of line: Line) -> LineMetrics {
    let start = paragraphStart(of: line.range.lowerBound)
    let style = style(ofParagraphAt: start)
    var metrics = metrics
    let natural = metrics.ascender + metrics.descender + metrics.leading
    var height = natural * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1)
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    metrics.ascender += height - natural
    metrics.gap += style.lineSpacing
    if start > 0, start == line.range.lowerBound {
      let previous = self.style(ofParagraphAt: paragraphStart(of: start - 1))
      metrics.gap += previous.paragraphSpacing + style.paragraphSpacingBefore
    }
    return metrics
  }
}
