import LayoutModel

/// Panels on one picture: each look once, scene by scene. They are drawn one after the other, so that nobody needs to keep a
/// layout whose panel is drawn.
package struct ContactSheet {
  /// In the order of their first results.
  private(set) var sketches: [PanelSketch] = []
  /// Results that were drawn or share a panel.
  package private(set) var resultCount = 0
  private let style: PanelStyle
  private let limits: DrawingLimits
  /// Places in ``sketches`` by what those have in common that look alike.
  private var looks: [Int: [Int]] = [:]
  /// What was drawn of each resolution, by its number.
  private var drawn: [Int: [DrawnResult]] = [:]
  /// Bytes of the sketches.
  private var count = 0

  package init(_ style: PanelStyle, _ limits: DrawingLimits) { (self.style, self.limits) = (style, limits) }

  /// A sheet of panels that are all at hand.
  init(_ panels: [PicturePanel], _ style: PanelStyle, _ limits: DrawingLimits) throws(DrawingError) {
    self.init(style, limits)
    for panel in panels { try add(panel) }
  }

  /// A result that has its panel, by what decides how that looks.
  private struct DrawnResult {
    let environment: WindowEnvironment
    let diagnostics: [Diagnostic]
    let sketch: Int
  }

  /// Draws a result, unless one with the same layout was drawn.
  ///
  /// - Parameter resolution: The number of its resolution: what comes of one is the same in all but the window and what is to be
  ///   known of that. Nil for a layout about which nobody says so.
  /// - Throws: Why the picture cannot be drawn to its end.
  package mutating func add(_ panel: PicturePanel, resolution: Int? = nil) throws(DrawingError) {
    if limits.mustStop() { throw .interrupted }
    let number = if let place = place(of: panel, resolution) { place } else { try draw(panel) }
    if let resolution, case .layout(let layout) = panel.content {
      let result = DrawnResult(
        environment: layout.environment, diagnostics: layout.diagnostics, sketch: number)
      drawn[resolution, default: []].append(result)
    }
    resultCount += 1
  }

  /// The panel of an equal result, which gets one more name; nil where there is none.
  private mutating func place(of panel: PicturePanel, _ resolution: Int?) -> Int? {
    guard let resolution, case .layout(let layout) = panel.content else { return nil }
    let result = drawn[resolution]?.first { result in
      result.environment == layout.environment && result.diagnostics == layout.diagnostics
        && sketches[result.sketch].scene == panel.scene && sketches[result.sketch].flow == panel.flow
    }
    guard let result else { return nil }
    sketches[result.sketch].names.append(panel.name)
    return result.sketch
  }

  /// Draws a panel; the place of the sketch that looks like it.
  private mutating func draw(_ panel: PicturePanel) throws(DrawingError) -> Int {
    let sketch = try PanelSketch(panel, index: resultCount, in: style, DrawingWatch(limits.mustStop))
    let look = sketch.look
    if let number = looks[look]?.first(where: { sketches[$0].looksLike(sketch) }) {
      sketches[number].names.append(panel.name)
      return number
    }
    looks[look, default: []].append(sketches.count)
    sketches.append(sketch)
    count += sketch.count
    if count > limits.bytes { throw .tooLarge(bytes: count) }
    return sketches.count - 1
  }

  private var unit: Double { style.unit }
  private var isSingle: Bool { resultCount == 1 }

  // MARK: Places

  private func names(of sketch: PanelSketch) -> PanelFoot {
    var foot = PanelFoot(below: sketch.size, unit: unit)
    if !isSingle, sketch.names.count > 1 || !sketch.hasPlainName { foot.write(names: sketch.names) }
    return foot
  }

  private func size(of sketch: PanelSketch, _ names: PanelFoot) -> Size {
    let foot = names.height + sketch.footHeight
    return Size(
      width: names.width,
      height: headHeight + sketch.size.height + 2 * ScreenGeometry.bezel + (foot > 0 ? foot + footGap : 0))
  }

  /// Height of the two lines above a screen.
  private var headHeight: Double { 36 * unit }
  private var footGap: Double { 4 * unit }
  private var margin: Double { 16 * unit }
  // MARK: Writing

  /// Writes the picture, and forgets each screen when it is written.
  mutating func write(to markup: inout MarkupWriter) {
    let names = sketches.map(self.names)
    let sizes = sketches.indices.map { self.size(of: sketches[$0], names[$0]) }
    let plan = SheetPlan(of: sketches, sizes: sizes, unit: unit)
    let size = Size(
      width: (plan.size.width + 2 * margin).rounded(.up), height: (plan.size.height + 2 * margin).rounded(.up)
    )
    markup.reserve(expectedCount)
    writeStart(size, to: &markup)
    let corner = Point(x: margin, y: margin)
    for flow in plan.flows { markup.rect("flow", flow.offset(by: corner), radius: 12 * unit) }
    for heading in plan.headings {
      guard let text = truncated(heading.text, to: heading.width, size: heading.size) else { continue }
      markup.line("h0", text, at: heading.place + corner, size: heading.size)
    }
    for (number, origin) in plan.panels {
      let screen = sketches[number].takeScreen()
      write(sketches[number], names[number], screen, at: origin + corner, to: &markup)
    }
    markup.raw("</svg>")
  }

  /// About how many bytes are written, rather too many: memory that is not used costs nothing, a copy does.
  private var expectedCount: Int {
    let files = style.images.files.reduce(0) { $0 + $1.bytes.count / 2 * 3 }
    // Pages have the numbers of panels at every view, and all names three times.
    let all = sketches.reduce(40_000 + files) { count, sketch in
      count + sketch.count + sketch.screen.count / 16 + 4000 + 100 * sketch.clips.count
        + 3 * sketch.names.reduce(0) { $0 + $1.utf8.count + 16 }
    }
    return all
  }

  /// Takes what a page says of a panel, which is not needed again.
  mutating func takeSection(ofPanel number: Int) -> PanelSection { sketches[number].takeSection() }

  private func writeStart(_ size: Size, to markup: inout MarkupWriter) {
    markup += """
      <svg xmlns="http://www.w3.org/2000/svg" class="picture" role="img" \
      width="\(size.width)" height="\(size.height)" viewBox="0 0 \(size.width) \(size.height)"><title>\(name: title)</title>\
      <desc>\(name: sketches.map { $0.names.joined(separator: ", ") }.joined(separator: "; "))</desc>\
      <style>\(raw: PictureStyle.picture)</style>
      """
    writeDefinitions(to: &markup)
    markup.rect("page", Rect(origin: .zero, size: size))
  }

  private var title: String {
    guard let first = sketches.first else { return "" }
    let title = "Layout on \(first.title), \(first.subtitle)"
    return resultCount > 1
      ? title + " and others: \(resultCount) results in \(counted(sketches.count, "panel"))" : title
  }

  /// Clips by their names and images, each once.
  private func writeDefinitions(to markup: inout MarkupWriter) {
    var written: Set<Clip> = []
    markup.raw("<defs>")
    for sketch in sketches {
      for clip in sketch.clips where written.insert(clip).inserted { markup += clip.definition }
    }
    if sketches.contains(where: \.needsHatch) { markup.raw(PictureDefinitions.patterns) }
    if sketches.contains(where: \.needsTint) { markup.raw(PictureDefinitions.filters) }
    if sketches.contains(where: \.needsEdges) { markup.raw(PictureDefinitions.edges) }
    let symbols = sketches.reduce(into: Set<SymbolGlyph>()) { $0.formUnion($1.symbols) }
    markup += PictureDefinitions.definitions(of: symbols)
    let files = sketches.reduce(into: Set<Int>()) { $0.formUnion($1.files) }
    for file in files.sorted() { markup += style.images.files[file].definition }
    markup.raw("</defs>")
  }

  private func write(
    _ sketch: PanelSketch, _ names: PanelFoot, _ screen: [UInt8], at origin: Point,
    to markup: inout MarkupWriter
  ) {
    let top = headHeight + ScreenGeometry.bezel
    markup += """
      <g class="panel\(raw: sketch.isDark ? " dark" : "")" data-panel="\(sketch.index)" \(moving: origin)>\
      <title>\(name: sketch.title), \(name: sketch.subtitle)</title><desc>\(name: sketch.names.joined(separator: ", "))</desc>
      """
    writeHead(sketch, width: names.width, to: &markup)
    markup += "<g class=\"screen\" \(moving: Point(x: ScreenGeometry.bezel, y: top))>"
    writeScreen(screen, ofPanel: sketch.index, to: &markup)
    markup.raw("</g>")
    let below = top + sketch.size.height + ScreenGeometry.bezel + footGap
    for (part, y) in [(names.markup, below), (sketch.foot, below + names.height)] where !part.bytes.isEmpty {
      markup += "<g \(moving: Point(x: 0, y: y))>\(part)</g>"
    }
    markup.raw("</g>")
  }

  private func writeHead(_ sketch: PanelSketch, width: Double, to markup: inout MarkupWriter) {
    let size = 14 * unit
    let title = truncated(sketch.title, to: width * 0.8, size: size) ?? "…"
    markup += "<text class=\"h1\" x=\"0\" y=\"\(13 * unit)\" font-size=\"\(size)\">\(name: title)"
    let others = sketch.names.count - 1
    if others > 0 { markup += "<tspan class=\"h2\" dx=\"5\">+ \(others) more</tspan>" }
    markup.raw("</text>")
    let subtitle = truncated(sketch.subtitle, to: width, size: 10.5 * unit) ?? "…"
    markup.line("h2", subtitle, at: Point(x: 0, y: 28 * unit), size: 10.5 * unit)
  }

  /// Writes a screen, with the number of its panel where that is missing.
  private func writeScreen(_ screen: [UInt8], ofPanel index: Int, to markup: inout MarkupWriter) {
    if style.form == .picture { return markup.raw(screen) }
    var start = 0
    while let end = screen[start...].firstIndex(of: MarkupWriter.panelMark) {
      markup.raw(screen[start..<end])
      markup.number(Double(index))
      start = end + 1
    }
    markup.raw(screen[start...])
  }
}
