/// Reads the size of an image from the header of its file: PNG, JPEG, HEIF, PDF or SVG. The kind is told by the
/// bytes, not by a name. Nothing is decoded, and nothing is allocated because a file claims to be large.
///
/// - Parameters:
///   - bytes: The file from its first byte on.
///   - isWhole: Whether these are all of its bytes. If not, ``ImageHeader/incomplete`` asks for more of them.
/// - Complexity: O(*n*) in the bytes; PNG, JPEG and HEIF are found in the first few hundred.
package func readImageHeader(_ bytes: [UInt8], isWhole: Bool) -> ImageHeader {
  var effort = Int.max
  return readImageHeader(bytes, isWhole: isWhole, effort: &effort)
}

/// Reads the header of one of many files, which together may take only so much.
///
/// - Parameter effort: Bytes that may be unpacked from files and read in them besides going through each once. What was is
///   taken from it; below 0 too much was asked for, and the size may be wrong.
package func readImageHeader(_ bytes: [UInt8], isWhole: Bool, effort: inout Int) -> ImageHeader {
  let file = ByteView(bytes, isWhole: isWhole)
  guard bytes.count >= 16 || isWhole else { return .incomplete }
  switch ImageFormat(file) {
  case .png, .optimizedPNG: return pngSize(of: file)
  case .jpeg: return jpegSize(of: file)
  case .heif: return heifSize(of: file)
  case .pdf: return pdfSize(of: file, effort: &effort)
  case .svg: return svgSize(of: file)
  }
}

extension ImageHeader {
  /// The size, unless a side is not above 0 or beyond all reason.
  init(pixelWidth width: Int, height: Int) {
    let sides = 1...ImageSize.longestSide
    self = sides ~= width && sides ~= height ? .size(.pixels(width: width, height: height)) : .unknown
  }

  /// The size, unless a side is not above 0 or beyond all reason.
  init(pointWidth width: Double, height: Double) {
    let limit = Double(ImageSize.longestSide)
    let isSize = width > 0 && height > 0 && width <= limit && height <= limit
    self = isSize ? .size(.points(width: width, height: height)) : .unknown
  }
}
