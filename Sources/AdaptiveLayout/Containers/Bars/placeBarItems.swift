import LayoutModel
import UIKitDefaults

/// What a bar button item shows, measured; widths with the room that belongs to it.
struct MeasuredBarItem {
  enum Content {
    case text(MeasuredBarText)
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
  var isFlexible: Bool {
    if case .space(nil) = content { true } else { false }
  }

  var isView: Bool {
    if case .view = content { true } else { false }
  }
}

extension BarMeasurer {
  /// What an item shows (CO-bar-items): its view, what the system makes of it, its image, or its title.
  mutating func measure(_ item: BarButtonItem, isCompactHeight: Bool) -> MeasuredBarItem {
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
    case .fixedSpace?: return measured
    case .flexibleSpace?:
      measured.content = .space(nil)
      return measured
    case let system?:
      doubts.insert(.barItems)
      if let title = system.title(version) {
        measured.content = .text(itemText(title, weight))
      } else if let symbol = system.symbol(version) {
        measured.content = .image(size(of: .symbol(SymbolImage(name: symbol))))
        measured.image = version >= BarItemMetrics.symbolsSince ? symbol : nil
      }
      return measured
    case nil: break
    }
    if let image = isCompactHeight ? item.landscapeImagePhone ?? item.image : item.image {
      measured.content = .image(size(of: image))
      measured.image = image.name
    } else if let title = item.title {
      measured.content = .text(itemText(title, weight))
    }
    return measured
  }

  /// The text of an item is as wide as whole points.
  private mutating func itemText(_ title: String, _ weight: FontWeight) -> MeasuredBarText {
    var text = text(title, size: BarItemMetrics.fontSize, weight: weight)
    text.width = text.width.rounded(.up)
    return text
  }
}

/// Puts items beside each other, the first at the leading end (CO-bar-items).
struct BarRow {
  let geometry: BarGeometry
  /// The top and height of the part of the bar in which items stand.
  let top: Double
  let height: Double
  /// Which end of the bar the first item is at; an item at neither end keeps its room on both sides.
  enum Edge {
    case leading, trailing, none
  }

  /// The room of an item: in front of its content, behind it, and its content.
  struct Extent {
    var before: Double
    var content: Double
    var after: Double

    var width: Double { before + content + after }
  }

  /// - Parameter edge: The end of the bar that the item is at.
  func extent(of item: MeasuredBarItem, at edge: Edge, side: Edge) -> Extent {
    let fixed = item.item.width.flatMap { $0 > 0 ? $0 : nil }
    switch item.content {
    case .space(let width): return Extent(before: 0, content: width ?? 0, after: 0)
    case .view(let size): return Extent(before: 0, content: size.width, after: 0)
    case .text(let text):
      if geometry.isModern {
        let content = max(
          fixed ?? text.width + 2 * BarItemMetrics.floatingTextPadding, BarItemMetrics.itemHeight)
        return Extent(before: 0, content: content, after: 0)
      }
      let content = fixed ?? max(text.width, BarItemMetrics.leastTextWidth)
      let outset = BarItemMetrics.outset
      return side == .trailing
        ? Extent(before: 0, content: content, after: outset)
        : Extent(before: outset, content: content, after: 0)
    case .image(let size):
      if geometry.isModern {
        return Extent(
          before: 0, content: max(fixed ?? size.width, BarItemMetrics.itemHeight), after: 0)
      }
      let padding = BarItemMetrics.imagePadding
      let outset = BarItemMetrics.outset
      return Extent(
        before: edge == .leading ? outset : padding, content: fixed ?? size.width,
        after: edge == .trailing ? outset : padding)
    }
  }

  /// Lays an item out at a place.
  ///
  /// - Parameter x: Of its leading edge.
  func place(_ item: MeasuredBarItem, _ extent: Extent, at x: Double, side: Edge) -> BarItemLayout {
    let size = Size(width: extent.width, height: min(BarItemMetrics.itemHeight, height))
    var layout = BarItemLayout(
      frame: geometry.centered(size, x: x, in: height, top: top))
    layout.id = item.item.id
    layout.systemItem = item.item.systemItem
    layout.image = item.image
    layout.isEnabled = item.item.isEnabled
    layout.customView = item.view
    let start = x + extent.before
    switch item.content {
    case .space: break
    case .view(let wish):
      layout.frame = geometry.centered(
        Size(width: extent.width, height: min(wish.height, height)), x: x, in: height, top: top)
    case .image(let size):
      layout.imageFrame = geometry.centered(
        size, x: start + geometry.grid.round((extent.content - size.width) / 2), in: height, top: top)
    case .text(let text):
      // Where the button is wider, its text is at the outer end.
      let rest = extent.content - text.width
      let shift = geometry.isModern ? rest / 2 : side == .trailing ? max(rest, 0) : 0
      layout.title = text.placed(
        x: start + geometry.grid.round(max(shift, 0)), room: extent.content, center: top + height / 2,
        on: geometry.grid)
    }
    return layout
  }
}
