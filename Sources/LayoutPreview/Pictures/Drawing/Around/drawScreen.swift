import LayoutModel

// What is around the views: the device, the bars of the system, the keyboard.
extension ScreenDrawing {
  mutating func drawDevice() {
    let screen = Rect(origin: .zero, size: geometry.screen)
    let bezel = ScreenGeometry.bezel
    markup.rect("body", screen.shrunk(by: -bezel), radius: geometry.cornerRadius + bezel)
    if !geometry.isFull { markup.rect("glass", screen, radius: geometry.cornerRadius) }
  }

  /// What takes a part of the screen away: at the top, and where the top is when the device is turned. Displays with bars at the side
  /// have it in a corner, and where nobody tells.
  mutating func drawCutout() {
    let environment = layout.environment
    let (cutout, screen) = (environment.device.cutout, geometry.screen)
    guard cutout != .none, environment.device.size(in: environment.orientation) == screen,
      environment.device.verticalBarWidth.portrait == nil,
      environment.device.verticalBarWidth.landscape == nil
    else { return }
    let isIsland = cutout == .dynamicIsland
    // Along the edge and away from it; a notch begins in the edge of the device.
    let (length, depth, gap) = isIsland ? (124.0, 36.0, 12.0) : (170.0, 34.0, -4.0)
    let orientation = environment.orientation
    let size = Size(width: length, height: depth)
    let middle = ((orientation.isLandscape ? screen.height : screen.width) - length) / 2
    let frame =
      switch orientation {
      case .portrait: Rect(origin: Point(x: middle, y: gap), size: size)
      case .portraitUpsideDown: Rect(origin: Point(x: middle, y: screen.height - gap - depth), size: size)
      // The name says where the home button is.
      case .landscapeRight: Rect(origin: Point(x: gap, y: middle), size: size.transposed)
      case .landscapeLeft:
        Rect(origin: Point(x: screen.width - gap - depth, y: middle), size: size.transposed)
      }
    markup.rect("cutout", frame, radius: isIsland ? depth / 2 : 16)
  }

  /// Time and battery, where the safe area leaves room for them.
  mutating func drawStatusBar() {
    let top = layout.environment.safeAreaInsets.top
    let width = bounds.size.width
    guard geometry.window.minY == 0, top >= 18, width >= 200 else { return }
    let size = top > 30 ? 14.0 : 11.0
    let side = geometry.cornerRadius > 30 && width < bounds.size.height ? geometry.cornerRadius * 0.6 : 8
    let y = min(top, 60) / 2 + (top > 30 ? 4 : 0)
    markup.line("status", "9:41", at: Point(x: side + 4, y: y + 0.36 * size), size: size)
    let battery = Rect(x: width - side - 4 - 22, y: y - size / 3, width: 20, height: size / 1.5)
    markup.rect("statusline", battery, radius: 2.5)
    markup.rect("status", battery.shrunk(by: 1.75), radius: 1)
  }

  mutating func drawKeyboard(_ keyboard: Keyboard) {
    markup += "<g class=\"keys\"><title>keyboard \(keyboard.frame)</title>"
    markup.rect("keyboard", keyboard.frame, radius: keyboard.isDocked ? 0 : 8)
    let size = 11 * unit
    markup.line("id m", "keyboard", at: keyboard.frame.center + Point(x: 0, y: 0.36 * size), size: size)
    markup.raw("</g>")
  }

  // MARK: Bars of containers

  /// The bars and columns of a container, over its children.
  mutating func drawContainer(_ index: Int) {
    guard let container = layout.controllers[index].container,
      let origin = layout.views[Int(layout.document.controllers[index].rootView)].frameInWindow?.origin
    else { return }
    switch container {
    case .navigation(let navigation):
      if let bar = navigation.navigationBar { drawNavigationBar(bar, of: navigation, at: origin) }
      guard let bar = navigation.toolbar else { return }
      drawBar(bar, "toolbar", at: origin)
      for item in navigation.toolbarItems ?? [] { drawItem(item, at: bar.frame.origin + origin) }
      if let search = navigation.toolbarSearchBar {
        markup.rect("dot", search.textFieldFrame.offset(by: bar.frame.origin + origin), radius: 22)
      }
    case .tab(let tab): if let bar = tab.tabBar { drawTabBar(bar, of: tab, controller: index, at: origin) }
    case .page(let page):
      guard let bar = page.pageControl else { return }
      drawDots(max(children[Int32(index)]?.count ?? 1, page.pages.count), bar.frame.offset(by: origin))
    default: for (name, bar) in container.bars { drawBar(bar, name, at: origin) }
    }
  }

  private mutating func drawBar(_ bar: BarLayout, _ name: String, at origin: Point, edgeIsBelow: Bool = false)
  {
    let background = bar.backgroundFrame.offset(by: origin)
    markup += "<g class=\"systembar\"><title>\(text: name) \(bar.frame)</title>"
    drawBar(background, hairlineAt: edgeIsBelow ? background.maxY : background.minY)
    markup.raw("</g>")
  }

  private mutating func drawNavigationBar(_ bar: BarLayout, of navigation: NavigationLayout, at origin: Point)
  {
    drawBar(bar, "navigationBar", at: origin, edgeIsBelow: true)
    let frame = bar.frame.offset(by: origin)
    if let contents = navigation.contents { return drawContents(contents, at: frame.origin) }
    guard navigation.stack.count > 1 else { return }
    let y = frame.minY + min(frame.size.height, 44) / 2 - 10.5
    drawArrow(in: Rect(x: frame.minX + 8, y: y, width: 13, height: 21))
  }

  private mutating func drawTabBar(_ bar: BarLayout, of tab: TabLayout, controller: Int, at origin: Point) {
    drawBar(bar, "tabBar", at: origin)
    let frame = bar.frame.offset(by: origin)
    if let items = tab.items { return drawTabs(items, at: frame.origin) }
    let tabs = (children[Int32(controller)] ?? []).prefix(8)
    guard !tabs.isEmpty else { return }
    let length = frame.size[bar.isVertical ? .vertical : .horizontal] / Double(tabs.count)
    for (number, child) in tabs.enumerated() {
      let along = length * (Double(number) + 0.5)
      let center =
        frame.origin
        + (bar.isVertical ? Point(x: frame.size.width / 2, y: along) : Point(x: along, y: 17))
      let symbol = Rect(x: center.x - 9, y: center.y - 9, width: 18, height: 18)
      markup.rect(tab.selected == Int32(child) ? "tint" : "dot", symbol, radius: 5)
    }
  }

  // MARK: What stands in the bars of containers, where the layout has it

  mutating func drawContents(_ contents: ViewBarContents, at origin: Point) {
    switch contents {
    case .navigationBar(let contents): drawContents(contents, at: origin)
    case .toolbar(let items): for item in items { drawItem(item, at: origin) }
    case .tabBar(let tabs): drawTabs(tabs, at: origin)
    }
  }

  /// - Parameter origin: Of the bar in the window.
  mutating func drawContents(_ contents: NavigationBarContents, at origin: Point) {
    if let search = contents.searchBar {
      markup.rect("dot", search.textFieldFrame.offset(by: origin), radius: 9)
    }
    if let button = contents.backButton {
      if button.image == nil, let arrow = button.imageFrame { drawArrow(in: arrow.offset(by: origin)) }
      drawItem(button, at: origin, hasImage: button.image != nil)
    }
    for item in contents.leftBarButtonItems + contents.rightBarButtonItems { drawItem(item, at: origin) }
    for title in contents.titles { drawText(title, "tx", at: origin) }
  }

  mutating func drawArrow(in frame: Rect) {
    let (y, end) = (frame.midY, frame.minX + 10)
    markup.polyline(
      "tintline", Point(x: end, y: y - 8), Point(x: frame.minX + 2, y: y), Point(x: end, y: y + 8))
  }

  /// The title of an item, or a block for its image; its view is drawn with the views.
  mutating func drawItem(_ item: BarItemLayout, at origin: Point, hasImage: Bool = true) {
    if let title = item.title { drawText(title, item.isEnabled ? "tx link" : "tx ph", at: origin) }
    guard hasImage, let image = item.imageFrame else { return }
    markup.rect(item.isEnabled ? "tint" : "dot", image.offset(by: origin), radius: 4)
  }

  mutating func drawTabs(_ tabs: [TabItemLayout], at origin: Point) {
    for tab in tabs {
      if let image = tab.imageFrame?.offset(by: origin) {
        markup.rect(tab.isSelected ? "tint" : "dot", image, radius: 5)
      }
      if let title = tab.title { drawText(title, tab.isSelected ? "tx link" : "tx ph", at: origin) }
    }
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

  // MARK: What is presented, over a window that it dims

  /// Draws the room that a presentation covers and the card in it.
  ///
  /// - Returns: What the presented view keeps to.
  mutating func drawCard(_ presentation: PresentationLayout) -> Clip {
    let card = card(of: presentation)
    var style: StaticString = "card"
    switch presentation.style {
    case .pageSheet, .formSheet: markup.rect("dim", presentation.containerFrame)
    case .popover: markup.rect("veil", presentation.containerFrame)
    case .overFullScreen, .overCurrentContext, .custom: style = "over"
    default: break
    }
    markup.rect(style, card.frame, radius: card.radius)
    return card
  }

  /// The frame with its corners: those of a card that ends at the edge of its room are below that.
  private func card(of presentation: PresentationLayout) -> Clip {
    var frame = presentation.frame
    let room = presentation.containerFrame
    var radius = 0.0
    switch presentation.style {
    case .pageSheet, .formSheet:
      radius = 10
      // One that keeps away from the corners of a phone follows them.
      let inset = frame.minX - room.minX
      if inset > 0, inset < 12, room == bounds { radius = max(radius, geometry.windowRadius - inset) }
    case .popover: radius = 12
    default: break
    }
    if frame == room { radius = 0 }
    if radius > 0, frame.maxY >= room.maxY - 0.5 { frame.size.height += radius + 2 }
    return Clip(frame: frame, radius: radius)
  }

  /// The edge of a popover and its arrow, from the edge outwards.
  mutating func drawArrow(_ presentation: PresentationLayout) {
    guard presentation.style == .popover else { return }
    let frame = presentation.frame
    markup.rect("root", frame, radius: 12)
    guard let arrow = presentation.arrow, let direction = arrow.direction, let center = arrow.center
    else { return }
    // The middle of the edge, the way outwards from there, and that along the edge.
    let (base, out, along) =
      switch direction {
      case .up: (Point(x: center, y: frame.minY), Point(x: 0, y: -10), Point(x: 12, y: 0))
      case .down: (Point(x: center, y: frame.maxY), Point(x: 0, y: 10), Point(x: 12, y: 0))
      case .left: (Point(x: frame.minX, y: center), Point(x: -10, y: 0), Point(x: 0, y: 12))
      case .right: (Point(x: frame.maxX, y: center), Point(x: 10, y: 0), Point(x: 0, y: 12))
      }
    for style in ["card", "root"] as [StaticString] {
      markup.polyline(style, base - along, base + out, base + along)
    }
  }
}
