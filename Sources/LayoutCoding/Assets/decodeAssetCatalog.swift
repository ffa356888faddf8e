package import LayoutModel

/// A file of an asset catalog.
package struct AssetCatalogFile: Hashable, Sendable {
  /// Below the catalog's folder, with `/` between names: `Icons/star.imageset/Contents.json`.
  package var path: String
  /// Read only of files that are called `Contents.json`.
  package var bytes: [UInt8]
  /// Of an image.
  package var size: AssetFileSize

  package init(path: String, bytes: [UInt8] = [], size: AssetFileSize = .unknown) {
    self.path = path
    self.bytes = bytes
    self.size = size
  }
}

/// Reads the tree of an asset catalog: folders are groups, namespaces or sets (assets 1.1).
///
/// A set that cannot be read is absent, and the reason stands in the diagnostics; the others are read all the
/// same (assets E-3). Pointers begin at the root of each `Contents.json`.
///
/// - Parameters:
///   - files: In any order; sets are added in the byte order of their folders (assets F-5).
///   - hasAllFiles: Whether `files` lists the images, too; if not, every named file is taken to exist.
/// - Complexity: O(*n* log *n*) in the files, times the depth of the folders.
package func decodeAssetCatalog(
  _ files: [AssetCatalogFile], hasAllFiles: Bool, limits: DecodingLimits = DecodingLimits()
) -> (catalog: AssetCatalog, diagnostics: [Diagnostic]) {
  var reader = CatalogReader(files, hasAllFiles: hasAllFiles, limits: limits)
  reader.read()
  return (reader.catalog, reader.diagnostics)
}

/// Folders by their paths, read parents first.
private struct CatalogReader {
  private(set) var catalog = AssetCatalog()
  private(set) var diagnostics: [Diagnostic] = []
  private var folders: [String: Folder] = [:]
  private let hasAllFiles: Bool
  private let limits: DecodingLimits

  private struct Folder {
    var contents: [UInt8]?
    /// Names of its own files but `Contents.json`.
    var files: [String: AssetFileSize] = [:]
    /// What goes before the names of sets in it; nil below a set, where none has a name.
    var namespace: String? = ""
  }

  init(_ files: [AssetCatalogFile], hasAllFiles: Bool, limits: DecodingLimits) {
    self.hasAllFiles = hasAllFiles
    self.limits = limits
    for file in files {
      var path = file.path.split(separator: "/")
      guard let name = path.popLast() else { continue }
      let folder = path.joined(separator: "/")
      // Copies such as `Contents 2.json` are files like any other (assets F-2).
      if name == "Contents.json" {
        folders[folder, default: Folder()].contents = file.bytes
      } else {
        folders[folder, default: Folder()].files[String(name)] = file.size
      }
      while !path.isEmpty {
        path.removeLast()
        let parent = path.joined(separator: "/")
        if folders[parent] != nil { break }
        folders[parent] = Folder()
      }
    }
    if folders[""] == nil { folders[""] = Folder() }
  }

  mutating func read() {
    for path in folders.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      // Byte order: a folder comes before what is in it.
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      let parent = path.isEmpty ? "" : String(path.dropLast(name.count).dropLast(path == name ? 0 : 1))
      let namespace = path.isEmpty ? "" : folders[parent]?.namespace
      if let dot = name.lastIndex(of: "."), dot > name.startIndex {
        readTyped(
          path, name: String(name[..<dot]), extension: String(name[name.index(after: dot)...]),
          namespace: namespace)
      } else {
        readGroup(path, name: name, namespace: namespace)
      }
    }
  }

  /// A group adds its name to those of its sets only if it says so (assets F-3).
  private mutating func readGroup(_ path: String, name: String, namespace: String?) {
    guard let namespace else {
      folders[path]?.namespace = nil
      return
    }
    let providesNamespace = !path.isEmpty && contents(of: path)?.providesNamespace == true
    folders[path]?.namespace = providesNamespace ? namespace + name + "/" : namespace
  }

  private mutating func readTyped(_ path: String, name: String, extension: String, namespace: String?) {
    let type = AssetType(rawValue: `extension`)
    guard AssetType.known.contains(type) || type.rawValue == "xcassets" else {
      diagnostics.append(
        Diagnostic(
          .unknownFolderType, message: "\(path): '.\(`extension`)' is no type; it counts as a group."))
      return readGroup(path, name: name + "." + `extension`, namespace: namespace)
    }
    if type.rawValue == "xcassets" { return readGroup(path, name: name, namespace: namespace) }
    guard let namespace else {
      folders[path]?.namespace = nil
      diagnostics.append(
        Diagnostic(.nestedSet, message: "\(path): a set inside another one has no name of its own."))
      return
    }
    // Only atlases hold sets that have names.
    folders[path]?.namespace = nil
    if type.rawValue == "spriteatlas" { readGroup(path, name: name, namespace: namespace) }
    guard folders[path]?.contents != nil else {
      diagnostics.append(
        Diagnostic(.missingContents, message: "\(path): a set needs a Contents.json; it is left out."))
      return
    }
    guard let contents = contents(of: path) else { return }
    add(path, name: namespace + name, type: type, contents)
  }

  private mutating func add(
    _ path: String, name: String, type: AssetType, _ contents: ContentsDecoder.Contents
  ) {
    let files = folders[path]?.files ?? [:]
    var set = makeAssetSet(
      name: name, type: type, contents: contents, files: hasAllFiles ? files : nil, registrations: [],
      pointer: .root)
    set.path = path
    let named = Set(set.rows.compactMap(\.filename))
    if type.isSelectable {
      for file in files.keys.filter({ !named.contains($0) }).sorted() {
        set.note(.unreferencedFile, "No row names the file '\(file)'.", at: .root)
      }
    }
    catalog.add(set)
  }

  /// What the folder's `Contents.json` says; nil, with diagnostics, if it cannot be read.
  private mutating func contents(of path: String) -> ContentsDecoder.Contents? {
    guard let bytes = folders[path]?.contents else { return nil }
    do throws(FaultList) {
      return try bytes.withUnsafeBufferPointer { buffer throws(FaultList) in
        try readContents(buffer, limits: limits)
      }
    } catch {
      for fault in error.faults {
        diagnostics.append(
          Diagnostic(
            .unreadableContents, message: "\(path)/Contents.json cannot be read; the set is left out.",
            pointer: fault.pointer))
      }
      return nil
    }
  }
}
