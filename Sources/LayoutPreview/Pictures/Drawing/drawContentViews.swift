import LayoutModel

// Views that show content of their own, with few strokes.
extension ScreenDrawing {
  /// A box with the indicators of what is not in sight.
  mutating func drawScrollView(of index: Int, _ frame: Rect) {
    markup.rect("faint", frame)
    guard let scroll = layout.views[index].scroll else { return }
    for axis in [Axis.vertical, .horizontal] { drawIndicator(of: scroll, axis, frame) }
  }

  /// At the side of a scroll view, where its content is longer on an axis.
  private mutating func drawIndicator(of scroll: ScrollLayout, _ axis: Axis, _ frame: Rect) {
    let (content, size) = (scroll.contentSize[axis], frame.size[axis])
    guard content > size + 0.5, size > 40 else { return }
    let length = max(12, (size - 4) * size / content)
    let offset = axis == .horizontal ? scroll.contentOffset.x : scroll.contentOffset.y
    let share = min(1, max(0, offset / (content - size)))
    let start = frame.minimum(axis) + 2 + (size - 4 - length) * share
    let bar =
      axis == .horizontal
      ? Rect(x: start, y: frame.maxY - 5, width: length, height: 3)
      : Rect(x: frame.maxX - 5, y: start, width: 3, height: length)
    markup.rect("dot", bar, radius: 1.5)
  }

  /// Rows, where the document has none.
  mutating func drawTable(of index: Int, _ frame: Rect) {
    markup.rect("faint", frame)
    guard isLeaf(index) else { return drawScrollView(of: index, frame) }
    for row in 1...Self.mostRows {
      let y = frame.minY + 44 * Double(row)
      guard y < frame.maxY - 2 else { return }
      markup.line("hair", Point(x: min(frame.minX + 16, frame.maxX), y: y), Point(x: frame.maxX, y: y))
    }
  }

  /// Squares, where the document has no cells.
  mutating func drawCollection(of index: Int, _ frame: Rect) {
    markup.rect("faint", frame)
    guard isLeaf(index) else { return drawScrollView(of: index, frame) }
    let columns = max(1, min(6, (frame.size.width / 90).rounded(.down)))
    let side = (frame.size.width - 8 * (columns + 1)) / columns
    guard side > 4 else { return }
    var origin = Point(x: frame.minX + 8, y: frame.minY + 8)
    for number in 1...Self.mostSquares {
      guard origin.y + side <= frame.maxY else { return }
      markup.rect("b", Rect(origin: origin, size: Size(width: side, height: side)), radius: 4)
      origin.x += side + 8
      if number % Int(columns) == 0 { origin = Point(x: frame.minX + 8, y: origin.y + side + 8) }
    }
  }

  /// Streets.
  mutating func drawMap(_ frame: Rect) {
    markup.rect("b", frame)
    let (width, height) = (frame.size.width, frame.size.height)
    func at(_ x: Double, _ y: Double) -> Point { frame.origin + Point(x: x * width, y: y * height) }
    markup.polyline("hair", at(0, 0.3), at(0.35, 0.42), at(0.7, 0.2), at(1, 0.25))
    markup.polyline("hair", at(0.25, 1), at(0.35, 0.42), at(0.3, 0))
    markup.polyline("hair", at(0, 0.8), at(0.5, 0.72), at(0.7, 0.2))
    markup.polyline("hair", at(0.5, 0.72), at(1, 0.9))
  }

  /// A field for an address, and lines below it.
  mutating func drawPage(_ frame: Rect) {
    markup.rect("b", frame)
    guard frame.size.width > 60, frame.size.height > 40 else { return }
    markup.rect(
      "gray", Rect(x: frame.minX + 8, y: frame.minY + 7, width: frame.size.width - 16, height: 14), radius: 7)
    let y = frame.minY + 28
    markup.line("hair", Point(x: frame.minX, y: y), Point(x: frame.maxX, y: y))
  }

  mutating func drawTextField(of index: Int, _ frame: Rect) {
    let border = layout.document.content(ofView: index).borderStyle
    markup.rect(
      border == .none ? "faint" : "field", frame, radius: border == .roundedRect || border == .none ? 5 : 0)
  }

  /// A field with a magnifying glass.
  mutating func drawSearchBar(_ frame: Rect) {
    let field = frame.shrunk(by: 8)
    markup.rect("gray", field, radius: min(10, field.size.height / 2))
    let center = Point(x: field.minX + 14, y: field.midY - 1)
    guard field.size.width > 30, field.size.height > 14 else { return }
    markup.circle("stroke", center, radius: 4.5)
    markup.line("stroke", center + Point(x: 3.3, y: 3.3), center + Point(x: 6.5, y: 6.5))
  }

  /// Bars that are views of the document.
  mutating func drawBar(_ frame: Rect, hairlineAt y: Double) {
    markup.rect("bar", frame)
    markup.line("hair", Point(x: frame.minX, y: y), Point(x: frame.maxX, y: y))
  }

  /// Whether nothing is in a view.
  private func isLeaf(_ index: Int) -> Bool {
    Int(layout.document.views[index].subtreeEnd) == index + 1 && layout.lists[Int32(index)] == nil
  }

  private static let mostRows = 40
  private static let mostSquares = 60
}
