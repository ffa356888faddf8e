/// A zip archive of plain files, nothing packed (APPNOTE 4.3).
package func storedZip(_ files: [(path: String, bytes: [UInt8])]) -> [UInt8] {
  var archive: [UInt8] = []
  var directory: [UInt8] = []
  for file in files {
    let name = Array(file.path.utf8)
    let size = little(file.bytes.count, 4)
    // Version 2.0, no flags, stored, 1 January 1980.
    let common =
      [20, 0, 0, 0, 0, 0, 0, 0, 0x21, 0] + little(Int(crc32(file.bytes)), 4) + size + size
      + little(name.count, 2) + [0, 0]
    directory +=
      [0x50, 0x4B, 1, 2, 20, 0] + common + [UInt8](repeating: 0, count: 10) + little(archive.count, 4)
    directory += name
    archive += [0x50, 0x4B, 3, 4] + common + name + file.bytes
  }
  let count = little(files.count, 2)
  let end =
    [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + count + count + little(directory.count, 4) + little(archive.count, 4)
  return archive + directory + end + [0, 0]
}

/// A PNG of eight bits a channel with alpha (PNG 11.2).
package func png(
  width: Int, height: Int, _ pixel: (_ x: Int, _ y: Int) -> [UInt8] = { _, _ in [200, 40, 40, 255] }
) -> [UInt8] {
  var rows: [UInt8] = []
  for y in 0..<height {
    rows.append(0)
    for x in 0..<width { rows += pixel(x, y) }
  }
  return pngSignature + pngChunk("IHDR", big(width) + big(height) + [8, 6, 0, 0, 0])
    + pngChunk("IDAT", storedDeflate(rows)) + pngChunk("IEND", [])
}

package let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// A chunk of a PNG (PNG 5.3).
package func pngChunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
  let body = Array(type.utf8) + content
  return big(content.count) + body + big(Int(crc32(body)))
}

/// A zlib stream that packs nothing (RFC 1950, RFC 1951 3.2.4).
package func storedDeflate(_ bytes: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  var (a, b): (UInt32, UInt32) = (1, 0)
  for byte in bytes {
    a = (a + UInt32(byte)) % 65_521
    b = (b + a) % 65_521
  }
  for start in stride(from: 0, to: max(bytes.count, 1), by: 65_535) {
    let end = min(start + 65_535, bytes.count)
    stream += [end == bytes.count ? 1 : 0] + little(end - start, 2) + little(~(end - start) & 0xFFFF, 2)
    stream += bytes[start..<end]
  }
  return stream + big(Int(b << 16 | a))
}

/// A number of four bytes, the highest first.
private func big(_ value: Int) -> [UInt8] { little(value, 4).reversed() }

/// A number, the lowest byte first.
private func little(_ value: Int, _ count: Int) -> [UInt8] {
  (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
}

/// The checksum of zip and PNG (PNG, annex D).
private func crc32(_ bytes: [UInt8]) -> UInt32 {
  var sum = ~UInt32(0)
  for byte in bytes { sum = checksums[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
  return ~sum
}

/// Checksum of each byte.
private let checksums: [UInt32] = (0..<256).map { byte in
  (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
}
