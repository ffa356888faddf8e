import CMinizip
import JSON

/// The entries of a zip archive in memory. Only what its directory says about all of them is read first; nothing is
/// unpacked before every entry has passed every check.
package struct ZipArchive: ~Copyable {
  /// A file of the archive.
  package struct Entry: Equatable, Sendable {
    /// Names with `/` between them; no part is empty, `.` or `..`.
    package var path: String
    /// Unpacked, as the directory says; reading checks it.
    package var size: Int
    fileprivate var directoryPlace: UInt64
    fileprivate var number: UInt64
  }

  /// The files in the order of the directory. Folders are left out.
  package private(set) var entries: [Entry] = []
  private let memory: UnsafeMutablePointer<MemoryFile>
  private let file: unzFile

  fileprivate init(_ file: unzFile, in memory: UnsafeMutablePointer<MemoryFile>) {
    (self.file, self.memory) = (file, memory)
  }

  deinit {
    unzClose(file)
    memory.deallocate()
  }

  /// Unpacks an entry.
  ///
  /// - Parameter limit: How many of its bytes are wanted at most.
  package func read(_ entry: Entry, upTo limit: Int = .max) throws(ArchiveError) -> [UInt8] {
    var place = unz64_file_pos(pos_in_zip_directory: entry.directoryPlace, num_of_file: entry.number)
    guard unzGoToFilePos64(file, &place) == UNZ_OK, unzOpenCurrentFile(file) == UNZ_OK else {
      throw .entry(.damagedEntry, name: entry.path)
    }
    let wanted = min(entry.size, limit)
    var result: [UInt8] = []
    // In pieces: a size that is only claimed allocates nothing.
    var piece = [UInt8](repeating: 0, count: min(wanted, 64 * 1024))
    var count: Int32 = 1
    while result.count < wanted, count > 0 {
      let room = UInt32(min(piece.count, wanted - result.count))
      count = piece.withUnsafeMutableBytes { unzReadCurrentFile(file, $0.baseAddress, room) }
      result += piece.prefix(Int(max(count, 0)))
    }
    // Also compares the checksum of an entry that was read to its end.
    let isSound = unzCloseCurrentFile(file) == UNZ_OK
    guard isSound, count >= 0, result.count == wanted else { throw .entry(.damagedEntry, name: entry.path) }
    return result
  }

  // MARK: The directory

  /// Reads and checks every entry.
  fileprivate mutating func readDirectory(
    _ limits: ArchiveLimits, _ isInterrupted: () -> Bool
  ) throws(ArchiveError) {
    var totals = Totals(packedBytes: memory.pointee.bytes.count, limits: limits)
    var names: Set<String> = []
    var status = unzGoToFirstFile(file)
    while status == UNZ_OK {
      if totals.entries % 16 == 0, isInterrupted() { throw .interrupted }
      let (info, name) = try readInfo()
      try totals.count(info)
      let isFolder = name.utf8.last == UInt8(ascii: "/")
      let path = isFolder ? String(decoding: name.utf8.dropLast(), as: UTF8.self) : name
      try check(info, path: path, totals)
      guard names.insert(path).inserted else { throw .entry(.duplicateEntry, name: shown(path)) }
      if !isFolder {
        var place = unz64_file_pos()
        guard unzGetFilePos64(file, &place) == UNZ_OK else { throw .unreadable }
        let size = Int(info.uncompressed_size)
        entries.append(
          Entry(path: path, size: size, directoryPlace: place.pos_in_zip_directory, number: place.num_of_file)
        )
      }
      status = unzGoToNextFile(file)
    }
    guard status == UNZ_END_OF_LIST_OF_FILE else { throw .unreadable }
  }

  private func readInfo() throws(ArchiveError) -> (unz_file_info64, String) {
    var info = unz_file_info64()
    var name = [CChar](repeating: 0, count: Self.longestName + 1)
    let status = unzGetCurrentFileInfo64(file, &info, &name, UInt(Self.longestName), nil, 0, nil, 0)
    guard status == UNZ_OK else { throw .unreadable }
    let bytes = name.prefix(Int(min(info.size_filename, UInt(Self.longestName))))
    let text = String(outside: bytes.map { UInt8(bitPattern: $0) })
    guard info.size_filename <= Self.longestName else { throw .entry(.unsafePath, name: shown(text)) }
    return (info, text)
  }

  /// In bytes.
  private static var longestName: Int { 4096 }

  private func check(_ info: unz_file_info64, path: String, _ totals: Totals) throws(ArchiveError) {
    // Of bytes: a slash before a combining character is a slash.
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    // A backslash separates names elsewhere, a colon follows a drive.
    let isUnsafe =
      parts.contains { $0.isEmpty || $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
      || path.utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: "\\") }
      || parts[0].dropFirst().first == UInt8(ascii: ":")
    if isUnsafe { throw .entry(.unsafePath, name: shown(path)) }
    // The kind of file as Unix has it, in the upper half; 0 where another system packed it.
    let kind = info.external_fa >> 16 & 0o170000
    if kind != 0, kind != 0o100000, kind != 0o040000 { throw .entry(.unsafePath, name: shown(path)) }
    if info.flag & 0x2041 != 0 { throw .entry(.encryptedEntry, name: shown(path)) }
    if info.compression_method != 0, info.compression_method != UInt(Z_DEFLATED) {
      throw .entry(.unsupportedCompression, name: shown(path))
    }
    if parts.count - 1 > totals.limits.depth {
      throw .tooLarge(.depth, limit: totals.limits.depth, value: parts.count - 1)
    }
  }

  /// A name as answers show it.
  private func shown(_ name: String) -> String { String(name.prefix(200)) }
}

/// Lends an archive that lies in memory. The archive and its entries are good until `use` returns.
///
/// - Parameter isInterrupted: Asked every few entries of the directory; true ends the reading.
/// - Throws: ``ArchiveError``, also where only one of many entries is not as it should be.
package func withZipArchive<Result>(
  _ bytes: UnsafeRawBufferPointer, limits: ArchiveLimits, isInterrupted: () -> Bool = { false },
  _ use: (borrowing ZipArchive) throws(ArchiveError) -> Result
) throws(ArchiveError) -> Result {
  let memory = UnsafeMutablePointer<MemoryFile>.allocate(capacity: 1)
  memory.initialize(to: MemoryFile(bytes: bytes))
  var functions = MemoryFile.functions(for: memory)
  guard let file = unzOpen2_64(nil, &functions) else {
    memory.deallocate()
    throw .unreadable
  }
  var archive = ZipArchive(file, in: memory)
  try archive.readDirectory(limits, isInterrupted)
  return try use(archive)
}

/// What the entries so far come to, as the directory says.
private struct Totals {
  let limits: ArchiveLimits
  private let packedBytes: Int
  private(set) var entries = 0
  private var unpacked = 0
  private var packed = 0

  init(packedBytes: Int, limits: ArchiveLimits) { (self.packedBytes, self.limits) = (packedBytes, limits) }

  mutating func count(_ info: unz_file_info64) throws(ArchiveError) {
    entries += 1
    if entries > limits.entries { throw .tooLarge(.entries, limit: limits.entries, value: entries) }
    unpacked += Int(clamping: min(info.uncompressed_size, 1 << 48))
    packed += Int(clamping: min(info.compressed_size, 1 << 48))
    if unpacked > limits.bytes { throw .tooLarge(.bytes, limit: limits.bytes, value: unpacked) }
    // Entries that share their packed bytes are how small archives become huge ones.
    if packed > packedBytes { throw .unreadable }
    let allowed = limits.ratio.multipliedReportingOverflow(by: packedBytes)
    if unpacked > 1 << 20, !allowed.overflow, unpacked > allowed.partialValue {
      throw .tooLarge(.ratio, limit: limits.ratio, value: unpacked / max(packedBytes, 1))
    }
  }
}

/// Bytes in memory as the file that the library reads.
private struct MemoryFile {
  let bytes: UnsafeRawBufferPointer
  var position = 0

  init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  static func functions(for memory: UnsafeMutablePointer<MemoryFile>) -> zlib_filefunc64_def {
    var functions = zlib_filefunc64_def()
    functions.opaque = UnsafeMutableRawPointer(memory)
    functions.zopen64_file = { opaque, _, _ in opaque }
    functions.zread_file = { _, stream, target, size in
      guard let file = stream?.assumingMemoryBound(to: MemoryFile.self), let target else { return 0 }
      return file.pointee.read(into: target, size)
    }
    functions.zwrite_file = { _, _, _, _ in 0 }
    functions.ztell64_file = { _, stream in
      stream.map { UInt64($0.assumingMemoryBound(to: MemoryFile.self).pointee.position) } ?? 0
    }
    functions.zseek64_file = { _, stream, offset, origin in
      guard let file = stream?.assumingMemoryBound(to: MemoryFile.self) else { return -1 }
      return file.pointee.seek(offset, from: origin) ? 0 : -1
    }
    functions.zclose_file = { _, _ in 0 }
    functions.zerror_file = { _, _ in 0 }
    return functions
  }

  private mutating func read(into target: UnsafeMutableRawPointer, _ size: UInt) -> UInt {
    let count = min(Int(clamping: size), bytes.count - position)
    guard count > 0, let base = bytes.baseAddress else { return 0 }
    target.copyMemory(from: base + position, byteCount: count)
    position += count
    return UInt(count)
  }

  private mutating func seek(_ offset: UInt64, from origin: Int32) -> Bool {
    let base =
      switch origin {
      case ZLIB_FILEFUNC_SEEK_CUR: UInt64(position)
      case ZLIB_FILEFUNC_SEEK_END: UInt64(bytes.count)
      default: UInt64(0)
      }
    let (target, overflow) = base.addingReportingOverflow(offset)
    guard !overflow, target <= UInt64(bytes.count) else { return false }
    position = Int(target)
    return true
  }
}

/// Why an archive is refused. Nothing of it is used then.
package enum ArchiveError: Error, Equatable, Sendable {
  /// No zip archive, or one whose directory is damaged.
  case unreadable
  case entry(EntryFault, name: String)
  case tooLarge(ArchiveLimit, limit: Int, value: Int)
  /// Whoever reads it has no more time.
  case interrupted

  /// What is wrong with an entry. The case names are the codes of answers.
  package enum EntryFault: String, Hashable, Sendable, CaseIterable {
    /// The name leads out of the archive or could be read in two ways, or the entry is a link.
    case unsafePath
    case encryptedEntry
    /// Packed in another way than by deflate.
    case unsupportedCompression
    case duplicateEntry
    /// The content does not agree with what the directory says about it.
    case damagedEntry
  }
}

/// What is limited about an archive.
package enum ArchiveLimit: Equatable, Sendable {
  /// Bytes of all entries, unpacked.
  case bytes
  case entries
  /// Bytes unpacked for each packed one.
  case ratio
  /// Folders inside each other.
  case depth
  /// Bytes of one entry that is read whole.
  case contents
  /// Bytes of all that is kept.
  case memory
}

/// How large an archive may be.
package struct ArchiveLimits: Equatable, Sendable {
  package var bytes = 256 << 20
  package var entries = 20_000
  package var ratio = 100
  package var depth = 32

  package init() {}
}
