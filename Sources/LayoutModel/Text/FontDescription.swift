/// A font as a request asks for it. Anything that is nil is the default of the view that shows the text.
package struct FontDescription: Equatable, Sendable {
  /// The name of a font; nil for the system font.
  package var name: String?
  /// In points. With a text style: the size at the category `large`, scaled as UIFontMetrics does.
  package var pointSize: Double?
  package var weight: FontWeight?, textStyle: TextStyle?
  package var design: FontDesign = .default
  package var isItalic = false
  /// Whether all digits are as wide as each other.
  package var hasMonospacedDigits = false
  package init(
    name: String? = nil, pointSize: Double? = nil, weight: FontWeight? = nil, textStyle: TextStyle? = nil
  ) {
    (self.name, self.pointSize, self.weight, self.textStyle) = (name, pointSize, weight, textStyle)
  }
}

/// The weights of the system font, in UIKit's words.
package enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The designs of the system font, in UIKit's words.
package enum FontDesign: String, Sendable, CaseIterable { case `default`, monospaced, rounded, serif }

/// The text styles of Dynamic Type, in UIKit's words.
package enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// The style that UIKit's symbol means, such as `UICTFontTextStyleBody`, as files and code have it; nil for none.
  package init?(symbol: String) {
    guard let style = Self.symbols[symbol] else { return nil }
    self = style
  }

  /// UIKit's symbol.
  package var symbol: String { Self.symbols.first { $0.value == self }?.key ?? "" }

  private static let symbols: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleBody": .body,
    "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]

  /// The weight of the system font in this style.
  package var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The weight of its bold face: the "emphasized" one of Apple's table of text styles.
  package var emphasizedWeight: FontWeight {
    [.largeTitle, .title1, .title2].contains(self) ? .bold : .semibold
  }
}

/// The text sizes that people choose from, smallest first. Raw numbers are those of the trait.
package enum ContentSizeCategory: Int8, Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

/// A font that the system does not have, as a request gives it: its metrics, or the file that has them.
package struct CustomFont: Equatable, Sendable {
  package var unitsPerEm = 1000.0
  /// Above and below the baseline and between lines, in units; none is negative.
  package var ascender = 0.0, descender = 0.0, leading = 0.0
  /// In units.
  package var advances: [Unicode.Scalar: Double] = [:]
  /// Nil where the metrics stand here.
  package var file: FontFileSource?
  package init() {}
}

/// Where the file of a font is.
package enum FontFileSource: Equatable, Sendable {
  /// Beside the document, as a part of a form is called, or a file of a folder.
  case named(String)
  case bytes([UInt8])
}
