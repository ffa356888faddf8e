import LayoutModel
import UIKitDefaults

/// What a bar button item shows, measured; widths with the room that belongs to it.
struct MeasuredBarItem {
  enum Content {
    case text(BarText)
    case image(Size)
    case view(Size)
    /// Nil is flexible.
    case space(Double?)
  }

  var item: BarButtonItem
  var content: Content
  var image: String?
  /// Index of its view in the document.
  var view: Int32?

  /// Whether it takes what the others leave.
  var isFlexible: Bool { if case .space(nil) = content { true } else { false } }
  var isSpace: Bool { if case .space = content { true } else { false } }
  var isView: Bool { if case .view = content { true } else { false } }
}

extension BarMeasurer {
  /// What an item shows (CO-bar-items): its view, what the system makes of it, its image, or its title.
  mutating func measure(_ item: BarButtonItem) -> MeasuredBarItem {
    var measured = MeasuredBarItem(item: item, content: .space(item.width ?? 0))
    if let view = item.customView {
      var size = size(ofView: view)
      size.width = item.width.flatMap { $0 > 0 ? $0 : nil } ?? size.width
      measured.content = .view(size)
      measured.view = self.view(view)
      return measured
    }
    let isDone = item.style == .done || item.style == .prominent || item.systemItem == .done
    let weight = isDone ? FontWeight.semibold : .regular
    switch item.systemItem {
    case .fixedSpace?: break
    case .flexibleSpace?: measured.content = .space(nil)
    case let system?:
      doubts.insert(.barItems)
      if let title = system.title(version) {
        measured.content = .text(itemText(title, weight))
      } else if let symbol = system.symbol(version) {
        measured.content = .image(size(of: .symbol(SymbolImage(name: symbol))))
        measured.image = version >= BarItemMetrics.symbolsSince ? symbol : nil
      }
    case nil:
      if let image = geometry.isCompactHeight ? item.landscapeImagePhone ?? item.image : item.image {
        measured.content = .image(size(of: image))
        measured.image = image.name
      } else if let title = item.title {
        measured.content = .text(itemText(title, weight))
      }
    }
    return measured
  }

  /// The text of an item is as wide as whole points.
  private mutating func itemText(_ title: String, _ weight: FontWeight) -> BarText {
    var text = text(title, size: BarItemMetrics.fontSize, weight: weight)
    text.width = text.width.rounded(.up)
    return text
  }
}

/// Puts items beside each other, the first at the leading end (CO-bar-items).
extension BarRow {
  /// Which end of the bar the first item is at; an item at neither end keeps its room on both sides.
  enum Edge {
    case leading, trailing, none
  }

  /// The room of an item: in front of its content, behind it, and its content.
  private struct Extent {
    var before = 0.0
    var content: Double
    var after = 0.0

    var width: Double { before + content + after }
  }

  /// How far texts and images reach into the margin.
  private var outset: Double { geometry.isModern ? 0 : BarItemMetrics.outset }
  /// Between two items.
  private var spacing: Double { geometry.isModern ? 0 : BarItemMetrics.spacing }

  /// - Parameter edge: The end of the bar that the item is at.
  private func extent(of item: MeasuredBarItem, at edge: Edge, side: Edge) -> Extent {
    let fixed = item.item.width.flatMap { $0 > 0 ? $0 : nil }
    let padding = BarItemMetrics.imagePadding
    switch item.content {
    case .space(let width): return Extent(content: width ?? 0)
    case .view(let size): return Extent(content: size.width)
    case .text(let text) where geometry.isModern:
      let content = fixed ?? text.width + 2 * BarItemMetrics.floatingTextPadding
      return Extent(content: max(content, BarItemMetrics.itemHeight))
    case .image(let size) where geometry.isModern:
      return Extent(content: max(fixed ?? size.width, BarItemMetrics.itemHeight))
    case .text(let text):
      let content = fixed ?? max(text.width, BarItemMetrics.leastTextWidth)
      return side == .trailing
        ? Extent(content: content, after: outset) : Extent(before: outset, content: content)
    case .image(let size):
      return Extent(
        before: edge == .leading ? outset : padding, content: fixed ?? size.width,
        after: edge == .trailing ? outset : padding)
    }
  }

  /// Lays an item out at a place.
  private func place(_ item: MeasuredBarItem, _ extent: Extent, at x: Double, side: Edge) -> BarItemLayout {
    var size = Size(width: extent.width, height: min(BarItemMetrics.itemHeight, height))
    if case .view(let wish) = item.content { size.height = min(wish.height, height) }
    var layout = BarItemLayout(frame: centered(size, x: x))
    layout.id = item.item.id
    layout.systemItem = item.item.systemItem
    layout.image = item.image
    layout.isEnabled = item.item.isEnabled
    layout.customView = item.view
    let start = x + extent.before
    switch item.content {
    case .space, .view: break
    case .image(let size):
      layout.imageFrame = centered(size, x: start + geometry.grid.round((extent.content - size.width) / 2))
    case .text(let text):
      // Where the button is wider, its text is at the outer end.
      let rest = extent.content - text.width
      let shift = geometry.isModern ? rest / 2 : side == .trailing ? max(rest, 0) : 0
      layout.title = place(text, x: start + geometry.grid.round(max(shift, 0)), room: extent.content)
    }
    return layout
  }

  /// Places the items of one side of a navigation bar, from the edge inwards (CO-bar-items).
  ///
  /// - Parameters:
  ///   - items: The first is the outermost one.
  ///   - start: Where the items begin behind a back button, counted from the edge; nil at the edge.
  /// - Returns: With how far they reach into the bar, counted from its edge at their side.
  func placeSide(
    _ items: [MeasuredBarItem], _ side: Edge, behind start: Double? = nil
  ) -> (items: [BarItemLayout], end: Double) {
    let margin = side == .leading ? geometry.leadingMargin : geometry.trailingMargin
    var end = start ?? margin - outset
    var layouts: [BarItemLayout] = []
    for (number, item) in items.enumerated() {
      let isOutermost = number == 0 && start == nil
      if number > 0 { end += spacing }
      if isOutermost, item.isView { end = margin }
      let extent = extent(of: item, at: isOutermost ? side : .none, side: side)
      let x = side == .leading ? end : geometry.width - end - extent.width
      layouts.append(place(item, extent, at: x, side: side))
      end += extent.width
    }
    return (layouts, end)
  }

  /// Places the items of a toolbar from its leading edge on; flexible spaces share what is left (CO-toolbar-items).
  func placeToolbar(_ items: [MeasuredBarItem]) -> [BarItemLayout] {
    guard let first = items.first, let last = items.last else { return [] }
    let start = geometry.leadingMargin - (first.isView ? 0 : outset)
    let end = geometry.width - geometry.trailingMargin + (last.isView ? 0 : outset)
    let extents = items.indices.map { number in
      let edge: Edge = number == 0 ? .leading : number == items.count - 1 ? .trailing : .none
      return extent(of: items[number], at: edge, side: edge == .trailing ? .trailing : .leading)
    }
    // Spaces stand where the usual room would be.
    let gaps = zip(items, items.dropFirst()).map { $0.isSpace || $1.isSpace ? 0 : spacing }
    let used = extents.reduce(0) { $0 + $1.width } + gaps.reduce(0, +)
    let flexible = items.count { $0.isFlexible }
    let share = flexible > 0 ? max(end - start - used, 0) / Double(flexible) : 0
    var x = start
    return items.indices.map { number in
      if number > 0 { x += gaps[number - 1] }
      var extent = extents[number]
      if items[number].isFlexible { extent.content = share }
      let side: Edge = number > 0 && number == items.count - 1 ? .trailing : .leading
      defer { x += extent.width }
      let left = geometry.grid.round(x)
      var layout = place(items[number], extent, at: left, side: side)
      layout.frame.size.width = geometry.grid.round(x + extent.width) - left
      return geometry.mirrored(layout)
    }
  }
}
