import LayoutModel
import UIKitDefaults

/// How wide the columns of an expanded split view controller are, and where each display mode puts them.
struct SplitGeometry {
  private let size: Size
  private let isTriple: Bool
  private let primary: Double
  private let supplementary: Double
  /// Between columns that stand side by side: one pixel.
  private let separator: Double
  /// Whether the primary column is on the right.
  private let isMirrored: Bool
  /// The rules in doubt that decide widths.
  let doubts: UncertainRules

  init(ofController index: Int, _ split: SplitConfiguration, in state: ResolutionState) {
    let traits = state.controllers[index].traits
    size = state.size(of: index)
    isTriple = split.style == .tripleColumn
    let isPhone = traits.userInterfaceIdiom == .phone
    primary = columnWidth(split.primaryWidth, of: size.width, isPhone: isPhone)
    supplementary = isTriple ? columnWidth(split.supplementaryWidth, of: size.width, isPhone: isPhone) : 0
    let isAutomatic = split.primaryWidth.isAutomatic || isTriple && split.supplementaryWidth.isAutomatic
    doubts =
      isAutomatic && !isPhone && size.width >= SplitColumnWidths.wideFrom
      ? UncertainRules(.wideSplitColumns) : UncertainRules()
    separator = 1 / state.environment.pixelGrid.scale
    isMirrored = (traits.layoutDirection == .rightToLeft) != (split.primaryEdge == .trailing)
  }

  /// The frame of a column in the split view controller's bounds, and whether it can be seen (CO-split-modes),
  /// mirrored where the primary column is on the right.
  func place(of column: SplitColumn, in mode: SplitDisplayMode) -> (frame: Rect, isOnScreen: Bool) {
    let place = extent(of: column, in: mode)
    let x = isMirrored ? size.width - place.x - place.width : place.x
    return (Rect(x: x, y: 0, width: place.width, height: size.height), place.isOnScreen)
  }

  private typealias Extent = (x: Double, width: Double, isOnScreen: Bool)

  private func extent(of column: SplitColumn, in mode: SplitDisplayMode) -> Extent {
    switch column {
    case .primary:
      let isOnScreen = mode.showsTwo || (!isTriple && mode != .secondaryOnly)
      return (isOnScreen ? 0 : -primary, primary, isOnScreen)
    case .supplementary:
      if mode.showsTwo { return (primary + separator, supplementary, true) }
      let isOnScreen = mode != .secondaryOnly
      return (isOnScreen ? 0 : -supplementary, supplementary, isOnScreen)
    case .secondary, .compact: return secondaryExtent(in: mode)
    }
  }

  private func secondaryExtent(in mode: SplitDisplayMode) -> Extent {
    let one = isTriple ? supplementary : primary
    switch mode {
    case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: return (0, size.width, true)
    case .oneBesideSecondary:
      return (one + separator, max(size.width - one - separator, 0), true)
    case .twoBesideSecondary:
      let x = primary + supplementary + 2 * separator
      return (x, max(size.width - x, 0), true)
    case .twoDisplaceSecondary:
      // As wide as beside one column; it runs off the edge.
      return (
        primary + supplementary + 2 * separator, max(size.width - supplementary - separator, 0), true
      )
    }
  }
}

/// The width of a column (CO-split-width, CO-split-width-large, CO-split-width-limits, CO-split-supplementary).
///
/// The automatic maximum holds for a preferred fraction only. Where minimum and maximum contradict each other
/// the minimum holds.
private func columnWidth(
  _ column: SplitConfiguration.ColumnWidth, of whole: Double, isPhone: Bool
) -> Double {
  var width: Double
  var automaticMaximum = Double.infinity
  if let preferred = column.preferred {
    width = preferred
  } else if let fraction = column.preferredFraction {
    width = fraction * whole
    automaticMaximum = SplitColumnWidths.maximumOfFraction
  } else {
    width = SplitColumnWidths.automatic(of: whole, isPhone: isPhone)
  }
  width = min(width, column.maximum ?? automaticMaximum)
  width = max(width, column.minimum ?? 0)
  return min(width, whole)
}

extension SplitConfiguration.ColumnWidth {
  /// Whether the document leaves the width to the system.
  fileprivate var isAutomatic: Bool { preferred == nil && preferredFraction == nil }
}
