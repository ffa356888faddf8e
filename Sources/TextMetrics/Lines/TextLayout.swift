package import LayoutModel

/// A piece of text in one font.
package struct TextRun: Sendable {
  package var text: String
  package var font: Font
  /// The style of a paragraph that begins in it.
  package var paragraphStyle: ParagraphStyle?

  package init(_ text: String, _ font: Font, _ paragraphStyle: ParagraphStyle? = nil) {
    (self.text, self.font, self.paragraphStyle) = (text, font, paragraphStyle)
  }
}

/// Where lines may be broken.
package enum LineBreaking: Equatable, Sendable {
  /// Between words; inside a word that is longer than a line.
  case words
  /// Lines break between words, but none stands alone on the last line of a paragraph: the one before joins it (TE-orphans).
  case wordsWithoutOrphans
  /// Between any two characters.
  case characters
}

/// What a text is measured for.
package enum TextUse: Equatable, Sendable {
  /// Its lines are those that it has by itself.
  case unbroken
  /// Its lines end where a width ends.
  case broken
}

/// A text measured once, to be broken into lines of any width.
package struct TextLayout: Sendable {
  /// Whether the width of some character had to be guessed.
  package private(set) var hasGuessedWidths = false
  /// Whether a width was guessed or a font replaced.
  package var isEstimate: Bool { hasGuessedWidths || (!isEmpty && fonts.contains(where: \.isSubstitute)) }
  /// One for each scalar of the text.
  private(set) var cells: [Cell] = []
  private(set) var fonts: [Font] = []
  /// Indices in ``fonts`` by cell; empty if there is but one font.
  private(set) var fontOfCell: [UInt32] = []
  /// As many as there are fonts; empty if no paragraph has a style.
  private(set) var paragraphStyles: [ParagraphStyle] = []

  struct Cell: Sendable {
    var advance: Double
    /// Between the cell before and this one, if they share a line.
    var kerning: Double
    var opportunity: LineBreaker.Opportunity
    /// Blanks do not need room at the end of a line.
    var isBlank: Bool
    var isLineBreak: Bool
  }

  /// - Parameters:
  ///   - use: An unbroken text has no size for a width, and takes half the time to measure.
  ///   - mustStop: Asked while a text is shaped by a font file; true ends that, and widths are wrong.
  package init(
    _ runs: [TextRun], for use: TextUse = .broken, mustStop: (() -> Bool)? = nil
  ) {
    fonts = runs.map(\.font)
    if runs.contains(where: { $0.paragraphStyle != nil }) {
      paragraphStyles = runs.map { $0.paragraphStyle ?? ParagraphStyle() }
    }
    var shaper = TextShaper()
    var breaker = LineBreaker()
    // Once for all: asked for again with each run, an array copies itself each time.
    cells.reserveCapacity(runs.reduce(0) { $0 + $1.text.utf8.count })
    for (index, run) in runs.enumerated() {
      // The usual font by itself, so that nobody asks at each character which one it is.
      if let characters = run.font.systemCharacters {
        append(run.text, in: characters, for: use, &shaper, &breaker)
      } else if let file = run.font.file {
        let shaped = file.face.advances(of: run.text, in: run.font, mustStop)
        append(shaped, of: run.text, in: run.font, for: use, &shaper, &breaker)
      } else {
        append(run.text, in: run.font, for: use, &shaper, &breaker)
      }
      guard runs.count > 1 else { continue }
      let count = cells.count - fontOfCell.count
      fontOfCell.append(contentsOf: repeatElement(UInt32(truncatingIfNeeded: index), count: count))
    }
    hasGuessedWidths = shaper.isEstimate
  }

  /// Measures the characters of a piece of text.
  private mutating func append<Characters: CharacterMetrics>(
    _ text: String, in font: Characters, for use: TextUse, _ shaper: inout TextShaper,
    _ breaker: inout LineBreaker
  ) {
    var scalars = text.unicodeScalars.makeIterator()
    var previous: Unicode.Scalar?
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      cells.append(
        Cell(
          advance: shaper.advance(of: scalar, before: next, in: font),
          kerning: previous.map { font.kerning($0, scalar) } ?? 0,
          opportunity: use == .broken
            ? breaker.opportunity(before: scalar, followedBy: next)
            : previous == "\r" && scalar == "\n" ? .prohibited : .allowed,
          isBlank: isBlank(scalar), isLineBreak: isLineBreak(scalar)))
      previous = scalar
    }
  }

  /// Takes the characters of a piece of text that was shaped: advances have the kerning, and those that are no number are of
  /// characters that the font lacks.
  private mutating func append(
    _ advances: [Double], of text: String, in font: Font, for use: TextUse, _ shaper: inout TextShaper,
    _ breaker: inout LineBreaker
  ) {
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      var advance = advances[index]
      if advance.isNaN {
        advance = shaper.advance(of: scalar, before: next, in: font)
      } else {
        shaper.pass(scalar)
      }
      let isAfterReturn = index > 0 && scalars[index - 1] == "\r"
      cells.append(
        Cell(
          advance: advance, kerning: 0,
          opportunity: use == .broken
            ? breaker.opportunity(before: scalar, followedBy: next)
            : isAfterReturn && scalar == "\n" ? .prohibited : .allowed,
          isBlank: isBlank(scalar), isLineBreak: isLineBreak(scalar)))
    }
  }

  package var isEmpty: Bool { cells.isEmpty }

  /// One line of a broken text.
  struct Line: Equatable {
    /// Its cells, without the line break at its end.
    var range: Range<Int>
    /// In points, with the blanks at its end.
    var width: Double
  }

  /// Breaks the text into lines of a width in points, nil for any. A character is always set, however narrow the line. What has
  /// no line of the maximum is left out; 0 is any number. O(*n*).
  func lines(in limit: Double?, maximumLines: Int = 0, breaking: LineBreaking = .words) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < cells.count, maximumLines == 0 || lines.count < maximumLines {
      let room = roomForLine(from: start, in: limit ?? .infinity)
      let line = line(from: start, in: room, breaking: breaking)
      lines.append(line)
      if breaking == .wordsWithoutOrphans { joinOrphan(to: &lines, in: limit ?? .infinity) }
      start = line.range.upperBound
      // A carriage return and a line feed end one line together.
      if start < cells.count, cells[start].isLineBreak {
        start += 1
        while start < cells.count, cells[start].isLineBreak, cells[start].opportunity == .prohibited {
          start += 1
        }
        // At the very end of a text it begins an empty line, as in all four such labels of recorded files.
        if start == cells.count, maximumLines == 0 || lines.count < maximumLines {
          lines.append(Line(range: start..<start, width: 0))
        }
      }
    }
    return lines
  }

  /// If the last line is one word that ends a paragraph, the last word of the line before moves to it, as far as both
  /// fit.
  private func joinOrphan(to lines: inout [Line], in limit: Double) {
    guard lines.count > 1 else { return }
    let (line, orphan) = (lines[lines.count - 2].range, lines[lines.count - 1].range)
    guard line.upperBound == orphan.lowerBound,
      orphan.upperBound == cells.count || cells[orphan.upperBound].isLineBreak,
      !orphan.dropFirst().contains(where: isOpportunity),
      let start = line.dropFirst().last(where: isOpportunity)
    else { return }
    let end = orphan.reversed().first { !cells[$0].isBlank }.map { $0 + 1 } ?? orphan.lowerBound
    guard width(of: start..<end) <= limit + fitTolerance else { return }
    lines[lines.count - 2] = Line(range: line.lowerBound..<start, width: width(of: line.lowerBound..<start))
    let moved = start..<orphan.upperBound
    lines[lines.count - 1] = Line(range: moved, width: width(of: moved))
  }

  /// Whether a line may end before a cell.
  private func isOpportunity(_ cell: Int) -> Bool { cells[cell].opportunity == .allowed }

  /// Width of cells that stand on one line, in points.
  func width(of range: Range<Int>) -> Double {
    range.reduce(0) { $0 + cells[$1].advance + ($1 > range.lowerBound ? cells[$1].kerning : 0) }
  }

  private func line(from start: Int, in limit: Double, breaking: LineBreaking) -> Line {
    var width = 0.0
    var lastBreak: (end: Int, width: Double)?
    for index in start..<cells.count {
      let cell = cells[index]
      if cell.isLineBreak { return Line(range: start..<index, width: width) }
      if index > start, cell.opportunity == .allowed || (breaking == .characters && cell.advance > 0) {
        lastBreak = (index, width)
      }
      let next = width + cell.advance + (index > start ? cell.kerning : 0)
      if next > limit + fitTolerance, !cell.isBlank, index > start {
        if let lastBreak { return Line(range: start..<lastBreak.end, width: lastBreak.width) }
        if cell.advance > 0 { return Line(range: start..<index, width: width) }
      }
      width = next
    }
    return Line(range: start..<cells.count, width: width)
  }
}

/// By how much a text may be wider than its line, in points: sizes come back from the solver as sums.
let fitTolerance = 1e-3

/// The size of a text, in points, rounded up to pixels.
package struct TextSize: Equatable, Sendable {
  package var width: Double
  package var height: Double
  package var lineCount: Int
  /// From the top to the first baseline and from the bottom to the last. Baselines lie on the nearest pixels.
  package var baselines: BaselineOffsets

  package static let zero = TextSize(
    width: 0, height: 0, lineCount: 0, baselines: BaselineOffsets(first: 0, last: 0))
}

/// What a line takes above and below its baseline, in points.
struct LineMetrics {
  var ascender = 0.0
  var descender = 0.0
  var leading = 0.0
  /// Before the line, unless it is the first.
  var gap = 0.0
}

extension TextLayout {
  /// How the text comes out in a box: in as many lines as are allowed and as have room.
  ///
  /// - Parameters:
  ///   - size: Of the box, in points. One line is always shown, however low the box.
  ///   - maximumLines: 0 for any number.
  /// - Complexity: O(*n* log *n*).
  package func fit(
    in size: Size, maximumLines: Int, breaking: LineBreaking, hasLastGap: Bool = false, on grid: PixelGrid
  ) -> TextFit {
    let limit = max(grid.roundDownText(size.width), 0)
    let total = lines(in: limit, breaking: breaking).count
    var most = maximumLines == 0 ? total : min(maximumLines, total)
    var least = min(most, 1)
    while least < most {
      let middle = (least + most + 1) / 2
      let height = self.size(
        in: limit, maximumLines: middle, breaking: breaking, hasLastGap: hasLastGap, on: grid
      ).height
      if height > size.height + 1e-3 { most = middle - 1 } else { least = middle }
    }
    guard least < total else { return TextFit(lineCount: least, isTruncated: false) }
    let need = TextNeed(width: self.size(on: grid).width, room: size.width, lineCount: total)
    return TextFit(lineCount: least, isTruncated: true, need: need)
  }

  /// The size of the text in lines of at most `limit` points.
  ///
  /// The blanks at the end of a line count, as far as they fit (fact label-wrap). Heights of lines are added
  /// before they are rounded.
  ///
  /// - Parameter hasLastGap: Whether the gap between two lines is below the last one, too.
  package func size(
    in limit: Double? = nil, maximumLines: Int = 0, breaking: LineBreaking = .words,
    hasLastGap: Bool = false, on grid: PixelGrid
  ) -> TextSize {
    let lines = lines(in: limit, maximumLines: maximumLines, breaking: breaking)
    guard !lines.isEmpty else { return .zero }
    let width = grid.roundUpText(lines.reduce(0) { max($0, $1.width + indents(from: $1.range.lowerBound)) })
    var height = 0.0
    var baselines = BaselineOffsets(first: 0, last: 0)
    for (index, line) in lines.enumerated() {
      let metrics = metrics(of: line)
      if index == 0 { baselines.first = grid.round(metrics.ascender) } else { height += metrics.gap }
      baselines.last = grid.round(height + metrics.ascender)
      height += metrics.ascender + metrics.descender + metrics.leading
      if hasLastGap, index == lines.count - 1 { height += metrics.gap }
    }
    height = grid.roundUpText(height)
    baselines.last = height - baselines.last
    return TextSize(
      width: limit.map { min(width, max($0, 0)) } ?? width, height: height, lineCount: lines.count,
      baselines: baselines)
  }

  /// What a line takes, in the style of its paragraph.
  func metrics(of line: Line) -> LineMetrics {
    let metrics = fontMetrics(of: line)
    return paragraphStyles.isEmpty ? metrics : styled(metrics, of: line)
  }

  /// The largest extents of the fonts of a line.
  private func fontMetrics(of line: Line) -> LineMetrics {
    func metrics(_ font: Font) -> LineMetrics {
      LineMetrics(
        ascender: font.ascender, descender: font.descender, leading: font.leading, gap: font.lineGap)
    }
    guard fonts.count > 1 else { return fonts.first.map(metrics) ?? LineMetrics() }
    var result = LineMetrics()
    // An empty line is as high as what ends it.
    let last = min(line.range.lowerBound, cells.count - 1)
    for index in line.range.isEmpty ? last..<last + 1 : line.range {
      let font = fonts[Int(fontOfCell[index])]
      result.ascender = max(result.ascender, font.ascender)
      result.descender = max(result.descender, font.descender)
      result.leading = max(result.leading, font.leading)
      result.gap = max(result.gap, font.lineGap)
    }
    return result
  }
}

extension PixelGrid {
  /// A length of text rounded up to pixels. A ten-thousandth of a pixel is nothing: exact multiples stay.
  package func roundUpText(_ value: Double) -> Double { (value * scale - 1e-4).rounded(.up) / scale }

  /// A width for text rounded down to pixels. It is a sum of binary fractions: a thousandth of a pixel below the grid
  /// is on it.
  package func roundDownText(_ value: Double) -> Double { (value * scale + 1e-3).rounded(.down) / scale }
}
