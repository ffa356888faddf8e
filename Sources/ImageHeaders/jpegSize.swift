/// The size in the frame header (ISO/IEC 10918-1, B.2.2), turned as the Exif orientation says.
func jpegSize(of file: ByteView) -> ImageHeader {
  var index = 2
  var orientation: Int?
  while true {
    guard let marker = jpegMarker(in: file, at: &index) else { return file.atEnd }
    switch marker {
    case 0x01, 0xD0...0xD7: continue
    case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
      guard let height = file.uint16(at: index + 3), let width = file.uint16(at: index + 5) else {
        return file.atEnd
      }
      let isTurned = (5...8).contains(orientation ?? 1)
      return ImageHeader(pixelWidth: isTurned ? height : width, height: isTurned ? width : height)
    case 0x00, 0xD8, 0xD9, 0xDA: return .unknown
    default: break
    }
    guard let length = file.uint16(at: index) else { return file.atEnd }
    guard length >= 2 else { return .unknown }
    if marker == 0xE1, orientation == nil {
      guard index + length <= file.count else { return file.atEnd }
      orientation = exifOrientation(in: file, at: index + 2, end: index + length)
    }
    index += length
  }
}

/// The marker at a place, which moves behind it; any number of fill bytes may stand before it. Nil at the end, 0
/// where no marker stands.
private func jpegMarker(in file: ByteView, at index: inout Int) -> UInt8? {
  guard let first = file.byte(at: index) else { return nil }
  guard first == 0xFF else { return 0 }
  while let byte = file.byte(at: index) {
    index += 1
    if byte != 0xFF { return byte }
  }
  return nil
}

/// The tag `Orientation` of the first directory in an Exif segment (Exif 2.3, 4.6.4 A).
private func exifOrientation(in file: ByteView, at start: Int, end: Int) -> Int? {
  let tiff = start + 6
  guard file.has("Exif\0\0", at: start), tiff + 8 <= end else { return nil }
  let isLittleEndian: Bool
  if file.has("II", at: tiff) {
    isLittleEndian = true
  } else if file.has("MM", at: tiff) {
    isLittleEndian = false
  } else {
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
