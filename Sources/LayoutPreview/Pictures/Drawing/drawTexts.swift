import LayoutModel

// Texts where the layout has them: with the width that was measured, whatever font the reader has.
extension ScreenDrawing {
  mutating func drawTexts(_ lines: [TextLine], of index: Int, in frame: Rect) {
    let isOnFill = layout.document.views[index].type == .button && isFilled(index)
    let isLink = layout.document.views[index].type == .button
    for line in lines where !line.text.isEmpty {
      markup.raw("<text class=\"tx")
      if line.role == .placeholder {
        markup.raw(" ph")
      } else if isOnFill {
        markup.raw(" onfill")
      } else if isLink {
        markup.raw(" link")
      }
      writeDesign(line.font.design)
      markup.raw("\"")
      writePlace(of: line, at: frame.origin + line.origin)
      writeFont(line.font)
      if hasWideBlanks(line.text) { markup.raw(" xml:space=\"preserve\"") }
      markup.raw(">")
      markup.text(line.text)
      markup.raw("</text>")
    }
  }

  /// One line of what no view shows.
  mutating func drawLine(_ line: TextLine, _ style: StaticString, at origin: Point) {
    markup.raw("<text class=\"")
    markup.raw(style)
    markup.raw("\"")
    writePlace(of: line, at: origin + line.origin)
    writeFont(line.font)
    markup.raw(">")
    markup.text(line.text)
    markup.raw("</text>")
  }

  private func isFilled(_ index: Int) -> Bool {
    let style = layout.document.content(ofView: index).configuration?.style
    return style == .filled || style == .borderedProminent
  }

  /// A line begins at its left end. In a line from right to left that is where it ends.
  private mutating func writePlace(of line: TextLine, at origin: Point) {
    markup.attribute(" x=\"", origin.x)
    markup.attribute(" y=\"", origin.y)
    if line.width > 0 {
      markup.attribute(" textLength=\"", line.width)
      markup.raw(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    if isRightToLeft(line.text) {
      markup.raw(" direction=\"rtl\" unicode-bidi=\"isolate\" text-anchor=\"end\"")
    }
  }

  private mutating func writeDesign(_ design: FontDesign) {
    switch design {
    case .default: break
    case .monospaced: markup.raw(" mono")
    case .rounded: markup.raw(" round")
    case .serif: markup.raw(" serif")
    }
  }

  private mutating func writeFont(_ font: FontDescription) {
    markup.attribute(" font-size=\"", font.pointSize ?? 17)
    if let weight = font.weight?.number, weight != 400 { markup.attribute(" font-weight=\"", weight) }
    if font.isItalic { markup.raw(" font-style=\"italic\"") }
    guard let name = font.name, name.utf8.allSatisfy(\.isPartOfFontName), !name.isEmpty else { return }
    markup.raw(" font-family=\"'")
    markup.text(name)
    markup.raw("',system-ui,sans-serif\"")
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
  /// As style sheets count.
  fileprivate var number: Double {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}

extension UInt8 {
  /// What needs no thought between quotation marks: letters, digits, blanks and hyphens.
  fileprivate var isPartOfFontName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
