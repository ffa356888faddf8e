import LayoutModel
import UIKitDefaults

/// The word on a back button where the title has no room, or there is none (CO-back-button).
private let genericBackTitle = "Back"

/// Lays out the button that leads back: an arrow, and as much of a text as there is room for (CO-back-button).
///
/// - Parameter room: What the title and the items at the other side leave, from the edge of the bar.
func layOutBackButton(
  _ words: NavigationBarWords, room: Double, _ row: BarRow, measurer: inout BarMeasurer
) -> BarItemLayout {
  let geometry = row.geometry
  measurer.doubts.insert(geometry.isModern ? .barItemsOf26 : .backButtons)
  let own = words.back?.item.backBarButtonItem?.first
  if geometry.isModern { return floatingBackButton(id: own?.id, row, measurer: &measurer) }
  let inset = geometry.leadingMargin - BarItemMetrics.outset
  let start = inset + BarItemMetrics.chevron.width + BarItemMetrics.chevronSpacing[geometry.version]
  var layout = BarItemLayout(frame: .zero)
  layout.id = own?.id
  var width = max(start, BarItemMetrics.leastBackWidth)
  if let image = own?.image {
    let size = measurer.size(of: image)
    layout.image = image.name
    layout.imageFrame = geometry.centered(size, x: start, in: row.height, top: row.top)
    width = max(start + size.width, width)
  } else {
    layout.imageFrame = geometry.centered(
      BarItemMetrics.chevron, x: inset, in: row.height, top: row.top)
    for title in backTitles(words.back) {
      let text = measurer.text(title, size: BarItemMetrics.fontSize, weight: .regular)
      guard start + text.width + BarItemMetrics.backSpacing <= room else { continue }
      layout.title = text.placed(
        x: start, room: text.width, center: row.top + row.height / 2, on: geometry.grid)
      width = start + text.width
      break
    }
  }
  layout.frame = geometry.centered(
    Size(width: width, height: min(BarItemMetrics.itemHeight, row.height)), x: 0, in: row.height,
    top: row.top)
  return layout
}

/// What it may say, the first that has room.
private func backTitles(_ back: (item: NavigationItem, title: String?)?) -> [String] {
  guard let back else { return [] }
  let own = back.item.backBarButtonItem?.first?.title ?? back.item.backButtonTitle
  if own == "" { return [] }
  switch back.item.backButtonDisplayMode {
  case .minimal?: return []
  case .generic?: return [own ?? genericBackTitle]
  case .default?, nil:
    let title = own ?? back.title.flatMap { $0.isEmpty ? nil : $0 }
    return [title ?? genericBackTitle, genericBackTitle]
  }
}

/// From version 26 on an arrow in a circle.
private func floatingBackButton(
  id: String?, _ row: BarRow, measurer: inout BarMeasurer
) -> BarItemLayout {
  let side = BarItemMetrics.itemHeight
  var layout = BarItemLayout(
    frame: row.geometry.centered(
      Size(width: side, height: min(side, row.height)), x: row.geometry.leadingMargin, in: row.height,
      top: row.top))
  layout.id = id
  let size = measurer.size(of: .symbol(SymbolImage(name: "chevron.left")))
  layout.imageFrame = row.geometry.centered(
    size, x: layout.frame.minX + row.geometry.grid.round((side - size.width) / 2), in: row.height,
    top: row.top)
  return layout
}
