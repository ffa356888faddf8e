/// Why a picture does not become pixels.
package enum PictureRenderingError: Error, Hashable, Sendable {
  /// The program was built without the library that draws (docs/decisions/0100-pixels-by-librsvg.md).
  case notAvailable
  /// Larger than it may be, in pixels.
  case tooLarge(width: Int, height: Int, maximumPixels: Int)
  /// No SVG, or one without a size; with the words of the library.
  case unreadable(String)
  /// There is no memory for the pixels, or the library fails for another reason.
  case failed(String)
}

/// Whether this program can draw pixels at all.
package var canRenderPNG: Bool {
  #if PNG
  true
  #else
  false
  #endif
}
