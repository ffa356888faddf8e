import LayoutModel

/// Panels on one picture: each look once, scene by scene.
struct ContactSheet {
  /// In the order of their first results.
  let sketches: [PanelSketch]
  private let images: PictureImages
  private let unit: Double
  private let hasIDs: Bool
  private let isSingle: Bool

  /// - Parameter hasIDs: Whether a page refers to the views of the picture.
  init(_ panels: [PicturePanel], _ overlays: PictureOverlays, _ images: PictureImages, hasIDs: Bool) {
    let unit = Self.unit(for: panels)
    var sketches: [PanelSketch] = []
    var numbers: [PanelSketch.Look: Int] = [:]
    var size = 0
    for (index, panel) in panels.enumerated() {
      var panel = panel
      if size > Self.mostBytes { panel.content = .problem("Not drawn: this picture is too large already.") }
      let sketch = PanelSketch(panel, index: index, overlays, images, unit: unit, hasIDs: hasIDs)
      if let number = numbers[sketch.look] {
        sketches[number].names.append(panel.name)
      } else {
        numbers[sketch.look] = sketches.count
        sketches.append(sketch)
        size += sketch.screen.count + sketch.foot.count
      }
    }
    (self.sketches, self.images, self.unit, self.hasIDs) = (sketches, images, unit, hasIDs)
    isSingle = panels.count == 1
  }

  /// No more is drawn of further results: whoever asked has a lower limit, but it holds for what is finished.
  private static let mostBytes = 256 << 20

  /// How large the smallest things are: as on a phone that fills the picture, also where the narrowest panel is wider.
  private static func unit(for panels: [PicturePanel]) -> Double {
    let widths = panels.compactMap { panel in
      if case .layout(let layout) = panel.content {
        ScreenGeometry(layout.environment).screen.width
      } else {
        nil
      }
    }
    return widths.min().map { min(2, max(1, ($0 / 420 * 10).rounded() / 10)) } ?? 1
  }

  var resultCount: Int { sketches.reduce(0) { $0 + $1.names.count } }

  // MARK: Places

  private struct Section {
    var scene: String?
    var panels: [Int]
    var top = 0.0
    var places = PanelPlaces(origins: [], size: .zero)
  }

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
  private var sceneHeight: Double { 34 * unit }

  private func makeSections() -> [Section] {
    Dictionary(grouping: sketches.indices) { sketches[$0].scene }.sorted { $0.value[0] < $1.value[0] }
      .map { Section(scene: $0.key, panels: $0.value) }
  }

  // MARK: Writing

  func write(to markup: inout MarkupWriter) {
    let names = sketches.map(self.names)
    var sections = makeSections()
    let hasScenes = sections.count > 1 || sections.first?.scene != nil
    var size = Size(width: 0, height: margin)
    for index in sections.indices {
      if index > 0 { size.height += 2 * margin }
      sections[index].top = size.height + (hasScenes ? sceneHeight : 0)
      sections[index].places = packPanels(
        sections[index].panels.map { self.size(of: sketches[$0], names[$0]) }, gap: 1.75 * margin)
      size.width = max(size.width, sections[index].places.size.width)
      size.height = sections[index].top + sections[index].places.size.height
    }
    size = Size(width: (size.width + 2 * margin).rounded(.up), height: (size.height + margin).rounded(.up))
    markup.reserve(sketches.reduce(10_000) { $0 + $1.screen.count + $1.foot.count + 1000 })
    writeStart(size, to: &markup)
    for section in sections {
      if hasScenes {
        let place = Point(x: margin, y: section.top - sceneHeight + 16 * unit)
        markup.line("h0", section.scene ?? "", at: place, size: 16 * unit)
      }
      for (number, origin) in zip(section.panels, section.places.origins) {
        let place = origin + Point(x: margin, y: section.top)
        write(sketches[number], names[number], at: place, to: &markup)
      }
    }
    markup.raw("</svg>")
  }

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
    if sketches.contains(where: \.needsHatch) { markup.raw(Self.patterns) }
    if sketches.contains(where: \.needsTint) { markup.raw(Self.filters) }
    let files = sketches.reduce(into: Set<Int>()) { $0.formUnion($1.files) }
    for file in files.sorted() { markup += images.files[file].definition }
    markup.raw("</defs>")
  }

  /// Templates: their alpha in the tint of each style.
  private static let filters: StaticString = """
    <filter id="picture-tint" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feFlood flood-color="#2563c9"/>\
    <feComposite in2="SourceAlpha" operator="in"/></filter>\
    <filter id="picture-tint-dark" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feFlood flood-color="#6ea3f7"/>\
    <feComposite in2="SourceAlpha" operator="in"/></filter>
    """

  /// Lines along an axis.
  private static let patterns: StaticString = """
    <pattern id="picture-hatch-h" patternUnits="userSpaceOnUse" width="6" height="6"><path class="hatch" d="M0 3h6"/></pattern>\
    <pattern id="picture-hatch-v" patternUnits="userSpaceOnUse" width="6" height="6"><path class="hatch" d="M3 0v6"/></pattern>
    """

  private func write(
    _ sketch: PanelSketch, _ names: PanelFoot, at origin: Point, to markup: inout MarkupWriter
  ) {
    let top = headHeight + ScreenGeometry.bezel
    markup += """
      <g class="panel\(raw: sketch.isDark ? " dark" : "")" data-panel="\(sketch.index)" \(moving: origin)>\
      <title>\(name: sketch.title), \(name: sketch.subtitle)</title><desc>\(name: sketch.names.joined(separator: ", "))</desc>
      """
    writeHead(sketch, width: names.width, to: &markup)
    markup += "<g class=\"screen\" \(moving: Point(x: ScreenGeometry.bezel, y: top))>"
    writeScreen(sketch, to: &markup)
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
  private func writeScreen(_ sketch: PanelSketch, to markup: inout MarkupWriter) {
    guard hasIDs else { return markup.raw(sketch.screen) }
    let parts = sketch.screen.split(separator: MarkupWriter.panelMark, omittingEmptySubsequences: false)
    for (number, part) in parts.enumerated() {
      if number > 0 { markup += "\(sketch.index)" }
      markup.raw(part)
    }
  }
}
