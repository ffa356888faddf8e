import AppFolder
import Operations

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What an argument names: a folder, or a file, of standard input for `-`. Ends with status 2 where there is none.
func readInput(_ path: String) throws -> FileInput {
  FolderFiles.isFolder(path) ? .folder(FolderFiles(appAt: path)) : .bytes(try readFile(path))
}

extension FolderFiles {
  static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return path != "-" && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  /// The files below a folder that may be an app's. Links are not followed, and folders of what tools fetch or build are not
  /// looked into.
  ///
  /// - Parameter excludes: Whether nobody wants a file, by its path in the folder.
  init(appAt folder: String, excludes: (String) -> Bool = { _ in false }) {
    var sizes: [String: Int] = [:]
    var open = [""]
    while let prefix = open.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(prefix)")) ?? []
      for name in names where !name.hasPrefix(".") {
        let path = prefix + name
        if let size = StandardStream.size(ofFile: "\(folder)/\(path)") {
          if !excludes(path) { sizes[path] = size }
        } else if StandardStream.isFolder("\(folder)/\(path)"), !isSkippedFolder(name) {
          open.append(path + "/")
        }
      }
    }
    let found = sizes
    self.init(
      paths: found.keys.sorted(), size: { found[$0] },
      read: { StandardStream.read("\(folder)/\($0)", limit: $1) })
  }
}
