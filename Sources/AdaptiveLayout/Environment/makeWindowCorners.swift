import LayoutModel
import UIKitDefaults

/// What the corners of a window take away besides its safe area (AL-corner-adaptation).
///
/// - Parameter direction: Of the language: the controls stand in the corner where lines begin.
func makeWindowCorners(in window: Window, on screen: Screen, direction: LayoutDirection) -> WindowCorners {
  guard screen.version >= WindowCornerMetrics.since else { return WindowCorners() }
  switch screen.device.idiom {
  case .phone where screen.device.isFoldable && window.basis == .screen:
    return WindowCorners(inset: WindowCornerMetrics.foldableCorner)
  case .pad:
    let inset = screen.device.cornerRadius > 0 ? WindowCornerMetrics.padCorner : 0
    if window.size == screen.size { return WindowCorners(inset: inset) }
    let size = WindowCornerMetrics.controls
    let x = direction == .rightToLeft ? window.size.width - size.width : 0
    return WindowCorners(controls: Rect(origin: Point(x: x, y: 0), size: size), inset: inset)
  case .phone, .tv, .mac, .vision, .carPlay: return WindowCorners()
  }
}
