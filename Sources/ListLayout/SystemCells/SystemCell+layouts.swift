import LayoutModel
import UIKitDefaults

extension SystemCell {
  var layout: SystemCellLayout {
    switch style {
    case .default: filled
    case .subtitle: parts.hasDetail ? stacked : alone
    case .value1: parts.hasDetail ? sideBySide : alone
    case .value2: twoColumns
    case .plainHeader, .groupedHeader, .plainFooter, .groupedFooter, .sidebarHeader,
      .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
      headerOrFooter
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      configured
    }
  }

  // MARK: UIKit's cell styles (LI-system-cell)

  /// Style default: the text fills the content view.
  private var filled: SystemCellLayout {
    let height = oneLine(measured(.text, width: available).size.height)
    return layout(height, text: Rect(x: textX, y: 0, width: available, height: height))
  }

  /// A text without its detail, as high and wide as it is.
  private var alone: SystemCellLayout {
    let line = measured(.text, width: available).size
    let height = oneLine(line.height)
    return layout(height, text: Rect(x: textX, y: middle(line.height, of: height), line))
  }

  /// Style subtitle: one below the other.
  private var stacked: SystemCellLayout {
    let line = measured(.text, width: available).size
    let detail = measured(.detail, width: available).size
    let lines = line.height + detail.height
    let fullGap = (detail.height * SystemCellMetrics.subtitleGapRatio).rounded()
    let height = resolved(twoLines(line.height, detail.height, gap: fullGap))
    let hasRoom = height - lines >= lines * SystemCellMetrics.subtitleRoomRatio
    let gap = hasRoom && parts.hasText ? fullGap : 0
    let y = middle(lines + 2 * gap, of: height)
    return layout(
      height, text: Rect(x: textX, y: y, line), detail: Rect(x: textX, y: y + line.height + gap, detail))
  }

  /// LI-system-height.
  private func twoLines(_ line: Double, _ detail: Double, gap: Double) -> Double {
    guard version >= SystemCellMetrics.proportionalSince else {
      return max(
        SystemCellMetrics.leastContent(version, pixel: container.pixel),
        line + detail + SystemCellMetrics.subtitlePadding[version])
    }
    let top = SystemCellMetrics.subtitleTop(textHeight: line)
    let asked = 2 * top + 2 * gap + line + detail - SystemCellMetrics.subtitleBottomDifference
    return (asked - 1e-6).rounded(.up)
  }

  /// Style value1: the detail ends at the trailing margin, and takes what the text leaves.
  private var sideBySide: SystemCellLayout {
    let line = measured(.text, width: max(0, width - textX))
    let most = max(0, textEnd - textX - line.size.width - SystemCellMetrics.valueGap)
    let detail = measured(.detail, width: parts.hasText ? most : available)
    let height = oneLine(max(line.size.height, detail.size.height))
    let y = middle(parts.hasText ? line.size.height : detail.size.height, of: height)
    let drop = parts.hasText ? grid.round(line.firstBaseline - detail.firstBaseline) : 0
    return layout(
      height, text: Rect(x: textX, y: y, line.size),
      detail: Rect(x: textEnd - detail.size.width, y: y + drop, detail.size))
  }

  /// Style value2: the text ends where the detail begins.
  private var twoColumns: SystemCellLayout {
    let column = SystemCellMetrics.value2TextWidth
    let line = measured(.text, width: column).size.height
    let x = textX + column + SystemCellMetrics.value2Gap
    let detail = measured(.detail, width: max(0, textEnd - x)).size
    let height = oneLine(max(line, detail.height))
    return layout(
      height, text: Rect(x: textX, y: middle(line, of: height), width: column, height: line),
      detail: Rect(x: x, y: middle(detail.height, of: height), detail))
  }

  // MARK: Content configurations (LI-content-configuration), and headers and footers

  /// Texts side by side where the configuration wants that and they have room, else one below the other.
  private var configured: SystemCellLayout {
    if style == .valueCell, parts.hasText, parts.hasDetail, let layout = configuredSideBySide {
      return layout
    }
    let line = measured(.text, width: available).size
    let detail = measured(.detail, width: available).size
    let gap = parts.hasText && parts.hasDetail ? SystemCellMetrics.configurationTextGap[version] : 0
    let block = line.height + gap + detail.height
    let height = configurationHeight(block)
    let y = grid.roundUp((height - block) / 2)
    return layout(
      height, text: Rect(x: textX, y: y, line), detail: Rect(x: textX, y: y + line.height + gap, detail))
  }

  private var configuredSideBySide: SystemCellLayout? {
    let line = measured(.text, width: .infinity)
    let detail = measured(.detail, width: .infinity)
    let asked = line.size.width + SystemCellMetrics.configurationValueGap + detail.size.width
    guard asked <= available + 1e-6 else { return nil }
    let height = configurationHeight(max(line.size.height, detail.size.height))
    let y = grid.roundUp((height - line.size.height) / 2)
    let drop = grid.round(line.firstBaseline - detail.firstBaseline)
    return layout(
      height, text: Rect(x: textX, y: y, line.size),
      detail: Rect(x: textEnd - detail.size.width, y: y + drop, detail.size))
  }

  private func configurationHeight(_ block: Double) -> Double {
    let padded = block + 2 * SystemCellMetrics.verticalPadding[version]
    return resolved(grid.roundUp(max(SystemCellMetrics.configurationLeast[version], padded)))
  }

  /// The text of a grouped header keeps its distance from the bottom, that of a footer from the top.
  private var headerOrFooter: SystemCellLayout {
    let line = measured(.text, width: available).size
    let height = resolved(headerHeight(line.height))
    let y =
      switch style {
      case .plainHeader: grid.round((height - line.height) / 2)
      case .plainFooter, .groupedFooter: grid.roundUp(SystemCellMetrics.footerTop[version])
      default: height - SystemCellMetrics.groupedHeaderBottom[version] - line.height
      }
    return layout(height, text: Rect(x: textX, y: y, line))
  }

  private func headerHeight(_ line: Double) -> Double {
    switch style {
    case .plainHeader:
      return max(
        TableMetrics.plainHeader[version], grid.roundUp(line + SystemCellMetrics.plainHeaderPadding[version]))
    case .plainFooter:
      return max(TableMetrics.plainFooter, (line + TableMetrics.groupedFooterPadding).rounded(.up))
    case .groupedFooter: return (line + TableMetrics.groupedFooterPadding - 1e-6).rounded(.up)
    default:
      let height = line + TableMetrics.groupedHeaderPadding[version]
      return TableMetrics.groupedHeadersAreWhole[version]
        ? (height - 1e-6).rounded(.up) : grid.roundUp(height)
    }
  }
}
