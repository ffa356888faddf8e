package import LayoutModel
import UIKitDefaults

/// What image and texts of a content configuration keep from the sides of a cell of a collection view, in points: what it says
/// itself, and no less than the margins of its cell (LI-content-margins).
///
/// - Parameter appearance: Of the list whose rows the cells are; nil for cells of other layouts.
package func configurationMargins(
  in appearance: CollectionLayoutListConfiguration.Appearance?, _ container: ListContainer
) -> EdgeInsets {
  let own = CellMetrics.configurationSides
  let (width, isPad) = (container.marginWidth, container.isPad)
  let side =
    switch appearance {
    case .plain, .grouped, .sidebarPlain:
      CellMetrics.side(width: width, isPad: isPad, container.systemVersion)
    case .insetGrouped: CellMetrics.cardSide(width: width, isPad: isPad)
    case .sidebar, nil: Margins.ofView(container.systemVersion)
    }
  let margins = EdgeInsets(top: 0, left: max(own.leading, side), bottom: 0, right: max(own.trailing, side))
  return container.layoutDirection == .rightToLeft ? margins.mirrored : margins
}
