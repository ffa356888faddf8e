import LayoutModel
import UIKitDefaults

// Bars of containers and bars among views: strips with a line up to version 18, glass that floats from 26 on (drawGlass.swift).
extension ScreenDrawing {
  /// The bars and columns of a container, over its children.
  mutating func drawContainer(_ index: Int) {
    guard let container = layout.controllers[index].container,
      let origin = layout.views[Int(layout.document.controllers[index].rootView)].frameInWindow?.origin
    else { return }
    switch container {
    case .navigation(let navigation): drawBars(of: navigation, at: origin)
    case .tab(let tab): if let bar = tab.tabBar { drawTabBar(bar, of: tab, controller: index, at: origin) }
    case .page(let page):
      guard let bar = page.pageControl else { return }
      drawDots(max(children[Int32(index)]?.count ?? 1, page.pages.count), bar.frame.offset(by: origin))
    default: for (name, bar) in container.bars { drawBackground(bar, name, at: origin, isAtTop: false) }
    }
  }

  private mutating func drawBars(of navigation: NavigationLayout, at origin: Point) {
    if let bar = navigation.navigationBar { drawNavigationBar(bar, of: navigation, at: origin) }
    guard let bar = navigation.toolbar else { return }
    drawBackground(bar, "toolbar", at: origin, isAtTop: false)
    drawItems(navigation.toolbarItems ?? [], at: bar.frame.origin + origin)
    if let search = navigation.toolbarSearchBar {
      drawSearchField(
        search.textFieldFrame.offset(by: bar.frame.origin + origin), placeholder(of: navigation) ?? "Search")
    }
  }

  /// The placeholder of the search field that the top of a stack shows.
  private func placeholder(of navigation: NavigationLayout) -> String? {
    let top = navigation.stack.last.map { layout.document.controllers[Int($0)].barItems.navigationItem }
    return top?.searchController?.placeholder
  }

  /// What is behind the contents of a bar.
  private mutating func drawBackground(
    _ bar: BarLayout, _ name: String, at origin: Point, isAtTop: Bool, isLarge: Bool = false
  ) {
    let background = bar.backgroundFrame.offset(by: origin)
    markup += "<g class=\"systembar\"><title>\(text: name) \(bar.frame)</title>"
    if isModern, bar.isVertical {
      drawLens(bar.frame.offset(by: origin).shrunk(by: 6))
    } else if isLarge, layout.environment.systemVersion >= SystemVersion(13) {
      // A large title stands on what is behind the bar.
      markup.rect("bare", background)
    } else {
      drawBar(background, isAtTop: isAtTop)
    }
    markup.raw("</g>")
  }

  /// The strip of a bar, with a line where it ends; from version 26 on what it fades into.
  mutating func drawBar(_ frame: Rect, isAtTop: Bool) {
    if isModern { return drawEdge(frame, isAtTop: isAtTop) }
    markup.rect("bar", frame)
    markup.line("hair", from: frame.minX, to: frame.maxX, y: isAtTop ? frame.maxY : frame.minY)
  }

  private mutating func drawNavigationBar(_ bar: BarLayout, of navigation: NavigationLayout, at origin: Point)
  {
    let isLarge = navigation.isLargeTitle && !isModern
    drawBackground(bar, "navigationBar", at: origin, isAtTop: true, isLarge: isLarge)
    let frame = bar.frame.offset(by: origin)
    if let contents = navigation.contents {
      return drawContents(contents, at: frame.origin, placeholder: placeholder(of: navigation))
    }
    guard navigation.stack.count > 1 else { return }
    let side = min(frame.size.height, 44)
    let button = Rect(x: frame.minX + 8, y: frame.minY + (side - 44) / 2, width: 44, height: 44)
    if isModern { drawLens(button.offset(by: Point(x: 8, y: 0))) }
    drawSymbol(
      "chevron.backward", in: button.offset(by: Point(x: isModern ? 8 : 0, y: 0)).shrunk(by: 12),
      isModern ? .label : .tint)
  }

  private mutating func drawTabBar(_ bar: BarLayout, of tab: TabLayout, controller: Int, at origin: Point) {
    drawBackground(bar, "tabBar", at: origin, isAtTop: false)
    let frame = bar.frame.offset(by: origin)
    if let items = tab.items { return drawTabs(items, in: frame) }
    let tabs = (children[Int32(controller)] ?? []).prefix(8)
    guard !tabs.isEmpty else { return }
    let length = frame.size[bar.isVertical ? .vertical : .horizontal] / Double(tabs.count)
    for (number, child) in tabs.enumerated() {
      let along = length * (Double(number) + 0.5)
      let center =
        frame.origin
        + (bar.isVertical ? Point(x: frame.size.width / 2, y: along) : Point(x: along, y: 17))
      let symbol = Rect(x: center.x - 10, y: center.y - 10, width: 20, height: 20)
      drawSymbol("square.fill", in: symbol, tab.selected == Int32(child) ? .tint : .gray)
    }
  }

  // MARK: What stands in bars, where the layout has it

  /// The contents of a bar that stands among views.
  mutating func drawContents(_ contents: ViewBarContents, in frame: Rect) {
    switch contents {
    case .navigationBar(let contents): drawContents(contents, at: frame.origin)
    case .toolbar(let items): drawItems(items, at: frame.origin)
    case .tabBar(let tabs): drawTabs(tabs, in: frame)
    }
  }

  /// - Parameter origin: Of the bar in the window.
  private mutating func drawContents(
    _ contents: NavigationBarContents, at origin: Point, placeholder: String? = nil
  ) {
    if let search = contents.searchBar {
      drawSearchField(search.textFieldFrame.offset(by: origin), placeholder ?? "Search")
    }
    let back = contents.backButton
    if isModern, let button = back { drawLens(button.frame.offset(by: origin)) }
    drawItems(contents.leftBarButtonItems + contents.rightBarButtonItems, at: origin)
    if let button = back {
      let ink: Ink = isModern ? .label : .tint
      if button.image == nil, let arrow = button.imageFrame?.offset(by: origin) {
        let isMirrored = layout.environment.traits.layoutDirection == .rightToLeft
        let square = Rect(x: arrow.midX - 10, y: arrow.midY - 10, width: 20, height: 20)
        drawSymbol(isMirrored ? "chevron.right" : "chevron.left", in: square, ink)
      }
      drawItem(button, at: origin, ink, hasImage: button.image != nil)
    }
    for title in contents.titles { drawText(title, "tx", at: origin) }
  }

  private mutating func drawItems(_ items: [BarItemLayout], at origin: Point) {
    if isModern { drawLenses(behind: items, at: origin) }
    for item in items {
      let ink: Ink = !isModern ? .tint : item.isProminent ? .onTint : .label
      drawItem(item, at: origin, item.isEnabled ? ink : .gray, hasImage: true)
    }
  }

  /// The title or the image of an item; its view is drawn with the views.
  private mutating func drawItem(_ item: BarItemLayout, at origin: Point, _ ink: Ink, hasImage: Bool) {
    if let title = item.title {
      let style: StaticString =
        switch ink {
        case .tint: "tx link"
        case .onTint: "tx onfill"
        case .gray, .pale: "tx ph"
        case .label: "tx"
        }
      drawText(title, style, at: origin)
    }
    guard hasImage, let frame = item.imageFrame?.offset(by: origin) else { return }
    let symbol = item.image ?? item.systemItem?.symbol(layout.environment.systemVersion)
    drawSymbol(symbol ?? "square", in: frame, ink)
  }

  /// - Parameter frame: Of the bar in the window.
  mutating func drawTabs(_ tabs: [TabItemLayout], in frame: Rect) {
    if isModern { drawLens(behind: tabs, in: frame) }
    for tab in tabs {
      let ink: Ink = tab.isSelected ? .tint : isModern ? .label : .gray
      if let image = tab.imageFrame?.offset(by: frame.origin) {
        drawSymbol(tab.image ?? tab.systemItem?.symbol ?? "square.fill", in: image, ink)
      }
      if let title = tab.title {
        drawText(title, tab.isSelected ? "tx link" : isModern ? "tx" : "tx second", at: frame.origin)
      }
      if let badge = tab.badgeValue {
        let anchor = tab.imageFrame ?? tab.frame
        drawBadge(badge, at: frame.origin + Point(x: anchor.maxX, y: anchor.minY + 3))
      }
    }
  }

  /// A number on red.
  private mutating func drawBadge(_ text: String, at center: Point) {
    let size = 11 * unit
    guard let text = truncated(text, to: 60, size: size) else { return }
    let width = max(18 * unit, estimatedWidth(of: text, size: size) + 9 * unit)
    let frame = Rect(
      x: center.x - 9 * unit, y: center.y - 9 * unit, width: width, height: 18 * unit)
    markup.rect("delete", frame, radius: 9 * unit)
    markup.line("onfill m", text, at: Point(x: frame.midX, y: frame.midY + 0.36 * size), size: size)
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
    write(line, [style], at: origin)
  }
}
