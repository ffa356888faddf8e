/// What the corners of a window take away besides its safe area: the regions that `cornerAdaptation` keeps clear of
/// (AL-corner-adaptation).
package struct WindowCorners: Equatable, Sendable {
  /// The controls of a window in its top leading corner, in the coordinates of the window; nil where it shows none.
  package var controls: Rect?
  /// What a rounded corner takes at an edge without safe area, in points.
  package var inset: Double
  package init(controls: Rect? = nil, inset: Double = 0) { (self.controls, self.inset) = (controls, inset) }

  package var isEmpty: Bool { controls == nil && inset == 0 }
}
