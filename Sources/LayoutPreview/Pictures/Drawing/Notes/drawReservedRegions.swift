import LayoutModel

// Parts of the window that belong to the display: its fold, and what lies over it.
extension ScreenDrawing {
  /// Draws each region with its kind: hatched where it is active, dashed where it is not; where it has margins, what they are around
  /// is a line or a box in it.
  mutating func drawReservedRegions() {
    for region in layout.environment.reservedRegions {
      let words = region.isActive ? region.kind.rawValue : "\(region.kind.rawValue), inactive"
      markup += "<g><title>\(text: words) \(region.frame)</title>"
      markup.rect(region.isActive ? "reserved" : "reserved idle", region.frame)
      if region.isActive { needsHatch = true }
      drawCore(of: region)
      drawName(words, in: region.frame)
      markup.raw("</g>")
    }
  }

  /// What the margins of a region are around: of a fold the line along which the display bends.
  private mutating func drawCore(of region: ReservedRegion) {
    guard region.margins != .zero else { return }
    let core = region.frame.inset(by: region.margins)
    if core.size.width > 0, core.size.height > 0 { return markup.rect("core", core) }
    markup.line("core", core.origin, Point(x: core.maxX, y: core.maxY))
  }

  /// Along the longer side, where there is room.
  private mutating func drawName(_ words: String, in frame: Rect) {
    let size = 9 * unit
    let isUpright = frame.size.height > frame.size.width
    let (length, depth) =
      isUpright ? (frame.size.height, frame.size.width) : (frame.size.width, frame.size.height)
    guard depth >= 1.4 * size, let text = truncated(words, to: length - 6 * unit, size: size) else { return }
    markup +=
      "<g transform=\"translate(\(frame.midX) \(frame.midY))\(raw: isUpright ? " rotate(-90)" : "")\">"
    markup.line("reservedname m halo", text, at: Point(x: 0, y: 0.36 * size), size: size)
    markup.raw("</g>")
  }
}
