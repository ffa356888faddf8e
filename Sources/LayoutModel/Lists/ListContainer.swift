/// The table or collection view that elements are laid out in, as its layout sees it.
package struct ListContainer: Equatable, Sendable {
  /// Size of the bounds, in points.
  package var size: Size
  /// Width of the window, in points; nil where it is as wide as the bounds. Margins of a table's cells follow it.
  package var windowWidth: Double?
  /// Content inset and safe area, as the view adjusts them, in points.
  package var adjustedContentInset: EdgeInsets = .zero
  package var safeAreaInsets: EdgeInsets = .zero
  package var layoutMargins: EdgeInsets = .zero
  /// From the bounds to the readable content guide.
  package var readableContentInsets: EdgeInsets = .zero
  /// The point of the content that lies in the upper left corner of the bounds.
  package var contentOffset: Point = .zero
  /// Whether the document says it.
  package var hasGivenOffset = false
  /// Whether the view begins below a bar that shows a large title.
  package var isBelowLargeTitle = false
  package var traits = TraitCollection()
  package var layoutDirection: LayoutDirection = .leftToRight
  package var systemVersion: SystemVersion, pixelGrid: PixelGrid
  package init(size: Size, systemVersion: SystemVersion, pixelGrid: PixelGrid) {
    (self.size, self.systemVersion, self.pixelGrid) = (size, systemVersion, pixelGrid)
  }

  /// The part of the content that can be seen.
  package var visibleRect: Rect { Rect(origin: contentOffset, size: size) }
}
