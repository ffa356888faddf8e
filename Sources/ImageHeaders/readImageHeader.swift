/// The size of an image file as its header says it.
package enum ImageSize: Equatable, Sendable {
  /// Size of a bitmap, after applying the orientation that the file notes. Both are above 0.
  case pixels(width: Int, height: Int)
  /// Page or view box of a vector file. Both are above 0 and at most ``longestSide``.
  case points(width: Double, height: Double)

  /// No image is larger; a file that claims more says nothing.
  package static let longestSide = 10_000_000
}

/// What the beginning of an image file tells.
package enum ImageHeader: Equatable, Sendable {
  case size(ImageSize)
  /// The header is longer than the bytes that were given.
  case incomplete
  /// No image of a known kind, or a damaged one.
  case unknown

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

/// Why a header says nothing.
enum HeaderFault: Error {
  /// It goes on after the last known byte.
  case ended
  case damaged
}

/// What an image file is, as its first bytes say it. No name counts.
package enum ImageFormat: Equatable, Sendable {
  case png
  /// What Xcode makes of a PNG for devices: no PNG, and only they read it.
  case optimizedPNG
  case jpeg, heif, pdf
  /// Or anything else: whether it is one is known only from its root element.
  case svg

  /// - Parameter bytes: The file from its first byte on; the first 1,024 tell.
  package init(ofBytes bytes: [UInt8]) { self.init(ByteView(bytes, isWhole: true)) }

  init(_ file: ByteView) {
    self =
      if file.begins(with: pngSignature) {
        file.has("CgBI", at: 12) ? .optimizedPNG : .png
      } else if file.begins(with: [0xFF, 0xD8, 0xFF]) {
        .jpeg
      } else if file.has("ftyp", at: 4) {
        .heif
      } else {
        file.firstIndex(of: "%PDF-", before: 1024) != nil ? .pdf : .svg
      }
  }
}

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
  do throws(HeaderFault) {
    switch ImageFormat(file) {
    case .png, .optimizedPNG: return try pngSize(of: file)
    case .jpeg: return try jpegSize(of: file)
    case .heif: return try heifSize(of: file)
    case .pdf: return pdfSize(of: file, effort: &effort)
    case .svg: return try svgSize(of: file)
    }
  } catch {
    return error == .ended && !isWhole ? .incomplete : .unknown
  }
}
