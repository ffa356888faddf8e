import JSON
import LayoutModel

/// How an image is sliced and aligned: nothing here takes part in matching, so what is wrong is ignored.
extension ContentsDecoder {
  /// Insets in pixels; absent sides are 0.
  mutating func decodeInsets(_ reader: inout JSONReader) throws(ReadingEnded) -> EdgeInsets? {
    guard var object = try beginIfObject(&reader) else { return nil }
    var insets = EdgeInsets.zero
    while let key = try reader.nextMember(of: &object) {
      if let edge = RectEdge(rawValue: key) {
        insets[edge] = try lenientNumber(&reader) ?? 0
      } else {
        try skipUnknown(key, &reader)
      }
    }
    return insets
  }

  mutating func decodeResizing(_ reader: inout JSONReader) throws(ReadingEnded) -> AssetResizing? {
    guard var object = try beginIfObject(&reader) else { return nil }
    var mode: AssetResizing.Mode?
    var resizing = AssetResizing(mode: .ninePart)
    var hasHyphen = false
    while let key = try reader.nextMember(of: &object) {
      switch key {
      case "mode": mode = try lenientString(&reader).flatMap { AssetResizing.Mode(rawValue: $0) }
      case "center": try decodeCenter(&resizing, &reader)
      case "cap-insets", "capInsets":
        let caps = try decodeCaps(&reader)
        if key == "cap-insets" || !hasHyphen { resizing.capInsets = caps }
        hasHyphen = hasHyphen || key == "cap-insets"
      default: try skipUnknown(key, &reader)
      }
    }
    guard let mode else {
      note(.slicesWithoutMode, reader.pointer)
      return nil
    }
    resizing.mode = mode
    return resizing
  }

  /// Caps are not negative.
  private mutating func decodeCaps(_ reader: inout JSONReader) throws(ReadingEnded) -> EdgeInsets {
    var caps = try decodeInsets(&reader) ?? .zero
    for edge in RectEdge.allCases where caps[edge] < 0 {
      note(.negativeCap, reader.pointer.appending(edge.rawValue))
      caps[edge] = 0
    }
    return caps
  }

  private mutating func decodeCenter(
    _ resizing: inout AssetResizing, _ reader: inout JSONReader
  ) throws(ReadingEnded) {
    guard var object = try beginIfObject(&reader) else { return }
    while let key = try reader.nextMember(of: &object) {
      switch key {
      case "mode":
        if let mode = try lenientString(&reader).flatMap({ AssetResizing.CenterMode(rawValue: $0) }) {
          resizing.centerMode = mode
        } else {
          note(.unknownCenterMode, reader.pointer)
        }
      case "width": resizing.centerWidth = try lenientNumber(&reader).map { max(0, $0) }
      case "height": resizing.centerHeight = try lenientNumber(&reader).map { max(0, $0) }
      default: try skipUnknown(key, &reader)
      }
    }
  }
}

/// The colour of a row (AS-colours).
extension ContentsDecoder {
  /// A component as it is written.
  private enum Component {
    case text(String)
    case number(Double)
  }

  mutating func decodeColor(_ reader: inout JSONReader) throws(ReadingEnded) -> AssetColor? {
    guard try reader.stands(.object), var object = try reader.beginMap() else {
      note(.unsupportedValue(.noColor), reader.pointer)
      try reader.skipValue()
      return .unsupported
    }
    var space: String?
    var components: [String: Component]?
    var reference: String?
    var platform: String?
    while let key = try reader.nextMember(of: &object) {
      switch key {
      case "color-space": space = try lenientString(&reader)
      case "components": components = try decodeComponents(&reader)
      case "reference": reference = try lenientString(&reader)
      case "platform": platform = try lenientString(&reader)
      default: try skipUnknown(key, &reader)
      }
    }
    if let reference { return .reference(reference, platform: platform) }
    if let space = space.flatMap({ AssetColorSpace(rawValue: $0) }), let components,
      let values = values(of: components, in: space)
    {
      return .components(space, values)
    }
    note(.unsupportedValue(.color), reader.pointer)
    return .unsupported
  }

  private mutating func decodeComponents(
    _ reader: inout JSONReader
  ) throws(ReadingEnded) -> [String: Component]? {
    guard var object = try beginIfObject(&reader) else { return nil }
    var components: [String: Component] = [:]
    while let key = try reader.nextMember(of: &object) {
      switch (key, try reader.nextType()) {
      case ("red", .string), ("green", .string), ("blue", .string), ("alpha", .string), ("white", .string):
        components[key] = try reader.string().map { .text($0) }
      case ("red", .number), ("green", .number), ("blue", .number), ("alpha", .number), ("white", .number):
        components[key] = try reader.double().map { .number($0) }
      case ("red", _), ("green", _), ("blue", _), ("alpha", _), ("white", _):
        try skipInvalid("a number", &reader)
      default: try skipUnknown(key, &reader)
      }
    }
    return components
  }

  /// The components in order; a missing alpha is 1 (AS-colour-spaces). Nil if one cannot be read.
  private func values(of components: [String: Component], in space: AssetColorSpace) -> [Double]? {
    var values: [Double] = []
    for name in space.componentNames {
      let value: Double?
      switch components[name] {
      case .text(let text): value = component(text, isAlpha: name == "alpha")
      case .number(let number): value = number
      case nil: value = name == "alpha" ? 1 : nil
      }
      guard let value else { return nil }
      values.append(space.isClamped || name == "alpha" ? min(max(value, 0), 1) : value)
    }
    return values
  }

  /// Hexadecimal and whole numbers count 255ths, numbers with a point are fractions; so is an alpha of 0 or
  /// 1, which Xcode writes beside whole colours (AS-components).
  private func component(_ text: String, isAlpha: Bool) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      let digits = text.dropFirst(2)
      guard (1...4).contains(digits.utf8.count), digits.utf8.allSatisfy({ hexDigit($0) != nil }) else {
        return nil
      }
      return Int(digits, radix: 16).map { Double($0) / 255 }
    }
    guard let value = decimalNumber(text) else { return nil }
    if text.utf8.contains(where: { ".eE".utf8.contains($0) }) { return value }
    return isAlpha && (text == "0" || text == "1") ? value : value / 255
  }
}
