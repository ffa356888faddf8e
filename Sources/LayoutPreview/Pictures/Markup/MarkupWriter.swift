import JSON
import LayoutModel

/// Markup as bytes: SVG, and HTML that is XML, too.
///
/// What stands in the source is written as it is; whatever comes from outside goes through ``text(_:)`` or
/// ``name(_:)``, so that the markup is well-formed whatever the text.
struct MarkupWriter {
  private(set) var bytes: [UInt8] = []

  /// Stands for the number of the panel where that is not known yet. No text of a markup has this byte.
  static let panelMark: UInt8 = 0

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  // MARK: Text

  /// Writes markup of the source.
  mutating func raw(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes markup that is complete.
  mutating func raw(_ markup: [UInt8]) { bytes.append(contentsOf: markup) }

  mutating func raw(_ markup: ArraySlice<UInt8>) { bytes.append(contentsOf: markup) }

  /// Writes the mark that stands for the number of the panel.
  mutating func panelNumber() { bytes.append(Self.panelMark) }

  /// Writes a text that stands by itself, in an element or in an attribute. Characters that XML does not allow become
  /// U+FFFD.
  mutating func text(_ text: String) { escape(text, hidesDirections: false) }

  /// Writes a name or a message that stands among other words: what would turn their order around becomes U+FFFD, too.
  mutating func name(_ text: String) { escape(text, hidesDirections: true) }

  /// Writes an element that holds a name or a message.
  mutating func element(_ tag: StaticString, _ text: String, _ style: StaticString? = nil) {
    raw("<")
    raw(tag)
    if let style {
      raw(" class=\"")
      raw(style)
      raw("\"")
    }
    raw(">")
    name(text)
    raw("</")
    raw(tag)
    raw(">")
  }

  private mutating func escape(_ text: String, hidesDirections: Bool) {
    var text = text
    text.withUTF8 { source in
      var start = 0
      var index = 0
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
  @inline(__always)
  private static func replacement(
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

  /// Writes bytes as base64.
  mutating func base64(_ content: [UInt8]) {
    content.withUnsafeBytes { Base64.padded.append($0, to: &bytes) }
  }

  // MARK: Numbers

  /// Writes a number of points, with at most three decimals; 0 for what is no number.
  mutating func number(_ value: Double) {
    guard value.magnitude < 1e9 else { return bytes.append(UInt8(ascii: "0")) }
    bytes.append(number: (value * 1000).rounded() / 1000)
  }

  /// Writes an attribute, given with the blank before it and up to the quotation mark: ` x="`.
  mutating func attribute(_ start: StaticString, _ value: Double) {
    raw(start)
    number(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes the attribute that moves an element.
  mutating func translation(_ offset: Point) {
    raw(" transform=\"translate(")
    number(offset.x)
    raw(" ")
    number(offset.y)
    raw(")\"")
  }

  /// Writes the four numbers of a rectangle as people read them: `(16, 46.5, 51, 20.5)`.
  mutating func rectangle(_ frame: Rect) {
    raw("(")
    number(frame.minX)
    raw(", ")
    number(frame.minY)
    raw(", ")
    number(frame.size.width)
    raw(", ")
    number(frame.size.height)
    raw(")")
  }

  /// Writes a width and a height: `390 × 844`.
  mutating func size(_ size: Size) {
    number(size.width)
    raw(" × ")
    number(size.height)
  }
}

// Shapes. A class says how they look: PictureStyle.
extension MarkupWriter {
  /// Writes a rectangle; nothing for one without a place.
  mutating func rect(_ style: StaticString, _ frame: Rect, radius: Double = 0) {
    raw("<rect class=\"")
    raw(style)
    attribute("\" x=\"", frame.minX)
    attribute(" y=\"", frame.minY)
    attribute(" width=\"", max(0, frame.size.width))
    attribute(" height=\"", max(0, frame.size.height))
    if radius > 0 { attribute(" rx=\"", radius) }
    raw("/>")
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

  mutating func circle(_ style: StaticString, _ center: Point, radius: Double) {
    raw("<circle class=\"")
    raw(style)
    attribute("\" cx=\"", center.x)
    attribute(" cy=\"", center.y)
    attribute(" r=\"", max(0, radius))
    raw("/>")
  }

  /// Writes straight strokes from point to point.
  mutating func polyline(_ style: StaticString, _ points: Point...) {
    raw("<polyline class=\"")
    raw(style)
    raw("\" points=\"")
    for (index, point) in points.enumerated() {
      if index > 0 { raw(" ") }
      number(point.x)
      raw(",")
      number(point.y)
    }
    raw("\"/>")
  }

  /// Writes a line of text of ours or a name.
  ///
  /// - Parameters:
  ///   - style: Its class; `m` and `e` in it stand for the middle and the end at `point`, as the style sheet has it.
  ///   - point: Where its baseline begins.
  mutating func line(_ style: StaticString, _ text: String, at point: Point, size: Double) {
    raw("<text class=\"")
    raw(style)
    attribute("\" x=\"", point.x)
    attribute(" y=\"", point.y)
    attribute(" font-size=\"", size)
    raw(">")
    name(text)
    raw("</text>")
  }
}
