package import LayoutModel

/// What a system cell shows.
package struct SystemCellParts: Hashable, Sendable {
  package var image: SystemCellImage?
  /// Whether there is a text, and a second one; an empty text is none.
  package var hasText = false
  package var hasDetail = false

  package init() {}
}

/// The image of a system cell.
package struct SystemCellImage: Hashable, Sendable {
  /// In points.
  package var size: Size
  /// Whether it is an image of the system, which stands in a column with others.
  package var isSymbol: Bool

  package init(size: Size, isSymbol: Bool = false) {
    self.size = size
    self.isSymbol = isSymbol
  }
}

/// One of the texts of a system cell.
package enum SystemCellText: Hashable, Sendable, CaseIterable {
  case text, detail
}

/// How large a text is.
package struct SystemCellTextSize: Hashable, Sendable {
  /// In points, up to the pixel.
  package var size: Size
  /// From the top to the baseline of the first line, in points.
  package var firstBaseline: Double

  package init(size: Size, firstBaseline: Double) {
    self.size = size
    self.firstBaseline = firstBaseline
  }
}

/// Measures the texts of one system cell, in the fonts that its style has (LI-system-fonts).
package protocol SystemCellTextMeasuring {
  /// - Parameter width: What the text may take at most, in points; infinite where it may take all it wants.
  func size(of text: SystemCellText, width: Double) -> SystemCellTextSize
}

/// Where the parts of a system cell are, in points, in the coordinates of its content view.
package struct SystemCellLayout: Hashable, Sendable {
  package var imageView: Rect?
  package var textLabel: Rect?
  package var detailTextLabel: Rect?
  /// That the content view asks for.
  package var height: Double
}
