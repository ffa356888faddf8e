/// The size of an image file as its header says it.
package enum ImageSize: Hashable, Sendable {
  /// Size of a bitmap, after applying the orientation that the file notes. Both are above 0.
  case pixels(width: Int, height: Int)
  /// Page or view box of a vector file. Both are above 0 and at most ``longestSide``.
  case points(width: Double, height: Double)

  /// No image is larger; a file that claims more says nothing.
  package static let longestSide = 10_000_000
}

/// What the beginning of an image file tells.
package enum ImageHeader: Hashable, Sendable {
  case size(ImageSize)
  /// The header is longer than the bytes that were given.
  case incomplete
  /// No image of a known kind, or a damaged one.
  case unknown
}
