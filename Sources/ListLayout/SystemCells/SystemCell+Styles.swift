import LayoutModel
import UIKitDefaults

/// UIKit's cell styles (LI-system-cell).
extension SystemCell {
  /// Style default: the text fills the content view.
  var filled: SystemCellLayout {
    let line = measured(.text, width: available)
    let height = resolved(oneLine(line.size.height))
    var layout = SystemCellLayout(height: height)
    layout.imageView = imageFrame(height: height)
    if parts.hasText { layout.textLabel = Rect(x: textX, y: 0, width: available, height: height) }
    return layout
  }

  /// A text without its detail, as high and wide as it is.
  var alone: SystemCellLayout {
    let line = measured(.text, width: available)
    let height = resolved(oneLine(line.size.height))
    var layout = SystemCellLayout(height: height)
    layout.imageView = imageFrame(height: height)
    if parts.hasText {
      layout.textLabel = Rect(
        origin: Point(x: textX, y: middle(line.size.height, of: height)), size: line.size)
    }
    return layout
  }

  /// Style subtitle: one below the other.
  var stacked: SystemCellLayout {
    let line = measured(.text, width: available)
    let detail = measured(.detail, width: available)
    let lines = line.size.height + detail.size.height
    let fullGap = (detail.size.height * SystemCellMetrics.subtitleGapRatio).rounded()
    let height = resolved(twoLines(line.size.height, detail.size.height, gap: fullGap))
    let hasRoom = height - lines >= lines * SystemCellMetrics.subtitleRoomRatio
    let gap = hasRoom && parts.hasText ? fullGap : 0
    let y = middle(lines + 2 * gap, of: height)
    var layout = SystemCellLayout(height: height)
    layout.imageView = imageFrame(height: height)
    if parts.hasText { layout.textLabel = Rect(origin: Point(x: textX, y: y), size: line.size) }
    layout.detailTextLabel = Rect(
      origin: Point(x: textX, y: y + line.size.height + gap), size: detail.size)
    return layout
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
  var sideBySide: SystemCellLayout {
    let line = measured(.text, width: max(0, width - textX))
    let most = max(0, textEnd - textX - line.size.width - SystemCellMetrics.valueGap)
    let detail = measured(.detail, width: parts.hasText ? most : available)
    let height = resolved(oneLine(max(line.size.height, detail.size.height)))
    let y = middle(parts.hasText ? line.size.height : detail.size.height, of: height)
    let drop = parts.hasText ? grid.round(line.firstBaseline - detail.firstBaseline) : 0
    var layout = SystemCellLayout(height: height)
    layout.imageView = imageFrame(height: height)
    if parts.hasText { layout.textLabel = Rect(origin: Point(x: textX, y: y), size: line.size) }
    layout.detailTextLabel = Rect(
      origin: Point(x: textEnd - detail.size.width, y: y + drop), size: detail.size)
    return layout
  }

  /// Style value2: the text ends where the detail begins.
  var twoColumns: SystemCellLayout {
    let column = SystemCellMetrics.value2TextWidth
    let line = measured(.text, width: column)
    let x = textX + column + SystemCellMetrics.value2Gap
    let detail = measured(.detail, width: max(0, textEnd - x))
    let height = resolved(oneLine(max(line.size.height, detail.size.height)))
    var layout = SystemCellLayout(height: height)
    layout.imageView = imageFrame(height: height)
    if parts.hasText {
      layout.textLabel = Rect(
        x: textX, y: middle(line.size.height, of: height), width: column, height: line.size.height)
    }
    if parts.hasDetail {
      layout.detailTextLabel = Rect(
        origin: Point(x: x, y: middle(detail.size.height, of: height)), size: detail.size)
    }
    return layout
  }
}
