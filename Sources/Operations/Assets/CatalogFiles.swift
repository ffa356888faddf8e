import Archives
import LayoutPreview

/// Where the files of a document's catalogues are, to be read again when it is known which of them are shown.
enum CatalogFiles: Sendable {
  /// An archive in the body of a request.
  case lent(LentBytes)
  case archive([UInt8])
  case folder(FolderFiles)

  /// The files that a picture holds.
  ///
  /// - Parameters:
  ///   - isDecoded: Whether this process decodes them.
  ///   - deadline: When the work must end, nil for never.
  /// - Throws: That it takes too long.
  func images(
    for demand: ImageDemand, isDecoded: Bool, _ limits: OperationLimits, until deadline: WorkDeadline?
  ) throws(ArchiveFailure) -> PictureImages {
    if demand.files.isEmpty { return PictureImages() }
    var choice = ImageChoice(demand, isDecoded: isDecoded)
    switch self {
    case .lent(let archive): try choice.take(from: archive.bytes, demand, limits, until: deadline)
    case .archive(let bytes):
      try bytes.withUnsafeBufferPointer { bytes throws(ArchiveFailure) in
        try choice.take(from: UnsafeRawBufferPointer(bytes), demand, limits, until: deadline)
      }
    case .folder(let folder):
      for (file, size) in choice.order(folder.size) {
        if deadline?.hasPassed == true { throw .timeLimit }
        choice.take(file, size: size) { folder.read(file.path, size) }
      }
    }
    return choice.images
  }
}

/// The files of a folder with asset catalogues or of an app, by their paths in it.
package struct FolderFiles: Sendable {
  /// Every file below the folder, with the folder's own name first where that is a catalogue.
  package let paths: [String]
  /// In bytes, nil for what is not there.
  package let size: @Sendable (_ path: String) -> Int?
  /// The first bytes of a file, at most so many; nil if it cannot be read.
  package let read: @Sendable (_ path: String, _ limit: Int) -> [UInt8]?

  /// - Parameters:
  ///   - paths: The only ones that are ever asked for.
  ///   - size: As ``size``.
  ///   - read: As ``read``.
  package init(
    paths: [String], size: @escaping @Sendable (String) -> Int?,
    read: @escaping @Sendable (String, Int) -> [UInt8]?
  ) {
    let known = Set(paths)
    self.paths = paths
    // What a catalogue names need not be in it.
    self.size = { known.contains($0) ? size($0) : nil }
    self.read = { known.contains($0) ? read($0, $1) : nil }
  }
}

extension ImageChoice {
  /// Unpacks the files of an archive that was read before, one after the other. One that is damaged behind its header is left out.
  fileprivate mutating func take(
    from bytes: UnsafeRawBufferPointer, _ demand: ImageDemand, _ limits: OperationLimits,
    until deadline: WorkDeadline?
  ) throws(ArchiveFailure) {
    let wanted = Set(demand.files.map(\.path))
    var choice = self
    do {
      choice = try withZipArchive(bytes, limits: limits.archive) { archive throws(ArchiveError) in
        var entries: [String: ZipArchive.Entry] = [:]
        for entry in archive.entries where wanted.contains(entry.path) { entries[entry.path] = entry }
        var choice = choice
        for (file, size) in choice.order({ entries[$0]?.size }) {
          if deadline?.hasPassed == true { throw .interrupted }
          guard let entry = entries[file.path] else { continue }
          choice.take(file, size: size) { try? archive.read(entry) }
        }
        return choice
      }
    } catch {
      throw ArchiveFailure(error)
    }
    self = choice
  }
}
