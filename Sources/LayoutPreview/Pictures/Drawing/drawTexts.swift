import LayoutModel

// Texts where the layout has them: with the width that was measured, whatever font the reader has.
extension ScreenDrawing {
  mutating func drawTexts(_ lines: [TextLine], of index: Int, in frame: Rect) {
    let color = color(ofTextIn: index)
    for line in lines where !line.text.isEmpty {
      let design: StaticString =
        switch line.font.design {
        case .default: ""
        case .monospaced: " mono"
        case .rounded: " round"
        case .serif: " serif"
        }
      write(
        line, ["tx", line.role == .placeholder ? " ph" : color, design], at: frame.origin,
        keepsBlanks: hasWideBlanks(line.text))
    }
  }

  /// The class that says what colour the texts of a view have, with a blank before it; nothing for that of labels.
  private func color(ofTextIn index: Int) -> StaticString {
    let node = layout.document.views[index]
    if node.type == .button {
      let style = layout.document.buttonStyle(ofView: index)
      if style == .filled || style == .borderedProminent { return " onfill" }
      // Gray buttons have the colour of labels from version 26 on.
      return style == .gray && isModern ? "" : " link"
    }
    guard isSystemPart(node) else { return "" }
    if node.place == .part(.detailTextLabel) { return " second" }
    let root = layout.document.controllers[Int(node.controller)].rootView
    return elements[root]?.isBeside == true ? " second" : ""
  }

  /// Writes a line; a text from right to left begins where it ends, at its right end.
  ///
  /// - Parameter style: Parts of its class, one behind the other.
  mutating func write(
    _ line: TextLine, _ style: [StaticString], at frameOrigin: Point, keepsBlanks: Bool = false
  ) {
    let origin = frameOrigin + line.origin
    note(caption: origin, width: line.width, size: line.font.pointSize ?? 17)
    markup.raw("<text class=\"")
    for part in style { markup.raw(part) }
    markup.attribute("\" x=\"", origin.x)
    markup.attribute(" y=\"", origin.y)
    if line.width > 0 {
      markup.attribute(" textLength=\"", line.width)
      markup.raw(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    if isRightToLeft(line.text) {
      markup.raw(" direction=\"rtl\" unicode-bidi=\"isolate\" text-anchor=\"end\"")
    }
    markup.attribute(" font-size=\"", line.font.pointSize ?? 17)
    if let weight = line.font.weight, weight != .regular {
      markup.attribute(" font-weight=\"", weight.number)
    }
    if line.font.isItalic { markup.raw(" font-style=\"italic\"") }
    if let name = line.font.name, name.allSatisfy(\.isPlainInFontName), !name.isEmpty {
      markup += " font-family=\"'\(text: name)',system-ui,sans-serif\""
    }
    if keepsBlanks { markup.raw(" xml:space=\"preserve\"") }
    markup.raw(">")
    markup.text(line.text)
    markup.raw("</text>")
  }

  /// Remembers where a text stands, for the dimension lines.
  ///
  /// - Parameter start: The left end of its baseline.
  mutating func note(caption start: Point, width: Double, size: Double) {
    guard overlays.contains(.constraints) else { return }
    captions.append(Rect(x: start.x, y: start.y - 0.8 * size, width: width, height: 1.05 * size))
  }

  /// Whether XML would leave out blanks of a text.
  private func hasWideBlanks(_ text: String) -> Bool {
    var wasBlank = true
    for byte in text.utf8 {
      let isBlank = byte == UInt8(ascii: " ")
      if isBlank && wasBlank { return true }
      wasBlank = isBlank
    }
    return wasBlank
  }
}

/// Whether the first letter of a text that has a direction runs from right to left, so that the whole text does.
///
/// - Complexity: O(1) for a text that begins with a letter, as nearly all do.
func isRightToLeft(_ text: String) -> Bool {
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x58F, 0x900...0x1FFF, 0x3040...0xD7FF: return false
    default: continue
    }
  }
  return false
}

extension FontWeight {
  /// As style sheets count: 100 for the lightest, 900 for the heaviest.
  fileprivate var number: Double { Double((Self.allCases.firstIndex(of: self) ?? 3) * 100 + 100) }
}

extension Character {
  /// What needs no thought between quotation marks.
  fileprivate var isPlainInFontName: Bool { isASCII && (isLetter || isNumber || self == " " || self == "-") }
}
