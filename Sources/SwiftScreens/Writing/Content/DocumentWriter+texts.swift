import JSON
import LayoutModel
import SwiftInterpreter
import SwiftProgram

/// Texts and their fonts.
extension DocumentWriter {
  mutating func writeText(_ key: String, _ value: Value?, _ id: String) {
    hole(.text, value, target: "\(id).\(key)")
    switch value {
    case .string(let text)?: member(key, text)
    case .unknown(let unknown)?: member(key, interpreter.words(of: unknown))
    default: break
    }
  }

  /// The text that a view was given last, plain or with attributes.
  mutating func writeText(of view: Object, _ key: String, _ id: String) {
    if let attributed = object("givenAttributedText", view) { return writeAttributed(attributed, key, id) }
    hole(.text, value("givenAttributedText", view), target: "\(id).\(key)")
    writeText(key, value("plainText", view), id)
  }

  /// A text with attributes: a plain one where no piece of it has a font of its own.
  ///
  /// - Parameter runsKey: The key of one that is not plain.
  mutating func writeAttributed(
    _ attributed: Object, _ key: String, _ id: String, as runsKey: String = "attributedText"
  ) {
    let text = run.read("string", of: .object(attributed)) ?? .none
    let pieces = pieces(of: text, list("runs", attributed), attributed, id)
    guard pieces.contains(where: { $0.font != nil || $0.style != nil }) else {
      return writeText(key, text, id)
    }
    hole(.text, text, target: "\(id).\(key)")
    json.key(runsKey)
    json.beginArray()
    for piece in pieces {
      json.beginObject()
      member("text", piece.text)
      writeFont(piece.font, id)
      writeParagraphStyle(piece.style)
      json.endObject()
    }
    json.endArray()
  }

  /// The pieces of a text with their fonts. One piece is all of it where it is not known where they end.
  private mutating func pieces(
    of text: Value, _ runs: [Value], _ attributed: Object, _ id: String
  ) -> [Piece] {
    let attributes = runs.map { looks(of: $0, attributed, id) }
    guard case .string(let text) = text else {
      if case .unknown(let unknown) = text {
        return [
          Piece(
            text: interpreter.words(of: unknown), font: attributes.first?.font,
            style: attributes.first?.style)
        ]
      }
      return []
    }
    if let only = attributes.first, attributes.count == 1,
      case .unknown? = interpreter.field("range", of: runs[0]).flatMap({
        interpreter.field("length", of: $0)
      })
    {
      return [Piece(text: text, font: only.font, style: only.style)]
    }
    var found: [Piece] = []
    var start = text.utf16.startIndex
    for (run, look) in zip(runs, attributes) {
      let range = interpreter.field("range", of: run)
      guard case .integer(let length, _)? = range.flatMap({ interpreter.field("length", of: $0) }),
        length >= 0,
        let end = text.utf16.index(start, offsetBy: length, limitedBy: text.utf16.endIndex),
        let piece = String(text.utf16[start..<end])
      else { break }
      found.append(Piece(text: piece, font: look.font, style: look.style))
      start = end
    }
    if start == text.utf16.endIndex { return found }
    tell(
      .font, "\(id).attributedText", attributed, "Where the fonts of the text of \(id) change is not known.")
    return [Piece(text: text, font: attributes.first?.font, style: attributes.first?.style)]
  }

  /// A piece of a text with its attributes.
  private struct Piece {
    var text: String
    var font: Value?
    var style: Object?
  }

  /// The font and the paragraph style of a piece of text. Other attributes that change how large it is are told.
  private mutating func looks(of run: Value, _ attributed: Object, _ id: String) -> (
    font: Value?, style: Object?
  ) {
    guard case .dictionary(let attributes)? = interpreter.field("attributes", of: run) else {
      return (nil, nil)
    }
    var font: Value?
    var style: Object?
    for (key, value) in zip(attributes.keys, attributes.values) {
      guard case .string(let name)? = interpreter.field("rawValue", of: key) else { continue }
      if name == "NSFont" { font = value }
      if name == "__range" || name == "NSParagraphStyle" {
        hole(.font, value, target: "\(id).font")
      }
      if case .object(let given) = value, isParagraphStyle(given) {
        style = shapes(given) ? given : nil
      } else if ScreenGeometry.shaping.contains(name), number(value) != 0 {
        tell(
          .font, "\(id).attributedText", attributed, "Documents do not have the \(name) of the text of \(id)."
        )
      }
    }
    return (font, style)
  }

  private func isParagraphStyle(_ object: Object) -> Bool {
    object.type.superclasses.contains { $0.text == "NSParagraphStyle" }
  }

  /// Whether a paragraph style changes how large a text is: it may say where lines stand and how they break alone.
  private func shapes(_ style: Object) -> Bool {
    Self.shapingStyles.contains { number($0, style) ?? 0 != 0 }
  }

  private mutating func writeParagraphStyle(_ style: Object?) {
    guard let style else { return }
    json.key("paragraphStyle")
    json.beginObject()
    for name in Self.shapingStyles {
      guard let length = number(name, style), length > 0 || name == "tailIndent" && length != 0 else {
        continue
      }
      member(name, length)
    }
    json.endObject()
  }

  private static let shapingStyles = [
    "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "headIndent", "tailIndent",
    "firstLineHeadIndent", "minimumLineHeight", "maximumLineHeight", "lineHeightMultiple",
  ]

  // MARK: Fonts

  /// A font as it was asked for.
  mutating func writeFont(_ value: Value?, _ id: String) {
    hole(.font, value, target: "\(id).font")
    guard case .object(let font)? = value else { return }
    hole(.font, self.value("descriptor", font), target: "\(id).font")
    guard let descriptor = object("descriptor", font) else { return }
    for variable in ["textStyle", "name", "pointSize", "weight", "design", "symbolicTraits"] {
      hole(.font, self.value(variable, descriptor), target: "\(id).font")
    }
    json.key("font")
    json.beginObject()
    let style = textStyle(of: descriptor)
    member("textStyle", style?.rawValue)
    member("name", text("name", descriptor))
    if style == nil, let size = number("pointSize", descriptor), size > 0 { member("pointSize", size) }
    if let weight = weight(of: descriptor), weight != (style?.weight ?? .regular).rawValue {
      member("weight", weight)
    }
    if let design = wrapped("design", descriptor).flatMap({ Self.designs[$0] }) { member("design", design) }
    if let traits = bits(self.value("symbolicTraits", descriptor)), traits & 1 != 0 {
      member("italic", true)
    }
    json.endObject()
    let isWide = rawValue(self.value("width", descriptor)) != 0
    if isWide || flag("hasMonospacedDigits", descriptor) == true {
      tell(
        .font, "\(id).font", font, "Documents do not have how wide the characters of the font of \(id) are.")
    }
  }

  /// The style by which a font was asked for.
  func textStyle(of descriptor: Object) -> TextStyle? {
    wrapped("textStyle", descriptor).flatMap { TextStyle(symbol: $0) }
  }

  /// The word for the weight that is nearest to what was asked for.
  func weight(of descriptor: Object) -> String? {
    guard let weight = rawValue(value("weight", descriptor)) else { return nil }
    return Self.weights.min { (abs($0.key - weight), $0.key) < (abs($1.key - weight), $1.key) }?.value
  }

  /// The text of a structure that wraps one.
  private func wrapped(_ variable: String, _ object: Object) -> String? {
    guard let wrapper = value(variable, object),
      case .string(let raw)? = interpreter.field("rawValue", of: wrapper)
    else { return nil }
    return raw
  }

  static let weights: [Double: String] = [
    -0.8: "ultraLight", -0.6: "thin", -0.4: "light", 0: "regular", 0.23: "medium", 0.3: "semibold",
    0.4: "bold", 0.56: "heavy",
    0.62: "black",
  ]
  private static let designs: [String: String] = [
    "NSCTFontUIFontDesignMonospaced": "monospaced", "NSCTFontUIFontDesignRounded": "rounded",
    "NSCTFontUIFontDesignSerif": "serif",
  ]
}
