/// Signature of a PNG file (specification, 5.2).
let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// The size in `IHDR`, the first chunk; in files that Xcode optimised the second, after `CgBI`.
func pngSize(of file: ByteView) -> ImageHeader {
  var chunk = pngSignature.count
  guard let firstLength = file.uint32(at: chunk) else { return file.atEnd }
  if file.has("CgBI", at: chunk + 4) {
    guard firstLength <= 16 else { return .unknown }
    chunk += 12 + firstLength
  }
  guard let length = file.uint32(at: chunk), let width = file.uint32(at: chunk + 8),
    let height = file.uint32(at: chunk + 12)
  else { return file.atEnd }
  guard length == 13, file.has("IHDR", at: chunk + 4) else { return .unknown }
  return ImageHeader(pixelWidth: width, height: height)
}
