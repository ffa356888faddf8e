import LayoutModel

/// One panel as it is drawn, and the results that look like it.
struct PanelSketch {
  /// Index of the first result that it stands for.
  let index: Int
  let scene: String?
  /// Names of all results that it stands for.
  var names: [String]
  /// The environment of the first one: a device, and what else is said of it.
  let title: String
  let subtitle: String
  let size: Size
  let isDark: Bool
  /// From the upper left corner of the screen on.
  let screen: [UInt8]
  /// What is written below the screen, and how high that is.
  let foot: MarkupWriter
  let footHeight: Double
  let isDrawn: [Bool]
  let clips: [Clip]
  let needsHatch: Bool
  let needsTint: Bool
  /// Indices of the images that it shows.
  let files: Set<Int>
  /// Whether the only name says no more than the title does.
  let hasPlainName: Bool

  /// What results have in common that share a panel.
  struct Look: Hashable {
    let scene: String?
    let subtitle: String
    let screen: [UInt8]
    let foot: [UInt8]

    /// All at once: a picture has many bytes.
    func hash(into hasher: inout Hasher) { screen.withUnsafeBytes { hasher.combine(bytes: $0) } }
  }

  var look: Look { Look(scene: scene, subtitle: subtitle, screen: screen, foot: foot.bytes) }

  init(
    _ panel: PicturePanel, index: Int, _ overlays: PictureOverlays, _ images: PictureImages, unit: Double,
    hasIDs: Bool
  ) {
    self.index = index
    scene = panel.scene
    names = [panel.name]
    switch panel.content {
    case .layout(let layout):
      var drawing = ScreenDrawing(layout, overlays, images, unit: unit, hasIDs: hasIDs)
      drawing.draw()
      (size, screen, isDrawn) = (drawing.geometry.screen, drawing.markup.bytes, drawing.isDrawn)
      (clips, files) = (drawing.clips, drawing.files)
      (needsHatch, needsTint) = (drawing.needsHatch, drawing.needsTint)
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
      hasPlainName = panel.name == standardName || panel.name == title
    case .problem(let sentence):
      size = Size(width: 300 * unit, height: 190 * unit)
      screen = Self.problem(sentence, size: size, unit: unit)
      (isDrawn, clips, files, foot, footHeight) = ([], [], [], MarkupWriter(), 0)
      (needsHatch, needsTint, isDark, hasPlainName) = (false, false, false, true)
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
