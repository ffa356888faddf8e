import LayoutModel
import UIKitDefaults

/// Content configurations (LI-content-configuration), and headers and footers.
extension SystemCell {
  /// Texts side by side where the configuration wants that and they have room, else one below the other.
  var configured: SystemCellLayout {
    if style == .valueCell, parts.hasText, parts.hasDetail, let layout = configuredSideBySide {
      return layout
    }
    let line = measured(.text, width: available)
    let detail = measured(.detail, width: available)
    let gap =
      parts.hasText && parts.hasDetail ? SystemCellMetrics.configurationTextGap[version] : 0
    let block = line.size.height + gap + detail.size.height
    let height = resolved(configurationHeight(block))
    let y = grid.roundUp((height - block) / 2)
    var layout = SystemCellLayout(height: height)
    layout.imageView = imageFrame(height: height)
    if parts.hasText { layout.textLabel = Rect(origin: Point(x: textX, y: y), size: line.size) }
    if parts.hasDetail {
      layout.detailTextLabel = Rect(
        origin: Point(x: textX, y: y + line.size.height + gap), size: detail.size)
    }
    return layout
  }

  private var configuredSideBySide: SystemCellLayout? {
    let line = measured(.text, width: .infinity)
    let detail = measured(.detail, width: .infinity)
    let asked = line.size.width + SystemCellMetrics.configurationValueGap + detail.size.width
    guard asked <= available + 1e-6 else { return nil }
    let height = resolved(configurationHeight(max(line.size.height, detail.size.height)))
    let y = grid.roundUp((height - line.size.height) / 2)
    var layout = SystemCellLayout(height: height)
    layout.imageView = imageFrame(height: height)
    layout.textLabel = Rect(origin: Point(x: textX, y: y), size: line.size)
    layout.detailTextLabel = Rect(
      origin: Point(
        x: textEnd - detail.size.width, y: y + grid.round(line.firstBaseline - detail.firstBaseline)),
      size: detail.size)
    return layout
  }

  private func configurationHeight(_ block: Double) -> Double {
    let padded = block + 2 * SystemCellMetrics.verticalPadding[version]
    return grid.roundUp(max(SystemCellMetrics.configurationLeast[version], padded))
  }

  /// The text of a grouped header keeps its distance from the bottom, that of a footer from the top.
  var headerOrFooter: SystemCellLayout {
    let line = measured(.text, width: available)
    let height = resolved(headerHeight(line.size.height))
    var layout = SystemCellLayout(height: height)
    layout.imageView = imageFrame(height: height)
    guard parts.hasText else { return layout }
    let y: Double
    switch style {
    case .plainHeader: y = grid.round((height - line.size.height) / 2)
    case .plainFooter, .groupedFooter: y = grid.roundUp(SystemCellMetrics.footerTop[version])
    default: y = height - SystemCellMetrics.groupedHeaderBottom[version] - line.size.height
    }
    layout.textLabel = Rect(origin: Point(x: textX, y: y), size: line.size)
    return layout
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
