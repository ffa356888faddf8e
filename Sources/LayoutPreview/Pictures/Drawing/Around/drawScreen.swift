import LayoutModel

// What is around the views: the device, the bars of the system, the keyboard.
extension ScreenDrawing {
  mutating func drawDevice() {
    let screen = Rect(origin: .zero, size: geometry.screen)
    let bezel = ScreenGeometry.bezel
    markup.rect("body", screen.shrunk(by: -bezel), radius: geometry.cornerRadius + bezel)
    if !geometry.isFull { markup.rect("glass", screen, radius: geometry.cornerRadius) }
  }

  /// What takes a part of the screen away: at the top, and where the top is when the device is turned.
  mutating func drawCutout() {
    let environment = layout.environment
    let (cutout, screen) = (environment.device.cutout, geometry.screen)
    guard cutout != .none, environment.device.size(in: environment.orientation) == screen else { return }
    let isIsland = cutout == .dynamicIsland
    // Along the edge and away from it; a notch begins in the edge of the device.
    let (length, depth, gap) = isIsland ? (124.0, 36.0, 12.0) : (170.0, 34.0, -4.0)
    let frame =
      switch environment.orientation {
      case .portrait: Rect(x: (screen.width - length) / 2, y: gap, width: length, height: depth)
      case .portraitUpsideDown:
        Rect(x: (screen.width - length) / 2, y: screen.height - gap - depth, width: length, height: depth)
      // The name says where the home button is.
      case .landscapeRight: Rect(x: gap, y: (screen.height - length) / 2, width: depth, height: length)
      case .landscapeLeft:
        Rect(x: screen.width - gap - depth, y: (screen.height - length) / 2, width: depth, height: length)
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

  /// A block with a name.
  mutating func drawKeyboard(_ keyboard: Keyboard) {
    markup.raw("<g class=\"keys\"><title>keyboard ")
    markup.rectangle(keyboard.frame)
    markup.raw("</title>")
    markup.rect("keyboard", keyboard.frame, radius: keyboard.isDocked ? 0 : 8)
    let size = 11 * unit
    markup.line(
      "id m", "keyboard", at: keyboard.frame.center + Point(x: 0, y: 0.36 * size), size: size)
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
      drawBar(bar, "toolbar", at: origin, edgeIsBelow: false)
      for item in navigation.toolbarItems ?? [] { drawItem(item, at: bar.frame.origin + origin) }
    case .tab(let tab):
      if let bar = tab.tabBar { drawTabBar(bar, of: tab, controller: index, at: origin) }
    case .page(let page):
      guard let bar = page.pageControl else { return }
      drawDots(max(children[Int32(index)]?.count ?? 1, page.pages.count), bar.frame.offset(by: origin))
    default: for (name, bar) in container.bars { drawBar(bar, name, at: origin, edgeIsBelow: false) }
    }
  }

  private mutating func drawBar(
    _ bar: BarLayout, _ name: String, at origin: Point, edgeIsBelow: Bool
  ) {
    let background = bar.backgroundFrame.offset(by: origin)
    markup.raw("<g class=\"systembar\"><title>")
    markup.text(name)
    markup.raw(" ")
    markup.rectangle(bar.frame)
    markup.raw("</title>")
    markup.rect("bar", background)
    let y = edgeIsBelow ? background.maxY : background.minY
    markup.line("hair", Point(x: background.minX, y: y), Point(x: background.maxX, y: y))
    markup.raw("</g>")
  }

  private mutating func drawNavigationBar(_ bar: BarLayout, of navigation: NavigationLayout, at origin: Point)
  {
    drawBar(bar, "navigationBar", at: origin, edgeIsBelow: true)
    let frame = bar.frame.offset(by: origin)
    if let contents = navigation.contents { return drawContents(contents, at: frame.origin) }
    guard navigation.stack.count > 1 else { return }
    drawArrow(
      in: Rect(
        x: frame.minX + 8, y: frame.minY + min(frame.size.height, 44) / 2 - 10.5, width: 13, height: 21))
  }

  private mutating func drawTabBar(_ bar: BarLayout, of tab: TabLayout, controller: Int, at origin: Point) {
    drawBar(bar, "tabBar", at: origin, edgeIsBelow: false)
    let frame = bar.frame.offset(by: origin)
    if let items = tab.items { return drawTabs(items, at: frame.origin) }
    let tabs = (children[Int32(controller)] ?? []).prefix(8)
    guard !tabs.isEmpty else { return }
    let width = frame.size.width / Double(tabs.count)
    for (number, child) in tabs.enumerated() {
      let center = Point(x: frame.minX + width * (Double(number) + 0.5), y: frame.minY + 17)
      let symbol = Rect(x: center.x - 9, y: center.y - 9, width: 18, height: 18)
      markup.rect(tab.selected == Int32(child) ? "tint" : "dot", symbol, radius: 5)
    }
  }
}
