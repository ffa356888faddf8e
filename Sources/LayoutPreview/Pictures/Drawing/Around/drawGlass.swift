import LayoutModel

// The glass in which bars float from version 26 on, without what shines through it: pictures have no filters that blur.
extension ScreenDrawing {
  /// Glass with round ends, and the shade below it.
  mutating func drawLens(_ frame: Rect) {
    guard frame.size.width > 2, frame.size.height > 2 else { return }
    let radius = min(frame.size.width, frame.size.height) / 2
    markup.rect("shade", frame.offset(by: Point(x: 0, y: 2)), radius: radius)
    markup.rect("lens", frame, radius: radius)
    markup.rect("lensedge", frame.shrunk(by: 0.4), radius: radius)
  }

  /// What scrolls below a bar fades into the colour behind it.
  mutating func drawEdge(_ frame: Rect, isAtTop: Bool) {
    needsEdges = true
    // Where the bar ends is what it lies over.
    let end = Rect(x: frame.midX, y: isAtTop ? frame.maxY : frame.minY, width: 0, height: 0)
    let isGrouped = backdrops.last { $0.frame.covers(end) }?.isGrouped == true
    let isDark = layout.environment.traits.userInterfaceStyle == .dark
    let style: StaticString =
      switch (isGrouped && !isDark, isAtTop) {
      case (true, true): "edge grouped"
      case (true, false): "edge low grouped"
      case (false, true): "edge"
      case (false, false): "edge low"
      }
    markup.rect(style, frame)
  }

  /// One piece of glass behind items that touch each other; those that end something have a tinted one of their own.
  mutating func drawLenses(behind items: [BarItemLayout], at origin: Point) {
    var group: Rect?
    let shown = items.filter { !($0.systemItem?.isSpace ?? false) && $0.customView == nil }
      .sorted { $0.frame.minX < $1.frame.minX }
    for item in shown {
      if item.isProminent {
        if let frame = group { drawLens(frame) }
        group = nil
        let frame = item.frame.offset(by: origin).shrunk(by: 0.5)
        markup.rect("tint", frame, radius: frame.size.height / 2)
        continue
      }
      let frame = item.frame.offset(by: origin)
      if let last = group, frame.minX - last.maxX < 1 {
        group = last.union(frame)
      } else {
        if let last = group { drawLens(last) }
        group = frame
      }
    }
    if let last = group { drawLens(last) }
  }

  /// One piece of glass behind all tabs, and a darker one behind that which is selected.
  mutating func drawLens(behind tabs: [TabItemLayout], in bar: Rect) {
    guard let first = tabs.first?.frame else { return }
    var all = tabs.dropFirst().reduce(first) { $0.union($1.frame) }
    // As high as images and titles need, with equal room above and below.
    let contents = tabs.flatMap { [$0.imageFrame, $0.title?.frame].compactMap { $0 } }
    let low = contents.map(\.minY).min() ?? all.minY
    let high = contents.map(\.maxY).max() ?? all.maxY
    all.origin.y = low - 9
    all.size.height = high - low + 18
    // Away from the edges of the bar.
    let inset = max(0, min(12 - all.minX, all.minX + all.size.width - bar.size.width + 12))
    all.origin.x += inset
    all.size.width -= 2 * inset
    let glass = all.offset(by: bar.origin)
    drawLens(glass)
    guard let selected = tabs.first(where: \.isSelected)?.frame else { return }
    // Its contents are in the middle of it.
    let half = min(selected.size.width / 2, selected.midX - all.minX - 4, all.maxX - selected.midX - 4)
    let part = Rect(x: selected.midX - half, y: all.minY + 4, width: 2 * half, height: all.size.height - 8)
    markup.rect("gray", part.offset(by: bar.origin), radius: min(half, part.size.height / 2))
  }
}

extension BarItemLayout {
  /// Whether it ends something, which shows by its colour.
  var isProminent: Bool { systemItem == .done || title?.font.weight == .semibold }
}
