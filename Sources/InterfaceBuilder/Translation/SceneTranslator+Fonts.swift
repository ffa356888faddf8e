import JSON
import LayoutCoding
import LayoutModel
import TextMetrics
import UIKitDefaults
import XML

/// Fonts as files describe them, and as labels show them that draw themselves.
extension SceneTranslator {
  func writeFont(_ element: XMLElement, _ key: String) {
    let parts = [element] + element.variations.map(\.element)
    guard parts.contains(where: { $0.child("fontDescription", key: key) != nil }) else { return }
    let canvas = isOnCanvas ? file.canvas : nil
    let font = element.varied(
      { $0.child("fontDescription", key: key).map { Self.font(described: $0, on: canvas) } },
      default: FontDescription(pointSize: TextControlMetrics.fontSize))
    writer.member(ViewKey.font, font)
  }

  /// A font of the attribute `fontDescription`; without a canvas that of a device.
  static func font(described element: XMLElement, on canvas: Canvas?) -> FontDescription {
    var font = FontDescription()
    if let name = element["style"] {
      let style = TextStyle(symbol: name) ?? .body
      font.pointSize = canvas?.pointSize(of: style)
      font.textStyle = font.pointSize == nil ? style : nil
      return font
    }
    let size = element.number("pointSize") ?? element.number("size") ?? TextControlMetrics.fontSize
    font.pointSize = size > 0 && size <= 10_000 ? size : TextControlMetrics.fontSize
    font.isItalic = element["type"] == "italicSystem"
    font.weight = element.word("weight") ?? (element["type"] == "boldSystem" ? .bold : nil)
    if element["type"] == nil { font.name = element["name"] }
    return font
  }

  /// A font inside an attributed text.
  static func font(attributed element: XMLElement) -> FontDescription {
    var font = FontDescription()
    let size = element.number("size") ?? 12
    font.pointSize = size > 0 && size <= 10_000 ? size : 12
    if element["metaFont"] == nil { font.name = element["name"] }
    if element["metaFont"] == "systemBold" { font.weight = .bold }
    return font
  }

  /// The font of a label of several lines whose class draws itself on the canvas, nil where it is the described one or
  /// the file does not tell it.
  ///
  /// The class chose it while it ran. What the file keeps is the size of the text in that font, unbroken: the height
  /// of its lines says the point size, and the width the weight (IB-canvas-designable-fonts).
  func designedFont(of element: XMLElement) -> FontDescription? {
    guard isOnCanvas, !element.hasOneLine, let size = element["id"].flatMap({ file.designedSizes[$0] }),
      let text = element.text(key: "text")
    else { return nil }
    let description = element.child("fontDescription", key: "fontDescription")
    let described =
      description.map { Self.font(described: $0, on: file.canvas) }
      ?? FontDescription(pointSize: TextControlMetrics.fontSize)
    guard described.name == nil else { return nil }
    let grid = PixelGrid(scale: file.canvas.scale)
    func measure(_ pointSize: Double, _ weight: FontWeight) -> TextSize {
      let font = Font(
        systemFontOfSize: pointSize, weight: weight, generation: FontGeneration(file.canvas.systemVersion))
      return TextLayout([TextRun(text, font)], for: .unbroken).size(on: grid)
    }
    let lines = Double(measure(TextControlMetrics.fontSize, .regular).lineCount)
    guard let pointSize = Self.pointSize(ofLines: lines, height: size.height, on: grid) else { return nil }
    func miss(_ weight: FontWeight) -> Double { abs(measure(pointSize, weight).width - size.width) }
    let tolerance = max(1, size.width / 50)
    let own = plainFont(described)
    if own.pointSize == pointSize, miss(own.weight ?? .regular) <= tolerance { return nil }
    let nearest = FontWeight.allCases.map { (weight: $0, miss: miss($0)) }.min { $0.miss < $1.miss }
    guard let nearest, nearest.miss <= tolerance else { return nil }
    return FontDescription(pointSize: pointSize, weight: nearest.weight)
  }

  /// The point size and weight that a font of the system has on the canvas.
  private func plainFont(_ font: FontDescription) -> FontDescription {
    guard let style = font.textStyle else { return font }
    let category: ContentSizeCategory = file.canvas.hasSmallText ? .extraSmall : .large
    return FontDescription(pointSize: DynamicType.pointSize(of: style, category), weight: style.weight)
  }

  /// The size of the system font, in whole points, whose lines are so high together.
  private static func pointSize(ofLines lines: Double, height: Double, on grid: PixelGrid) -> Double? {
    (6...80).map(Double.init).first { size in
      let font = Font(systemFontOfSize: size, generation: .variable)
      return abs(grid.roundUpText(lines * font.lineHeight) - height) < 0.01
    }
  }
}

/// Text fields without a border whose height is not that of others.
extension SceneTranslator {
  /// The size of one that is secure, or has a button to clear it: the line in whole points, and with such a button before
  /// Xcode 11 at least 19 (IB-canvas-secure-fields, IB-canvas-clear-buttons). Nil for any other one.
  func plainFieldSize(_ element: XMLElement) -> (width: Double?, height: Double?)? {
    let traits = element.child("textInputTraits", key: "textInputTraits")
    let isSecure =
      traits?.isTrue("secureTextEntry") == true && systemVersion >= TextControlMetrics.highPlainFieldsSince
    let hasButton = element["clearButtonMode"] != nil && file.toolsVersion < 15_000
    guard isSecure || hasButton, element["borderStyle"] ?? "none" == "none" else { return nil }
    let description = element.child("fontDescription", key: "fontDescription")
    let font = measuringFont(description.map { Self.font(described: $0, on: file.canvas) })
    let points = PixelGrid(scale: 1)
    let text = element.text(key: "text") ?? element["placeholder"] ?? ""
    let width = TextLayout([TextRun(text, font)], for: .unbroken).size(maximumLines: 1, on: points).width
    return (width, max(points.roundUpText(font.lineHeight), hasButton ? 19 : 0))
  }

  private func measuringFont(_ described: FontDescription?) -> Font {
    let style = described?.textStyle.map { DynamicType.pointSize(of: $0, .large) }
    let size = described?.pointSize ?? style ?? TextControlMetrics.fontSize
    let generation = FontGeneration(systemVersion)
    if let face = described?.name.flatMap({ FontFamilies.shared.face(named: $0) }) {
      return Font(face, size: size, generation: generation)
    }
    return Font(systemFontOfSize: size, weight: described?.weight ?? .regular, generation: generation)
  }
}
