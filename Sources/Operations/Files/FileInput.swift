import AppFolder
import LayoutCoding
import LayoutModel

/// A file, or the folder of an app, as the command line names them.
package enum FileInput: Sendable {
  case bytes([UInt8])
  case folder(FolderFiles)

  /// The part of a folder that an app's screens are made of: nothing else of it is read.
  ///
  /// - Throws: That it has no Interface Builder files.
  private static func app(
    _ files: FolderFiles, languages: [String]
  ) throws(RequestFailure) -> AppFolder {
    do {
      return try readAppFolder(
        files.paths.map { FolderEntry(path: $0, size: files.size($0) ?? 0) }, languages: languages,
        limits: .none
      ) { files.read($0, .max) }
    } catch {
      guard case .faults(let faults) = ArchiveFailure(error) else {
        throw RequestFailure(problem: ProblemDetails(.invalidRequest, "no folder that can be read."))
      }
      throw RequestFailure(faults)
    }
  }

  /// Lends what an operation works on.
  ///
  /// - Parameters:
  ///   - formats: What it reads, the usual one first.
  ///   - catalog: Assets, in place of those of a folder.
  func withMaterial<Result>(
    _ formats: [InputFormat], _ languages: [String], _ catalog: FileCatalog?,
    _ use: (Material) throws(RequestFailure) -> Result
  ) throws(RequestFailure) -> Result {
    switch self {
    case .bytes(let bytes):
      return try bytes.withUnsafeBufferPointer { buffer throws(RequestFailure) in
        let body = UnsafeRawBufferPointer(buffer)
        let found = InputFormat.recognized(body, among: formats)
        // An archive is a folder that somebody packed: the command line has it unpacked.
        let format = found.flatMap { formats.contains($0) && $0 != .archive ? $0 : nil } ?? formats[0]
        var material = Material(format, document: body)
        (material.assets, material.files) = (catalog?.tree, catalog?.files)
        return try use(material)
      }
    case .folder(let files):
      var material = Material(.archive)
      material.app = try Self.app(files, languages: languages)
      if let catalog {
        (material.assets, material.files) = (catalog.tree, catalog.files)
      } else if let assets = try files.appAssets() {
        (material.assets, material.files) = (assets, .folder(files))
      }
      return try use(material)
    }
  }
}

extension FolderFiles {
  /// The assets of an app's folder, nil where it has none.
  ///
  /// - Throws: What is wrong with them as a whole.
  fileprivate func appAssets() throws(RequestFailure) -> AssetTree? {
    do {
      let tree = try readAssets(below: paths.filter(isPartOfApp), read: read)
      return tree.roots.isEmpty ? nil : tree
    } catch {
      throw RequestFailure(problem: ProblemDetails(.invalidRequest, "\(error)"))
    }
  }
}
