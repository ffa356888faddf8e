import LayoutModel

// Cells and other elements of lists, without the views in them.
extension ScreenDrawing {
  /// What a cell or another element shows behind its views, and a row beside its content.
  mutating func drawElement(of index: Int, _ frame: Rect) {
    let look = elements[Int32(index)] ?? ElementLook()
    drawBackground(look, frame)
    if let parts = cellFrames(of: index) { drawParts(parts, look, frame) }
  }

  /// A cell that stands in no list: of a row there is a line only.
  mutating func drawCell(of index: Int, _ frame: Rect, isRow: Bool) {
    guard isRow else { return markup.rect("b", frame, radius: 4) }
    markup.line("hair", from: frame.minX + 16, to: frame.maxX, y: frame.maxY)
  }

  private mutating func drawBackground(_ look: ElementLook, _ frame: Rect) {
    switch look.background {
    case .none: markup.rect("bare", frame)
    case .item: markup.rect("b", frame, radius: 4)
    case .bar: markup.rect("gray", frame)
    case .row: markup.rect("row", frame)
    case .block:
      markup.rect("row", frame)
      if look.isFirst { markup.line("hair", from: frame.minX, to: frame.maxX, y: frame.minY) }
      if look.isLast { markup.line("hair", from: frame.minX, to: frame.maxX, y: frame.maxY) }
    case .card:
      let radius = min(isModern ? 26 : 10, frame.size.width / 2, frame.size.height / 2)
      markup.rect("row", frame, top: look.isFirst ? radius : 0, bottom: look.isLast ? radius : 0)
    }
  }

  private mutating func drawParts(_ parts: CellFrames, _ look: ElementLook, _ frame: Rect) {
    // Below the last row of a section is its edge.
    let hasLine = !(look.isLast && (look.background == .card || look.background == .block))
    if hasLine, let line = parts.separator?.offset(by: frame.origin) {
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
      "next", Point(x: base, y: frame.midY - arm), Point(x: tip, y: frame.midY),
      Point(x: base, y: frame.midY + arm))
  }

  private mutating func drawDetailButton(in frame: Rect) {
    let side = min(frame.size.width, frame.size.height)
    guard side > 4 else { return }
    drawSymbol(
      "info.circle", in: Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side),
      .tint)
  }

  /// A white sign on red or green.
  private mutating func drawEditingControl(_ style: CellEditingStyle, in frame: Rect) {
    let radius = min(frame.size.width, frame.size.height, 22) / 2
    guard radius > 2 else { return }
    let (x, y, arm) = (frame.midX, frame.midY, radius / 2)
    markup.circle(style == .insert ? "on" : "delete", frame.center, radius: radius)
    markup.line("onsign", from: x - arm, to: x + arm, y: y)
    if style == .insert { markup.line("onsign", Point(x: x, y: y - arm), Point(x: x, y: y + arm)) }
  }

  private mutating func drawReorderControl(in frame: Rect) {
    guard frame.size.height > 14 else { return }
    for step in [-5.0, 0, 5] {
      markup.line("next", from: frame.minX + 4, to: frame.maxX - 4, y: frame.midY + step)
    }
  }
}
