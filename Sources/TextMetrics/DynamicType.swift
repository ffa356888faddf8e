import EmbeddedData
package import LayoutModel

/// The sizes of text styles and the scaling of other fonts by content size category.
package enum DynamicType {
  /// The point size of a text style.
  package static func pointSize(of style: TextStyle, _ category: ContentSizeCategory) -> Double {
    pointSizes[style]?[Int(category.rawValue)] ?? 17
  }

  /// From baseline to baseline of the lines of a text style, in points.
  package static func lineSpacing(of style: TextStyle, _ category: ContentSizeCategory) -> Double {
    lineSpacings[style]?[Int(category.rawValue)] ?? 0
  }

  /// A length scaled as `UIFontMetrics.scaledValue(for:)` does: by the ratio of the style's line spacings, to the
  /// pixel, halves up.
  package static func scaledValue(
    _ value: Double, for style: TextStyle, _ category: ContentSizeCategory, displayScale: Double
  ) -> Double {
    (value * ratio(style, category) * displayScale + 0.5).rounded(.down) / displayScale
  }

  /// The point size of a font scaled as `UIFontMetrics.scaledFont(for:)` does: a whole number.
  package static func scaledPointSize(
    _ size: Double, for style: TextStyle, _ category: ContentSizeCategory
  ) -> Double {
    category == .large ? size : (size * ratio(style, category) + 0.5).rounded(.down)
  }

  private static func ratio(_ style: TextStyle, _ category: ContentSizeCategory) -> Double {
    guard category != .large, let spacings = lineSpacings[style] else { return 1 }
    return spacings[Int(category.rawValue)] / spacings[Int(ContentSizeCategory.large.rawValue)]
  }

  private static let pointSizes = read(.textStylePointSizes)
  private static let lineSpacings = read(.textStyleLineSpacings)

  private static func read(_ table: EmbeddedFile) -> [TextStyle: [Double]] {
    Dictionary(
      uniqueKeysWithValues: TableReader.rows(of: table) { reader in
        (reader.value(), ContentSizeCategory.allCases.map { _ in reader.number() })
      })
  }
}
