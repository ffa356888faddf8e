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
    let half = state.foldedHalf(ofController: index)
    primary = half ?? split.primaryWidth.width(of: size.width, isPhone: isPhone)
    supplementary = isTriple ? split.supplementaryWidth.width(of: size.width, isPhone: isPhone) : 0
    let isAutomatic = split.primaryWidth.isAutomatic || isTriple && split.supplementaryWidth.isAutomatic
    let isOpen = isAutomatic && !isPhone && size.width >= SplitColumnWidths.wideFrom
    doubts = half != nil ? .init(.foldedSplits) : isOpen ? .init(.wideSplitColumns) : UncertainRules()
    separator = 1 / state.environment.pixelGrid.scale
    isMirrored = (traits.layoutDirection == .rightToLeft) != (split.primaryEdge == .trailing)
  }

  /// The frame of a column in the split view controller's bounds, and whether it can be seen (CO-split-modes),
  /// mirrored where the primary column is on the right.
  func place(of column: SplitColumn, in mode: SplitDisplayMode) -> (frame: Rect, isOnScreen: Bool) {
    let (x, width, isOnScreen) = extent(of: column, in: mode)
    let left = isMirrored ? size.width - x - width : x
    return (Rect(x: left, y: 0, width: width, height: size.height), isOnScreen)
  }

  /// Where it begins, how wide it is, and whether it can be seen.
  private func extent(of column: SplitColumn, in mode: SplitDisplayMode) -> (Double, Double, Bool) {
    switch column {
    case .primary:
      let isOnScreen = mode.showsTwo || (!isTriple && mode != .secondaryOnly)
      return (isOnScreen ? 0 : -primary, primary, isOnScreen)
    case .supplementary:
      if mode.showsTwo { return (primary + separator, supplementary, true) }
      let isOnScreen = mode != .secondaryOnly
      return (isOnScreen ? 0 : -supplementary, supplementary, isOnScreen)
    case .secondary, .compact:
      let (x, width) = secondaryExtent(in: mode)
      return (x, width, true)
    }
  }

  private func secondaryExtent(in mode: SplitDisplayMode) -> (x: Double, width: Double) {
    let one = isTriple ? supplementary : primary
    let two = primary + supplementary + 2 * separator
    return switch mode {
    case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: (0, size.width)
    case .oneBesideSecondary: (one + separator, max(size.width - one - separator, 0))
    case .twoBesideSecondary: (two, max(size.width - two, 0))
    // As wide as beside one column; it runs off the edge.
    case .twoDisplaceSecondary: (two, max(size.width - supplementary - separator, 0))
    }
  }
}

extension ResolutionState {
  /// The width of the column before a fold that is partly open and crosses the controller from above to below; nil without one
  /// (CO-split-fold).
  fileprivate func foldedHalf(ofController index: Int) -> Double? {
    guard document.controllers[index].container.split.style != .tripleColumn,
      size(of: index).width == environment.size.width, let fold = environment.activeDivision,
      fold.size.height >= environment.size.height
    else { return nil }
    return fold.minX + fold.size.width / 2
  }
}

extension SplitConfiguration.ColumnWidth {
  /// Whether the document leaves the width to the system.
  fileprivate var isAutomatic: Bool { preferred == nil && preferredFraction == nil }

  /// The width of a column (CO-split-width, CO-split-width-large, CO-split-width-limits, CO-split-supplementary).
  ///
  /// The automatic maximum holds for a preferred fraction only. A minimum beats a maximum.
  fileprivate func width(of whole: Double, isPhone: Bool) -> Double {
    let isFraction = preferred == nil && preferredFraction != nil
    let width =
      preferred ?? preferredFraction.map { $0 * whole }
      ?? SplitColumnWidths.automatic(of: whole, isPhone: isPhone)
    let most = maximum ?? (isFraction ? SplitColumnWidths.maximumOfFraction : .infinity)
    return min(max(min(width, most), minimum ?? 0), whole)
  }
}
