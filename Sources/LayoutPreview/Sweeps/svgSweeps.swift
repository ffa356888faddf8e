package import LayoutModel

/// What lint found in windows of all sizes as one SVG picture: for each layout the sizes along an axis, with size classes as bands, a
/// bar for each stretch that has a finding, one for those that are clean, and a line for each jump. Below them stand small pictures of
/// the windows that the report keeps.
///
/// The text is well-formed XML whatever the report says, and the same for the same report.
///
/// - Throws: That the time has ended.
/// - Complexity: O(*n*) in findings, intervals, bands, jumps, and the views of the windows.
package func svgSweeps(
  _ report: LintReport, _ limits: DrawingLimits = DrawingLimits()
) throws(DrawingError) -> [UInt8] {
  var figure = SweepFigure(limits)
  for file in report.files {
    for index in file.layouts.indices {
      if let sweep = file.layouts[index].sweep { try figure.draw(sweep, ofLayout: index, in: file) }
    }
  }
  return figure.finish()
}

/// A picture of sweeps, one below the other, in points.
private struct SweepFigure {
  private var markup = MarkupWriter()
  private var y = 16.0
  private let limits: DrawingLimits
  /// Bytes that pictures of windows may still take.
  private var room: Int
  /// What has a definition.
  private var clips: Set<Clip> = []
  private var symbols: Set<SymbolGlyph> = []
  private var needsEdges = false
  private var hasPictures = false

  private static let width = 1120.0
  /// Where names begin, and where sizes do.
  private static let margin = 16.0
  private static let axisStart = 320.0
  private static let axisEnd = width - 32
  private static let row = 22.0

  /// What pictures take of a figure at most, in bytes.
  private static let mostPictureBytes = 16 << 20

  init(_ limits: DrawingLimits) {
    self.limits = limits
    room = min(Self.mostPictureBytes, limits.bytes / 2)
  }

  mutating func draw(
    _ sweep: WindowSweep, ofLayout index: Int, in file: LintedFile
  ) throws(DrawingError) {
    let layout = file.layouts[index]
    let other = sweep.side == .width ? "height" : "width"
    let names = [layout.scene, layout.environment].compactMap { $0 }.filter { !$0.isEmpty }
    let notes = [file.path, "\(sweep.title), \(other) \(number(sweep.otherSide))"].compactMap { $0 }
    for (words, size, weight) in [(names, 14.0, "600" as StaticString), (notes, 12, "400")] {
      let line = words.map(oneLine).joined(separator: " · ")
      label(line, size: size, weight: weight, most: Self.width - 2 * Self.margin)
      y += 22
    }
    y -= 12
    drawBands(sweep)
    let top = y
    for finding in file.findings {
      guard let intervals = finding.intervals[index] else { continue }
      drawRow(
        "\(finding.diagnostic.code.rawValue) \(listed(finding.elements.map { $0.name ?? $0.id }.map(oneLine), most: 2))",
        intervals, finding.barColor, along: sweep)
    }
    drawRow("clean", sweep.clean, "#2f9e55", along: sweep)
    drawJumps(sweep, from: top)
    var pictures = try EndPictures(
      ofLayout: index, sweep, in: file, width: Self.width - 2 * Self.margin, room: room, limits)
    drawAxis(sweep, pictures.sizes)
    draw(&pictures, along: sweep)
    y += 28
  }

  consuming func finish() -> [UInt8] {
    var result: MarkupWriter = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(y)" width="\(Self.width)" height="\(y)" \
      font-family="system-ui,-apple-system,Inter,Roboto,sans-serif" font-size="12" fill="#1d2430">\
      <rect width="\(Self.width)" height="\(y)" fill="#fff"/>
      """
    if hasPictures {
      result += "<style>\(raw: PictureStyle.picture)</style><defs>"
      if needsEdges { result.raw(PictureDefinitions.edges) }
      result += "\(PictureDefinitions.definitions(of: symbols))</defs>"
    }
    result += markup
    result += "</svg>\n"
    return result.bytes
  }

  // MARK: Parts

  private static func place(_ size: Double, along sweep: WindowSweep) -> Double {
    let length = max(sweep.sizes.to - sweep.sizes.from, WindowSweep.step)
    return axisStart + (size - sweep.sizes.from) / length * (axisEnd - axisStart)
  }

  /// Fills the sizes of an interval, at least so wide that it is seen.
  private mutating func fill(
    _ sizes: WindowSweep.Interval, _ color: StaticString, height: Double, along sweep: WindowSweep
  ) {
    let (from, to) = (Self.place(sizes.from, along: sweep), Self.place(sizes.to, along: sweep))
    markup += """
      <rect x="\(from)" y="\(y)" width="\(max(to - from, 2))" height="\(height)" rx="2" fill="\(raw: color)"/>
      """
  }

  private mutating func label(
    _ text: String, x: Double = margin, size: Double = 12, weight: StaticString = "400", most: Double
  ) {
    guard let shown = truncated(text, to: most, size: size) else { return }
    markup += """
      <text x="\(x)" y="\(y + 12)" font-size="\(size)" font-weight="\(raw: weight)">\(name: shown)</text>
      """
  }

  private mutating func drawBands(_ sweep: WindowSweep) {
    y += 8
    label("size classes", most: Self.axisStart - 2 * Self.margin)
    for (index, band) in sweep.bands.enumerated() {
      fill(band.sizes, index.isMultiple(of: 2) ? "#dbe5f4" : "#c3d3ec", height: 16, along: sweep)
      let (from, to) = (Self.place(band.sizes.from, along: sweep), Self.place(band.sizes.to, along: sweep))
      label(band.switches.title, x: from + 4, most: to - from - 8)
    }
    y += Self.row
  }

  private mutating func drawRow(
    _ title: String, _ intervals: [WindowSweep.Interval], _ color: StaticString, along sweep: WindowSweep
  ) {
    label(title, most: Self.axisStart - 2 * Self.margin)
    markup += """
      <rect x="\(Self.axisStart)" y="\(y)" width="\(Self.axisEnd - Self.axisStart)" height="14" rx="2" fill="#f2f4f7"/>
      """
    for (index, sizes) in intervals.enumerated() {
      fill(sizes, color, height: 14, along: sweep)
      let (from, to) = (Self.place(sizes.from, along: sweep), Self.place(sizes.to, along: sweep))
      let next =
        index + 1 < intervals.count ? Self.place(intervals[index + 1].from, along: sweep) : Self.axisEnd
      let room = estimatedWidth(of: sizes.words, size: 11) + 8
      if to - from >= room {
        markup += "<g fill=\"#fff\">"
        label(sizes.words, x: from + 4, size: 11, most: to - from - 4)
        markup += "</g>"
      } else if next - to >= room {
        label(sizes.words, x: to + 4, size: 11, most: next - to - 4)
      }
    }
    y += Self.row
  }

  private mutating func drawJumps(_ sweep: WindowSweep, from top: Double) {
    var last: Double?
    for jump in sweep.jumps where jump.at != last {
      last = jump.at
      let x = Self.place(jump.at, along: sweep)
      markup += """
        <line x1="\(x)" y1="\(top)" x2="\(x)" y2="\(y)" stroke="\(raw: jumpColor)" stroke-dasharray="3 3"><title>\
        jumps at \(name: number(jump.at)): \(name: jump.view)</title></line>
        """
    }
  }

  private mutating func draw(_ pictures: inout EndPictures, along sweep: WindowSweep) {
    if pictures.sizes.isEmpty { return }
    let place = { Self.place($0, along: sweep) }
    pictures.arrange(from: Self.margin, to: Self.width - Self.margin, place: place)
    pictures.write(to: &markup, y: y, known: &clips, place: place)
    symbols.formUnion(pictures.symbols)
    needsEdges = needsEdges || pictures.needsEdges
    y += pictures.height
    room = max(0, room - pictures.count)
    hasPictures = true
  }

  /// Marks the ends of what was looked at, the windows that are shown, and where something begins.
  private mutating func drawAxis(_ sweep: WindowSweep, _ shown: [Double]) {
    markup += """
      <line x1="\(Self.axisStart)" y1="\(y)" x2="\(Self.axisEnd)" y2="\(y)" stroke="#8b99ad"/>
      """
    let marks =
      [sweep.sizes.from, sweep.sizes.to] + shown + sweep.bands.dropFirst().map(\.sizes.from)
      + sweep.jumps.map(\.at)
      + sweep.clean.flatMap { [$0.from, $0.to] }
    var taken: [Double] = []
    for mark in marks {
      let x = Self.place(mark, along: sweep)
      if taken.contains(where: { abs($0 - x) < 34 }) { continue }
      taken.append(x)
      markup += """
        <line x1="\(x)" y1="\(y)" x2="\(x)" y2="\(y + 4)" stroke="#8b99ad"/>\
        <text x="\(x)" y="\(y + 16)" font-size="11" text-anchor="middle">\(name: number(mark))</text>
        """
    }
    y += 20
  }

}

/// The colour of what jumps.
let jumpColor: StaticString = "#8a3fc4"

extension LintFinding {
  /// The colour of its bar.
  var barColor: StaticString {
    if isKnown { return "#9aa5b4" }
    switch severity {
    case .error: return "#c4322b"
    case .warning: return "#d9822b"
    case .info: return "#2563c9"
    }
  }
}
