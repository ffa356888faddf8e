import JSON
import LayoutModel

extension JSONReader {
  enum FontKey: Int, DocumentKey {
    case name, pointSize, weight, textStyle, design, italic
  }
  private static let fontKeys = Keys(
    FontKey.self, aliases: ["isItalic": .italic, "size": .pointSize, "fontName": .name, "familyName": .name])

  /// Reads a font: an object, the size of a system font, or a text style. Nil, with a fault, if it is none.
  mutating func font() throws(ReadingEnded) -> FontDescription? {
    switch try nextType() {
    case .number: return try pointSize().map { FontDescription(pointSize: $0) }
    case .string:
      if let style = quickWord(TextStyle.self) { return FontDescription(textStyle: style) }
      return try fontInCode()
    default: break
    }
    guard var object = try beginObject("a font, a point size or a text style") else { return nil }
    var font = FontDescription()
    while let key = try nextKey(of: &object, in: Self.fontKeys) {
      switch key {
      case .name: font.name = try string("the name of a font")
      case .pointSize: font.pointSize = try pointSize()
      case .weight: font.weight = try word(FontWeight.self)
      case .textStyle: font.textStyle = try word(TextStyle.self)
      case .design: font.design = try word(FontDesign.self) ?? .default
      case .italic: font.isItalic = try boolean() ?? false
      }
    }
    return font
  }

  mutating func pointSize() throws(ReadingEnded) -> Double? {
    let expected: StaticString = "a point size above 0, at most 10000"
    guard let size = try double(expected) else { return nil }
    if size > 0, size <= 10_000 { return size }
    fault(.invalidValue(expected: expected.description, nearest: []))
    return nil
  }

  /// Reads the metrics of fonts by their names.
  mutating func fonts() throws(ReadingEnded) -> [String: CustomFont] {
    var fonts: [String: CustomFont] = [:]
    guard var map = try beginMap("an object of fonts by name") else { return fonts }
    while let name = try nextMember(of: &map) {
      if let font = try customFont() { fonts[name] = font }
    }
    return fonts
  }

  enum CustomFontKey: Int, DocumentKey {
    case unitsPerEm, ascender, descender, leading, advances
  }
  private static let customFontKeys = Keys(CustomFontKey.self)

  private mutating func customFont() throws(ReadingEnded) -> CustomFont? {
    guard var object = try beginObject("the metrics of a font") else { return nil }
    var font = CustomFont(unitsPerEm: 1000, ascender: 0, descender: 0, leading: 0, advances: [:])
    while let key = try nextKey(of: &object, in: Self.customFontKeys) {
      switch key {
      case .unitsPerEm: font.unitsPerEm = try unitsPerEm() ?? font.unitsPerEm
      case .ascender: font.ascender = abs(try coordinate() ?? 0)
      // Font files and UIFont count downwards as negative, other tools do not.
      case .descender: font.descender = abs(try coordinate() ?? 0)
      case .leading: font.leading = try length() ?? 0
      case .advances: font.advances = try advances()
      }
    }
    require([CustomFontKey.unitsPerEm, .ascender, .descender], of: object)
    return font
  }

  private mutating func unitsPerEm() throws(ReadingEnded) -> Double? {
    let expected: StaticString = "a number from 1 to 65536"
    guard let value = try double(expected) else { return nil }
    if value >= 1, value <= 65_536 { return value }
    fault(.invalidValue(expected: expected.description, nearest: []))
    return nil
  }

  private mutating func advances() throws(ReadingEnded) -> [Unicode.Scalar: Double] {
    var advances: [Unicode.Scalar: Double] = [:]
    guard var map = try beginMap("an object of advances by character") else { return advances }
    while let character = try nextMember(of: &map) {
      let scalars = character.unicodeScalars
      if let scalar = scalars.first, scalars.count == 1 {
        advances[scalar] = try length()
      } else {
        fault(.invalidValue(expected: "the advance of a single character", nearest: []))
        try skipValue()
      }
    }
    return advances
  }
}
