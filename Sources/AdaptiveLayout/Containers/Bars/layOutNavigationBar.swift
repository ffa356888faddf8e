import LayoutModel
import UIKitDefaults

/// The word on a back button where the title has no room, or there is none (CO-back-button).
private let genericBackTitle = "Back"

extension BarMeasurer {
  /// Lays out what stands in a navigation bar, in the bar's coordinates (CO-bar-titles, CO-bar-items, CO-back-button).
  mutating func layOutNavigationBar(
    _ words: NavigationBarWords, in bar: NavigationBarRows
  ) -> NavigationBarContents {
    var contents = NavigationBarContents()
    let height = geometry.isModern ? min(bar.items, BarItemMetrics.itemHeight) : bar.items
    let row = BarRow(geometry: geometry, top: bar.prompt, height: height)
    let (left, right) = sides(of: words)
    let trailing = row.placeSide(right, .trailing)
    let title = words.item.titleView == nil && bar.largeTitle == 0 ? title(words) : nil
    var start: Double?
    // Items at the leading end replace the back button, unless they supplement it.
    if words.back != nil, words.item.hidesBackButton != true,
      left.isEmpty || words.item.leftItemsSupplementBackButton == true
    {
      // A title view takes what there is.
      let room = geometry.width - trailing.end - (title?.width ?? 0)
      let back = layOutBackButton(words, room: room, row)
      contents.backButton = back
      start = back.frame.maxX + BarItemMetrics.backSpacing
    }
    let leading = row.placeSide(left, .leading, behind: start)
    contents.leftBarButtonItems = leading.items
    contents.rightBarButtonItems = trailing.items
    let room = max(geometry.width - trailing.end, leading.end) - leading.end
    /// In the middle of the bar, as far as the items leave room there (CO-bar-titles).
    func x(_ width: Double) -> Double {
      if geometry.hasTitleAtStart { return max(leading.end, geometry.leadingMargin) }
      let middle = geometry.grid.round((geometry.width - width) / 2)
      return max(min(middle, max(geometry.width - trailing.end, leading.end) - width), leading.end)
    }
    contents.title = title.map { row.place($0, x: x(min($0.width, room)), room: room) }
    if let number = words.item.titleView {
      let wish = size(ofView: number)
      let size = Size(width: min(wish.width, room), height: min(wish.height, height))
      contents.titleView = BarView(view: view(number), frame: row.centered(size, x: x(size.width)))
    }
    addRows(of: words, bar, to: &contents)
    return contents.mirrored(by: geometry)
  }

  private mutating func sides(of words: NavigationBarWords) -> ([MeasuredBarItem], [MeasuredBarItem]) {
    var left = words.item.leftBarButtonItems ?? []
    var right = words.item.rightBarButtonItems ?? []
    var button = BarButtonItem()
    button.systemItem = .done
    switch words.done {
    case .leading?: left.insert(button, at: 0)
    case .trailing?: right.insert(button, at: 0)
    case nil: break
    }
    if !left.isEmpty || !right.isEmpty { noteItems() }
    return (left.map { measure($0) }, right.map { measure($0) })
  }

  private mutating func title(_ words: NavigationBarWords) -> BarText? {
    guard let title = words.title, !title.isEmpty else { return nil }
    var text = text(title, size: BarItemMetrics.fontSize, weight: .semibold)
    guard geometry.isModern else { return text }
    text.frame.size.height += 1 / geometry.grid.scale
    doubts.insert(.barItemsOf26)
    return text
  }

  /// The rows above and below the items.
  private mutating func addRows(
    of words: NavigationBarWords, _ bar: NavigationBarRows, to contents: inout NavigationBarContents
  ) {
    let room = geometry.width - geometry.leadingMargin - geometry.trailingMargin
    if bar.prompt > 0, let prompt = words.item.prompt {
      let text = text(prompt, size: BarItemMetrics.promptFontSize, weight: .regular)
      let x = geometry.grid.round((geometry.width - min(text.width, room)) / 2)
      contents.prompt = BarRow(geometry: geometry, top: 0, height: bar.prompt).place(text, x: x, room: room)
    }
    if bar.largeTitle > 0, let title = words.title, !title.isEmpty {
      let text = text(title, size: BarItemMetrics.largeTitleFontSize, weight: .bold)
      contents.largeTitle = text.placed(
        x: geometry.leadingMargin, room: room,
        baseline: bar.prompt + bar.items + BarItemMetrics.largeTitleBaseline)
    }
    guard bar.searchBar > 0 else { return }
    let top = bar.prompt + bar.items + bar.largeTitle
    contents.searchBar = SearchBarLayout(
      frame: Rect(x: 0, y: top, width: geometry.width, height: bar.searchBar),
      textFieldFrame: Rect(
        x: geometry.leadingMargin, y: top + BarItemMetrics.searchField.offset, width: max(room, 0),
        height: BarItemMetrics.searchField.height))
  }

  /// The button that leads back (CO-back-button): an arrow, and as much text as has room; from 26 on an arrow in a circle.
  ///
  /// - Parameter room: What the title and the items at the other side leave, from the edge of the bar.
  mutating func layOutBackButton(_ words: NavigationBarWords, room: Double, _ row: BarRow) -> BarItemLayout {
    doubts.insert(geometry.isModern ? .barItemsOf26 : .backButtons)
    let own = words.back?.item.backBarButtonItem?.first
    var layout = BarItemLayout(frame: .zero)
    layout.id = own?.id
    let height = min(BarItemMetrics.itemHeight, row.height)
    if geometry.isModern {
      let side = BarItemMetrics.itemHeight
      layout.frame = row.centered(Size(width: side, height: height), x: geometry.leadingMargin)
      let size = size(of: .symbol(SymbolImage(name: "chevron.left")))
      let x = geometry.leadingMargin + geometry.grid.round((side - size.width) / 2)
      layout.imageFrame = row.centered(size, x: x)
      return layout
    }
    let inset = geometry.leadingMargin - BarItemMetrics.outset
    let start = inset + BarItemMetrics.chevron.width + BarItemMetrics.chevronSpacing[version]
    var width = max(start, BarItemMetrics.leastBackWidth)
    if let image = own?.image {
      let size = size(of: image)
      layout.image = image.name
      layout.imageFrame = row.centered(size, x: start)
      width = max(start + size.width, width)
    } else {
      layout.imageFrame = row.centered(BarItemMetrics.chevron, x: inset)
      for title in words.backTitles {
        let text = text(title, size: BarItemMetrics.fontSize, weight: .regular)
        guard start + text.width + BarItemMetrics.backSpacing <= room else { continue }
        layout.title = row.place(text, x: start, room: text.width)
        width = start + text.width
        break
      }
    }
    layout.frame = row.centered(Size(width: width, height: height), x: 0)
    return layout
  }
}

extension NavigationBarWords {
  /// What the back button may say, the first that has room.
  fileprivate var backTitles: [String] {
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
}

extension NavigationBarContents {
  /// Contents in a bar that may run from right to left.
  fileprivate func mirrored(by geometry: BarGeometry) -> NavigationBarContents {
    guard geometry.isRightToLeft else { return self }
    var contents = self
    contents.title = title.map(geometry.mirrored)
    contents.largeTitle = largeTitle.map(geometry.mirrored)
    contents.prompt = prompt.map(geometry.mirrored)
    contents.titleView?.frame = titleView.map { geometry.mirrored($0.frame) } ?? .zero
    contents.backButton = backButton.map(geometry.mirrored)
    contents.leftBarButtonItems = leftBarButtonItems.map(geometry.mirrored)
    contents.rightBarButtonItems = rightBarButtonItems.map(geometry.mirrored)
    contents.searchBar?.textFieldFrame = searchBar.map { geometry.mirrored($0.textFieldFrame) } ?? .zero
    return contents
  }
}
