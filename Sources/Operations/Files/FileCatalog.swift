import LayoutCoding

/// The asset catalogues that the command line gives to documents.
package struct FileCatalog: Sendable {
  let tree: AssetTree
  let files: CatalogFiles

  /// Reads an archive, with the limits of the engine.
  ///
  /// - Throws: What is wrong with it, in words.
  package init(archive: [UInt8]) throws(AssetAuditError) {
    do {
      tree = try archive.withUnsafeBufferPointer { bytes throws(ArchiveFailure) in
        try readAssetArchive(UnsafeRawBufferPointer(bytes), OperationLimits(), until: nil)
      }
    } catch {
      guard case .faults(let faults) = error else { throw .unusable("Reading it takes too long.") }
      throw .unusable(ProblemDetails(faults).detail)
    }
    files = .archive(archive)
  }

  /// Reads a folder.
  ///
  /// - Throws: What is wrong with it, in words.
  package init(folder: FolderFiles) throws(AssetAuditError) {
    tree = try readAssetFolder(folder.paths, read: folder.read)
    files = .folder(folder)
  }
}
