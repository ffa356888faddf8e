package import LayoutModel
package import TextMetrics

/// Lays out documents in the window that a reading is for, for code that asks where its views are.
package struct LayoutOracle: Sendable {
  /// What becomes of the views of a document, in its order; nil for a document that has no layout.
  package typealias Answer = @Sendable ([UInt8]) -> [MeasuredView]?
  let layOut: Answer
  /// The faces of font files, for code that asks for metrics; nil for none.
  let fonts: FontBook?

  package init(fonts: FontBook? = nil, _ layOut: @escaping Answer) {
    (self.fonts, self.layOut) = (fonts, layOut)
  }
}

/// What a layout says of a view, in points.
package struct MeasuredView: Equatable, Sendable {
  package var id: String
  /// In the superview's coordinates, on the pixels of the window.
  package var frame: Rect
  /// The sides that have an intrinsic metric.
  package var intrinsicWidth, intrinsicHeight: Double?
  /// Whether these are estimated, since nobody knows its font.
  package var hasUnknownFont = false
  package var safeAreaInsets = EdgeInsets.zero
  /// The effective ones, safe area included.
  package var layoutMargins = EdgeInsets.zero
  /// What it was asked for by `systemLayoutSizeFitting`; nil where nobody did.
  package var fittingSize: Size?
  /// The axes on which that hangs on what is not known.
  var guessedFitting: [Axis] = []
  /// Nil for what is no scroll view.
  package var scroll: ScrollLayout?
  /// The guides that every view has, in its coordinates.
  package var systemGuides: [GuideFrame<SystemGuide>] = []
  /// The guides of the document, by their ids.
  package var guides: [GuideFrame<String>] = []

  package init(id: String, frame: Rect) { (self.id, self.frame) = (id, frame) }
}
