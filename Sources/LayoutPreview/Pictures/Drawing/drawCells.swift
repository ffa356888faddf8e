import LayoutModel

// Cells, without the views in them.
extension ScreenDrawing {
  /// A box for an item; of a row the line below it, and what the system shows beside its content.
  mutating func drawCell(of index: Int, _ frame: Rect, isRow: Bool) {
    guard isRow else { return markup.rect("b", frame, radius: 4) }
    guard let parts = cellFrames(of: index) else {
      // It stands in no table.
      return markup.line(
        "hair", Point(x: frame.minX + 16, y: frame.maxY), Point(x: frame.maxX, y: frame.maxY))
    }
    if let line = parts.separator?.offset(by: frame.origin) {
      markup.line("hair", Point(x: line.minX, y: line.midY), Point(x: line.maxX, y: line.midY))
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
      let rest = frame.size.width - side
      drawDetailButton(
        in: Rect(x: isLeft ? frame.maxX - side : frame.minX, y: frame.minY, width: side, height: side))
      drawIndicator(
        in: Rect(
          x: isLeft ? frame.minX : frame.maxX - rest / 2, y: frame.midY - 7, width: rest / 2, height: 14),
        pointsLeft: isLeft)
    }
  }

  private mutating func drawIndicator(in frame: Rect, pointsLeft: Bool) {
    let arm = min(frame.size.height / 2, 6)
    let (base, tip) = (frame.midX + (pointsLeft ? arm : -arm) / 2, frame.midX + (pointsLeft ? -arm : arm) / 2)
    markup.polyline(
      "stroke", Point(x: base, y: frame.midY - arm), Point(x: tip, y: frame.midY),
      Point(x: base, y: frame.midY + arm))
  }

  /// An i in a circle.
  private mutating func drawDetailButton(in frame: Rect) {
    let radius = min(frame.size.width, frame.size.height) / 2 - 1
    guard radius > 2 else { return }
    markup.circle("tintline", Point(x: frame.midX, y: frame.midY), radius: radius)
    markup.line(
      "tintline", Point(x: frame.midX, y: frame.midY - radius * 0.1),
      Point(x: frame.midX, y: frame.midY + radius * 0.5))
    markup.circle("tint", Point(x: frame.midX, y: frame.midY - radius * 0.5), radius: 1)
  }

  /// A minus or a plus in a circle.
  private mutating func drawEditingControl(_ style: CellEditingStyle, in frame: Rect) {
    let radius = min(frame.size.width, frame.size.height) / 2 - 2
    guard radius > 2 else { return }
    markup.circle("stroke", Point(x: frame.midX, y: frame.midY), radius: radius)
    markup.line(
      "stroke", Point(x: frame.midX - radius / 2, y: frame.midY),
      Point(x: frame.midX + radius / 2, y: frame.midY))
    guard style == .insert else { return }
    markup.line(
      "stroke", Point(x: frame.midX, y: frame.midY - radius / 2),
      Point(x: frame.midX, y: frame.midY + radius / 2))
  }

  /// Three lines.
  private mutating func drawReorderControl(in frame: Rect) {
    guard frame.size.height > 14 else { return }
    for step in -1...1 {
      let y = frame.midY + Double(step) * 4
      markup.line("stroke", Point(x: frame.minX + 4, y: y), Point(x: frame.maxX - 4, y: y))
    }
  }
}
