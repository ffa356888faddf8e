package import LayoutModel

/// Heights and insets of table views, in points (LI-row-height, LI-header-automatic, LI-inset-grouped).
package enum TableMetrics {
  // Rows.

  /// Row height of a table that says none, up to 10, and wherever rows do not size themselves.
  package static let rowHeight = 44.0
  /// From here on rows, headers and footers size themselves unless the table says no (LI-row-automatic).
  package static let selfSizingSince = SystemVersion(11)

  /// The room that a separator takes of a row that sizes itself: a pixel, from 26 on a point (LI-cell-separator).
  package static func separatorThickness(_ version: SystemVersion, scale: Double) -> Double {
    version >= SystemVersion(26) ? 1 : 1 / scale
  }

  // Headers and footers of plain tables.

  /// Above each header (LI-header-padding).
  package static let plainHeaderTopPadding = ByVersion(0.0, (SystemVersion(15), 22))
  /// With a text, at least (LI-header-plain).
  package static let plainHeader = ByVersion(
    28.0, (SystemVersion(14, 5), 24.5), (SystemVersion(15), 22.5), (SystemVersion(16), 28))
  package static let plainFooter = 28.0
  /// From here on a height that the table gives its headers holds for texts only above what files say by themselves.
  package static let defaultHeadersIgnoredSince = SystemVersion(13)
  /// That a file says by itself.
  package static let fileHeader = 28.0

  // Headers and footers of grouped tables.

  /// What a header adds to the height of its text; (LI-header-grouped).
  package static let groupedHeaderPadding = ByVersion(
    22.0, (SystemVersion(14, 5), 16), (SystemVersion(16), 22), (SystemVersion(26), 17))
  /// Whether headers are of whole points, or of pixels.
  package static let groupedHeadersAreWhole = ByVersion(
    true, (SystemVersion(14, 5), false), (SystemVersion(16), true))
  /// From here on the first header keeps less room above itself under a large title, as the others do.
  package static let compactFirstHeaderSince = SystemVersion(17)
  /// What a footer adds to the height of its text.
  package static let groupedFooterPadding = 14.0
  /// What the header of a section adds after a footer with a text, from 26 on.
  package static let paddingAfterFooter = ByVersion(0.0, (SystemVersion(26), 7.5))
  /// A header and the footer above it where neither has anything to show (LI-header-empty).
  package static let groupedGap = 35.0
  /// Above the first row where nothing stands above it. Thin: one page about version 7, and the canvas up to 12.
  package static let groupedTop = 35.0
  /// From here on a height that the table gives its headers holds for an empty first one as well.
  package static let givenFirstHeaderSince = SystemVersion(13)

  // Sides.

  /// From this width of the window on cells have the wide margins (LI-cell-margins).
  package static let wideWindow = 390.0
  /// From this width on a card's content has the wide margin as well (LI-inset-grouped).
  package static let wideCardWindow = 414.0
  /// Guessed: nobody has printed it (LI-section-index).
  package static let sectionIndexWidth = 15.0
}
