import LayoutModel

// What is presented, over a window that it dims.
extension ScreenDrawing {
  /// Draws the room that a presentation covers and the card in it.
  ///
  /// - Returns: What the presented view keeps to.
  mutating func drawCard(_ presentation: PresentationLayout) -> Clip {
    let card = self.card(of: presentation)
    switch presentation.style {
    case .pageSheet, .formSheet: markup.rect("dim", presentation.containerFrame)
    case .popover: markup.rect("veil", presentation.containerFrame)
    default: break
    }
    switch presentation.style {
    case .overFullScreen, .overCurrentContext, .custom: markup.rect("over", card.frame, radius: card.radius)
    default: markup.rect("card", card.frame, radius: card.radius)
    }
    return card
  }

  /// The frame with its corners: those of a card that ends at the edge of its room are below that.
  private func card(of presentation: PresentationLayout) -> Clip {
    var frame = presentation.frame
    let room = presentation.containerFrame
    var radius = 0.0
    switch presentation.style {
    case .pageSheet, .formSheet: radius = 10
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
    guard let arrow = presentation.arrow, let direction = arrow.direction, let center = arrow.center else {
      return
    }
    let (height, half) = (10.0, 12.0)
    let (first, tip, last) =
      switch direction {
      case .up:
        (
          Point(x: center - half, y: frame.minY), Point(x: center, y: frame.minY - height),
          Point(x: center + half, y: frame.minY)
        )
      case .down:
        (
          Point(x: center - half, y: frame.maxY), Point(x: center, y: frame.maxY + height),
          Point(x: center + half, y: frame.maxY)
        )
      case .left:
        (
          Point(x: frame.minX, y: center - half), Point(x: frame.minX - height, y: center),
          Point(x: frame.minX, y: center + half)
        )
      case .right:
        (
          Point(x: frame.maxX, y: center - half), Point(x: frame.maxX + height, y: center),
          Point(x: frame.maxX, y: center + half)
        )
      }
    markup.polyline("card", first, tip, last)
    markup.polyline("root", first, tip, last)
  }
}
