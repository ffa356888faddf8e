package import LayoutModel
import UIKitDefaults

/// Where the system puts the image and the texts of a cell or header, and how high it wants to be (LI-system-cell,
/// LI-content-configuration).
///
/// - Parameters:
///   - style: A cell style, or the maker of a content configuration.
///   - parts: What it shows.
///   - texts: Measures its texts.
///   - width: Of the content view, in points.
///   - height: Of the content view, in points; nil for what the content asks for.
///   - margins: What image and texts keep from the sides (``CellFrames/textMargins``).
///   - container: The table or collection view.
/// - Complexity: O(1), with at most three measurements of each text.
package func layOutSystemCell(
  _ style: SystemCellStyle, parts: SystemCellParts, texts: some SystemCellTextMeasuring, width: Double,
  height: Double? = nil, margins: EdgeInsets, in container: ListContainer
) -> SystemCellLayout {
  let isRightToLeft = container.layoutDirection == .rightToLeft
  let cell = SystemCell(
    style: style, parts: parts, texts: texts, width: width, height: height,
    margins: isRightToLeft ? margins.mirrored : margins, container: container)
  let layout = cell.layout
  return isRightToLeft ? layout.mirrored(width: width) : layout
}

extension SystemCell {
  fileprivate var layout: SystemCellLayout {
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
}

extension SystemCellLayout {
  /// This layout mirrored, for text that runs from the right.
  fileprivate func mirrored(width: Double) -> SystemCellLayout {
    func flipped(_ rect: Rect) -> Rect {
      Rect(x: width - rect.maxX, y: rect.minY, width: rect.size.width, height: rect.size.height)
    }
    var other = self
    other.imageView = imageView.map(flipped)
    other.textLabel = textLabel.map(flipped)
    other.detailTextLabel = detailTextLabel.map(flipped)
    return other
  }
}
