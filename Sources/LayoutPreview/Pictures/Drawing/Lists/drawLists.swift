import LayoutModel
import UIKitDefaults

// Table and collection views: what is behind their elements, and what stands for those that nobody wrote.
extension ScreenDrawing {
  /// Whether bars float in glass, from version 26 on.
  var isModern: Bool { layout.environment.systemVersion >= StandardBars.floatingSince }

  /// The background of a table; rows, where the document has none; at most 40.
  mutating func drawTable(of index: Int, _ frame: Rect) {
    let style = layout.style(ofList: index)
    drawBackground(style, frame)
    guard isLeaf(index) else { return drawIndicators(of: index, frame) }
    // Below the bars that lie over it.
    let inset = layout.views[index].scroll?.adjustedContentInset ?? .zero
    let top = frame.minY + inset.top + (style.isGrouped ? 35 : 0)
    if style == .insetGrouped { return drawEmptyCard(in: frame, top: top) }
    let bottom = frame.maxY - inset.bottom
    let rows = min(40, max(0, Int(((bottom - top) / 44).rounded(.down))))
    if style == .grouped, rows > 0 {
      markup.rect("row", Rect(x: frame.minX, y: top, width: frame.size.width, height: 44 * Double(rows)))
    }
    for row in 0..<rows {
      let y = top + 44 * Double(row + 1)
      markup.line("hair", from: min(frame.minX + 16, frame.maxX), to: frame.maxX, y: y)
    }
  }

  /// One card with four rows.
  private mutating func drawEmptyCard(in frame: Rect, top: Double) {
    let margin = frame.size.width >= 390 ? 20.0 : 16
    let height = min(176, frame.maxY - top - 16)
    guard height >= 44, frame.size.width > 4 * margin else { return }
    let card = Rect(x: frame.minX + margin, y: top, width: frame.size.width - 2 * margin, height: height)
    markup.rect("row", card, radius: isModern ? 26 : 10)
    for row in 1...3 where 44 * Double(row) < height - 4 {
      markup.line("hair", from: card.minX + 16, to: card.maxX, y: top + 44 * Double(row))
    }
  }

  /// Squares, where the document has no cells; at most 60.
  mutating func drawCollection(of index: Int, _ frame: Rect) {
    drawBackground(layout.style(ofList: index), frame)
    guard isLeaf(index) else { return drawIndicators(of: index, frame) }
    let columns = max(1, min(6, (frame.size.width / 90).rounded(.down)))
    let side = (frame.size.width - 8 * (columns + 1)) / columns
    guard side > 4 else { return }
    let top = frame.minY + (layout.views[index].scroll?.adjustedContentInset.top ?? 0) + 8
    var origin = Point(x: frame.minX + 8, y: top)
    for number in 1...60 {
      guard origin.y + side <= frame.maxY else { return }
      markup.rect("b", Rect(origin: origin, size: Size(width: side, height: side)), radius: 8)
      origin.x += side + 8
      if number % Int(columns) == 0 { origin = Point(x: frame.minX + 8, y: origin.y + side + 8) }
    }
  }

  /// Groups stand on a colour of their own, which bars fade into.
  private mutating func drawBackground(_ style: ElementLook.Style, _ frame: Rect) {
    markup.rect(style.isGrouped ? "grouped" : "faint", frame)
    backdrops.append((frame, style.isGrouped))
  }
}
