import ArgumentParser
import Operations

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The asset catalogues of layout documents and Interface Builder files.
struct CatalogOption: ParsableArguments {
  @Option(
    help:
      "Asset catalogues, in place of those of a folder: a zip archive, or a folder with *.xcassets below it.")
  var catalog: String?

  /// Reads them. Ends with status 2 where they cannot be used.
  func read() throws -> FileCatalog? {
    guard let catalog else { return nil }
    do {
      var isFolder = false
      if FileManager.default.fileExists(atPath: catalog, isDirectory: &isFolder), isFolder {
        return try FileCatalog(folder: FolderFiles(at: catalog))
      }
      return try FileCatalog(archive: try readFile(catalog))
    } catch let error as AssetAuditError {
      StandardStream.error.write("\(catalog): \(error)\n".utf8)
      throw ExitCode(2)
    }
  }
}

extension FolderFiles {
  /// The files of a folder with catalogues below it, or of such a catalogue. Links are not followed.
  init(at folder: String) throws(AssetAuditError) {
    let (path, prefix) = Self.root(of: folder)
    guard let below = try? FileManager.default.subpathsOfDirectory(atPath: path) else {
      throw .unusable("no folder that can be read.")
    }
    @Sendable func place(of file: String) -> String { path + "/" + file.dropFirst(prefix.count) }
    let files = below.map { prefix + $0 }.filter { StandardStream.size(ofFile: place(of: $0)) != nil }
    self.init(
      paths: files, size: { StandardStream.size(ofFile: place(of: $0)) },
      read: { StandardStream.read(place(of: $0), limit: $1) })
  }

  /// The folder without slashes at its end, and what its own name adds to the paths below it.
  private static func root(of folder: String) -> (path: String, prefix: String) {
    var path = folder
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let isHere = path == "." || path.hasSuffix("/.")
    let absolute =
      isHere ? FileManager.default.currentDirectoryPath + "/" + path.dropLast(path == "." ? 1 : 2) : path
    let name = absolute.split(separator: "/").last.map(String.init) ?? ""
    return (path, name.hasSuffix(".xcassets") ? name + "/" : "")
  }
}
