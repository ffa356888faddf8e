/// A bitmap as a decoder in this process may get it: what decoding takes is known from here on.
///
/// A decoder of others does all that a file asks of it. What a file may ask besides its pixels is therefore taken out of it, or
/// counted (docs/threat-model.md).
package struct BareImage: Equatable, Sendable {
  package var bytes: [UInt8]
  /// Width times height.
  package var pixels: Int
  /// How often the decoder goes through all pixels at most.
  package var passes: Int

  /// - Parameter file: The whole file.
  /// - Returns: Nil for what is neither a PNG nor a JPEG, and for a damaged one.
  package init?(_ file: [UInt8]) {
    guard case .size(.pixels(let width, let height)) = readImageHeader(file, isWhole: true) else {
      return nil
    }
    // Neither is beyond ``ImageSize/longestSide``.
    pixels = width * height
    switch ImageFormat(ofBytes: file) {
    case .png:
      guard let bare = barePNG(ByteView(file, isWhole: true)) else { return nil }
      (bytes, passes) = (bare, 1)
    case .jpeg: (bytes, passes) = (file, max(1, countOfScans(in: file)))
    case .optimizedPNG, .heif, .pdf, .svg: return nil
    }
  }
}

/// A PNG with nothing but what its pixels need: texts and profiles in it unpack to 8 MB each, whatever the size of the image (PNG 11.2,
/// 11.3.2.1, 11.3.4). Nil where chunks do not follow each other up to `IEND`.
private func barePNG(_ file: ByteView) -> [UInt8]? {
  let kept: [StaticString] = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]
  var bare = pngSignature
  var chunk = pngSignature.count
  while let length = try? file.uint32(at: chunk), chunk + 12 + length <= file.count {
    let end = chunk + 12 + length
    if kept.contains(where: { file.has($0, at: chunk + 4) }) { bare += file.bytes[chunk..<end] }
    if file.has("IEND", at: chunk + 4) { return bare }
    chunk = end
  }
  return nil
}

/// How many scans a JPEG may have: as often as the marker of one stands anywhere in it (ISO/IEC 10918-1, B.2.3). Each may be of a
/// few bytes and go through the whole image.
private func countOfScans(in file: [UInt8]) -> Int {
  file.indices.dropLast().count { file[$0] == 0xFF && file[$0 + 1] == 0xDA }
}
