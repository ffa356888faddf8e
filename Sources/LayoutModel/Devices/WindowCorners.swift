/// What the corners of a window take away besides its safe area: the regions that `cornerAdaptation` keeps clear of
/// (AL-corner-adaptation).
package struct WindowCorners: Equatable, Sendable {
  /// The controls of a window in its top leading corner, in the coordinates of the window; nil where it shows none.
  package var controls: Rect?
  /// What a rounded corner takes at an edge without safe area, in points.
  package var inset: Double
  package init(controls: Rect? = nil, inset: Double = 0) { (self.controls, self.inset) = (controls, inset) }

  package var isEmpty: Bool { controls == nil && inset == 0 }

  /// By how much more than its safe area a view keeps clear of corners.
  ///
  /// - Parameters:
  ///   - frame: Of the view, in the window.
  ///   - safeArea: Of the view.
  ///   - window: Size of the window.
  /// - Returns: What is added at the sides by `.horizontal`, and above and below by `.vertical`.
  package func insets(
    of frame: Rect, safeArea: EdgeInsets, in window: Size
  ) -> (horizontal: EdgeInsets, vertical: EdgeInsets) {
    var (horizontal, vertical) = (EdgeInsets.zero, EdgeInsets.zero)
    let distances = EdgeInsets(
      top: frame.minY, left: frame.minX, bottom: window.height - frame.maxY, right: window.width - frame.maxX)
    for edge in RectEdge.allCases where safeArea[edge] == 0 {
      let left = max(inset - max(distances[edge], 0), 0)
      if edge == .left || edge == .right { horizontal[edge] = left } else { vertical[edge] = left }
    }
    let safe = frame.inset(by: safeArea)
    guard let controls, safe.minX < controls.maxX, controls.minX < safe.maxX, safe.minY < controls.maxY,
      controls.minY < safe.maxY
    else { return (horizontal, vertical) }
    if controls.minX <= 0 {
      horizontal.left = max(horizontal.left, controls.maxX - safe.minX)
    } else {
      horizontal.right = max(horizontal.right, safe.maxX - controls.minX)
    }
    vertical.top = max(vertical.top, controls.maxY - safe.minY)
    return (horizontal, vertical)
  }
}
