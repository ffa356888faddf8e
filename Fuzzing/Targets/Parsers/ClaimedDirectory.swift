import TestSupport

/// An archive whose directory says what an input claims. A fuzzer that changes the bytes of an archive seldom gets behind the signatures
/// and lengths of its records.
struct ClaimedDirectory {
  let archive: [UInt8]

  private static let recordSize = 46
  private static let localSize = 30

  /// Takes lines, a file each: method, flags, kind of file, size, packed size, place and length of the extra field, then the name.
  init(_ input: UnsafeRawBufferPointer) {
    let lines = input.split(separator: 0x0A, maxSplits: 99).filter { $0.count > 7 }.map(Array.init)
    let names = lines.map { String(decoding: $0[7...], as: UTF8.self) }
    var bytes = storedZip(names.map { ($0, Array($0.utf8)) })
    // Two more bytes end what `storedZip` makes: the length of the comment.
    let end = bytes.count - 22
    let start = Int(bytes[end + 16]) | Int(bytes[end + 17]) << 8 | Int(bytes[end + 18]) << 16
    let directory = bytes[start..<end]
    var (claimed, place): ([UInt8], Int) = ([], directory.startIndex)
    for (line, name) in zip(lines, names) {
      let count = Self.recordSize + name.utf8.count
      var record = Array(directory[place..<place + count])
      Self.claim(line, of: &record)
      claimed += record + [UInt8](repeating: 0, count: Int(line[6] & 0x0F))
      place += count
    }
    let size = claimed.count
    bytes.replaceSubrange(start..<end, with: claimed)
    for (index, shift) in [0, 8, 16, 24].enumerated() {
      bytes[start + size + 12 + index] = UInt8(truncatingIfNeeded: size >> shift)
    }
    archive = bytes
  }

  private static func claim(_ line: [UInt8], of record: inout [UInt8]) {
    record[10] = line[0]
    record[8] = line[1]
    record[41] = line[2]
    if line[3] & 0x80 != 0 { set(UInt32(1) << (line[3] & 31), at: 24, of: &record) }
    if line[4] & 0x80 != 0 { set(UInt32(1) << (line[4] & 31), at: 20, of: &record) }
    if line[5] & 0x80 != 0 { set(UInt32(line[5] & 0x7F) * 32, at: 42, of: &record) }
    record[30] = line[6] & 0x0F
  }

  private static func set(_ value: UInt32, at place: Int, of record: inout [UInt8]) {
    for index in 0..<4 { record[place + index] = UInt8(truncatingIfNeeded: value >> (8 * UInt32(index))) }
  }
}

/// What a directory claims counts as unpacked, where it is believed.
@Sendable func loadOfDirectory(_ input: UnsafeRawBufferPointer) -> Int {
  ClaimedDirectory(input).archive.withUnsafeBytes(loadOfArchive)
}
