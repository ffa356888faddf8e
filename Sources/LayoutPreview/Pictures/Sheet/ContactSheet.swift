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
    self.sketches = sketches
    self.images = images
    self.unit = unit
    self.hasIDs = hasIDs
    isSingle = panels.count == 1
  }

  /// No more is drawn of further results: whoever asked has a lower limit, but it holds for what is finished.
  private static let mostBytes = 256 << 20

  /// How large the smallest things are: as on a phone that fills the picture, also where the narrowest panel is wider.
  private static func unit(for panels: [PicturePanel]) -> Double {
    var narrowest = Double.infinity
    for panel in panels {
      guard case .layout(let layout) = panel.content else { continue }
      narrowest = min(narrowest, ScreenGeometry(layout.environment).screen.width)
    }
    return narrowest.isFinite ? min(2, max(1, (narrowest / 420 * 10).rounded() / 10)) : 1
  }

  // MARK: Places

  /// Some panels with what is below them.
  private struct Section {
    var scene: String?
    var panels: [Int]
    var top = 0.0
    var places = PanelPlaces(origins: [], size: .zero)
  }

  /// The names below a panel, if there are any.
  private struct Names {
    var markup: [UInt8] = []
    var height = 0.0
  }

  private func names(of sketch: PanelSketch) -> Names {
    guard !isSingle, sketch.names.count > 1 || !sketch.hasPlainName else { return Names() }
    var foot = PanelFoot(width: PanelMeasures.width(of: sketch.size, unit: unit), unit: unit)
    foot.write(names: sketch.names)
    return Names(markup: foot.markup.bytes, height: foot.height)
  }

  private func size(of sketch: PanelSketch, _ names: Names) -> Size {
    let foot = names.height + sketch.footHeight
    return Size(
      width: PanelMeasures.width(of: sketch.size, unit: unit),
      height: PanelMeasures.headHeight(unit: unit) + sketch.size.height + 2 * ScreenGeometry.bezel
        + (foot > 0 ? foot + footGap : 0))
  }

  private var footGap: Double { 4 * unit }
  private var margin: Double { 16 * unit }
  private var sceneHeight: Double { 34 * unit }

  private func makeSections() -> [Section] {
    var sections: [Section] = []
    var numbers: [String?: Int] = [:]
    for (index, sketch) in sketches.enumerated() {
      if let number = numbers[sketch.scene] {
        sections[number].panels.append(index)
      } else {
        numbers[sketch.scene] = sections.count
        sections.append(Section(scene: sketch.scene, panels: [index]))
      }
    }
    return sections
  }

  // MARK: Writing

  /// Writes the `svg` element.
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
    markup.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"picture\" role=\"img\"")
    markup.attribute(" width=\"", size.width)
    markup.attribute(" height=\"", size.height)
    markup.raw(" viewBox=\"0 0 ")
    markup.number(size.width)
    markup.raw(" ")
    markup.number(size.height)
    markup.raw("\"><title>")
    writeTitle(to: &markup)
    markup.raw("</title><desc>")
    for (number, sketch) in sketches.enumerated() {
      markup.raw(number == 0 ? "" : "; ")
      writeNames(of: sketch, to: &markup)
    }
    markup.raw("</desc><style>")
    markup.raw(PictureStyle.picture)
    markup.raw("</style>")
    writeDefinitions(to: &markup)
    markup.rect("page", Rect(origin: .zero, size: size))
  }

  private func writeTitle(to markup: inout MarkupWriter) {
    guard let first = sketches.first else { return }
    markup.raw("Layout on ")
    markup.name(first.title)
    markup.raw(", ")
    markup.name(first.subtitle)
    let count = sketches.reduce(0) { $0 + $1.names.count }
    guard count > 1 else { return }
    markup.raw(" and others: ")
    markup.number(Double(count))
    markup.raw(" results in ")
    markup.number(Double(sketches.count))
    markup.raw(sketches.count == 1 ? " panel" : " panels")
  }

  private func writeNames(of sketch: PanelSketch, to markup: inout MarkupWriter) {
    for (number, name) in sketch.names.enumerated() {
      markup.raw(number == 0 ? "" : ", ")
      markup.name(name)
    }
  }

  /// Clips by their names and images, each once.
  private func writeDefinitions(to markup: inout MarkupWriter) {
    var written: Set<Clip> = []
    markup.raw("<defs>")
    for sketch in sketches {
      for clip in sketch.clips where written.insert(clip).inserted { clip.writeDefinition(to: &markup) }
    }
    if sketches.contains(where: \.needsHatch) { markup.raw(Self.patterns) }
    if sketches.contains(where: \.needsTint) { markup.raw(Self.filters) }
    let files = sketches.reduce(into: Set<Int>()) { $0.formUnion($1.files) }
    for file in files.sorted() { images.files[file].writeDefinition(to: &markup) }
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

  private func write(_ sketch: PanelSketch, _ names: Names, at origin: Point, to markup: inout MarkupWriter) {
    markup.raw(sketch.isDark ? "<g class=\"panel dark\"" : "<g class=\"panel\"")
    markup.attribute(" data-panel=\"", Double(sketch.index))
    markup.translation(origin)
    markup.raw("><title>")
    markup.name(sketch.title)
    markup.raw(", ")
    markup.name(sketch.subtitle)
    markup.raw("</title><desc>")
    writeNames(of: sketch, to: &markup)
    markup.raw("</desc>")
    writeHead(sketch, to: &markup)
    let top = PanelMeasures.headHeight(unit: unit) + ScreenGeometry.bezel
    markup.raw("<g class=\"screen\"")
    markup.translation(Point(x: ScreenGeometry.bezel, y: top))
    markup.raw(">")
    writeScreen(sketch, to: &markup)
    markup.raw("</g>")
    let below = top + sketch.size.height + ScreenGeometry.bezel + footGap
    write(names.markup, at: below, to: &markup)
    write(sketch.foot, at: below + names.height, to: &markup)
    markup.raw("</g>")
  }

  private func writeHead(_ sketch: PanelSketch, to markup: inout MarkupWriter) {
    let width = PanelMeasures.width(of: sketch.size, unit: unit)
    let title = truncated(sketch.title, to: width * 0.8, size: 14 * unit) ?? "…"
    markup.raw("<text class=\"h1\" x=\"0\"")
    markup.attribute(" y=\"", 13 * unit)
    markup.attribute(" font-size=\"", 14 * unit)
    markup.raw(">")
    markup.name(title)
    if sketch.names.count > 1 {
      markup.raw("<tspan class=\"h2\" dx=\"5\">+ ")
      markup.number(Double(sketch.names.count - 1))
      markup.raw(" more</tspan>")
    }
    markup.raw("</text>")
    let subtitle = truncated(sketch.subtitle, to: width, size: 10.5 * unit) ?? "…"
    markup.line("h2", subtitle, at: Point(x: 0, y: 28 * unit), size: 10.5 * unit)
  }

  private func write(_ part: [UInt8], at y: Double, to markup: inout MarkupWriter) {
    guard !part.isEmpty else { return }
    markup.raw("<g")
    markup.translation(Point(x: 0, y: y))
    markup.raw(">")
    markup.raw(part)
    markup.raw("</g>")
  }

  /// Writes a screen, with the number of its panel where that is missing.
  private func writeScreen(_ sketch: PanelSketch, to markup: inout MarkupWriter) {
    guard hasIDs else { return markup.raw(sketch.screen) }
    for (number, part) in sketch.screen.split(
      separator: MarkupWriter.panelMark, omittingEmptySubsequences: false
    )
    .enumerated() {
      if number > 0 { markup.number(Double(sketch.index)) }
      markup.raw(part)
    }
  }
}
