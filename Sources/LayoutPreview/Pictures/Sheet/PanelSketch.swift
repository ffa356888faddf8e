import Glibc
import LayoutModel

/// One panel as it is drawn, and the results that look like it.
struct PanelSketch {
  /// Index of the first result that it stands for.
  let index: Int
  let scene: String?
  /// What people call the scene.
  let sceneTitle: String?
  let flow: String?
  /// Names of all results that it stands for.
  var names: [String]
  /// The environment of the first one: a device, and what else is said of it.
  let title: String
  let subtitle: String
  let size: Size
  let isDark: Bool
  /// From the upper left corner of the screen on.
  private(set) var screen: [UInt8]
  /// What is written below the screen, and how high that is.
  let foot: MarkupWriter
  let footHeight: Double
  /// What a page says of it, written when the layout was at hand.
  private(set) var section = PanelSection()
  let clips: [Clip]
  let needsHatch: Bool
  let needsTint: Bool
  let needsEdges: Bool
  /// Indices of the images that it shows.
  let files: Set<Int>
  let symbols: Set<SymbolGlyph>
  /// Whether the only name says no more than the title does.
  let hasPlainName: Bool

  /// Bytes that it keeps.
  var count: Int { screen.count + foot.count + section.count }

  /// A number that those have in common that look alike.
  var look: Int {
    var hasher = Hasher()
    screen.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// Whether two results share a panel.
  func looksLike(_ other: PanelSketch) -> Bool {
    scene == other.scene && flow == other.flow && subtitle == other.subtitle
      && screen.hasSameBytes(as: other.screen)
      && foot.bytes.hasSameBytes(as: other.foot.bytes)
  }

  /// Takes the markup of the screen, which is not needed again.
  mutating func takeScreen() -> [UInt8] {
    defer { screen = [] }
    return screen
  }

  /// Takes what a page says of it, which is not needed again.
  mutating func takeSection() -> PanelSection {
    defer { section = PanelSection() }
    return section
  }

  /// - Throws: That the time has ended.
  init(
    _ panel: PicturePanel, index: Int, in style: PanelStyle, _ watch: DrawingWatch
  ) throws(DrawingError) {
    self.index = index
    (scene, flow, sceneTitle) = (panel.scene, panel.flow, panel.title ?? panel.scene)
    names = [panel.name]
    let unit = style.unit
    switch panel.content {
    case .layout(let layout):
      var drawing = ScreenDrawing(layout, in: style, watch)
      drawing.draw()
      if drawing.isInterrupted { throw .interrupted }
      (size, screen) = (drawing.geometry.screen, drawing.markup.bytes)
      if style.form == .page {
        section = try PanelSection(of: layout, index, isDrawn: drawing.isDrawn, watch)
      }
      (clips, files, symbols) = (drawing.clips, drawing.files, drawing.symbols)
      (needsHatch, needsTint, needsEdges) = (drawing.needsHatch, drawing.needsTint, drawing.needsEdges)
      isDark = layout.environment.traits.userInterfaceStyle == .dark
      var foot = PanelFoot(below: size, unit: unit)
      foot.write(drawing.absent, of: layout)
      foot.write(constraintsLeftOut: drawing.constraintsLeftOut, imagesLeftOut: drawing.imagesLeftOut)
      foot.write(NumberedFindings(layout.diagnostics))
      (self.foot, footHeight) = (foot.markup, foot.height)
      title = layout.environment.device.name
      subtitle = Self.subtitle(of: layout.environment)
      // What a query calls it that varies devices and orientations only.
      let standardName = "\(layout.environment.device.id) \(layout.environment.orientation.rawValue)"
      hasPlainName = [standardName, title, panel.title].contains(panel.name)
    case .problem(let sentence):
      size = Size(width: 300 * unit, height: 190 * unit)
      screen = Self.problem(sentence, size: size, unit: unit)
      if style.form == .page { section = PanelSection(problem: sentence) }
      (clips, files, symbols, foot, footHeight) = ([], [], [], MarkupWriter(), 0)
      (needsHatch, needsTint, needsEdges, isDark, hasPlainName) = (false, false, false, false, true)
      (title, subtitle) = (panel.name, "no layout")
    }
  }

  /// `portrait · version 17 · 393 × 852 · wC hR`.
  private static func subtitle(of environment: WindowEnvironment) -> String {
    let (size, traits) = (environment.size, environment.traits)
    return "\(environment.orientation.rawValue) · version \(environment.systemVersion) · "
      + "\(number(size.width)) × \(number(size.height)) · \(classes(traits))"
  }

  private static func problem(_ sentence: String, size: Size, unit: Double) -> [UInt8] {
    var markup = MarkupWriter()
    markup.rect("problem", Rect(origin: .zero, size: size), radius: 8)
    let font = 12 * unit
    let lines = wrapped(sentence, to: size.width - 32 * unit, size: font, lines: 9)
    var y = size.height / 2 - Double(lines.count - 1) * 0.7 * font + 0.36 * font
    for line in lines {
      markup.line("m", line, at: Point(x: size.width / 2, y: y), size: font)
      y += 1.4 * font
    }
    return markup.bytes
  }
}

extension [UInt8] {
  /// Whether two texts are the same, which are long.
  fileprivate func hasSameBytes(as other: [UInt8]) -> Bool {
    count == other.count
      && withUnsafeBytes { one in
        other.withUnsafeBytes { two in
          guard let start = one.baseAddress, let other = two.baseAddress else { return true }
          return memcmp(start, other, one.count) == 0
        }
      }
  }
}
