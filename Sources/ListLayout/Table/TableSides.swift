import LayoutModel
import UIKitDefaults

/// What lies between the sides of a table view and its cells (LI-inset-grouped).
struct TableSides {
  /// From the bounds to the cells, in points.
  var left: Double
  var right: Double

  init(_ table: TableConfiguration, in container: ListContainer) {
    guard table.style == .insetGrouped else {
      left = 0
      right = 0
      return
    }
    let inset = CellMetrics.cardInset(width: container.marginWidth)
    let safeArea = container.safeAreaInsets
    left = inset + safeArea.left
    right = inset + safeArea.right
    if table.cellLayoutMarginsFollowReadableWidth {
      left = max(left, container.readableContentInsets.left)
      right = max(right, container.readableContentInsets.right)
    }
  }
}

extension ListContainer {
  /// The width that decides about margins: the window's.
  var marginWidth: Double { windowWidth ?? size.width }
  var isPad: Bool { traits.userInterfaceIdiom == .pad }
  var textScale: CellTextScale { CellTextScale(traits.preferredContentSizeCategory) }
  var pixel: Double { 1 / pixelGrid.scale }
}
