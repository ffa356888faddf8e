package import LayoutModel

/// What corners of windows take away (AL-corner-adaptation), in points.
package enum WindowCornerMetrics {
  /// Layout regions that adapt to corners, and the controls of windows on iPads, are there from here on.
  package static let since = SystemVersion(26)
  /// The controls of a window on an iPad with what is kept free around them, from the corner on: two reports of 26 and 27.
  package static let controls = Size(width: 66, height: 75)
  /// At the sides of an iPad with rounded corners whose app fills the screen: two reports of 26.
  package static let padCorner = 9.5
  /// At edges of the inner display of a phone that folds: one report of 27.1.
  package static let foldableCorner = 16.0
}
