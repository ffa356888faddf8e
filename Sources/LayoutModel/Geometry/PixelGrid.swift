/// The pixels of a window: where edges may lie. Edges are rounded, not sizes, so that views which share an edge still meet
/// (AL-pixel-edges, AL-pixel-halves, AL-pixel-window).
package struct PixelGrid: Equatable, Sendable {
  /// Pixels per point.
  package let scale: Double
  package init(scale: Double) { self.scale = scale }

  /// The nearest pixel edge, exact halves away from 0 (AL-pixel-halves). A value less than a millionth of a pixel short of a half
  /// counts as the half: exact layouts in thirds and sevenths are computed in binary.
  @inlinable package func round(_ value: Double) -> Double {
    let pixels = (abs(value) * scale + 0.5 + 1e-6).rounded(.down) / scale
    return value < 0 ? 0 - pixels : pixels
  }

  /// The rectangle whose edges are the nearest pixel edges of `rect`, in the same coordinates.
  package func round(_ rect: Rect) -> Rect {
    let (x, y) = (round(rect.minX), round(rect.minY))
    return Rect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
  }

  /// A rectangle in a view's coordinates, whose origin is given, with the nearest pixel edges of the window.
  package func round(_ rect: Rect, at origin: Point) -> Rect {
    let inWindow = round(rect.offset(by: origin))
    return Rect(origin: inWindow.origin - Point(x: round(origin.x), y: round(origin.y)), size: inWindow.size)
  }

  /// The lowest pixel multiple that is not below `value`: how sizes of text become constants.
  package func roundUp(_ value: Double) -> Double { (value * scale - 1e-6).rounded(.up) / scale }
}
