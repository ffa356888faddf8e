import JSON
import LayoutModel

/// How an image is sliced and aligned: nothing here takes part in matching, so what is wrong is ignored.
extension ContentsDecoder {
  /// Insets in pixels; absent sides are 0.
  mutating func decodeInsets() throws(ReadingEnded) -> EdgeInsets? {
    guard var object = try beginIfObject() else { return nil }
    var insets = EdgeInsets.zero
    while let key = try reader.nextMember(of: &object) {
      if let edge = RectEdge(rawValue: key) {
        insets[edge] = try lenientNumber() ?? 0
      } else {
        try skipUnknown(key)
      }
    }
    return insets
  }

  mutating func decodeResizing() throws(ReadingEnded) -> AssetResizing? {
    guard var object = try beginIfObject() else { return nil }
    var mode: AssetResizing.Mode?
    var resizing = AssetResizing(mode: .ninePart)
    var hasHyphen = false
    while let key = try reader.nextMember(of: &object) {
      switch key {
      case "mode": mode = try lenientString().flatMap { AssetResizing.Mode(rawValue: $0) }
      case "center": try decodeCenter(&resizing)
      case "cap-insets", "capInsets":
        let caps = try decodeCaps()
        if key == "cap-insets" || !hasHyphen { resizing.capInsets = caps }
        hasHyphen = hasHyphen || key == "cap-insets"
      default: try skipUnknown(key)
      }
    }
    guard let mode else {
      note(.slicesWithoutMode)
      return nil
    }
    resizing.mode = mode
    return resizing
  }

  /// Caps are not negative.
  private mutating func decodeCaps() throws(ReadingEnded) -> EdgeInsets {
    var caps = try decodeInsets() ?? .zero
    for edge in RectEdge.allCases where caps[edge] < 0 {
      note(.negativeCap, member: edge.rawValue)
      caps[edge] = 0
    }
    return caps
  }

  private mutating func decodeCenter(_ resizing: inout AssetResizing) throws(ReadingEnded) {
    guard var object = try beginIfObject() else { return }
    while let key = try reader.nextMember(of: &object) {
      switch key {
      case "mode":
        if let mode = try lenientString().flatMap({ AssetResizing.CenterMode(rawValue: $0) }) {
          resizing.centerMode = mode
        } else {
          note(.unknownCenterMode)
        }
      case "width": resizing.centerWidth = try lenientNumber().map { max(0, $0) }
      case "height": resizing.centerHeight = try lenientNumber().map { max(0, $0) }
      default: try skipUnknown(key)
      }
    }
  }

  // The colour of a row (AS-colours).

  /// A component as it is written.
  private enum Component {
    case text(String)
    case number(Double)
  }

  mutating func decodeColor() throws(ReadingEnded) -> AssetColor? {
    guard try reader.stands(.object), var object = try reader.beginMap() else {
      note(.unsupportedValue(.noColor))
      try reader.skipValue()
      return .unsupported
    }
    var components: [String: Component]?
    var (space, reference, platform): (String?, String?, String?)
    while let key = try reader.nextMember(of: &object) {
      switch key {
      case "color-space": space = try lenientString()
      case "components": components = try decodeComponents()
      case "reference": reference = try lenientString()
      case "platform": platform = try lenientString()
      default: try skipUnknown(key)
      }
    }
    if let reference { return .reference(reference, platform: platform) }
    if let space = space.flatMap({ AssetColorSpace(rawValue: $0) }), let components,
      let values = values(of: components, in: space)
    {
      return .components(space, values)
    }
    note(.unsupportedValue(.color))
    return .unsupported
  }

  private mutating func decodeComponents() throws(ReadingEnded) -> [String: Component]? {
    guard var object = try beginIfObject() else { return nil }
    var components: [String: Component] = [:]
    while let key = try reader.nextMember(of: &object) {
      let isKnown = ["red", "green", "blue", "alpha", "white"].contains(key)
      switch try reader.nextType() {
      case _ where !isKnown: try skipUnknown(key)
      case .string: components[key] = try reader.string().map { .text($0) }
      case .number: components[key] = try reader.double().map { .number($0) }
      default: try skipInvalid("a number")
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
