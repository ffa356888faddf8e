import LayoutModel

// What decides places besides views: safe areas, margins, guides.
extension ScreenDrawing {
  mutating func drawOverlays() {
    if overlays.contains(.safeArea) { drawSafeAreas() }
    if overlays.contains(.margins) { drawMargins() }
    if overlays.contains(.guides) { drawGuides() }
    if overlays.contains(.constraints) { drawConstraints() }
  }

  /// Draws the safe areas of root views: those inside of them follow.
  private mutating func drawSafeAreas() {
    for index in layout.order {
      let root = Int(layout.document.controllers[index].rootView)
      guard let frame = visibleFrame(of: root) else { continue }
      markup.rect("safearea", frame.inset(by: layout.controllers[index].safeAreaInsets))
    }
  }

  /// Draws the margins of views that hold others.
  private mutating func drawMargins() {
    for index in layout.document.views.indices where Int(layout.document.views[index].subtreeEnd) > index + 1
    {
      guard let frame = visibleFrame(of: index), let measures = layout.measures[index] else { continue }
      markup.rect("margins", frame.inset(by: measures.layoutMargins))
    }
  }

  /// Draws the document's guides with their names; of root views those for reading and the keyboard, of scroll views the content.
  private mutating func drawGuides() {
    for index in layout.document.views.indices {
      guard let origin = visibleFrame(of: index)?.origin, let measures = layout.measures[index] else {
        continue
      }
      let isRoot = layout.document.views[index].superview == nil
      for guide in measures.systemGuides where guide.guide.isWorthShowing(inRoot: isRoot) {
        // Without a keyboard its guide is an edge.
        if guide.guide == .keyboard, layout.environment.keyboard == nil { continue }
        drawGuide(guide.guide.rawValue, guide.frame.offset(by: origin))
      }
      for guide in measures.layoutGuides {
        drawGuide(layout.document.guides[guide.guide].id, guide.frame.offset(by: origin))
      }
    }
  }

  private mutating func drawGuide(_ name: String, _ frame: Rect) {
    markup.raw("<g><title>")
    markup.name(name)
    markup.raw(" ")
    markup.rectangle(frame)
    markup.raw("</title>")
    markup.rect("guide", frame)
    let size = 9 * unit
    if frame.size.height >= 1.6 * size,
      let text = truncated(name, to: frame.size.width - 4 * unit, size: size)
    {
      let point = Point(x: frame.maxX - 3 * unit, y: frame.maxY - 3 * unit)
      markup.line("guidename e halo", text, at: point, size: size)
    }
    markup.raw("</g>")
  }
}

extension SystemGuide {
  /// Whether it says more than margins and safe areas do.
  fileprivate func isWorthShowing(inRoot isRoot: Bool) -> Bool {
    switch self {
    case .safeArea, .layoutMargins, .frameLayout: false
    case .readableContent, .keyboard: isRoot
    case .contentLayout: true
    }
  }
}
