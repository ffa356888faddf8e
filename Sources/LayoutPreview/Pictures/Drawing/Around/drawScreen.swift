import LayoutModel

// What is around the views: the device, the status bar, the keyboard, what is presented.
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

  /// Time, network and battery, where the safe area leaves room for them.
  mutating func drawStatusBar() {
    let top = layout.environment.safeAreaInsets.top
    let width = bounds.size.width
    guard geometry.window.minY == 0, top >= 18, width >= 200 else { return }
    let size = top > 30 ? 16.0 : 12.0
    let side = geometry.cornerRadius > 30 && width < bounds.size.height ? geometry.cornerRadius * 0.6 : 8
    let y = min(top, 60) / 2 + (top > 30 ? 4 : 0)
    markup.line("status", "9:41", at: Point(x: side + 4, y: y + 0.36 * size), size: size)
    let battery = Rect(x: width - side - 29, y: y - size * 0.38, width: 24, height: size * 0.76)
    markup.rect("statusline", battery, radius: 3.5)
    markup.rect("status", battery.shrunk(by: 1.75), radius: 2)
    let cap = Rect(x: battery.maxX + 1, y: battery.midY - 2, width: 1.5, height: 4)
    markup.rect("status", cap, radius: 0.75)
    let wifi = Rect(x: battery.minX - 24, y: y - 9, width: 18, height: 18)
    drawSymbol("wifi", in: wifi, .label)
  }

  /// The line at the lower edge of devices without a button.
  mutating func drawHomeIndicator() {
    let environment = layout.environment
    guard geometry.isFull, environment.safeAreaInsets.bottom >= 15, environment.keyboard == nil else {
      return
    }
    let width = min(144, bounds.size.width * 0.36)
    let line = Rect(x: bounds.midX - width / 2, y: bounds.maxY - 13, width: width, height: 5)
    markup.rect("home", line, radius: 2.5)
  }

  mutating func drawKeyboard(_ keyboard: Keyboard) {
    markup += "<g class=\"keys\"><title>keyboard \(keyboard.frame)</title>"
    markup.rect("keyboard", keyboard.frame, radius: keyboard.isDocked ? 0 : 8)
    let size = 11 * unit
    markup.line("id m", "keyboard", at: keyboard.frame.center + Point(x: 0, y: 0.36 * size), size: size)
    markup.raw("</g>")
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
      radius = isModern ? 34 : 10
      // One that keeps away from the corners of a phone follows them.
      let inset = frame.minX - room.minX
      if inset > 0, inset < 12, room == bounds { radius = max(radius, geometry.windowRadius - inset) }
    case .popover: radius = isModern ? 24 : 12
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
    markup.rect("root", frame, radius: isModern ? 24 : 12)
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
