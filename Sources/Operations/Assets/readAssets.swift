import Archives
import ImageHeaders
import JSON
package import LayoutCoding
import LayoutModel

/// Reads the asset catalogs of a zip archive that lies in memory; sizes come from the headers of image files.
///
/// - Throws: What is wrong with the archive, the limit that it passes, or that it takes too long. Nothing of it is kept
///   then.
func readAssetArchive(
  _ bytes: UnsafeRawBufferPointer, _ limits: OperationLimits, until deadline: WorkDeadline?
) throws(Refusal) -> AssetTree {
  let tree = try readAssets(of: bytes, limits, until: deadline) { _ in true }
  if tree.roots.isEmpty { throw Refusal(.noCatalog) }
  return tree
}

/// Reads the asset catalogs of an archive that need not have any.
func readAssets(
  of bytes: UnsafeRawBufferPointer, _ limits: OperationLimits, until deadline: WorkDeadline?,
  where isWanted: (String) -> Bool
) throws(Refusal) -> AssetTree {
  let files = try withArchive(bytes, limits, until: deadline) { archive throws(ArchiveError) in
    var reader = AssetArchiveReader(limits, packedBytes: bytes.count, deadline)
    for entry in archive.entries where isWanted(entry.path) { try reader.read(entry, of: archive) }
    return reader.files
  }
  return try rethrowing(as: Refusal.init(list:), try decodeAssetTree(files, limits: limits.decoding))
}

/// Makes the catalogs of a folder from its files.
///
/// - Parameters:
///   - paths: Every file below the folder, with the folder's own name first where that is a catalog.
///   - read: The first bytes of a file, at most so many; nil if it cannot be read.
/// - Throws: What is wrong with the folder as a whole.
package func readAssetFolder(
  _ paths: [String], read: (_ path: String, _ limit: Int) -> [UInt8]?
) throws(Refusal) -> AssetTree {
  let tree = try readAssets(below: paths, read: read)
  if tree.roots.isEmpty { throw Refusal("There is no folder '*.xcassets'.") }
  return tree
}

/// Reads the asset catalogs of a folder that need not have any.
func readAssets(below paths: [String], read: (String, Int) -> [UInt8]?) throws(Refusal) -> AssetTree {
  var files: [AssetCatalogFile] = []
  for path in paths where path.contains(".xcassets/") {
    var file = AssetCatalogFile(path: path)
    if path.hasSuffix("/Contents.json") {
      guard let bytes = read(path, .max) else { throw Refusal("\(path): cannot be read.") }
      file.bytes = bytes
    } else if isImageFile(path) {
      file.size = imageSize(of: path, read: read)
    }
    files.append(file)
  }
  // The files are the caller's own.
  var limits = DecodingLimits()
  limits.assets = .max
  return try rethrowing(
    as: { (list: FaultList) in Refusal(Refusal(list: list).detail) },
    try decodeAssetTree(files, limits: limits))
}

private func imageSize(of path: String, read: (String, Int) -> [UInt8]?) -> AssetFileSize {
  for limit in [64 * 1024, Int.max] {
    guard let bytes = read(path, limit) else { return .unknown }
    let header = readImageHeader(bytes, isWhole: bytes.count < limit)
    if header != .incomplete { return AssetFileSize(header) }
  }
  return .unknown
}

/// Works on a zip archive that lies in memory.
func withArchive<Result>(
  _ bytes: UnsafeRawBufferPointer, _ limits: OperationLimits, until deadline: WorkDeadline?,
  _ use: (borrowing ZipArchive) throws(ArchiveError) -> Result
) throws(Refusal) -> Result {
  do {
    return try withZipArchive(
      bytes, limits: limits.archive, isInterrupted: { deadline?.hasPassed == true }, use)
  } catch {
    switch error {
    case .interrupted: throw .timeLimit(of: limits)
    case .unreadable: throw Refusal(.invalidArchive)
    case .entry(let fault, let name):
      throw Refusal(UploadFault(rawValue: fault.rawValue) ?? .damagedEntry, name: name)
    case .tooLarge(let limit, let allowed, let value):
      throw Refusal([Fault(.limitExceeded(Limit(limit), limit: allowed, value: value), at: .root)])
    }
  }
}

/// How many bytes of a file are read before it is known that its header is longer.
private let headerBytes = 4096

/// Collects the files of an archive: the text of each `Contents.json`, the size of each image.
private struct AssetArchiveReader {
  private(set) var files: [AssetCatalogFile] = []
  private let limits: OperationLimits
  private var remainingContents: Int
  /// What is kept: the archive itself, and what was read of it.
  private var keptBytes: Int
  private var effort: ImageEffort
  private let deadline: WorkDeadline?

  init(_ limits: OperationLimits, packedBytes: Int, _ deadline: WorkDeadline?) {
    (self.limits, self.deadline) = (limits, deadline)
    remainingContents = limits.uploadBytes
    keptBytes = packedBytes
    effort = ImageEffort(limits, packedBytes: packedBytes)
  }

  mutating func read(_ entry: ZipArchive.Entry, of archive: borrowing ZipArchive) throws(ArchiveError) {
    guard entry.path.contains(".xcassets/") else { return }
    if deadline?.hasPassed == true { throw .interrupted }
    var file = AssetCatalogFile(path: entry.path)
    if entry.path.hasSuffix("/Contents.json") {
      let limit = min(limits.contentsBytes, remainingContents)
      guard entry.size <= limit else { throw .tooLarge(.contents, limit: limit, value: entry.size) }
      file.bytes = try archive.read(entry)
      remainingContents -= file.bytes.count
      // The rows of a file take several times as much as its text.
      keptBytes += 4 * file.bytes.count
      if keptBytes > limits.decoding.memoryBytes {
        throw .tooLarge(.memory, limit: limits.decoding.memoryBytes, value: keptBytes)
      }
    } else if isImageFile(entry.path) {
      file.size = try size(of: entry, in: archive)
    }
    files.append(file)
  }

  private mutating func size(
    of entry: ZipArchive.Entry, in archive: borrowing ZipArchive
  ) throws(ArchiveError) -> AssetFileSize {
    var count = headerBytes
    while true {
      if deadline?.hasPassed == true { throw .interrupted }
      let isWhole = count >= entry.size
      let bytes = try archive.read(entry, upTo: count)
      let header = readImageHeader(bytes, isWhole: isWhole, effort: &effort.remaining)
      try effort.check()
      if header != .incomplete || isWhole { return AssetFileSize(header) }
      // Each time sixteen times as much: the sum is little more than the last.
      count = count > entry.size / 16 ? entry.size : count * 16
    }
  }
}

/// What reading the images of an archive may take: what their files pack inside themselves counts as the archive's own
/// entries do.
private struct ImageEffort {
  /// In bytes.
  var remaining: Int
  private let allowed: Int
  private let packedBytes: Int
  private let ratio: Int
  /// Small archives may unpack this many bytes, whatever the ratio.
  private static let least = 16 << 20

  init(_ limits: OperationLimits, packedBytes: Int) {
    let (product, overflow) = limits.archive.ratio.multipliedReportingOverflow(by: packedBytes)
    allowed = min(max(overflow ? .max : product, Self.least), max(limits.archive.bytes, 0))
    (remaining, ratio, self.packedBytes) = (allowed, limits.archive.ratio, packedBytes)
  }

  func check() throws(ArchiveError) {
    if remaining >= 0 { return }
    throw .tooLarge(.ratio, limit: ratio, value: (allowed - remaining) / max(packedBytes, 1))
  }
}

/// Whether a file is one whose size the service can read, by its extension.
func isImageFile(_ path: String) -> Bool {
  let name = path.lowercased()
  return [".png", ".jpg", ".jpeg", ".heic", ".heif", ".avci", ".pdf", ".svg"].contains { name.hasSuffix($0) }
}

extension AssetFileSize {
  fileprivate init(_ header: ImageHeader) {
    switch header {
    case .size(.pixels(let width, let height)):
      self = .pixels(Size(width: Double(width), height: Double(height)))
    case .size(.points(let width, let height)): self = .points(Size(width: width, height: height))
    case .incomplete, .unknown: self = .unknown
    }
  }
}

extension Limit {
  fileprivate init(_ limit: ArchiveLimit) {
    self =
      switch limit {
      case .bytes: .archiveBytes
      case .entries: .archiveEntries
      case .ratio: .archiveRatio
      case .depth: .archiveDepth
      case .contents: .contentsBytes
      case .memory: .memoryBytes
      }
  }
}
