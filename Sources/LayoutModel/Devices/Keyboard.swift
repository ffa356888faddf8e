/// How the keyboard stands on the screen. Case names are the words of documents; only iPads have more than one way.
package enum KeyboardStyle: String, Hashable, Sendable, CaseIterable {
  /// At the bottom, as wide as the screen.
  case docked
  /// As large, moved up.
  case undocked
  /// In two halves at the sides.
  case split
  /// A small one that is moved at will.
  case floating
}

/// The keyboard that a request asks for, as it was asked.
package struct KeyboardRequest: Equatable, Sendable {
  package var isVisible: Bool
  package var style = KeyboardStyle.docked
  /// In points; nil for what the device has.
  package var height: Double?
  /// Frame of a keyboard that is not docked, in the window; nil where the request leaves it to us.
  package var frame: Rect?
  /// Whether it has a bar of suggestions, as it has for plain text from version 8 on.
  package var hasSuggestions = true
  package init(isVisible: Bool = true) { self.isVisible = isVisible }

  /// Reads `true` or `visible`, `false` or `hidden`, a style or a height in points, as a query parameter gives them; nil for anything else.
  package init?(word: String) {
    switch word {
    case "", "true", "1", "visible", "shown": self.init()
    case "false", "0", "hidden": self.init(isVisible: false)
    default:
      self.init()
      if let style = KeyboardStyle(rawValue: word) {
        self.style = style
      } else if let height = Double(word), 0...Self.highest ~= height,
        word.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") })
      {
        self.height = height
      } else {
        return nil
      }
    }
  }

  /// What no window is higher than, in points.
  private static let highest = 10_000_000.0
}

/// A keyboard that is there.
package struct Keyboard: Equatable, Sendable {
  package var style: KeyboardStyle
  /// What it covers of the window, in points: of a docked one the part in the window (DV-keyboard).
  package var frame: Rect
  package init(style: KeyboardStyle, frame: Rect) { (self.style, self.frame) = (style, frame) }

  package var isDocked: Bool { style == .docked }
}
