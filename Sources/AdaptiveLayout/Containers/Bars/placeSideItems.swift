import LayoutModel
import UIKitDefaults

/// Items at one side of a navigation bar.
struct SideItems {
  /// The first is the outermost one.
  var items: [BarItemLayout] = []
  /// How far they reach into the bar, counted from its edge at their side.
  var end: Double
}

extension BarRow {
  /// Places the items of one side of a navigation bar, from the edge inwards (CO-bar-items).
  ///
  /// - Parameters:
  ///   - items: The first is the outermost one.
  ///   - start: Where the items begin behind a back button, counted from the edge; nil at the edge.
  func placeSide(_ items: [MeasuredBarItem], _ side: Edge, behind start: Double? = nil) -> SideItems {
    let margin = side == .leading ? geometry.leadingMargin : geometry.trailingMargin
    let outset = geometry.isModern ? 0 : BarItemMetrics.outset
    var result = SideItems(end: start ?? margin - outset)
    for (number, item) in items.enumerated() {
      let isOutermost = number == 0 && start == nil
      if number > 0 { result.end += geometry.isModern ? 0 : BarItemMetrics.spacing }
      if isOutermost, item.isView { result.end = margin }
      let extent = extent(of: item, at: isOutermost ? side : .none, side: side)
      let x = side == .leading ? result.end : geometry.width - result.end - extent.width
      result.items.append(place(item, extent, at: x, side: side))
      result.end += extent.width
    }
    return result
  }

  /// Places the items of a toolbar from its leading edge on; flexible spaces share what the others leave
  /// (CO-toolbar-items).
  func placeToolbar(_ items: [MeasuredBarItem]) -> [BarItemLayout] {
    guard let first = items.first, let last = items.last else { return [] }
    let outset = geometry.isModern ? 0 : BarItemMetrics.outset
    let start = geometry.leadingMargin - (first.isView ? 0 : outset)
    let end = geometry.width - geometry.trailingMargin + (last.isView ? 0 : outset)
    let extents = items.indices.map { number in
      let edge: Edge = number == 0 ? .leading : number == items.count - 1 ? .trailing : .none
      return extent(of: items[number], at: edge, side: edge == .trailing ? .trailing : .leading)
    }
    let gaps = items.indices.dropFirst().map { number in
      spacing(between: items[number - 1], and: items[number])
    }
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
      var layout = place(items[number], extent, at: geometry.grid.round(x), side: side)
      layout.frame.size.width = geometry.grid.round(x + extent.width) - geometry.grid.round(x)
      return layout
    }
  }

  /// Spaces stand where the usual room would be.
  private func spacing(between item: MeasuredBarItem, and next: MeasuredBarItem) -> Double {
    if case .space = item.content { return 0 }
    if case .space = next.content { return 0 }
    return geometry.isModern ? 0 : BarItemMetrics.spacing
  }
}
