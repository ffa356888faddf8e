import Archives
import ImageHeaders
import JSON
import LayoutCoding
import LayoutModel

/// Reads the asset catalogs of a zip archive that lies in memory; sizes come from the headers of image files.
///
/// - Parameter deadline: When the work must end, nil for never.
/// - Throws: What is wrong with the archive, the limit that it passes, or that it takes too long. Nothing of it is kept
///   then.
func readAssetArchive(
  _ bytes: UnsafeRawBufferPointer, _ limits: OperationLimits, until deadline: WorkDeadline?
) throws(ArchiveFailure) -> AssetTree {
  let tree = try readAssets(of: bytes, limits, until: deadline) { _ in true }
  guard !tree.roots.isEmpty else {
    throw .faults([Fault(.invalidUpload(.noCatalog, name: ""), at: .root)])
  }
  return tree
}

/// Reads the asset catalogs of an archive that need not have any.
///
/// - Parameter isWanted: Whether the file at a path counts.
func readAssets(
  of bytes: UnsafeRawBufferPointer, _ limits: OperationLimits, until deadline: WorkDeadline?,
  where isWanted: (String) -> Bool
) throws(ArchiveFailure) -> AssetTree {
  let files: [AssetCatalogFile]
  do {
    files = try withZipArchive(bytes, limits: limits.archive) { archive throws(ArchiveError) in
      var reader = AssetArchiveReader(
        limit: limits.contentsBytes, total: limits.uploadBytes,
        effort: ImageEffort(limits, packedBytes: bytes.count), deadline: deadline)
      for entry in archive.entries where isWanted(entry.path) { try reader.read(entry, of: archive) }
      return reader.files
    }
  } catch {
    throw ArchiveFailure(error)
  }
  do {
    return try decodeAssetTree(files, limits: limits.decoding)
  } catch {
    throw .faults(error.faults)
  }
}

/// Why an archive cannot be used.
enum ArchiveFailure: Error {
  case faults([Fault])
  case timeLimit

  init(_ error: ArchiveError) {
    self =
      switch error {
      case .interrupted: .timeLimit
      case .unreadable: .faults([Fault(.invalidUpload(.invalidArchive, name: ""), at: .root)])
      case .entry(let fault, let name):
        .faults([Fault(.invalidUpload(UploadFault(fault), name: name), at: .root)])
      case .tooLarge(let limit, let allowed, let value):
        .faults([Fault(.limitExceeded(Limit(limit), limit: allowed, value: value), at: .root)])
      }
  }
}

/// How many bytes of a file are read before it is known that its header is longer.
private let headerBytes = 4096

/// Collects the files of an archive: the text of each `Contents.json`, the size of each image.
private struct AssetArchiveReader {
  private(set) var files: [AssetCatalogFile] = []
  private let contentsLimit: Int
  private var remainingContents: Int
  private var effort: ImageEffort
  private let deadline: WorkDeadline?

  init(limit: Int, total: Int, effort: ImageEffort, deadline: WorkDeadline?) {
    contentsLimit = limit
    remainingContents = total
    self.effort = effort
    self.deadline = deadline
  }

  mutating func read(_ entry: ZipArchive.Entry, of archive: borrowing ZipArchive) throws(ArchiveError) {
    guard entry.path.contains(".xcassets/") else { return }
    if deadline?.hasPassed == true { throw .interrupted }
    var file = AssetCatalogFile(path: entry.path)
    if entry.path.hasSuffix("/Contents.json") {
      let limit = min(contentsLimit, remainingContents)
      guard entry.size <= limit else { throw .tooLarge(.contents, limit: limit, value: entry.size) }
      file.bytes = try archive.read(entry)
      remainingContents -= file.bytes.count
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
    remaining = allowed
    ratio = limits.archive.ratio
    self.packedBytes = packedBytes
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
  init(_ header: ImageHeader) {
    switch header {
    case .size(.pixels(let width, let height)):
      self = .pixels(Size(width: Double(width), height: Double(height)))
    case .size(.points(let width, let height)): self = .points(Size(width: width, height: height))
    case .incomplete, .unknown: self = .unknown
    }
  }
}

extension UploadFault {
  fileprivate init(_ fault: ArchiveError.EntryFault) {
    self =
      switch fault {
      case .unsafePath: .unsafePath
      case .encryptedEntry: .encryptedEntry
      case .unsupportedCompression: .unsupportedCompression
      case .duplicateEntry: .duplicateEntry
      case .damagedEntry: .damagedEntry
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
      }
  }
}
