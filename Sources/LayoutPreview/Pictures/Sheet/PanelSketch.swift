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
  /// Size of the screen without the edge of the device.
  let size: Size
  let isDark: Bool
  /// From the upper left corner of the screen on.
  let screen: [UInt8]
  /// What is written below the screen, and how high that is.
  let foot: [UInt8]
  let footHeight: Double
  /// Whether each view of the layout is drawn.
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
    func hash(into hasher: inout Hasher) {
      screen.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  var look: Look { Look(scene: scene, subtitle: subtitle, screen: screen, foot: foot) }

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
      size = drawing.geometry.screen
      screen = drawing.markup.bytes
      isDrawn = drawing.isDrawn
      clips = drawing.clips
      (needsHatch, needsTint, files) = (drawing.needsHatch, drawing.needsTint, drawing.files)
      isDark = layout.environment.traits.userInterfaceStyle == .dark
      var foot = PanelFoot(width: PanelMeasures.width(of: size, unit: unit), unit: unit)
      foot.write(drawing.absent, of: layout)
      foot.write(constraintsLeftOut: drawing.constraintsLeftOut, imagesLeftOut: drawing.imagesLeftOut)
      foot.write(NumberedFindings(layout.diagnostics))
      self.foot = foot.markup.bytes
      footHeight = foot.height
      title = layout.environment.device.name
      subtitle = Self.subtitle(of: layout.environment)
      hasPlainName = panel.name == layout.environment.standardName || panel.name == title
    case .problem(let sentence):
      size = Size(width: 300 * unit, height: 190 * unit)
      screen = Self.problem(sentence, size: size, unit: unit)
      (isDrawn, clips) = ([], [])
      (needsHatch, needsTint, files) = (false, false, [])
      isDark = false
      foot = []
      footHeight = 0
      title = panel.name
      subtitle = "no layout"
      hasPlainName = true
    }
  }

  /// `portrait · version 17 · 393 × 852 · wC hR`.
  private static func subtitle(of environment: WindowEnvironment) -> String {
    let (size, traits) = (environment.size, environment.traits)
    return "\(environment.orientation.rawValue) · version \(environment.systemVersion) · "
      + "\(number(size.width)) × \(number(size.height)) · "
      + "w\(letter(traits.horizontalSizeClass)) h\(letter(traits.verticalSizeClass))"
  }

  /// A box with a sentence.
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

extension WindowEnvironment {
  /// What a query calls it that varies devices and orientations only.
  fileprivate var standardName: String { "\(device.id) \(orientation.rawValue)" }
}

/// How large the parts of a panel are, in points.
enum PanelMeasures {
  /// Height of the two lines above a screen.
  static func headHeight(unit: Double) -> Double { 36 * unit }

  /// The room for texts: narrow windows have more than they are wide.
  static func width(of screen: Size, unit: Double) -> Double {
    max(screen.width + 2 * ScreenGeometry.bezel, 230 * unit)
  }
}
