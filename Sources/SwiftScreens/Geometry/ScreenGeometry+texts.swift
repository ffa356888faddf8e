import JSON
import LayoutModel
import SwiftInterpreter
import TextMetrics

/// Sizes of texts, fonts and images, which need no view.
extension ScreenGeometry {
  /// `NSAttributedString.boundingRect`, in whole pixels: a label shows the text. A side of zero is open.
  func textSize(_ text: Object, _ values: [Value]) -> Value {
    let unknown = interpreter.unknown(of: "boundingRect")
    guard let run, case .string(let string)? = interpreter.field("string", of: .object(text)),
      case .array(let runs)? = interpreter.field("runs", of: .object(text)),
      let room = values.first.flatMap({ number(interpreter.field("width", of: $0)) })
    else { return unknown }
    if string.isEmpty { return size(.zero) }
    if !interpreter.unknowns(inText: string).isEmpty { return unknown }
    guard runs.count == 1, case .dictionary(let attributes)? = interpreter.field("attributes", of: runs[0])
    else { return unknown }
    var font: Value?
    for (key, value) in zip(attributes.keys, attributes.values) {
      guard case .string(let name)? = interpreter.field("rawValue", of: key) else { return unknown }
      if name == "NSFont" { font = value }
      if Self.shaping.contains(name) || name == "__range" { return unknown }
    }
    if case .unknown? = font { return unknown }
    var writer = DocumentWriter(run)
    writer.writeText(string, font, width: room > 0 && room < 1e6 ? room : nil)
    return answer(writer.json.bytes())?.first { $0.id == "text" }.map { size($0.frame.size) } ?? unknown
  }

  /// Attributes that change how large a text is, besides its font.
  static let shaping: Set<String> = [
    "NSParagraphStyle", "NSKern", "CTTracking", "NSAttachment", "NSBaselineOffset", "NSExpansion",
  ]

  /// An image of an asset catalogue, or a symbol.
  func imageSize(_ image: Object) -> Value {
    let unknown = interpreter.unknown(of: "UIImage.size")
    guard let run else { return unknown }
    var writer = DocumentWriter(run)
    writer.writeImage(alone: .object(image))
    guard let found = answer(writer.json.bytes())?.first(where: { $0.id == "image" }),
      let width = found.intrinsicWidth, let height = found.intrinsicHeight
    else { return unknown }
    return size(Size(width: width, height: height))
  }

  func fontMetric(_ font: Object, _ values: [Value]) -> Value {
    guard case .string(let name)? = values.first,
      case .object(let descriptor)? = interpreter.field("descriptor", of: .object(font)),
      let pointSize = number(interpreter.field("pointSize", of: .object(descriptor))),
      let found = self.font(interpreter.field("name", of: .object(descriptor)), pointSize)
    else { return interpreter.unknown(of: "font") }
    switch name {
    case "lineHeight": return number(found.lineHeight)
    case "ascender": return number(found.ascender)
    case "descender": return number(-found.descender)
    case "leading": return number(found.leading)
    case "capHeight", "xHeight":
      guard isPlainSystemFont(descriptor) else { return interpreter.unknown(of: name) }
      return number(
        pointSize * (name == "xHeight" ? SystemFontHeights.lowercase : SystemFontHeights.capitals))
    default: return interpreter.unknown(of: name)
    }
  }

  /// Whether it is the system font in its usual design and width, of any weight: their letters are as high.
  private func isPlainSystemFont(_ descriptor: Object) -> Bool {
    func raw(_ variable: String) -> Value? {
      interpreter.field(variable, of: .object(descriptor)).flatMap { interpreter.field("rawValue", of: $0) }
    }
    guard case .string("NSCTFontUIFontDesignDefault")? = raw("design"), number(raw("width")) == 0 else {
      return false
    }
    switch interpreter.field("name", of: .object(descriptor)) {
    case nil, Value.none?: return true
    default: return false
    }
  }

  /// Weights and designs of the system font have the same lines.
  private func font(_ name: Value?, _ pointSize: Double) -> Font? {
    switch name {
    case nil, Value.none?: return Font(systemFontOfSize: pointSize, generation: .variable)
    case .string(let name)?:
      if let file = oracle?.fonts?.face(named: name), file.isExact {
        return Font(file.face, size: pointSize, generation: .variable)
      }
      return FontFamilies.shared.face(named: name).map {
        Font($0, size: pointSize, generation: .variable)
      }
    default: return nil
    }
  }

  func preferredFontSize(_ values: [Value]) -> Value {
    guard values.count == 2, let style = textStyle(values[0]), let category = category(values[1]) else {
      return interpreter.unknown(of: "preferredFont")
    }
    return number(DynamicType.pointSize(of: style, category))
  }

  func scaledValue(_ values: [Value]) -> Value {
    guard values.count == 4, let value = number(values[0]), let style = textStyle(values[1]),
      let category = category(values[2]), let scale = number(values[3]), scale > 0
    else { return interpreter.unknown(of: "scaledValue") }
    return number(DynamicType.scaledValue(value, for: style, category, displayScale: scale))
  }

  private func textStyle(_ value: Value) -> TextStyle? {
    if case .string(let symbol) = value { return TextStyle(symbol: symbol) }
    return nil
  }

  private func category(_ value: Value) -> ContentSizeCategory? {
    guard case .string(let name) = value else { return nil }
    return ContentSizeCategory.allCases.first { $0.uiKitName == name }
  }
}
