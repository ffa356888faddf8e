import JSON
import LayoutModel

/// Reads one row: an object of `images`, `colors`, `data` or `symbols`.
struct RowDecoder {
  private(set) var row: AssetRow
  private let keys: Set<String>
  /// Keys that were read in their first spelling, which wins over the second one.
  private var canonical: Set<String> = []

  init(key: String, index: Int) {
    row = AssetRow(origin: .contents(index))
    keys = Self.keys[key] ?? []
  }

  /// The keys of the rows by the array that they stand in (AS-row-keys, AS-other-sets, AS-colour-axes).
  private static let keys: [String: Set<String>] = [
    "images": [
      "filename", "unassigned", "idiom", "subtype", "screen-width", "scale", "width-class", "height-class",
      "widthClass", "heightClass", "appearances", "display-gamut", "language-direction", "locale", "memory",
      "graphics-feature-set", "color-space", "compression-type", "template-rendering-intent",
      "alignment-insets", "resizing", "platform", "size", "role", "matching-style", "extent", "orientation",
      "minimum-system-version",
    ],
    "colors": [
      "unassigned", "idiom", "subtype", "appearances", "display-gamut", "locale", "color",
    ],
    "data": [
      "filename", "unassigned", "idiom", "memory", "graphics-feature-set", "display-gamut", "color-space",
      "universal-type-identifier", "compression-type",
    ],
    "symbols": ["filename", "unassigned", "idiom", "language-direction", "locale"],
  ]

  /// Reads one member.
  mutating func decode(
    _ key: String, _ decoder: inout ContentsDecoder, _ reader: inout JSONReader
  ) throws(ReadingEnded) {
    guard keys.contains(key) else { return try decoder.skipUnknown(key, &reader) }
    switch key {
    case "filename": try decodeFilename(&decoder, &reader)
    case "unassigned": row.isUnassigned = try decoder.lenientFlag(&reader) ?? false
    case "template-rendering-intent": row.renderingMode = try decoder.decodeRenderingMode(&reader)
    case "alignment-insets": row.alignmentInsets = try decoder.decodeInsets(&reader) ?? .zero
    case "resizing": row.resizing = try decoder.decodeResizing(&reader)
    case "color": row.color = try decoder.decodeColor(&reader)
    case "appearances": try decodeAppearances(&decoder, &reader)
    case "color-space", "compression-type", "platform", "size", "role", "matching-style", "extent",
      "orientation",
      "minimum-system-version", "universal-type-identifier":
      try reader.skipValue()
    default: try decodeAttribute(key, &decoder, &reader)
    }
  }

  private mutating func decodeFilename(
    _ decoder: inout ContentsDecoder, _ reader: inout JSONReader
  ) throws(ReadingEnded) {
    guard let name = try decoder.lenientString(&reader), !name.isEmpty else { return }
    if isUnsafePath(name) {
      reader.fault(.unsafePath(name))
      return
    }
    row.filename = name
    if keys.contains("scale"), !isUsualImageFile(name) {
      decoder.note(.unusualFileType, reader.pointer)
    }
  }

  // MARK: Attributes

  private mutating func decodeAttribute(
    _ key: String, _ decoder: inout ContentsDecoder, _ reader: inout JSONReader
  ) throws(ReadingEnded) {
    switch key {
    case "idiom":
      row.slot.idiom = try decoder.attribute(&reader) { AssetIdiom(rawValue: $0).map { .value($0) } }
    case "subtype": row.slot.subtype = try decoder.attribute(&reader) { isSubtype($0) ? .value($0) : nil }
    case "screen-width":
      row.slot.screenWidth = try decoder.attribute(&reader) { ScreenWidth($0).map { .value($0) } }
    case "scale":
      row.slot.scale = try decoder.attribute(&reader, numberSuffix: "x") { scales[$0].map { .value($0) } }
    case "width-class", "widthClass":
      let value = try decoder.attribute(&reader, sizeClass)
      if takes(key, over: "width-class") { row.slot.widthClass = value }
    case "height-class", "heightClass":
      let value = try decoder.attribute(&reader, sizeClass)
      if takes(key, over: "height-class") { row.slot.heightClass = value }
    case "display-gamut": row.slot.gamut = try decoder.attribute(&reader, gamut)
    case "language-direction": row.slot.direction = try decoder.attribute(&reader, direction)
    case "locale": row.slot.locale = try decoder.attribute(&reader, locale)
    case "memory": row.slot.memory = try decoder.attribute(&reader, numberSuffix: "GB", memory)
    case "graphics-feature-set":
      row.slot.graphics = try decoder.attribute(&reader) { GraphicsFeatureSet($0).map { .value($0) } }
    default: try reader.skipValue()
    }
  }

  /// Whether a key that has two spellings is taken: the first spelling always, the second where the first is
  /// absent.
  private mutating func takes(_ key: String, over first: String) -> Bool {
    if key == first { canonical.insert(key) }
    return key == first || !canonical.contains(first)
  }

  private mutating func decodeAppearances(
    _ decoder: inout ContentsDecoder, _ reader: inout JSONReader
  ) throws(ReadingEnded) {
    guard try reader.stands(.array), var array = try reader.beginArray() else {
      row.slot.hasUnsupportedAppearance = true
      decoder.note(.unsupportedValue(.noAppearances), reader.pointer)
      return try reader.skipValue()
    }
    while try reader.nextElement(of: &array) != nil {
      switch try decoder.decodeAppearance(&reader) {
      case ("luminosity", "light")?: setLuminosity(.light)
      case ("luminosity", "dark")?: setLuminosity(.dark)
      case ("contrast", "high")?: row.slot.contrast = .value(.high)
      default:
        row.slot.hasUnsupportedAppearance = true
        decoder.note(.unsupportedValue(.appearance), reader.pointer)
      }
    }
  }

  /// A row for light and for dark is for none that could be said.
  private mutating func setLuminosity(_ style: UserInterfaceStyle) {
    let isContradiction = row.slot.luminosity != .any && row.slot.luminosity != .value(style)
    row.slot.luminosity = isContradiction ? .unsupported : .value(style)
  }
}

extension ContentsDecoder {
  /// A matching attribute; unsupported, with a note, if it is none of the known values (AS-unknown-value,
  /// AS-wrong-type).
  ///
  /// - Parameter numberSuffix: What makes a text of a number, nil if numbers are not accepted.
  mutating func attribute<Value>(
    _ reader: inout JSONReader, numberSuffix: String? = nil, _ parse: (String) -> AssetAttribute<Value>?
  ) throws(ReadingEnded) -> AssetAttribute<Value> {
    let text: String?
    switch try reader.nextType() {
    case .string: text = try reader.string()
    case .number where numberSuffix != nil:
      let number = try reader.double() ?? -1
      let isWhole = number == number.rounded() && (0...9999).contains(number)
      text = isWhole ? "\(Int(number))\(numberSuffix ?? "")" : nil
    default:
      text = nil
      try reader.skipValue()
    }
    if let value = text.flatMap(parse) { return value }
    note(.unsupportedValue(.value), reader.pointer)
    return .unsupported
  }

  /// One appearance; nil if it is no object of two strings.
  fileprivate mutating func decodeAppearance(
    _ reader: inout JSONReader
  ) throws(ReadingEnded) -> (kind: String, value: String)? {
    guard try reader.stands(.object), var object = try reader.beginMap() else {
      try reader.skipValue()
      return nil
    }
    var kind: String?
    var value: String?
    while let key = try reader.nextMember(of: &object) {
      switch key {
      case "appearance": kind = try lenientString(&reader)
      case "value": value = try lenientString(&reader)
      default: try skipUnknown(key, &reader)
      }
    }
    guard let kind, let value else { return nil }
    return (kind, value)
  }
}

// MARK: - Words

private let scales: [String: Double] = ["1x": 1, "2x": 2, "3x": 3]

private func sizeClass(_ word: String) -> AssetAttribute<SizeClass>? {
  switch word {
  case "compact": .value(.compact)
  case "regular": .value(.regular)
  case "any": .any
  default: nil
  }
}

private func gamut(_ word: String) -> AssetAttribute<DisplayGamut>? {
  switch word.lowercased() {
  case "srgb": .value(.sRGB)
  case "display-p3": .value(.p3)
  default: nil
  }
}

private func direction(_ word: String) -> AssetAttribute<LayoutDirection>? {
  switch word {
  case "left-to-right": .value(.leftToRight)
  case "right-to-left": .value(.rightToLeft)
  default: nil
  }
}

private func locale(_ tag: String) -> AssetAttribute<String>? {
  LanguageTag.isWellFormed(tag) ? .value(tag.lowercased().replacing("_", with: "-")) : nil
}

/// An integer and `GB`.
private func memory(_ text: String) -> AssetAttribute<Double>? {
  guard text.hasSuffix("GB"), let value = naturalNumber(text.dropLast(2)) else { return nil }
  return .value(Double(value))
}

/// `retina4`, `667h`, `mac-catalyst`, and the sizes of watches (`38mm`).
private func isSubtype(_ name: String) -> Bool {
  if name == "retina4" || name == "mac-catalyst" { return true }
  if name.hasSuffix("mm") { return naturalNumber(name.dropLast(2)) != nil }
  return name.hasSuffix("h") && naturalNumber(name.dropLast()) != nil
}

private func naturalNumber(_ digits: Substring) -> Int? {
  (1...5).contains(digits.utf8.count) && digits.utf8.allSatisfy(isDigit) ? Int(digits) : nil
}

/// Whether a name would leave the folder of the set, or end early (AS-unsafe-path).
func isUnsafePath(_ name: String) -> Bool {
  name == ".." || name.utf8.contains(UInt8(ascii: "/")) || name.utf8.contains(0)
}

private func isUsualImageFile(_ name: String) -> Bool {
  let name = name.lowercased()
  return [".png", ".jpg", ".jpeg", ".heic", ".heif", ".avci", ".pdf", ".svg"].contains { name.hasSuffix($0) }
}
