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

  /// Rows, where the document has none; at most 40.
  mutating func drawTable(of index: Int, _ frame: Rect) {
    markup.rect("faint", frame)
    guard isLeaf(index) else { return drawScrollView(of: index, frame) }
    for row in 1...40 {
      let y = frame.minY + 44 * Double(row)
      guard y < frame.maxY - 2 else { return }
      markup.line("hair", from: min(frame.minX + 16, frame.maxX), to: frame.maxX, y: y)
    }
  }

  /// Squares, where the document has no cells; at most 60.
  mutating func drawCollection(of index: Int, _ frame: Rect) {
    markup.rect("faint", frame)
    guard isLeaf(index) else { return drawScrollView(of: index, frame) }
    let columns = max(1, min(6, (frame.size.width / 90).rounded(.down)))
    let side = (frame.size.width - 8 * (columns + 1)) / columns
    guard side > 4 else { return }
    var origin = Point(x: frame.minX + 8, y: frame.minY + 8)
    for number in 1...60 {
      guard origin.y + side <= frame.maxY else { return }
      markup.rect("b", Rect(origin: origin, size: Size(width: side, height: side)), radius: 4)
      origin.x += side + 8
      if number % Int(columns) == 0 { origin = Point(x: frame.minX + 8, y: origin.y + side + 8) }
    }
  }

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
    let field = Rect(x: frame.minX + 8, y: frame.minY + 7, width: frame.size.width - 16, height: 14)
    markup.rect("gray", field, radius: 7)
    markup.line("hair", from: frame.minX, to: frame.maxX, y: frame.minY + 28)
  }

  mutating func drawTextField(of index: Int, _ frame: Rect) {
    let border = layout.document.content(ofView: index).borderStyle
    let isRound = border == .roundedRect || border == .none
    markup.rect(border == .none ? "faint" : "field", frame, radius: isRound ? 5 : 0)
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
    markup.line("hair", from: frame.minX, to: frame.maxX, y: y)
  }

  private func isLeaf(_ index: Int) -> Bool {
    Int(layout.document.views[index].subtreeEnd) == index + 1 && layout.lists[Int32(index)] == nil
  }

  // MARK: Cells, without the views in them

  /// A box for an item; of a row the line below it, and what the system shows beside its content.
  mutating func drawCell(of index: Int, _ frame: Rect, isRow: Bool) {
    guard isRow else { return markup.rect("b", frame, radius: 4) }
    // What stands in no table has a line only.
    guard let parts = cellFrames(of: index)
    else { return markup.line("hair", from: frame.minX + 16, to: frame.maxX, y: frame.maxY) }
    if let line = parts.separator?.offset(by: frame.origin) {
      markup.line("hair", from: line.minX, to: line.maxX, y: line.midY)
    }
    if let control = parts.editingControl?.offset(by: frame.origin) {
      drawEditingControl(parts.editingStyle, in: control)
    }
    if let control = parts.reorderControl?.offset(by: frame.origin) { drawReorderControl(in: control) }
    if let accessory = parts.accessory?.offset(by: frame.origin) {
      drawAccessory(parts.accessoryType, in: accessory, isLeft: accessory.midX < frame.midX)
    }
  }

  private func cellFrames(of index: Int) -> CellFrames? {
    let controller = Int(layout.document.views[index].controller)
    return layout.document.controllers[controller].list.flatMap { layout.lists[$0]?.cellFrames[Int32(index)] }
  }

  /// - Parameter isLeft: Whether it stands at the left of its cell, where indicators point to the left.
  private mutating func drawAccessory(_ type: CellAccessoryType, in frame: Rect, isLeft: Bool) {
    switch type {
    case .none: break
    case .disclosureIndicator: drawIndicator(in: frame, pointsLeft: isLeft)
    case .checkmark:
      markup.polyline(
        "tintline", Point(x: frame.minX + 2, y: frame.midY),
        Point(x: frame.minX + frame.size.width * 0.4, y: frame.maxY - 3),
        Point(x: frame.maxX - 2, y: frame.minY + 3))
    case .detailButton: drawDetailButton(in: frame)
    case .detailDisclosureButton:
      let side = min(frame.size.height, frame.size.width)
      let room = (frame.size.width - side) / 2
      let x = isLeft ? frame.maxX - side : frame.minX
      drawDetailButton(in: Rect(x: x, y: frame.minY, width: side, height: side))
      let start = isLeft ? frame.minX : frame.maxX - room
      drawIndicator(in: Rect(x: start, y: frame.midY - 7, width: room, height: 14), pointsLeft: isLeft)
    }
  }

  private mutating func drawIndicator(in frame: Rect, pointsLeft: Bool) {
    let arm = min(frame.size.height / 2, 6)
    let (base, tip) = (frame.midX + (pointsLeft ? arm : -arm) / 2, frame.midX + (pointsLeft ? -arm : arm) / 2)
    markup.polyline(
      "stroke", Point(x: base, y: frame.midY - arm), Point(x: tip, y: frame.midY),
      Point(x: base, y: frame.midY + arm))
  }

  private mutating func drawDetailButton(in frame: Rect) {
    let radius = min(frame.size.width, frame.size.height) / 2 - 1
    guard radius > 2 else { return }
    markup.circle("tintline", frame.center, radius: radius)
    let stem = Point(x: frame.midX, y: frame.midY - radius * 0.1)
    markup.line("tintline", stem, Point(x: frame.midX, y: frame.midY + radius * 0.5))
    markup.circle("tint", Point(x: frame.midX, y: frame.midY - radius * 0.5), radius: 1)
  }

  private mutating func drawEditingControl(_ style: CellEditingStyle, in frame: Rect) {
    let radius = min(frame.size.width, frame.size.height) / 2 - 2
    guard radius > 2 else { return }
    let (x, y, arm) = (frame.midX, frame.midY, radius / 2)
    markup.circle("stroke", frame.center, radius: radius)
    markup.line("stroke", from: x - arm, to: x + arm, y: y)
    if style == .insert { markup.line("stroke", Point(x: x, y: y - arm), Point(x: x, y: y + arm)) }
  }

  private mutating func drawReorderControl(in frame: Rect) {
    guard frame.size.height > 14 else { return }
    for step in [-4.0, 0, 4] {
      markup.line("stroke", from: frame.minX + 4, to: frame.maxX - 4, y: frame.midY + step)
    }
  }
}
