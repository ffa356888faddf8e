import JSON
import LayoutModel

/// Markup as bytes: SVG, and HTML that is XML, too.
///
/// What stands in the source is written as it is; whatever comes from outside goes through ``text(_:)`` or
/// ``name(_:)``, as every string does that is interpolated, so that the markup is well-formed whatever the text.
struct MarkupWriter: ExpressibleByStringInterpolation, StringInterpolationProtocol {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  /// Stands for the number of the panel where that is not known yet. No text of a markup has this byte.
  static let panelMark: UInt8 = 0

  init() {}

  init(literalCapacity: Int, interpolationCount: Int) { reserve(literalCapacity + 16 * interpolationCount) }

  init(stringLiteral markup: StaticString) { raw(markup) }

  init(stringInterpolation markup: MarkupWriter) { self = markup }

  static func += (markup: inout MarkupWriter, more: MarkupWriter) { markup.raw(more.bytes) }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  // MARK: Text

  /// Writes markup of the source.
  mutating func raw(_ markup: StaticString) { markup.withUTF8Buffer { bytes.append(contentsOf: $0) } }

  mutating func raw(_ markup: some Collection<UInt8>) { bytes.append(contentsOf: markup) }

  mutating func panelNumber() { bytes.append(Self.panelMark) }

  /// Writes a text that stands by itself, in an element or in an attribute. Characters that XML does not allow become
  /// U+FFFD.
  mutating func text(_ text: String) { escape(text, hidesDirections: false) }

  /// Writes a name or a message that stands among other words: what would turn their order around becomes U+FFFD, too.
  mutating func name(_ text: String) { escape(text, hidesDirections: true) }

  private mutating func escape(_ text: String, hidesDirections: Bool) {
    var text = text
    text.withUTF8 { source in
      var (start, index) = (0, 0)
      while index < source.count {
        let (length, replacement) = Self.replacement(in: source, at: index, hidesDirections: hidesDirections)
        if let replacement {
          bytes.append(contentsOf: source[start..<index])
          raw(replacement)
          start = index + length
        }
        index += length
      }
      bytes.append(contentsOf: source[start...])
    }
  }

  /// What to write in place of the character at `index`, nil for itself; and how many bytes it has, or 1 for part of one
  /// that is written as it is.
  @inline(__always) private static func replacement(
    in source: UnsafeBufferPointer<UInt8>, at index: Int, hidesDirections: Bool
  ) -> (length: Int, replacement: StaticString?) {
    let byte = source[index]
    switch byte {
    case UInt8(ascii: "&"): return (1, "&amp;")
    case UInt8(ascii: "<"): return (1, "&lt;")
    case UInt8(ascii: ">"): return (1, "&gt;")
    case UInt8(ascii: "\""): return (1, "&quot;")
    case 0x09: return (1, "&#9;")
    case 0x0A: return (1, "&#10;")
    case 0x0D: return (1, "&#13;")
    case 0..<0x20, 0x7F: return (1, "\u{FFFD}")
    case 0xC2 where index + 1 < source.count && source[index + 1] < 0xA0: return (2, "\u{FFFD}")
    case 0xE2 where hidesDirections && index + 2 < source.count:
      return turnsDirection(source[index + 1], source[index + 2]) ? (3, "\u{FFFD}") : (3, nil)
    case 0xEF where index + 2 < source.count && source[index + 1] == 0xBF && source[index + 2] >= 0xBE:
      return (3, "\u{FFFD}")
    default: return (1, nil)
    }
  }

  /// Whether U+2000 to U+20FF, by the last bytes of their UTF-8, is an embedding, an override or an isolate.
  private static func turnsDirection(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 && (0xAA...0xAE).contains(third) || second == 0x81 && (0xA6...0xA9).contains(third)
  }

  // MARK: Numbers

  /// Writes a number of points, with at most three decimals; 0 for what is no number.
  mutating func number(_ value: Double) {
    guard value.magnitude < 1e9 else { return bytes.append(UInt8(ascii: "0")) }
    bytes.append(number: (value * 1000).rounded() / 1000)
  }

  // MARK: What stands between the literals of an interpolation

  mutating func appendLiteral(_ literal: StaticString) { raw(literal) }
  mutating func appendInterpolation(_ value: Double) { number(value) }

  mutating func appendInterpolation(_ count: Int) { number(Double(count)) }
  mutating func appendInterpolation(name: String) { self.name(name) }

  mutating func appendInterpolation(text: String) { self.text(text) }
  mutating func appendInterpolation(raw: StaticString) { self.raw(raw) }

  mutating func appendInterpolation(_ markup: MarkupWriter) { raw(markup.bytes) }

  mutating func appendInterpolation(base64 content: [UInt8]) {
    content.withUnsafeBytes { Base64.padded.append($0, to: &bytes) }
  }

  mutating func appendInterpolation(_ frame: Rect) { numbers(of: frame) }

  /// The attributes of what fills a rectangle.
  mutating func appendInterpolation(filling frame: Rect) { place(frame) }

  mutating func appendInterpolation(moving offset: Point) {
    self += "transform=\"translate(\(offset.x) \(offset.y))\""
  }

  // MARK: What there is most of, written piece by piece: each interpolation is a text of its own, which takes memory

  /// Writes an attribute: its name up to the quotation mark, and a number.
  mutating func attribute(_ start: StaticString, _ value: Double) {
    raw(start)
    number(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes the four numbers of a rectangle as people read them: `(16, 46.5, 51, 20.5)`.
  mutating func numbers(of frame: Rect) {
    bytes.append(UInt8(ascii: "("))
    number(frame.minX)
    raw(", ")
    number(frame.minY)
    raw(", ")
    number(frame.size.width)
    raw(", ")
    number(frame.size.height)
    bytes.append(UInt8(ascii: ")"))
  }

  /// Writes the attributes of what fills a rectangle.
  mutating func place(_ frame: Rect) {
    attribute("x=\"", frame.minX)
    attribute(" y=\"", frame.minY)
    attribute(" width=\"", max(0, frame.size.width))
    attribute(" height=\"", max(0, frame.size.height))
  }

  // MARK: Shapes. A class says how they look: PictureStyle

  /// Writes a rectangle; nothing for one without a place.
  mutating func rect(_ style: StaticString, _ frame: Rect, radius: Double = 0) {
    raw("<rect class=\"")
    raw(style)
    raw("\" ")
    place(frame)
    if radius > 0 { attribute(" rx=\"", radius) }
    raw("/>")
  }

  /// Writes a rectangle whose upper corners have one radius and whose lower ones another.
  mutating func rect(_ style: StaticString, _ frame: Rect, top: Double, bottom: Double) {
    if top == bottom { return rect(style, frame, radius: top) }
    self += "<path class=\"\(raw: style)\" d=\"M\(frame.minX) \(frame.minY + top)"
    if top > 0 { self += "a\(top) \(top) 0 0 1 \(top) -\(top)" }
    self += "H\(frame.maxX - top)"
    if top > 0 { self += "a\(top) \(top) 0 0 1 \(top) \(top)" }
    self += "V\(frame.maxY - bottom)"
    if bottom > 0 { self += "a\(bottom) \(bottom) 0 0 1 -\(bottom) \(bottom)" }
    self += "H\(frame.minX + bottom)"
    if bottom > 0 { self += "a\(bottom) \(bottom) 0 0 1 -\(bottom) -\(bottom)" }
    raw("z\"/>")
  }

  mutating func line(_ style: StaticString, _ from: Point, _ to: Point) {
    raw("<line class=\"")
    raw(style)
    attribute("\" x1=\"", from.x)
    attribute(" y1=\"", from.y)
    attribute(" x2=\"", to.x)
    attribute(" y2=\"", to.y)
    raw("/>")
  }

  mutating func line(_ style: StaticString, from start: Double, to end: Double, y: Double) {
    line(style, Point(x: start, y: y), Point(x: end, y: y))
  }

  mutating func circle(_ style: StaticString, _ center: Point, radius: Double) {
    self += "<circle class=\"\(raw: style)\" cx=\"\(center.x)\" cy=\"\(center.y)\" r=\"\(max(0, radius))\"/>"
  }

  mutating func polyline(_ style: StaticString, _ points: Point...) {
    self += "<polyline class=\"\(raw: style)\" points=\""
    for (index, point) in points.enumerated() { self += "\(raw: index > 0 ? " " : "")\(point.x),\(point.y)" }
    raw("\"/>")
  }

  /// Writes a line of text of ours or a name.
  ///
  /// - Parameters:
  ///   - style: Its class; `m` and `e` in it stand for the middle and the end at `point`, as the style sheet has it.
  ///   - point: Where its baseline begins.
  mutating func line(_ style: StaticString, _ text: String, at point: Point, size: Double) {
    startLine(style, at: point, size: size)
    name(text)
    raw("</text>")
  }

  /// Writes a line with a size: `120 × 44`.
  mutating func line(_ style: StaticString, _ shown: Size, at point: Point, size: Double) {
    startLine(style, at: point, size: size)
    number(shown.width)
    raw(" × ")
    number(shown.height)
    raw("</text>")
  }

  private mutating func startLine(_ style: StaticString, at point: Point, size: Double) {
    raw("<text class=\"")
    raw(style)
    attribute("\" x=\"", point.x)
    attribute(" y=\"", point.y)
    attribute(" font-size=\"", size)
    raw(">")
  }
}
