import AppFolder
import Archives
import JSON
import LayoutCoding
import LayoutModel

/// The folder of an app, with its assets.
struct UploadedApp: Sendable {
  var folder: AppFolder
  /// Nil where it has no catalogues.
  var assets: AssetTree?
}

/// Reads the zipped folder of an app that lies in memory.
///
/// - Parameters:
///   - languages: Whose texts are read.
///   - deadline: When the work must end, nil for never.
/// - Throws: What is wrong with the archive or with the folder as a whole, the limit that it passes, or that it takes too long.
func readAppArchive(
  _ bytes: UnsafeRawBufferPointer, languages: [String], _ limits: OperationLimits,
  until deadline: WorkDeadline?
) throws(ArchiveFailure) -> UploadedApp {
  let folder: Result<AppFolder, AppFolderError>
  do {
    folder = try withZipArchive(bytes, limits: limits.archive) { archive throws(ArchiveError) in
      readFolder(of: archive, languages: languages, limits, until: deadline)
    }
  } catch {
    throw ArchiveFailure(error)
  }
  let assets = try readAssets(of: bytes, limits, until: deadline, where: isPartOfApp)
  do {
    return UploadedApp(folder: try folder.get(), assets: assets.roots.isEmpty ? nil : assets)
  } catch {
    throw ArchiveFailure(error)
  }
}

private func readFolder(
  of archive: borrowing ZipArchive, languages: [String], _ limits: OperationLimits,
  until deadline: WorkDeadline?
) -> Result<AppFolder, AppFolderError> {
  let entries = Dictionary(
    archive.entries.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  do throws(AppFolderError) {
    return .success(
      try readAppFolder(
        archive.entries.map { FolderEntry(path: $0.path, size: $0.size) }, languages: languages,
        limits: limits.app, maximumDepth: limits.decoding.depth,
        isInterrupted: { deadline?.hasPassed == true }
      ) { path in
        guard let entry = entries[path] else { return nil }
        return try? archive.read(entry)
      })
  } catch {
    return .failure(error)
  }
}

extension ArchiveFailure {
  init(_ error: AppFolderError) {
    self =
      switch error {
      case .interrupted: .timeLimit
      case .noInterfaceFile: .faults([Fault(.invalidUpload(.noInterfaceFile, name: ""), at: .root)])
      case .tooLarge(let limit, let allowed, let value):
        .faults([Fault(.limitExceeded(limit, limit: allowed, value: value), at: .root)])
      }
  }
}
