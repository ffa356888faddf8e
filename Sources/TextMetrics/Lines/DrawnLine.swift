package import LayoutModel

/// A stretch of a line in one font, as it is drawn.
package struct DrawnRun: Equatable, Sendable {
  /// Without the blanks at the end of its line, with the ellipsis of a line that is cut.
  package var text: String
  /// Index of the run of the text that it belongs to.
  package var run: Int
  /// From the left end of the line to its own in text that runs from left to right, in points.
  package var offset: Double
  /// In points.
  package var width: Double
}

/// A line of a text as it is drawn.
package struct DrawnLine: Equatable, Sendable {
  /// One for each font, in the order of the text.
  package var runs: [DrawnRun]
  /// In points, without the blanks at its end.
  package var width: Double
  /// From the top of the text, in points, not on pixels.
  package var baseline: Double
}

/// A text as it comes out in a box.
package struct DrawnLines: Equatable, Sendable {
  package var lines: [DrawnLine]
  /// Height of all lines together, in points, rounded up to pixels.
  package var height: Double
}

extension TextLayout {
  /// The lines of a text in a box, the last one cut where the text goes on (AL-multiline, TE-cut-line).
  ///
  /// - Parameters:
  ///   - runs: Those that the text was measured from.
  ///   - size: Of the box, in points. One line is always shown, however low the box.
  ///   - maximumLines: 0 for any number.
  ///   - cut: What happens to a line that is longer than the box.
  /// - Complexity: O(*n* log *n*).
  package func drawn(
    _ runs: [TextRun], in size: Size, maximumLines: Int, breaking: LineBreaking, cut: LineBreakMode,
    on grid: PixelGrid
  ) -> DrawnLines {
    let limit = max(grid.roundDownText(size.width), 0)
    let fit = fit(in: size, maximumLines: maximumLines, breaking: breaking, on: grid)
    let scalars = runs.flatMap { Array($0.text.unicodeScalars) }
    let lines = lines(in: limit, maximumLines: fit.lineCount, breaking: breaking)
    var drawn: [DrawnLine] = []
    var height = 0.0
    for (index, line) in lines.enumerated() {
      let metrics = metrics(of: line)
      if index > 0 { height += metrics.gap }
      let isCut = fit.isTruncated && index == lines.count - 1
      let pieces = isCut ? cutPieces(from: line, in: limit, cut) : [.cells(trimmed(line.range))]
      drawn.append(self.line(of: pieces, scalars, baseline: height + metrics.ascender))
      height += metrics.ascender + metrics.descender + metrics.leading
    }
    return DrawnLines(lines: drawn, height: grid.roundUpText(height))
  }

  /// What a line that is drawn is made of.
  private enum Piece {
    case cells(Range<Int>)
    /// In the font of the cell.
    case ellipsis(font: Int)
  }

  /// A range of cells without the blanks at its end.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let last = range.last { !cells[$0].isBlank && !cells[$0].isLineBreak }
    return range.lowerBound..<(last.map { $0 + 1 } ?? range.lowerBound)
  }

  private func font(ofCell cell: Int) -> Int {
    fonts.count > 1 && cell < fontOfCell.count ? Int(fontOfCell[cell]) : 0
  }

  private func ellipsisWidth(_ font: Int) -> Double {
    fonts[font].advance(of: "\u{2026}", isEmoji: false).width
  }

  /// The last line that has room, where the text goes on behind it.
  private func cutPieces(from line: Line, in limit: Double, _ cut: LineBreakMode) -> [Piece] {
    let start = line.range.lowerBound
    guard start < cells.count else { return [] }
    let paragraph = start..<(cells[start...].firstIndex(where: \.isLineBreak) ?? cells.count)
    switch cut {
    case .byWordWrapping, .byCharWrapping: return [.cells(trimmed(line.range))]
    case .byClipping: return [.cells(trimmed(paragraph))]
    case .byTruncatingTail:
      let font = font(ofCell: max(start, paragraph.upperBound - 1))
      let room = limit - ellipsisWidth(font)
      return [.cells(trimmed(prefix(of: paragraph, in: room))), .ellipsis(font: font)]
    case .byTruncatingHead:
      let font = font(ofCell: start)
      let room = limit - ellipsisWidth(font)
      return [.ellipsis(font: font), .cells(suffix(of: trimmed(start..<cells.count), in: room))]
    case .byTruncatingMiddle:
      let font = font(ofCell: start)
      let room = max(limit - ellipsisWidth(font), 0)
      let head = prefix(of: paragraph, in: room / 2)
      let rest = trimmed(head.upperBound..<cells.count)
      let tail = suffix(of: rest, in: room - width(of: head))
      return [.cells(trimmed(head)), .ellipsis(font: font), .cells(tail)]
    }
  }

  /// The first cells of a line that have room.
  private func prefix(of range: Range<Int>, in limit: Double) -> Range<Int> {
    var width = 0.0
    for index in range {
      width += cells[index].advance + (index > range.lowerBound ? cells[index].kerning : 0)
      if width > limit + fitTolerance {
        // So that no mark is parted from its character.
        return range
          .lowerBound..<((range.lowerBound...index).last { cells[$0].advance != 0 } ?? range.lowerBound)
      }
    }
    return range
  }

  /// The last cells that have room on one line.
  private func suffix(of range: Range<Int>, in limit: Double) -> Range<Int> {
    var width = 0.0
    var start = range.upperBound
    while start > range.lowerBound, !cells[start - 1].isLineBreak {
      width += cells[start - 1].advance + (start < range.upperBound ? cells[start].kerning : 0)
      if width > limit + fitTolerance { break }
      start -= 1
    }
    while start < range.upperBound, cells[start].advance == 0 || cells[start].isBlank { start += 1 }
    return start..<range.upperBound
  }

  private func line(of pieces: [Piece], _ scalars: [Unicode.Scalar], baseline: Double) -> DrawnLine {
    var line = DrawnLine(runs: [], width: 0, baseline: baseline)
    for piece in pieces {
      switch piece {
      case .ellipsis(let font): line.append("\u{2026}", run: font, width: ellipsisWidth(font))
      case .cells(let range):
        for index in range {
          let kerning = index > range.lowerBound ? cells[index].kerning : 0
          line.append(scalars[index], run: font(ofCell: index), width: cells[index].advance + kerning)
        }
      }
    }
    return line
  }
}

extension DrawnLine {
  /// Adds a character to the last run, or begins one.
  fileprivate mutating func append(_ scalar: Unicode.Scalar, run: Int, width added: Double) {
    if runs.last?.run != run { runs.append(DrawnRun(text: "", run: run, offset: width, width: 0)) }
    runs[runs.count - 1].text.unicodeScalars.append(scalar)
    runs[runs.count - 1].width += added
    width += added
  }
}
