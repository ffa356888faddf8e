import JSON
import LayoutModel

/// One row: an object of `images`, `colors`, `data` or `symbols`.
extension ContentsDecoder {
  /// The keys of the rows by the array that they stand in (AS-row-keys, AS-other-sets, AS-colour-axes).
  static let keysOfRows: [String: Set<String>] = [
    "images": [
      "filename", "unassigned", "idiom", "subtype", "screen-width", "scale", "width-class", "height-class",
      "widthClass", "heightClass", "appearances", "display-gamut", "language-direction", "locale", "memory",
      "graphics-feature-set", "color-space", "compression-type", "template-rendering-intent",
      "alignment-insets", "resizing", "platform", "size", "role", "matching-style", "extent", "orientation",
      "minimum-system-version",
    ],
    "colors": ["unassigned", "idiom", "subtype", "appearances", "display-gamut", "locale", "color"],
    "data": [
      "filename", "unassigned", "idiom", "memory", "graphics-feature-set", "display-gamut", "color-space",
      "universal-type-identifier", "compression-type",
    ],
    "symbols": ["filename", "unassigned", "idiom", "language-direction", "locale"],
  ]

  /// Reads one member.
  mutating func decodeRowMember(_ key: String) throws(ReadingEnded) {
    guard rowKeys.contains(key) else { return try skipUnknown(key) }
    switch key {
    case "filename": try decodeFilename()
    case "unassigned": row.isUnassigned = try lenientFlag() ?? false
    case "template-rendering-intent": row.renderingMode = try decodeRenderingMode()
    case "alignment-insets": row.alignmentInsets = try decodeInsets() ?? .zero
    case "resizing": row.resizing = try decodeResizing()
    case "color": row.color = try decodeColor()
    case "appearances": try decodeAppearances()
    case "color-space", "compression-type", "platform", "size", "role", "matching-style", "extent",
      "orientation", "minimum-system-version", "universal-type-identifier":
      try reader.skipValue()
    default: try decodeAttribute(key)
    }
  }

  private mutating func decodeFilename() throws(ReadingEnded) {
    guard let name = try lenientString(), !name.isEmpty else { return }
    if isUnsafePath(name) { return reader.fault(.unsafePath(name)) }
    row.filename = name
    if rowKeys.contains("scale"), !isUsualImageFile(name) { note(.unusualFileType) }
  }

  private mutating func decodeAttribute(_ key: String) throws(ReadingEnded) {
    switch key {
    case "idiom": row.slot.idiom = try attribute { AssetIdiom(rawValue: $0).map { .value($0) } }
    case "subtype": row.slot.subtype = try attribute { isSubtype($0) ? .value($0) : nil }
    case "screen-width": row.slot.screenWidth = try attribute { ScreenWidth($0).map { .value($0) } }
    case "scale": row.slot.scale = try attribute(numberSuffix: "x") { scales[$0].map { .value($0) } }
    case "width-class", "widthClass":
      let value = try attribute(sizeClass)
      if takes(key, over: "width-class") { row.slot.widthClass = value }
    case "height-class", "heightClass":
      let value = try attribute(sizeClass)
      if takes(key, over: "height-class") { row.slot.heightClass = value }
    case "display-gamut": row.slot.gamut = try attribute(gamut)
    case "language-direction": row.slot.direction = try attribute(direction)
    case "locale": row.slot.locale = try attribute(locale)
    case "memory": row.slot.memory = try attribute(numberSuffix: "GB", memory)
    case "graphics-feature-set":
      row.slot.graphics = try attribute { GraphicsFeatureSet($0).map { .value($0) } }
    default: try reader.skipValue()
    }
  }

  /// Whether a key that has two spellings is taken: the first spelling always, the second where the first is
  /// absent.
  private mutating func takes(_ key: String, over first: String) -> Bool {
    if key == first { firstSpellings.insert(key) }
    return key == first || !firstSpellings.contains(first)
  }

  private mutating func decodeAppearances() throws(ReadingEnded) {
    guard try reader.stands(.array), var array = try reader.beginArray() else {
      row.slot.hasUnsupportedAppearance = true
      note(.unsupportedValue(.noAppearances))
      return try reader.skipValue()
    }
    while try reader.nextElement(of: &array) != nil {
      switch try decodeAppearance() {
      case ("luminosity", "light")?: setLuminosity(.light)
      case ("luminosity", "dark")?: setLuminosity(.dark)
      case ("contrast", "high")?: row.slot.contrast = .value(.high)
      default:
        row.slot.hasUnsupportedAppearance = true
        note(.unsupportedValue(.appearance))
      }
    }
  }

  /// A row for light and for dark is for none that could be said.
  private mutating func setLuminosity(_ style: UserInterfaceStyle) {
    let isContradiction = row.slot.luminosity != .any && row.slot.luminosity != .value(style)
    row.slot.luminosity = isContradiction ? .unsupported : .value(style)
  }

  /// A matching attribute; unsupported, with a note, if it is none of the known values (AS-unknown-value,
  /// AS-wrong-type). A suffix makes texts of numbers, which are not accepted without one.
  private mutating func attribute<Value>(
    numberSuffix: String? = nil, _ parse: (String) -> AssetAttribute<Value>?
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
    note(.unsupportedValue(.value))
    return .unsupported
  }

  /// One appearance; nil if it is no object of two strings.
  private mutating func decodeAppearance() throws(ReadingEnded) -> (kind: String, value: String)? {
    guard try reader.stands(.object), var object = try reader.beginMap() else {
      try reader.skipValue()
      return nil
    }
    var (kind, value): (String?, String?)
    while let key = try reader.nextMember(of: &object) {
      switch key {
      case "appearance": kind = try lenientString()
      case "value": value = try lenientString()
      default: try skipUnknown(key)
      }
    }
    guard let kind, let value else { return nil }
    return (kind, value)
  }
}

// MARK: - Words

private let scales: [String: Double] = ["1x": 1, "2x": 2, "3x": 3]

private func sizeClass(_ word: String) -> AssetAttribute<SizeClass>? {
  ["compact": .value(.compact), "regular": .value(.regular), "any": .any][word]
}

private func gamut(_ word: String) -> AssetAttribute<DisplayGamut>? {
  ["srgb": .value(.sRGB), "display-p3": .value(.p3)][word.lowercased()]
}

private func direction(_ word: String) -> AssetAttribute<LayoutDirection>? {
  ["left-to-right": .value(.leftToRight), "right-to-left": .value(.rightToLeft)][word]
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
