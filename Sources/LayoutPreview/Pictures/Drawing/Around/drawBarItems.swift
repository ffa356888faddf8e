import LayoutModel

// What stands in the bars of containers, where the layout has it.
extension ScreenDrawing {
  /// What stands in a bar among views.
  mutating func drawContents(_ contents: ViewBarContents, at origin: Point) {
    switch contents {
    case .navigationBar(let contents): drawContents(contents, at: origin)
    case .toolbar(let items): for item in items { drawItem(item, at: origin) }
    case .tabBar(let tabs): drawTabs(tabs, at: origin)
    }
  }

  /// - Parameter origin: Of the bar in the window.
  mutating func drawContents(_ contents: NavigationBarContents, at origin: Point) {
    if let search = contents.searchBar {
      markup.rect("dot", search.textFieldFrame.offset(by: origin), radius: 9)
    }
    if let button = contents.backButton {
      if button.image == nil, let arrow = button.imageFrame { drawArrow(in: arrow.offset(by: origin)) }
      drawItem(button, at: origin, hasImage: button.image != nil)
    }
    for item in contents.leftBarButtonItems + contents.rightBarButtonItems { drawItem(item, at: origin) }
    for title in contents.titles { drawText(title, "tx", at: origin) }
  }

  /// The arrow of a back button.
  mutating func drawArrow(in frame: Rect) {
    let y = frame.midY
    let (start, end) = (frame.minX + 2, frame.minX + 10)
    markup.polyline(
      "tintline", Point(x: end, y: y - 8), Point(x: start, y: y), Point(x: end, y: y + 8))
  }

  /// The title of an item, or a block for its image; its view is drawn with the views.
  mutating func drawItem(_ item: BarItemLayout, at origin: Point, hasImage: Bool = true) {
    if let title = item.title { drawText(title, item.isEnabled ? "tx link" : "tx ph", at: origin) }
    guard hasImage, let image = item.imageFrame else { return }
    markup.rect(item.isEnabled ? "tint" : "dot", image.offset(by: origin), radius: 4)
  }

  mutating func drawTabs(_ tabs: [TabItemLayout], at origin: Point) {
    for tab in tabs {
      if let image = tab.imageFrame {
        markup.rect(tab.isSelected ? "tint" : "dot", image.offset(by: origin), radius: 5)
      }
      if let title = tab.title { drawText(title, tab.isSelected ? "tx link" : "tx ph", at: origin) }
    }
  }

  /// One line, cut where its frame ends.
  private mutating func drawText(_ text: BarText, _ style: StaticString, at origin: Point) {
    let size = text.font.pointSize ?? 17
    let shown = text.isTruncated ? truncated(text.text, to: text.frame.size.width, size: size) : text.text
    guard let shown, !shown.isEmpty else { return }
    // The ascender of the system font.
    let baseline = Point(x: 0, y: 0.952 * size)
    let line = TextLine(
      role: .title, text: shown, origin: text.frame.origin + baseline, width: text.frame.size.width,
      font: text.font)
    drawLine(line, style, at: origin)
  }
}
