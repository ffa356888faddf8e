/// Signature of a PNG file (specification, 5.2).
let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// The size in `IHDR`, the first chunk; in files that Xcode optimised the second, after `CgBI`.
func pngSize(of file: ByteView) throws(HeaderFault) -> ImageHeader {
  var chunk = pngSignature.count
  let firstLength = try file.uint32(at: chunk)
  if file.has("CgBI", at: chunk + 4) {
    guard firstLength <= 16 else { throw .damaged }
    chunk += 12 + firstLength
  }
  let (length, width) = (try file.uint32(at: chunk), try file.uint32(at: chunk + 8))
  let height = try file.uint32(at: chunk + 12)
  guard length == 13, file.has("IHDR", at: chunk + 4) else { throw .damaged }
  return ImageHeader(pixelWidth: width, height: height)
}

/// The size in the frame header (ISO/IEC 10918-1, B.2.2), turned as the Exif orientation says.
func jpegSize(of file: ByteView) throws(HeaderFault) -> ImageHeader {
  var index = 2
  var orientation: Int?
  while true {
    let marker = try jpegMarker(in: file, at: &index)
    switch marker {
    case 0x01, 0xD0...0xD7: continue
    case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
      let (height, width) = (try file.uint16(at: index + 3), try file.uint16(at: index + 5))
      let isTurned = (5...8).contains(orientation ?? 1)
      return ImageHeader(pixelWidth: isTurned ? height : width, height: isTurned ? width : height)
    case 0x00, 0xD8, 0xD9, 0xDA: throw .damaged
    default: break
    }
    let length = try file.uint16(at: index)
    guard length >= 2 else { throw .damaged }
    if marker == 0xE1, orientation == nil {
      guard index + length <= file.count else { throw .ended }
      orientation = exifOrientation(in: file, at: index + 2, end: index + length)
    }
    index += length
  }
}

/// The marker at a place, which moves behind it; any number of fill bytes may stand before it.
private func jpegMarker(in file: ByteView, at index: inout Int) throws(HeaderFault) -> UInt8 {
  guard file.byte(at: index) ?? 0xFF == 0xFF else { throw .damaged }
  while let byte = file.byte(at: index) {
    index += 1
    if byte != 0xFF { return byte }
  }
  throw .ended
}

/// The tag `Orientation` of the first directory in an Exif segment (Exif 2.3, 4.6.4 A).
private func exifOrientation(in file: ByteView, at start: Int, end: Int) -> Int? {
  let tiff = start + 6
  let isLittleEndian = file.has("II", at: tiff)
  guard file.has("Exif\0\0", at: start), tiff + 8 <= end, isLittleEndian || file.has("MM", at: tiff) else {
    return nil
  }
  func number(at index: Int, bytes: Int) -> Int? {
    guard index + bytes <= end else { return nil }
    return file.number(at: index, bytes: bytes, isLittleEndian: isLittleEndian).map { Int($0) }
  }
  guard let directory = number(at: tiff + 4, bytes: 4), directory < end,
    let count = number(at: tiff + directory, bytes: 2)
  else { return nil }
  for entry in 0..<count {
    let place = tiff + directory + 2 + 12 * entry
    guard let tag = number(at: place, bytes: 2) else { return nil }
    if tag == 0x0112 { return number(at: place + 8, bytes: 2) }
  }
  return nil
}
