import LayoutModel

extension DocumentDecoder {
  enum FontKey: String, JSONKey {
    case name, pointSize, weight, textStyle, design, italic
  }
  private static let fontKeys = KeyTable(FontKey.self, aliases: ["isItalic": .italic])

  /// Reads a font: an object, the size of a system font, or a text style. Nil, with a fault, if it is none.
  mutating func decodeFont() throws(Fault) -> FontDescription? {
    switch try reader.nextType() {
    case .number: return try decodePointSize().map { FontDescription(pointSize: $0) }
    case .string: return try reader.word(TextStyle.self).map { FontDescription(textStyle: $0) }
    default: break
    }
    guard var object = try reader.beginObject("a font, a point size or a text style") else { return nil }
    var font = FontDescription()
    while let key = try reader.nextKey(of: &object, in: Self.fontKeys) {
      switch key {
      case .name: font.name = try reader.string("the name of a font")
      case .pointSize: font.pointSize = try decodePointSize()
      case .weight: font.weight = try reader.word(FontWeight.self)
      case .textStyle: font.textStyle = try reader.word(TextStyle.self)
      case .design: font.design = try reader.word(FontDesign.self) ?? .default
      case .italic: font.isItalic = try reader.boolean() ?? false
      }
    }
    return font
  }

  private mutating func decodePointSize() throws(Fault) -> Double? {
    let expected = "a point size above 0, at most 10000"
    guard let size = try reader.double(expected) else { return nil }
    if size > 0, size <= 10_000 { return size }
    reader.fault(.invalidValue(expected: expected, nearest: []))
    return nil
  }

  /// Reads the metrics of fonts by their names.
  mutating func decodeFonts() throws(Fault) {
    guard var map = try reader.beginMap("an object of fonts by name") else { return }
    while let name = try reader.nextMember(of: &map) {
      if let font = try decodeCustomFont() { document.fonts[name] = font }
    }
  }

  enum CustomFontKey: String, JSONKey {
    case unitsPerEm, ascender, descender, leading, advances
  }
  private static let customFontKeys = KeyTable(CustomFontKey.self)

  private mutating func decodeCustomFont() throws(Fault) -> CustomFont? {
    guard var object = try reader.beginObject("the metrics of a font") else { return nil }
    var font = CustomFont(unitsPerEm: 1000, ascender: 0, descender: 0, leading: 0, advances: [:])
    var seen: Set<CustomFontKey> = []
    while let key = try reader.nextKey(of: &object, in: Self.customFontKeys) {
      seen.insert(key)
      switch key {
      case .unitsPerEm: font.unitsPerEm = try decodeUnitsPerEm() ?? font.unitsPerEm
      case .ascender: font.ascender = abs(try reader.coordinate() ?? 0)
      // Font files and UIFont count downwards as negative, other tools do not.
      case .descender: font.descender = abs(try reader.coordinate() ?? 0)
      case .leading: font.leading = try reader.length() ?? 0
      case .advances: font.advances = try decodeAdvances()
      }
    }
    for key in [CustomFontKey.unitsPerEm, .ascender, .descender] where !seen.contains(key) {
      reader.fault(.missingKey(key.rawValue))
    }
    return font
  }

  private mutating func decodeUnitsPerEm() throws(Fault) -> Double? {
    let expected = "a number from 1 to 65536"
    guard let value = try reader.double(expected) else { return nil }
    if value >= 1, value <= 65_536 { return value }
    reader.fault(.invalidValue(expected: expected, nearest: []))
    return nil
  }

  private mutating func decodeAdvances() throws(Fault) -> [Unicode.Scalar: Double] {
    var advances: [Unicode.Scalar: Double] = [:]
    guard var map = try reader.beginMap("an object of advances by character") else { return advances }
    while let character = try reader.nextMember(of: &map) {
      let scalars = character.unicodeScalars
      if let scalar = scalars.first, scalars.count == 1 {
        advances[scalar] = try reader.length()
      } else {
        reader.fault(.invalidValue(expected: "the advance of a single character", nearest: []))
        try reader.skipValue()
      }
    }
    return advances
  }
}
