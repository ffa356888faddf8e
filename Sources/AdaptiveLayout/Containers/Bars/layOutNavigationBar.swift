import LayoutModel
import UIKitDefaults

/// What a navigation bar shows, before it is measured.
struct NavigationBarWords {
  /// Navigation item of the controller on top.
  var item: NavigationItem
  var title: String?
  /// The item of the controller below it, and its title; nil for the root of the stack.
  var back: (item: NavigationItem, title: String?)?
  /// The side of the button that dismisses a presentation.
  var done: PresentationReplacement.DoneButton?
}

/// Lays out what stands in a navigation bar, in the bar's coordinates (CO-bar-titles, CO-bar-items, CO-back-button).
///
/// - Parameter bar: Where the parts of the bar are.
/// - Complexity: O(*n*) in the items and their texts.
func layOutNavigationBar(
  _ words: NavigationBarWords, in bar: NavigationBarRows, _ geometry: BarGeometry,
  measurer: inout BarMeasurer
) -> NavigationBarContents {
  var contents = NavigationBarContents()
  let row = BarRow(geometry: geometry, top: bar.prompt, height: bar.itemHeight)
  let (left, right) = sides(of: words, geometry, measurer: &measurer)
  let trailing = row.placeSide(right, .trailing)
  let title = centerpiece(of: words, bar, geometry, measurer: &measurer)
  var start: Double?
  if words.showsBackButton(besides: left) {
    let room = geometry.width - trailing.end - (title?.claim ?? 0)
    let back = layOutBackButton(words, room: room, row, measurer: &measurer)
    contents.backButton = back
    start = back.frame.maxX + BarItemMetrics.backSpacing
  }
  let leading = row.placeSide(left, .leading, behind: start)
  contents.leftBarButtonItems = leading.items
  contents.rightBarButtonItems = trailing.items
  let space = leading.end...max(geometry.width - trailing.end, leading.end)
  switch title {
  case .text(let text)?: contents.title = place(text, in: space, row)
  case .view(let view, let size)?:
    contents.titleView = BarView(view: view, frame: place(size, in: space, row))
  case nil: break
  }
  addRows(of: words, bar, geometry, to: &contents, measurer: &measurer)
  return contents.mirrored(by: geometry)
}

/// How high the parts of a navigation bar are, from the top: the prompt, the items, a large title, a search bar.
struct NavigationBarRows {
  var prompt: Double
  var items: Double
  var largeTitle: Double
  var searchBar: Double
  /// Height of the part in which the items stand.
  var itemHeight: Double
}

/// What stands between the items.
private enum Centerpiece {
  case text(MeasuredBarText)
  case view(Int32, Size)

  /// What a back button leaves it: a title view takes what there is.
  var claim: Double {
    switch self {
    case .text(let text): text.width
    case .view: 0
    }
  }
}

extension NavigationBarWords {
  /// Items at the leading end replace the back button, unless they supplement it.
  fileprivate func showsBackButton(besides items: [MeasuredBarItem]) -> Bool {
    back != nil && item.hidesBackButton != true
      && (items.isEmpty || item.leftItemsSupplementBackButton == true)
  }
}

private func sides(
  of words: NavigationBarWords, _ geometry: BarGeometry, measurer: inout BarMeasurer
) -> (left: [MeasuredBarItem], right: [MeasuredBarItem]) {
  var left = words.item.leftBarButtonItems ?? []
  var right = words.item.rightBarButtonItems ?? []
  var button = BarButtonItem()
  button.systemItem = .done
  switch words.done {
  case .leading?: left.insert(button, at: 0)
  case .trailing?: right.insert(button, at: 0)
  case nil: break
  }
  if !left.isEmpty || !right.isEmpty { measurer.noteItems(geometry) }
  func measure(_ items: [BarButtonItem]) -> [MeasuredBarItem] {
    items.map { measurer.measure($0, isCompactHeight: geometry.isCompactHeight) }
  }
  return (measure(left), measure(right))
}

private func centerpiece(
  of words: NavigationBarWords, _ bar: NavigationBarRows, _ geometry: BarGeometry,
  measurer: inout BarMeasurer
) -> Centerpiece? {
  if let number = words.item.titleView {
    var size = measurer.size(ofView: number)
    size.height = min(size.height, bar.itemHeight)
    return .view(measurer.view(number), size)
  }
  guard bar.largeTitle == 0, let title = words.title, !title.isEmpty else { return nil }
  var text = measurer.text(title, size: BarItemMetrics.fontSize, weight: .semibold)
  if geometry.isModern {
    text.height += 1 / geometry.grid.scale
    measurer.doubts.insert(.barItemsOf26)
  }
  return .text(text)
}

/// In the middle of the bar, as far as the items leave room there (CO-bar-titles).
private func start(of width: Double, in space: ClosedRange<Double>, _ geometry: BarGeometry) -> Double {
  let middle = geometry.grid.round((geometry.width - width) / 2)
  return max(min(middle, space.upperBound - width), space.lowerBound)
}

private func place(_ text: MeasuredBarText, in space: ClosedRange<Double>, _ row: BarRow) -> BarText {
  let room = space.upperBound - space.lowerBound
  return text.placed(
    x: start(of: min(text.width, room), in: space, row.geometry), room: room,
    center: row.top + row.height / 2, on: row.geometry.grid)
}

private func place(_ size: Size, in space: ClosedRange<Double>, _ row: BarRow) -> Rect {
  let width = min(size.width, space.upperBound - space.lowerBound)
  return row.geometry.centered(
    Size(width: width, height: size.height), x: start(of: width, in: space, row.geometry),
    in: row.height, top: row.top)
}

/// The rows above and below the items.
private func addRows(
  of words: NavigationBarWords, _ bar: NavigationBarRows, _ geometry: BarGeometry,
  to contents: inout NavigationBarContents, measurer: inout BarMeasurer
) {
  let room = geometry.width - geometry.leadingMargin - geometry.trailingMargin
  if bar.prompt > 0, let prompt = words.item.prompt {
    let text = measurer.text(prompt, size: BarItemMetrics.promptFontSize, weight: .regular)
    let width = min(text.width, room)
    contents.prompt = text.placed(
      x: geometry.grid.round((geometry.width - width) / 2), room: room, center: bar.prompt / 2,
      on: geometry.grid)
  }
  if bar.largeTitle > 0, let title = words.title, !title.isEmpty {
    let text = measurer.text(title, size: BarItemMetrics.largeTitleFontSize, weight: .bold)
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

extension BarMeasurer {
  /// Where items stand is known of one design only.
  mutating func noteItems(_ geometry: BarGeometry) {
    doubts.insert(geometry.isModern ? .barItemsOf26 : .barItems)
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
    contents.searchBar?.textFieldFrame =
      searchBar.map { geometry.mirrored($0.textFieldFrame) } ?? .zero
    return contents
  }
}
