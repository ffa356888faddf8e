package import LayoutModel

/// Margins, accessories and controls of table view cells, in points (LI-cell-margins, LI-accessories, LI-editing).
package enum CellMetrics {
  /// Up to 10, where the window is narrow.
  private static let oldNarrowSide = 15.0
  private static let ownMarginsSince = SystemVersion(11)
  private static let padMarginSince = SystemVersion(26)

  /// From the side of a cell to its texts.
  ///
  /// - Parameters:
  ///   - width: Of the window.
  ///   - isPad: Whether the device is an iPad, whose cells have the narrow margin from 26 on.
  package static func side(width: Double, isPad: Bool, _ version: SystemVersion) -> Double {
    if isPad, version >= padMarginSince { return Margins.narrowSide }
    let wideFrom = version < ownMarginsSince ? TableMetrics.wideCardWindow : TableMetrics.wideWindow
    if width >= wideFrom { return Margins.wideSide }
    return version < ownMarginsSince ? oldNarrowSide : Margins.narrowSide
  }

  /// From the side of a cell to its accessory: up to 10 more than to its texts.
  package static func accessorySide(width: Double, isPad: Bool, _ version: SystemVersion) -> Double {
    max(side(width: width, isPad: isPad, version), Margins.narrowSide)
  }

  /// From the side of a card of an inset grouped table to its texts.
  package static func cardSide(width: Double, isPad: Bool) -> Double {
    isPad || width >= TableMetrics.wideCardWindow ? Margins.wideSide : Margins.narrowSide
  }

  /// From the side of an inset grouped table to its cards.
  package static func cardInset(width: Double) -> Double {
    width >= TableMetrics.wideWindow ? Margins.wideSide : Margins.narrowSide
  }

  /// What a content configuration keeps from the sides of its view by itself, as UIKit prints it (LI-content-margins).
  package static let configurationSides = (leading: 16.0, trailing: 8.0)

  /// Beside an accessory, what text keeps free.
  package static let besideAccessory = Margins.cellBesideAccessory
  /// Up to here text before an accessory ended at a distance from the edge of the cell.
  package static let besideAccessorySince = SystemVersion(13)
  package static let oldTextEnd = 35.0
  /// From here on the margins of a content view are those of its cell.
  package static let contentMarginsSince = ownMarginsSince
  /// Up to here the content view of a cell with a separator ended above it (LI-cell-separator).
  package static let fullContentViewsSince = SystemVersion(13)
  /// From here on separators keep the margin at the trailing side, too.
  package static let separatorTrailingSince = SystemVersion(26)
}

/// What shows an accessory.
package struct AccessoryMetrics: Equatable, Sendable {
  package var size: Size
  /// Between the content view and what is shown.
  package var gap = 0.0
  /// Between what is shown and the margin of the cell.
  package var trailing = 0.0

  package init(size: Size, gap: Double = 0, trailing: Double = 0) {
    (self.size, self.gap, self.trailing) = (size, gap, trailing)
  }
}

/// How large texts are, as far as the controls of cells follow it.
package enum CellTextScale: Equatable, Sendable {
  case standard, largest, accessibility

  package init(_ category: ContentSizeCategory?) {
    let (size, largest) = ((category ?? .large).rawValue, ContentSizeCategory.extraExtraExtraLarge.rawValue)
    self = size < largest ? .standard : size == largest ? .largest : .accessibility
  }
}

extension CellMetrics {
  private static let symbolsSince = SystemVersion(13)
  private static let disclosureWidth = ByVersion(
    11.0, (SystemVersion(14, 5), 9.5), (SystemVersion(15), 8.4), (SystemVersion(16), 10.2))
  private static let detailButtonWidth = ByVersion(24.0, (SystemVersion(15), 20.5), (SystemVersion(16), 24))
  private static let detailDisclosureWidth = ByVersion(
    42.5, (SystemVersion(15), 37), (SystemVersion(16), 42.5))

  /// What shows an accessory in a version, nil for none.
  package static func accessory(
    _ type: CellAccessoryType, _ version: SystemVersion, scale: CellTextScale, pixelGrid: PixelGrid
  ) -> AccessoryMetrics? {
    version < symbolsSince ? oldAccessory(type) : symbolAccessory(type, version, scale, pixelGrid)
  }

  private static func oldAccessory(_ type: CellAccessoryType) -> AccessoryMetrics? {
    switch type {
    case .none: nil
    case .disclosureIndicator: AccessoryMetrics(size: Size(width: 8, height: 13), gap: 10)
    case .checkmark: AccessoryMetrics(size: Size(width: 14, height: 13), gap: 10)
    case .detailButton: AccessoryMetrics(size: Size(width: 22, height: 22), gap: 9)
    case .detailDisclosureButton: AccessoryMetrics(size: Size(width: 42, height: 22), gap: 10)
    }
  }

  private static func symbolAccessory(
    _ type: CellAccessoryType, _ version: SystemVersion, _ scale: CellTextScale, _ pixelGrid: PixelGrid
  ) -> AccessoryMetrics? {
    switch type {
    case .none: return nil
    case .disclosureIndicator:
      switch scale {
      case .standard:
        let width = pixelGrid.roundUp(disclosureWidth[version])
        return AccessoryMetrics(size: Size(width: width, height: 14))
      case .largest: return AccessoryMetrics(size: Size(width: 14, height: 19.5))
      case .accessibility: return AccessoryMetrics(size: Size(width: 20, height: 28.5))
      }
    case .checkmark:
      let height = pixelGrid.scale >= 3 ? 17 + 1 / 3.0 : 18
      return AccessoryMetrics(size: Size(width: 19, height: height), gap: 2.5, trailing: 2.5)
    case .detailButton: return AccessoryMetrics(size: Size(width: detailButtonWidth[version], height: 22))
    case .detailDisclosureButton:
      return AccessoryMetrics(size: Size(width: detailDisclosureWidth[version], height: 22))
    }
  }
}

/// The controls of a cell that is edited (LI-editing).
package struct EditingMetrics: Equatable, Sendable {
  /// How far the content view moves.
  package var gutter: Double
  package var control: Size
  /// From the edge of the cell to the control.
  package var controlLeading: Double
  package var reorderWidth: Double
}

extension EditingMetrics {
  /// Sizes of a version. Recorded for 26; of 11 to 25 only the gutter is widely known, the rest is guessed.
  package init(_ version: SystemVersion, scale: CellTextScale) {
    switch scale {
    case .standard:
      self.init(
        gutter: Self.gutters[version], control: Size(width: 26, height: 26), controlLeading: 15,
        reorderWidth: 27)
    case .largest:
      self.init(
        gutter: 47.5, control: Size(width: 34.5, height: 34.5), controlLeading: 14.5, reorderWidth: 36.5)
    case .accessibility:
      self.init(gutter: 55, control: Size(width: 39, height: 38), controlLeading: 16, reorderWidth: 41)
    }
  }

  private static let gutters = ByVersion(38.0, (SystemVersion(13), 40))
}
