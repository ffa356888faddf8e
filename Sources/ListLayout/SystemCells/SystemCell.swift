import LayoutModel
import UIKitDefaults

/// A cell of the system where text runs from the left, with what its layouts have in common.
struct SystemCell<Texts: SystemCellTextMeasuring> {
  let style: SystemCellStyle
  let parts: SystemCellParts
  let texts: Texts
  let width: Double
  let height: Double?
  /// Left is leading.
  let margins: EdgeInsets
  let container: ListContainer

  var version: SystemVersion { container.systemVersion }
  var grid: PixelGrid { container.pixelGrid }

  // MARK: Sides

  /// Where texts begin.
  var textX: Double { margins.left + (parts.image.map { column(of: $0) + imageGap } ?? 0) }
  /// Where texts end.
  var textEnd: Double { max(textX, width - margins.right) }
  var available: Double { textEnd - textX }

  private var imageGap: Double {
    isCellStyle ? SystemCellMetrics.imageGap : SystemCellMetrics.configurationImageGap
  }

  var isCellStyle: Bool {
    switch style {
    case .default, .subtitle, .value1, .value2: true
    default: false
    }
  }

  /// The width that an image has for itself.
  private func column(of image: SystemCellImage) -> Double {
    image.isSymbol ? max(SystemCellMetrics.symbolColumn, image.size.width) : image.size.width
  }

  // MARK: Parts

  /// An image stands in the middle of the height, and is no higher than the cell.
  func imageFrame(height: Double) -> Rect? {
    guard let image = parts.image, image.size.width > 0, image.size.height > 0 else { return nil }
    let scale = min(1, max(0, height) / image.size.height)
    let size = Size(width: image.size.width * scale, height: image.size.height * scale)
    let x = margins.left + (column(of: image) - image.size.width) / 2
    return Rect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
  }

  /// A text in the room between the margins, or none where there is no text.
  func measured(_ text: SystemCellText, width: Double) -> SystemCellTextSize {
    let has = text == .text ? parts.hasText : parts.hasDetail
    guard has else { return SystemCellTextSize(size: .zero, firstBaseline: 0) }
    var size = texts.size(of: text, width: width)
    size.size.width = min(size.size.width, max(0, width))
    return size
  }

  /// The top of something in the middle of the height, on whole points as far down as a point goes.
  func middle(_ height: Double, of total: Double) -> Double {
    ((total - height) / 2 - 1e-6).rounded(.up)
  }

  /// The height that the cell has, or the one that its content asks for.
  func resolved(_ asked: Double) -> Double { height ?? max(asked, parts.image?.size.height ?? 0) }

  /// What a line in the middle asks for (LI-system-height).
  func oneLine(_ lineHeight: Double) -> Double {
    var padding = 2 * SystemCellMetrics.verticalPadding[version]
    if version >= SystemCellMetrics.proportionalSince { padding = max(padding, lineHeight) }
    return max(
      SystemCellMetrics.leastContent(version, pixel: container.pixel),
      (lineHeight + padding - 1e-6).rounded(.up))
  }
}
