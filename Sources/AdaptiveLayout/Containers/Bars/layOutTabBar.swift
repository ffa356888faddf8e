import LayoutModel
import TextMetrics
import UIKitDefaults

/// What a tab shows, before it is measured.
struct TabWords {
  /// Index of the controller, nil for the tab that lists more.
  var controller: Int32?
  var item: TabBarItem
  var isSelected: Bool
}

/// Lays out the tabs of a tab bar, in the bar's coordinates (CO-tab-items).
///
/// - Parameters:
///   - tabs: Those that the bar shows, from the leading edge on.
///   - height: Of the bar, without the safe area below it.
func layOutTabBar(
  _ tabs: [TabWords], height: Double, insets: EdgeInsets, _ geometry: BarGeometry,
  measurer: inout BarMeasurer
) -> [TabItemLayout] {
  guard !tabs.isEmpty else { return [] }
  let isBeside =
    geometry.version >= BarItemMetrics.newTabsSince && (geometry.isCompactHeight || geometry.isRegularWidth)
  if isBeside || geometry.isPad || geometry.isModern { measurer.doubts.insert(.tabItems) }
  let contents = tabs.map { measurer.measure($0.item, isBeside: isBeside, geometry) }
  var start = insets.left
  var slot = max(geometry.width - insets.left - insets.right, 0) / Double(tabs.count)
  if geometry.isPad, geometry.isRegularWidth {
    // In the middle, as far apart as the widest needs.
    let widest = contents.map(\.width).max() ?? 0
    slot = min(slot, max(BarItemMetrics.padTabPitch, widest + 2 * BarItemMetrics.outset))
    start = (geometry.width - slot * Double(tabs.count)) / 2
  }
  return tabs.indices.map { number in
    let x = start + Double(number) * slot + BarItemMetrics.tabInset
    let exact = Rect(
      x: x, y: BarItemMetrics.tabTop, width: max(slot - 2 * BarItemMetrics.tabInset, 0),
      height: max(height - BarItemMetrics.tabTop, 0))
    let layout = place(tabs[number], contents[number], in: exact, isBeside: isBeside, geometry)
    return geometry.mirrored(layout)
  }
}

/// The image and title of a tab.
private struct MeasuredTab {
  var image: Size?
  var imageName: String?
  var title: MeasuredBarText?

  /// Width of both beside each other.
  var width: Double {
    let spacing = image != nil && title != nil ? BarItemMetrics.tabImageSpacing : 0
    return (image?.width ?? 0) + spacing + (title?.width ?? 0)
  }
}

extension BarMeasurer {
  fileprivate mutating func measure(
    _ item: TabBarItem, isBeside: Bool, _ geometry: BarGeometry
  ) -> MeasuredTab {
    var tab = MeasuredTab()
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
    let size =
      isBeside
      ? geometry.isRegularWidth ? BarItemMetrics.regularTabFontSize : BarItemMetrics.compactTabFontSize
      : BarItemMetrics.tabFontSize
    tab.title = text(
      title, size: size, weight: isBeside ? .regular : BarItemMetrics.tabFontWeight[version])
    return tab
  }
}

/// - Parameter exact: What can be touched, not on pixels.
private func place(
  _ tab: TabWords, _ contents: MeasuredTab, in exact: Rect, isBeside: Bool, _ geometry: BarGeometry
) -> TabItemLayout {
  // What can be touched ends on whole points.
  let points = PixelGrid(scale: 1)
  let x = points.round(exact.minX)
  var layout = TabItemLayout(
    frame: Rect(
      x: x, y: exact.minY, width: points.round(exact.maxX) - x, height: exact.size.height),
    isSelected: tab.isSelected)
  layout.controller = tab.controller
  layout.systemItem = tab.item.systemItem
  layout.badgeValue = tab.item.badgeValue
  layout.image = contents.imageName
  if isBeside {
    placeBeside(contents, in: exact, geometry, into: &layout)
  } else {
    placeStacked(contents, in: exact, geometry, into: &layout)
  }
  return layout
}

/// The image over the title, each in the middle.
private func placeStacked(
  _ contents: MeasuredTab, in exact: Rect, _ geometry: BarGeometry, into layout: inout TabItemLayout
) {
  let grid = geometry.grid
  if let size = contents.image {
    layout.imageFrame = Rect(
      x: grid.round(exact.minX + grid.roundDownText((exact.size.width - size.width) / 2)),
      y: exact.minY + grid.round(BarItemMetrics.tabImageCenter - size.height / 2), width: size.width,
      height: size.height)
  }
  guard let title = contents.title else { return }
  let width = min(title.width, exact.size.width)
  layout.title = title.placed(
    x: grid.round(exact.minX + grid.roundDownText((exact.size.width - width) / 2)),
    room: exact.size.width,
    baseline: exact.minY + BarItemMetrics.tabTitleBaseline[geometry.version])
}

/// The title behind the image, both in the middle together.
private func placeBeside(
  _ contents: MeasuredTab, in exact: Rect, _ geometry: BarGeometry, into layout: inout TabItemLayout
) {
  let grid = geometry.grid
  var x = exact.minX + max(exact.size.width - contents.width, 0) / 2
  let end = exact.maxX
  if let size = contents.image {
    layout.imageFrame = geometry.centered(
      size, x: grid.round(x), in: exact.size.height, top: exact.minY)
    x += size.width + BarItemMetrics.tabImageSpacing
  }
  layout.title = contents.title?.placed(
    x: grid.round(x), room: max(end - x, 0), center: exact.minY + exact.size.height / 2, on: grid)
}
