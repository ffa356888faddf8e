package import LayoutModel

/// Where items stand in bars, in points (CO-bar-items, CO-back-button, CO-bar-titles, CO-tab-items, CO-bar-items-26).
package enum BarItemMetrics {
  // Navigation bars and toolbars.

  /// The height of what can be touched, and of the part of a bar in which items stand from 26 on.
  package static let itemHeight = 44.0
  /// The margin of a bar at its sides.
  package static func margin(width: Double) -> Double { width >= 414 ? 20 : 16 }
  /// How far texts and images reach into the margin with the room around them.
  package static let outset = 8.0
  /// Between items.
  package static let spacing = 8.0
  /// Inside of an image.
  package static let imagePadding = 11.0
  /// Least width of the text of an item.
  package static let leastTextWidth = 38.0
  /// Between a back button and what follows it.
  package static let backSpacing = 6.0
  /// Size of the arrow of a back button.
  package static let chevron = Size(width: 13, height: 21)
  /// Between the arrow and the text; from 13 on the arrow is a symbol with room beside it.
  package static let chevronSpacing = ByVersion(6.0, (symbolsSince, 11))
  /// A back button without a text.
  package static let leastBackWidth = 44.0
  /// Room around the text of an item in the design from 26 on.
  package static let floatingTextPadding = 12.0

  /// Font size of titles and items; titles and items that end something are semibold.
  package static let fontSize = 17.0
  package static let promptFontSize = 12.0
  /// What a prompt adds to a bar.
  package static let prompt = 30.0
  package static let largeTitleFontSize = 34.0
  /// From the top of the room of a large title to its baseline.
  package static let largeTitleBaseline = 36.0
  /// What a search bar adds to a bar.
  package static let searchBar = 52.0
  package static let searchField = (offset: 1.0, height: 36.0)

  // Tab bars.

  /// Between the edge of a tab's part of the bar and what can be touched.
  package static let tabInset = 2.0
  /// Above what can be touched.
  package static let tabTop = 1.0
  /// From the top of a tab to the middle of its image.
  package static let tabImageCenter = 18.0
  /// From the top of a tab to the baseline of its title.
  package static let tabTitleBaseline = ByVersion(44.5, (newTabsSince, 44))
  package static let tabFontSize = 10.0
  package static let tabFontWeight = ByVersion(FontWeight.regular, (newTabsSince, .medium))
  /// Beside its image, in compact height and in regular width.
  package static let compactTabFontSize = 12.0
  package static let regularTabFontSize = 13.0
  package static let tabImageSpacing = 6.0
  /// From here on titles stand beside their images where tabs are wide or bars low.
  package static let newTabsSince = SystemVersion(11)
  /// The tabs of an iPad, from one to the next.
  package static let padTabPitch = 110.0
  package static let compactTabs = 5
  package static let regularTabs = 8

  /// An image of the system whose size is not known.
  package static let systemImage = Size(width: 22, height: 22)
  /// From here on images of the system are symbols.
  package static let symbolsSince = SystemVersion(13)
  package static let tabSymbolPointSize = 18.0
}
