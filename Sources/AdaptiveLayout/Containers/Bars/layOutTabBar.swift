import LayoutModel
import TextMetrics
import UIKitDefaults

/// The image and title of a tab.
private struct MeasuredTab {
  /// Whether the title stands beside the image.
  let isBeside: Bool
  var image: Size?
  var imageName: String?
  var title: BarText?

  /// Width of both beside each other.
  var width: Double {
    let spacing = image != nil && title != nil ? BarItemMetrics.tabImageSpacing : 0
    return (image?.width ?? 0) + spacing + (title?.width ?? 0)
  }
}

extension BarMeasurer {
  /// Lays out the tabs of a tab bar, in the bar's coordinates (CO-tab-items).
  ///
  /// - Parameters:
  ///   - tabs: Those that the bar shows, from the leading edge on.
  ///   - height: Of the bar, without the safe area below it.
  mutating func layOutTabBar(_ tabs: [TabWords], height: Double, insets: EdgeInsets) -> [TabItemLayout] {
    guard !tabs.isEmpty else { return [] }
    let isBeside =
      version >= BarItemMetrics.newTabsSince && (geometry.isCompactHeight || geometry.isRegularWidth)
    if isBeside || geometry.isPad || geometry.isModern { doubts.insert(.tabItems) }
    let contents = tabs.map { measure($0.item, isBeside: isBeside) }
    var start = insets.left
    var slot = max(geometry.width - insets.left - insets.right, 0) / Double(tabs.count)
    if geometry.isPad, geometry.isRegularWidth {
      // In the middle, as far apart as the widest needs.
      let widest = contents.map(\.width).max() ?? 0
      slot = min(slot, max(BarItemMetrics.padTabPitch, widest + 2 * BarItemMetrics.outset))
      start = (geometry.width - slot * Double(tabs.count)) / 2
    }
    return tabs.indices.map { number in
      let exact = Rect(
        x: start + Double(number) * slot + BarItemMetrics.tabInset, y: BarItemMetrics.tabTop,
        width: max(slot - 2 * BarItemMetrics.tabInset, 0), height: max(height - BarItemMetrics.tabTop, 0))
      return geometry.mirrored(place(tabs[number], contents[number], in: exact))
    }
  }

  private mutating func measure(_ item: TabBarItem, isBeside: Bool) -> MeasuredTab {
    var tab = MeasuredTab(isBeside: isBeside)
    var image = item.image
    if image == nil, let system = item.systemItem {
      doubts.insert(.tabItems)
      image = .symbol(SymbolImage(name: system.symbol))
    }
    if let image {
      tab.image = size(of: image, symbolSize: BarItemMetrics.tabSymbolPointSize)
      tab.imageName = image.name
    }
    let title = item.systemItem?.title ?? item.title ?? ""
    guard !title.isEmpty else { return tab }
    let besideSize =
      geometry.isRegularWidth ? BarItemMetrics.regularTabFontSize : BarItemMetrics.compactTabFontSize
    tab.title = text(
      title, size: isBeside ? besideSize : BarItemMetrics.tabFontSize,
      weight: isBeside ? .regular : BarItemMetrics.tabFontWeight[version])
    return tab
  }

  /// - Parameter exact: What can be touched, not on pixels.
  private func place(_ tab: TabWords, _ contents: MeasuredTab, in exact: Rect) -> TabItemLayout {
    // What can be touched ends on whole points.
    let points = PixelGrid(scale: 1)
    var frame = exact
    frame.origin.x = points.round(exact.minX)
    frame.size.width = points.round(exact.maxX) - frame.minX
    var layout = TabItemLayout(frame: frame, isSelected: tab.isSelected)
    layout.controller = tab.controller
    layout.systemItem = tab.item.systemItem
    layout.badgeValue = tab.item.badgeValue
    layout.image = contents.imageName
    if contents.isBeside {
      placeBeside(contents, in: exact, into: &layout)
    } else {
      placeStacked(contents, in: exact, into: &layout)
    }
    return layout
  }

  /// The image over the title, each in the middle.
  private func placeStacked(_ contents: MeasuredTab, in exact: Rect, into layout: inout TabItemLayout) {
    let grid = geometry.grid
    func x(_ width: Double) -> Double {
      grid.round(exact.minX + grid.roundDownText((exact.size.width - width) / 2))
    }
    layout.imageFrame = contents.image.map { size in
      let top = exact.minY + grid.round(BarItemMetrics.tabImageCenter - size.height / 2)
      return Rect(origin: Point(x: x(size.width), y: top), size: size)
    }
    layout.title = contents.title.map {
      $0.placed(
        x: x(min($0.width, exact.size.width)), room: exact.size.width,
        baseline: exact.minY + BarItemMetrics.tabTitleBaseline[version])
    }
  }

  /// The title behind the image, both in the middle together.
  private func placeBeside(_ contents: MeasuredTab, in exact: Rect, into layout: inout TabItemLayout) {
    let row = BarRow(geometry: geometry, top: exact.minY, height: exact.size.height)
    var x = exact.minX + max(exact.size.width - contents.width, 0) / 2
    if let size = contents.image {
      layout.imageFrame = row.centered(size, x: geometry.grid.round(x))
      x += size.width + BarItemMetrics.tabImageSpacing
    }
    layout.title = contents.title.map {
      row.place($0, x: geometry.grid.round(x), room: max(exact.maxX - x, 0))
    }
  }
}
