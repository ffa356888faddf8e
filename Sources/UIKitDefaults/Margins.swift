package import LayoutModel

/// Layout margins where nobody says any, in points.
package enum Margins {
  private static let viewRows = ByVersion(8.0, (SystemVersion(27, 1), 0))

  /// Margin of a view, on every side (AL-margin-default).
  package static func ofView(_ version: SystemVersion) -> Double { viewRows[version] }

  /// The width from which a root view has the larger margins at its sides (AL-root-margins, AL-root-margin-width).
  package static let wideRoot = ByVersion(414.0, (SystemVersion(26), 390))
  /// The widest root view that is known to have the smaller ones (AL-root-margin-between).
  package static let narrowRoot = ByVersion(402.0, (SystemVersion(26), 375))
  /// At the sides of a root view, and of a table's cells.
  package static let wideSide = 20.0
  package static let narrowSide = 16.0

  /// The system's margin at the sides of a controller's root view, by its own width, and by whether it is compact in both
  /// directions, as on the side on most phones.
  package static func rootSide(width: Double, isCompact: Bool, _ version: SystemVersion) -> Double {
    width >= wideRoot[version] && !isCompact ? wideSide : narrowSide
  }

  /// Whether no recording says which of the two a root view of this width has (AL-root-margin-between).
  package static func isRootSideOpen(width: Double, _ version: SystemVersion) -> Bool {
    width > narrowRoot[version] && width < wideRoot[version]
  }

  /// Above and below the content of a table's cell. Up to 10 the cell was a view like any other; the others by
  /// constraints to these margins in files, from 26 on 23 of 30 (IB-margins).
  package static let cellVertical = ByVersion(8.0, (SystemVersion(11), 11), (SystemVersion(26), 15))
  /// At the sides of a cell up to 10, and beside an accessory ever since (55 of 63 cells).
  package static let cellBesideAccessory = 8.0
}
