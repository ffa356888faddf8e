package import LayoutModel

/// What a system cell shows.
package struct SystemCellParts: Equatable, Sendable {
  /// A cell style, or the maker of a content configuration.
  let style: SystemCellStyle
  package var image: SystemCellImage?
  /// Whether there is a text, and a second one; an empty text is none.
  package var hasText = false
  package var hasDetail = false

  package init(_ style: SystemCellStyle) { self.style = style }
}

/// The image of a system cell.
package struct SystemCellImage: Equatable, Sendable {
  /// In points.
  var size: Size
  /// Whether it is an image of the system, which stands in a column with others.
  var isSymbol: Bool

  package init(size: Size, isSymbol: Bool = false) { (self.size, self.isSymbol) = (size, isSymbol) }
}

/// One of the texts of a system cell.
package enum SystemCellText: Equatable, Sendable, CaseIterable {
  case text, detail
}

/// How large a text is.
package struct SystemCellTextSize: Equatable, Sendable {
  /// In points, up to the pixel.
  var size: Size
  /// From the top to the baseline of the first line, in points.
  var firstBaseline: Double

  package init(size: Size, firstBaseline: Double) { (self.size, self.firstBaseline) = (size, firstBaseline) }
}

/// Measures the texts of one system cell, in the fonts that its style has (LI-system-fonts).
package protocol SystemCellTextMeasuring {
  /// - Parameter width: What the text may take at most, in points; infinite where it may take all it wants.
  func size(of text: SystemCellText, width: Double) -> SystemCellTextSize
}

/// Where the parts of a system cell are, in points, in the coordinates of its content view.
package struct SystemCellLayout: Equatable, Sendable {
  package var imageView: Rect?
  package var textLabel: Rect?
  package var detailTextLabel: Rect?
  /// That the content view asks for.
  package var height: Double
}
