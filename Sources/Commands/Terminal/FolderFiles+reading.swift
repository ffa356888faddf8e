import AppFolder
import LayoutModel
package import Operations

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

var workingDirectory: String { FileManager.default.currentDirectoryPath }

func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

/// What an argument names: a folder, or a file, of standard input for `-`. Ends with status 2 where there is none.
func readInput(_ path: String) throws -> FileInput {
  if FolderFiles.isFolder(path) { return .folder(FolderFiles(appAt: path)) }
  return isSwiftFile(path) ? .folder(FolderFiles(file: path, try readFile(path))) : .bytes(try readFile(path))
}

/// Whether a file is one in Swift, which is read as a folder that has nothing else.
func isSwiftFile(_ path: String) -> Bool { path.hasSuffix(".swift") }

/// The font files below a folder. What is no font is said on standard error.
package func readFonts(in folder: String) throws(Refusal) -> FontFileSet {
  guard FolderFiles.isFolder(folder) else { throw Refusal("no folder that can be read.") }
  let fonts = try FontFileSet(ownFilesOf: FolderFiles(appAt: folder))
  for note in fonts.notes { StandardStream.error.say("\(folder): \(note.message)") }
  return fonts
}

extension FolderFiles {
  static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return path != "-" && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  /// A path from a folder, with all links followed; nil for one that leads out of the folder or to nothing.
  static func realPath(_ path: String, below folder: String) -> String? {
    guard let whole = StandardStream.realPath(path.hasPrefix("/") ? path : "\(folder)/\(path)"),
      let base = StandardStream.realPath(folder)
    else { return nil }
    if whole == base { return "." }
    let prefix = base == "/" ? base : base + "/"
    return whole.hasPrefix(prefix) ? String(whole.dropFirst(prefix.count)) : nil
  }

  /// The files below a folder that may be an app's. Links are not followed, and folders of what tools fetch or build are not
  /// looked into.
  init(appAt folder: String) {
    var passedOver = PassedOver()
    self.init(appAt: folder, passedOver: &passedOver) { _ in false }
  }

  /// The files of ``init(appAt:)`` without what nobody wants to hear of.
  ///
  /// - Parameter passedOver: Counts what is left out.
  init(appAt folder: String, passedOver: inout PassedOver, excludes: (String) -> Bool) {
    var sizes: [String: Int] = [:]
    var open = [""]
    while let prefix = open.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(prefix)")) ?? []
      for name in names where !name.hasPrefix(".") {
        let path = prefix + name
        if let size = StandardStream.size(ofFile: "\(folder)/\(path)") {
          if excludes(path) { passedOver.excluded += 1 } else { sizes[path] = size }
        } else if StandardStream.isFolder("\(folder)/\(path)") {
          if isSkippedFolder(name) { passedOver.add(folder: path) } else { open.append(path + "/") }
        }
      }
    }
    let found = sizes
    self.init(
      paths: found.keys.sorted(), size: { found[$0] },
      read: { readBeginning(of: "\(folder)/\($0)", limit: $1) })
  }

  /// The files of a folder with catalogues below it, or of such a catalogue. Links are not followed.
  init(at folder: String) throws(Refusal) {
    let (path, prefix) = Self.root(of: folder)
    guard let below = try? FileManager.default.subpathsOfDirectory(atPath: path) else {
      throw Refusal("no folder that can be read.")
    }
    @Sendable func place(of file: String) -> String { path + "/" + file.dropFirst(prefix.count) }
    let files = below.map { prefix + $0 }.filter { StandardStream.size(ofFile: place(of: $0)) != nil }
    self.init(
      paths: files, size: { StandardStream.size(ofFile: place(of: $0)) },
      read: { readBeginning(of: place(of: $0), limit: $1) })
  }

  /// The folder without slashes at its end, and what its own name adds to the paths below it.
  private static func root(of folder: String) -> (path: String, prefix: String) {
    let path = folder.trimmedSlashes
    let isHere = path == "." || path.hasSuffix("/.")
    let absolute = isHere ? workingDirectory + "/" + path.dropLast(path == "." ? 1 : 2) : path
    let name = absolute.split(separator: "/").last.map(String.init) ?? ""
    return (path, name.hasSuffix(".xcassets") ? name + "/" : "")
  }
}

/// The first bytes of a file of a folder; nil if it cannot be read, and where all of it is wanted that is too much.
private func readBeginning(of path: String, limit: Int) -> [UInt8]? {
  limit > FileLimit.input ? try? StandardStream.contents(of: path) : StandardStream.read(path, limit: limit)
}

extension String {
  /// A path without slashes at its end.
  var trimmedSlashes: String {
    var text = self
    while text.count > 1, text.hasSuffix("/") { text.removeLast() }
    return text
  }
}
