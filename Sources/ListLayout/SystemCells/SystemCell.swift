package import LayoutModel
import UIKitDefaults

/// Where a cell or header of the system has its parts, and how high it wants to be (LI-system-cell, LI-content-configuration).
///
/// - Parameters:
///   - width: Of the content view, in points.
///   - height: Of the content view, in points; nil for what the content asks for.
///   - margins: What image and texts keep from the sides (``CellFrames/textMargins``).
/// - Complexity: O(1), with at most three measurements of each text.
package func layOutSystemCell(
  _ parts: SystemCellParts, texts: some SystemCellTextMeasuring, width: Double, height: Double? = nil,
  margins: EdgeInsets, in container: ListContainer
) -> SystemCellLayout {
  let isRightToLeft = container.layoutDirection == .rightToLeft
  let layout = SystemCell(
    parts: parts, texts: texts, width: width, height: height,
    margins: isRightToLeft ? margins.mirrored : margins, container: container
  ).layout
  return isRightToLeft ? layout.mirrored(width: width) : layout
}

extension SystemCellLayout {
  /// This layout mirrored, for text that runs from the right.
  fileprivate func mirrored(width: Double) -> SystemCellLayout {
    func flipped(_ rect: Rect) -> Rect { Rect(x: width - rect.maxX, y: rect.minY, rect.size) }
    return SystemCellLayout(
      imageView: imageView.map(flipped), textLabel: textLabel.map(flipped),
      detailTextLabel: detailTextLabel.map(flipped), height: height)
  }
}

extension Rect {
  init(x: Double, y: Double, _ size: Size) { self.init(origin: Point(x: x, y: y), size: size) }
}

/// A cell of the system where text runs from the left, with what its layouts have in common.
struct SystemCell<Texts: SystemCellTextMeasuring> {
  let parts: SystemCellParts
  let texts: Texts
  let width: Double
  let height: Double?
  /// Left is leading.
  let margins: EdgeInsets
  let container: ListContainer

  var style: SystemCellStyle { parts.style }
  var version: SystemVersion { container.systemVersion }
  var grid: PixelGrid { container.pixelGrid }

  /// Where texts begin.
  var textX: Double { margins.left + (parts.image.map { column(of: $0) + imageGap } ?? 0) }
  /// Where texts end.
  var textEnd: Double { max(textX, width - margins.right) }
  var available: Double { textEnd - textX }

  private var imageGap: Double {
    switch style {
    case .default, .subtitle, .value1, .value2: SystemCellMetrics.imageGap
    default: SystemCellMetrics.configurationImageGap
    }
  }

  /// The width that an image has for itself.
  private func column(of image: SystemCellImage) -> Double {
    image.isSymbol ? max(SystemCellMetrics.symbolColumn, image.size.width) : image.size.width
  }

  /// The image, and those of the texts that are there.
  func layout(_ height: Double, text: Rect, detail: Rect? = nil) -> SystemCellLayout {
    SystemCellLayout(
      imageView: imageFrame(height: height), textLabel: parts.hasText ? text : nil,
      detailTextLabel: parts.hasDetail ? detail : nil, height: height)
  }

  /// An image stands in the middle of the height, and is no higher than the cell.
  private func imageFrame(height: Double) -> Rect? {
    guard let image = parts.image, image.size.width > 0, image.size.height > 0 else { return nil }
    let scale = min(1, max(0, height) / image.size.height)
    let size = Size(width: image.size.width * scale, height: image.size.height * scale)
    let x = margins.left + (column(of: image) - image.size.width) / 2
    return Rect(x: x, y: (height - size.height) / 2, size)
  }

  /// A text in the room between the margins, or none where there is no text.
  func measured(_ text: SystemCellText, width: Double) -> SystemCellTextSize {
    guard text == .text ? parts.hasText : parts.hasDetail else {
      return SystemCellTextSize(size: .zero, firstBaseline: 0)
    }
    var size = texts.size(of: text, width: width)
    size.size.width = min(size.size.width, max(0, width))
    return size
  }

  /// The top of something in the middle of the height, on whole points as far down as a point goes.
  func middle(_ height: Double, of total: Double) -> Double { ((total - height) / 2 - 1e-6).rounded(.up) }

  /// The height that the cell has, or the one that its content asks for.
  func resolved(_ asked: Double) -> Double { height ?? max(asked, parts.image?.size.height ?? 0) }

  /// The height of a cell with a line in the middle (LI-system-height).
  func oneLine(_ lineHeight: Double) -> Double {
    var padding = 2 * SystemCellMetrics.verticalPadding[version]
    if version >= SystemCellMetrics.proportionalSince { padding = max(padding, lineHeight) }
    let least = SystemCellMetrics.leastContent(version, pixel: container.pixel)
    return resolved(max(least, (lineHeight + padding - 1e-6).rounded(.up)))
  }
}
