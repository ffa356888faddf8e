package import LayoutModel

/// What the names of fonts say.
package enum FontName {
  /// The weight that a name says somewhere, nil if none: light for `HelveticaNeue-Light`.
  package static func weight(in name: String) -> FontWeight? {
    let lowered = name.lowercased()
    return weights.first { lowered.contains($0.word) }?.weight
  }

  /// Whether a name means the display cut of the system font, as an app brings it along: `SFUIDisplay-Light`.
  package static func isSystemDisplay(_ name: String) -> Bool {
    let key = key(name)
    return key.hasPrefix("sfuidisplay") || key.hasPrefix("sfprodisplay")
  }

  /// A name by which fonts are found: the letters and digits in lower case.
  static func key(_ name: String) -> String {
    String(decoding: name.lowercased().utf8.filter { !" -_".utf8.contains($0) }, as: UTF8.self)
  }

  /// The style in the name of a face.
  struct Style {
    var weight = FontWeight.regular
    var isItalic = false

    /// - Parameter key: What follows the family in the ``key(_:)`` of a name; nil if it says more than weight and slant,
    ///   such as `condensed`.
    init?(_ key: String) {
      var rest = Substring(key)
      for suffix in ["psmt", "mt"] where rest.hasSuffix(suffix) { rest = rest.dropLast(suffix.count) }
      for suffix in ["italic", "oblique", "it"] where !isItalic && rest.hasSuffix(suffix) {
        rest = rest.dropLast(suffix.count)
        isItalic = true
      }
      if ["", "regular", "roman", "book", "normal", "ps"].contains(rest) { return }
      guard let known = weights.first(where: { $0.word == rest }) else { return nil }
      weight = known.weight
    }
  }

  /// Longer words first: `semibold` ends with `bold`.
  private static let weights: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight), ("thin", .thin),
    ("light", .light), ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold),
    ("extrabold", .heavy), ("ultrabold", .heavy), ("bold", .bold), ("medium", .medium), ("heavy", .heavy),
    ("black", .black),
  ]
}
