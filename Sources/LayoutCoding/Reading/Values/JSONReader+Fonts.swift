import JSON
import LayoutModel

extension JSONReader {
  enum FontKey: Int, DocumentKey {
    case name, pointSize, weight, textStyle, design, italic, bold, monospacedDigits, traits
  }
  static let fontKeys = Keys(
    FontKey.self,
    aliases: [
      "isItalic": .italic, "size": .pointSize, "fontSize": .pointSize, "ofSize": .pointSize,
      "fontName": .name,
      "familyName": .name, "fontDesign": .design, "systemDesign": .design, "fontWeight": .weight,
      "isBold": .bold, "style": .textStyle, "fontTextStyle": .textStyle, "forTextStyle": .textStyle,
      "symbolicTraits": .traits, "systemFontOfSize": .pointSize, "preferredFontForTextStyle": .textStyle,
      "family": .name,
    ])

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
      case .bold: if try boolean() == true, font.weight == nil { font.weight = .bold }
      case .monospacedDigits: font.hasMonospacedDigits = try boolean() ?? false
      case .traits: try readTraits(of: &font)
      }
    }
    return font
  }

  /// What of UIFontDescriptor's symbolic traits a font says otherwise: bold, italic, and the same width for all letters.
  private mutating func readTraits(of font: inout FontDescription) throws(ReadingEnded) {
    let names = ["bold", "italic", "monoSpace"]
    _ = try options("an array of symbolic traits", among: names) { name in
      var name = name.split(separator: ".").last.map(String.init) ?? name
      if name.hasPrefix("trait") { name = name.dropFirst(5).prefix(1).lowercased() + name.dropFirst(6) }
      switch name {
      case "bold": if font.weight == nil { font.weight = .bold }
      case "italic": font.isItalic = true
      case "monoSpace", "monospace": font.design = .monospaced
      default: return false
      }
      return true
    }
  }

  mutating func pointSize() throws(ReadingEnded) -> Double? {
    let expected: StaticString = "a point size above 0, at most 10000"
    return try number(in: .leastNonzeroMagnitude...10_000, expected, orType: expected)
  }

  /// Advances by character.
  fileprivate mutating func advances() throws(ReadingEnded) -> [Unicode.Scalar: Double] {
    var advances: [Unicode.Scalar: Double] = [:]
    guard var map = try beginMap("an object of advances by character") else { return advances }
    while let character = try nextMember(of: &map) {
      let scalars = character.unicodeScalars
      if let scalar = scalars.first, scalars.count == 1 {
        advances[scalar] = try length()
      } else {
        try skip(.expected("the advance of a single character"))
      }
    }
    return advances
  }
}

extension Draft {
  /// Reads fonts by their names: their metrics, or their files.
  mutating func fonts() throws(ReadingEnded) -> [String: CustomFont] {
    var fonts: [String: CustomFont] = [:]
    guard var map = try reader.beginMap("an object of fonts by name") else { return fonts }
    while let name = try reader.nextMember(of: &map) {
      let (isFile, isData) = (try reader.objectHasMember("file"), try reader.objectHasMember("data"))
      if isFile, isData {
        try reader.skip(.invalidValue(expected: "either a file or its data", nearest: []))
      } else if let font = try object(isFile || isData ? CustomFont.fileMembers : CustomFont.members) {
        fonts[name] = font
      }
    }
    return fonts
  }
}

extension CustomFont {
  static let members = Members(
    "the metrics of a font", CustomFont(),
    [
      .init("unitsPerEm", perEm, \.unitsPerEm, isNeeded: true),
      .init(
        "ascender", ValueForm<Double>.coordinate.map({ abs($0) }, from: \.self), \.ascender, isNeeded: true),
      // Font files and UIFont count downwards as negative, other tools do not.
      .init(
        "descender", ValueForm<Double>.coordinate.map({ abs($0) }, from: \.self), \.descender, isNeeded: true),
      .init("leading", .length, \.leading),
      .init("advances") { (draft, font) throws(ReadingEnded) in
        font.advances = try draft.reader.advances()
      } write: { encoder, font in
        encoder.advances(font.advances)
      },
    ])

  static let fileMembers = Members(
    "a font file", CustomFont(), [.init("file", fileName, \.file), .init("data", fileData, \.file)])

  private static let fileName = ValueForm<FontFileSource> { (reader) throws(ReadingEnded) in
    try reader.string("the name of a font file").map { .named($0) }
  } write: { encoder, source in
    if case .named(let name) = source { encoder.json.string(name) }
  }

  private static let fileData = ValueForm<FontFileSource> { (reader) throws(ReadingEnded) in
    let expected: StaticString = "a font file in base64"
    let place = reader.place
    guard let text = try reader.string(expected) else { return nil }
    if let bytes = Base64.decode(text.utf8) { return .bytes(bytes) }
    reader.fault(.invalidValue(expected: "\(expected)", nearest: []), at: place)
    return nil
  } write: { encoder, source in
    if case .bytes(let bytes) = source {
      encoder.json.string(bytes.withUnsafeBytes { Base64.padded.encode($0) })
    }
  }

  private static let perEm = ValueForm<Double> { (reader) throws(ReadingEnded) in
    let expected: StaticString = "a number from 1 to 65536"
    return try reader.number(in: 1...65_536, expected, orType: expected)
  } write: {
    $0.json.number($1)
  }
}
