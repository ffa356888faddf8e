import LayoutModel

// Views that show content of their own, with few strokes.
extension ScreenDrawing {
  /// A box with the indicators of what is not in sight.
  mutating func drawScrollView(of index: Int, _ frame: Rect) {
    markup.rect("faint", frame)
    drawIndicators(of: index, frame)
  }

  mutating func drawIndicators(of index: Int, _ frame: Rect) {
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

  /// Land with water, a park and roads; a pin in the middle.
  mutating func drawMap(_ frame: Rect) {
    let (width, height) = (frame.size.width, frame.size.height)
    func at(_ x: Double, _ y: Double) -> Point { frame.origin + Point(x: x * width, y: y * height) }
    markup.rect("land", frame)
    markup.polyline("water", at(0.62, 0), at(0.7, 0.2), at(0.88, 0.34), at(1, 0.36), at(1, 0))
    markup.polyline("park", at(0, 0.5), at(0.2, 0.46), at(0.27, 0.78), at(0, 0.83))
    markup.polyline("road", at(0, 0.3), at(0.35, 0.42), at(0.7, 0.2), at(1, 0.25))
    markup.polyline("road", at(0.25, 1), at(0.35, 0.42), at(0.3, 0))
    markup.polyline("road", at(0, 0.86), at(0.5, 0.72), at(0.7, 0.2))
    markup.polyline("road", at(0.5, 0.72), at(1, 0.9))
    markup.rect("faint", frame)
    guard width >= 60, height >= 60 else { return }
    drawSymbol(
      "mappin.circle.fill", in: Rect(x: frame.midX - 12, y: frame.midY - 30, width: 24, height: 24), .tint)
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
    let radius = border == .roundedRect ? 6.0 : border == .none ? 2 : 0
    markup.rect(border == .none ? "faint" : "field", frame, radius: radius)
  }

  /// A field with a magnifying glass, and what it asks for.
  mutating func drawSearchBar(of index: Int, _ frame: Rect) {
    let height = min(frame.size.height, isModern ? 44 : 36)
    let margin = min(8, frame.size.width / 4)
    let field = Rect(
      x: frame.minX + margin, y: frame.midY - height / 2, width: frame.size.width - 2 * margin, height: height
    )
    let hasText = !(layout.textLines[index] ?? []).isEmpty
    let placeholder = layout.document.content(ofView: index).placeholder ?? "Search"
    drawSearchField(field, hasText ? nil : placeholder)
  }

  /// - Parameter placeholder: Nil where the layout has a text.
  mutating func drawSearchField(_ field: Rect, _ placeholder: String?) {
    markup.rect("gray", field, radius: isModern ? field.size.height / 2 : min(10, field.size.height / 2))
    guard field.size.width > 30, field.size.height > 14 else { return }
    let side = min(18, field.size.height - 6)
    let isMirrored = layout.environment.traits.layoutDirection == .rightToLeft
    let x = isMirrored ? field.maxX - side - 9 : field.minX + 9
    drawSymbol(
      "magnifyingglass", in: Rect(x: x, y: field.midY - side / 2, width: side, height: side), .gray)
    let size = min(17, max(9 * unit, field.size.height * 0.5))
    guard let placeholder, let text = truncated(placeholder, to: field.size.width - side - 24, size: size)
    else { return }
    let start = Point(x: isMirrored ? x - 6 : x + side + 6, y: field.midY + 0.36 * size)
    markup.line(isMirrored ? "ph e" : "ph", text, at: start, size: size)
  }

  func isLeaf(_ index: Int) -> Bool {
    Int(layout.document.views[index].subtreeEnd) == index + 1 && layout.lists[Int32(index)] == nil
  }
}
