package import LayoutModel

extension SystemVersion {
  /// The first version with cards, sheets that adapt to the height, and the style `automatic`.
  package static let sheets = SystemVersion(13)
  /// The first version whose sheets below their full height float above the bottom edge.
  package static let floatingSheets = SystemVersion(26)
}

/// Sheets, in points (PR-frames).
package enum SheetMetrics {
  /// A page sheet is at most so wide, and this far from each edge.
  package static let pageWidth = 704.0
  package static let pageMargin = 20.0
  /// A form sheet whose controller wishes for nothing.
  package static let formSize = Size(width: 540, height: 620)
  /// From here on it is larger; how large is not known (PR-form-sheet-16).
  package static let largerFormSheetsSince = SystemVersion(16)
  /// Between the safe area and a card of full height on devices without a home button (PR-card-top).
  package static let cardGap = 10.0
  /// Gap above cards on phones with a home button: one recording, 40 on a screen of 667 points (PR-card-top-home-button).
  package static let homeButtonCardGap = ByVersion(20.0, (SystemVersion(17), 0))
  /// The medium detent is this part of what is safe, from version 26 on. Measured once, 425 of 759 on a screen of 852
  /// (PR-detents-medium).
  package static let mediumFraction = 0.56
}

/// How sheets from version 26 on draw back from the edges, measured on 26.1 (iPhone 16, 13 heights): by 8 points from
/// 150 points up, by 28 up to 76, linearly between; what they keep of the safe area shrinks in the same measure.
package enum SmallSheet {
  package static let full = 150.0
  package static let small = 76.0
  package static let gapOfFull = 8.0
  package static let gapOfSmall = 28.0
}

/// Popovers, in points (PR-popover).
package enum PopoverMetrics {
  /// A side that the controller does not wish for (PR-popover-size).
  package static let defaultSize = Size(width: 320, height: 1100)
  /// Distance of the content from its anchor: the length of the arrow (PR-popover-gap).
  package static let arrowLength = 13.0
  /// How near the middle of the arrow may come to a corner (PR-popover-frame).
  package static let arrowInset = 26.0
}
