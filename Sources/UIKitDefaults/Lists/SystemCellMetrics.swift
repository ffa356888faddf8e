package import LayoutModel

/// Gaps between the parts of a system cell, and its heights, in points (LI-system-cell, LI-content-configuration).
package enum SystemCellMetrics {
  // Cell styles.

  /// Between image and text.
  package static let imageGap = 15.0
  /// The column in which images of the system stand, each in its middle.
  package static let symbolColumn = 24.0
  /// Between the texts of value1, at least.
  package static let valueGap = 6.0
  /// Text width of value2: the text ends after it from the margin, the detail follows.
  package static let value2TextWidth = 91.0
  package static let value2Gap = 6.0
  /// Gap between the lines of a subtitle, as a part of the height of the second line, to a whole point.
  package static let subtitleGapRatio = 1 / 6.0
  /// The lines keep that gap where at least this part of their height is left beside them.
  package static let subtitleRoomRatio = 0.5

  /// The content of a cell that sizes itself is this high at least: 44 with the separator, from 13 on a pixel less.
  package static func leastContent(_ version: SystemVersion, pixel: Double) -> Double {
    if version >= SystemVersion(26) { return 0 }
    return TableMetrics.rowHeight - (version >= SystemVersion(13) ? 2 : 1) * pixel
  }
  /// Above and below its text.
  package static let verticalPadding = ByVersion(11.0, (SystemVersion(26), 15))
  /// From here on the text of a cell has its own height above and below together where that is more.
  package static let proportionalSince = SystemVersion(26)
  /// What the lines of a subtitle leave above and below together, up to 25; up to 12 guessed.
  package static let subtitlePadding = ByVersion(8.0, (SystemVersion(13), 20))
  /// Top padding of a subtitle cell from 26 on: a line through three recorded sizes, over the height of the text.
  package static func subtitleTop(textHeight: Double) -> Double { (0.3 * textHeight + 2.9).rounded() }
  /// By how much less there is below, and below the gap.
  package static let subtitleBottomDifference = 1.5

  // Content configurations.

  package static let configurationImageGap = 16.0
  package static let configurationTextGap = ByVersion(3.0, (SystemVersion(26), 0))
  /// Guessed: between texts side by side.
  package static let configurationValueGap = 8.0
  package static let configurationLeast = ByVersion(44.0, (SystemVersion(26), 52))

  // Headers and footers.

  /// Below the text of a grouped header.
  package static let groupedHeaderBottom = ByVersion(6.0, (SystemVersion(26), 5.5))
  /// Above the text of a footer.
  package static let footerTop = ByVersion(8.0, (SystemVersion(26), 7.5))
  /// What a plain header adds to the height of its text.
  package static let plainHeaderPadding = ByVersion(
    7.5, (SystemVersion(14, 5), 8.5), (SystemVersion(15), 6.5), (SystemVersion(16), 10),
    (SystemVersion(26), 7.5))
}
