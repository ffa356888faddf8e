import JSON
import LayoutModel

/// Small pictures of windows at whose size something begins or ends, to one scale, in a row below the axis of their sizes. What
/// has a finding is outlined in the colour of its bar.
///
/// - Complexity: O(*n*) in the views of all windows and the findings.
struct EndPictures {
  fileprivate struct Picture {
    let size: Double
    let drawing: ScreenDrawing
    /// Codes of what is found at this size, each with its colour, the gravest first; then what jumps here.
    var notes: [(words: String, color: StaticString)] = []
    /// What is outlined, in the window.
    var outlines: [(frame: Rect, color: StaticString, isFilled: Bool)] = []
    /// From the left edge of the figure.
    var x = 0.0
    /// With the words below it.
    let width: Double

    var window: Size { drawing.bounds.size }
  }

  /// The sizes that are shown, ascending.
  var sizes: [Double] { pictures.map(\.size) }
  /// Bytes of what is drawn.
  private(set) var count = 0
  private var pictures: [Picture] = []
  private let scale: Double

  private static let height = 220.0
  private static let leastWidth = 150.0
  private static let gap = 16.0
  /// Below the numbers of the axis, with the lines that lead to the pictures.
  private static let leaderHeight = 30.0
  private static let captionHeight = 40.0

  var height: Double {
    let highest = pictures.map { $0.window.height * scale }.max() ?? 0
    return pictures.isEmpty ? 0 : Self.leaderHeight + highest + Self.captionHeight
  }

  /// Draws the windows of a layout.
  ///
  /// - Parameters:
  ///   - index: Of the layout in the file.
  ///   - width: What all may take, in points.
  ///   - room: Bytes that they may take. The first that has no room ends it.
  /// - Throws: That the time has ended.
  init(
    ofLayout index: Int, _ sweep: WindowSweep, in file: LintedFile, width: Double, room: Int,
    _ limits: DrawingLimits
  ) throws(DrawingError) {
    let layouts = file.endLayouts[index] ?? []
    let scale = Self.scale(for: layouts.map(\.environment.size), width: width)
    self.scale = scale
    let style = PanelStyle(unit: min(6, max(1, 0.7 / scale)))
    for var layout in layouts {
      layout.diagnostics = []
      let window = layout.environment.size
      let watch = DrawingWatch(limits.mustStop)
      var drawing = ScreenDrawing(layout, in: style, watch, ScreenGeometry(windowOf: layout.environment))
      drawing.draw()
      if drawing.isInterrupted || limits.mustStop() { throw .interrupted }
      var picture = Picture(
        size: sweep.side == .width ? window.width : window.height, drawing: drawing,
        width: max(window.width * scale, Self.leastWidth))
      picture.mark(file.findings, ofLayout: index, sweep)
      count += drawing.markup.count + 120 * picture.outlines.count
      if count > room { return }
      pictures.append(picture)
    }
  }

  /// As large as there is room for.
  private static func scale(for windows: [Size], width: Double) -> Double {
    guard let highest = windows.map(\.height).max() else { return 1 }
    var scale = min(0.4, height / highest)
    let room = width - gap * Double(windows.count - 1)
    while windows.reduce(0, { $0 + max($1.width * scale, leastWidth) }) > room, scale > 0.001 {
      scale *= 0.96
    }
    return scale
  }

  /// Puts each picture below its size on the axis, and those that would lie over each other side by side with their middle there.
  ///
  /// - Parameter place: Gives the place of a size.
  mutating func arrange(from left: Double, to right: Double, place: (Double) -> Double) {
    var rows: [(pictures: Range<Int>, start: Double, width: Double)] = []
    for index in pictures.indices {
      let width = pictures[index].width
      var row = (pictures: index..<index + 1, start: place(pictures[index].size) - width / 2, width: width)
      row.start = max(left, min(right - row.width, row.start))
      while let last = rows.last, last.start + last.width + Self.gap > row.start {
        rows.removeLast()
        let shares = (Double(last.pictures.count), Double(row.pictures.count))
        // Each picture pulls the row to where its own left edge would be.
        let pull = last.start * shares.0 + (row.start - last.width - Self.gap) * shares.1
        row.width += last.width + Self.gap
        row.start = max(left, min(right - row.width, pull / (shares.0 + shares.1)))
        row.pictures = last.pictures.lowerBound..<row.pictures.upperBound
      }
      rows.append(row)
    }
    for row in rows {
      var x = row.start
      for index in row.pictures {
        pictures[index].x = x
        x += pictures[index].width + Self.gap
      }
    }
  }

  /// - Parameters:
  ///   - y: Where the numbers of the axis end.
  ///   - known: Clips that the figure has already.
  func write(to markup: inout MarkupWriter, y: Double, known: inout Set<Clip>, place: (Double) -> Double) {
    let clips = pictures.flatMap(\.drawing.clips).filter { known.insert($0).inserted }
    if !clips.isEmpty {
      markup.raw("<defs>")
      for clip in clips { markup += clip.definition }
      markup.raw("</defs>")
    }
    for picture in pictures { write(picture, to: &markup, y: y, from: place(picture.size)) }
  }

  /// What the pictures name that the figure must define.
  var symbols: Set<SymbolGlyph> { pictures.reduce(into: []) { $0.formUnion($1.drawing.symbols) } }
  var needsEdges: Bool { pictures.contains { $0.drawing.needsEdges } }

  private func write(_ picture: Picture, to markup: inout MarkupWriter, y: Double, from x: Double) {
    let top = y + Self.leaderHeight
    let middle = picture.x + picture.width / 2
    let origin = Point(x: middle - picture.window.width * scale / 2, y: top)
    let words = "\(number(picture.window.width)) × \(number(picture.window.height))"
    markup += """
      <path d="M\(x) \(y)V\(y + 5)L\(middle) \(top - 8)V\(top - 3)" fill="none" stroke="#8b99ad"/>\
      <g role="img"><title>\(name: words)\(name: picture.sentence)</title>\
      <g class="picture"><g class="panel\(raw: picture.isDark ? " dark" : "")"><g class="screen" \
      transform="translate(\(origin.x) \(origin.y)) scale(\(fine: scale))">\(picture.drawing.markup)</g></g></g>
      """
    for (frame, color, isFilled) in picture.outlines {
      let shown = Rect(
        x: origin.x + frame.minX * scale, y: origin.y + frame.minY * scale, width: frame.size.width * scale,
        height: frame.size.height * scale)
      markup += """
        <rect \(filling: shown) fill="\(raw: color)" fill-opacity="\(isFilled ? 0.18 : 0)" stroke="\(raw: color)" \
        stroke-width="1.25"/>
        """
    }
    writeCaption(of: picture, words, at: top + picture.window.height * scale + 16, to: &markup)
    markup.raw("</g>")
  }

  private func writeCaption(of picture: Picture, _ words: String, at y: Double, to markup: inout MarkupWriter)
  {
    let middle = picture.x + picture.width / 2
    markup += """
      <text x="\(middle)" y="\(y)" text-anchor="middle" font-weight="600">\(name: words)</text>
      """
    guard let first = picture.notes.first else { return }
    let more = picture.notes.count > 1 ? " + \(picture.notes.count - 1)" : ""
    let code =
      (truncated(first.words, to: picture.width - 16 - 6 * Double(more.count), size: 11) ?? "…") + more
    let start = middle - (estimatedWidth(of: code, size: 11) + 12) / 2
    markup += """
      <circle cx="\(start + 4)" cy="\(y + 12)" r="4" fill="\(raw: first.color)"/>\
      <text x="\(start + 12)" y="\(y + 16)" font-size="11">\(name: code)</text>
      """
  }
}

extension EndPictures.Picture {
  var isDark: Bool { drawing.layout.environment.traits.userInterfaceStyle == .dark }

  /// `: overlappingViews, title jumps`.
  var sentence: String { notes.isEmpty ? "" : ": " + notes.map(\.words).joined(separator: ", ") }

  /// Notes what is found at its size and what jumps there, and where that is.
  mutating func mark(_ findings: [LintFinding], ofLayout index: Int, _ sweep: WindowSweep) {
    // The gravest come first.
    var colors: [String: StaticString] = [:]
    for finding in findings where finding.intervals[index]?.contains(where: { $0.contains(size) }) == true {
      note(finding.diagnostic.code.rawValue, finding.barColor)
      for view in finding.diagnostic.views where colors[view] == nil { colors[view] = finding.barColor }
    }
    for jump in sweep.jumps where jump.at == size || jump.at - WindowSweep.step == size {
      note("\(oneLine(jump.view)) jumps", jumpColor)
      if colors[jump.view] == nil { colors[jump.view] = jumpColor }
    }
    if colors.isEmpty { return }
    let (layout, bounds) = (drawing.layout, drawing.bounds.shrunk(by: -8))
    for (view, node) in layout.document.views.enumerated() {
      guard let color = colors[node.id], let frame = drawing.visibleFrame(of: view)?.intersection(bounds)
      else { continue }
      outlines.append((frame, color, Int(node.subtreeEnd) == view + 1))
    }
  }

  private mutating func note(_ words: String, _ color: StaticString) {
    if notes.count < Self.mostNotes, !notes.contains(where: { $0.words == words }) {
      notes.append((words, color))
    }
  }

  private static let mostNotes = 20
}

extension WindowSweep.Interval {
  fileprivate func contains(_ size: Double) -> Bool { from <= size && size <= to }
}

extension MarkupWriter {
  /// A number of which thousandths are too coarse.
  fileprivate mutating func appendInterpolation(fine value: Double) {
    self += "\(text: String(number: value, decimals: 6))"
  }
}
