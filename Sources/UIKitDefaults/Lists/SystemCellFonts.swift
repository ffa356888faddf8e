package import LayoutModel

/// The fonts of the texts that the system shows in cells (LI-system-fonts).
extension SystemCellStyle {
  /// Font of the text.
  package func textFont(_ version: SystemVersion) -> FontDescription {
    switch self {
    case .default, .subtitle, .value1, .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      FontDescription(textStyle: .body)
    case .value2: FontDescription(textStyle: .caption1)
    case .plainHeader: Self.plainHeaderFont[version]
    case .groupedHeader: Self.groupedHeaderFont[version]
    case .plainFooter, .groupedFooter: FontDescription(textStyle: .footnote)
    case .prominentInsetGroupedHeader: FontDescription(textStyle: .headline)
    case .sidebarHeader, .extraProminentInsetGroupedHeader: FontDescription(weight: .bold, textStyle: .title3)
    }
  }

  /// Font of the text beside or below it.
  package func detailFont(_ version: SystemVersion) -> FontDescription {
    switch self {
    case .value1, .valueCell: FontDescription(textStyle: .body)
    case .value2: FontDescription(textStyle: .caption1)
    case .subtitle: FontDescription(textStyle: Self.subtitleDetail[version])
    case .cell, .subtitleCell: FontDescription(textStyle: .subheadline)
    default: FontDescription(textStyle: .footnote)
    }
  }

  private static let subtitleDetail = ByVersion(TextStyle.caption1, (SystemVersion(26), .subheadline))
  private static let plainHeaderFont = ByVersion(
    FontDescription(textStyle: .headline),
    (SystemVersion(14, 5), FontDescription(weight: .semibold, textStyle: .footnote)),
    (SystemVersion(16), FontDescription(weight: .semibold, textStyle: .subheadline)),
    (SystemVersion(26), FontDescription(textStyle: .headline)))
  private static let groupedHeaderFont = ByVersion(
    FontDescription(textStyle: .footnote), (SystemVersion(26), FontDescription(textStyle: .headline)))
}
