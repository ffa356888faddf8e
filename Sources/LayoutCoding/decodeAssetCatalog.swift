import JSON
package import LayoutModel

/// A file of an asset catalog.
package struct AssetCatalogFile: Equatable, Sendable {
  /// Below the catalog's folder, with `/` between names: `Icons/star.imageset/Contents.json`.
  package var path: String
  /// Read only of files that are called `Contents.json`.
  package var bytes: [UInt8]
  /// Size of an image.
  package var size: AssetFileSize

  package init(path: String, bytes: [UInt8] = [], size: AssetFileSize = .unknown) {
    (self.path, self.bytes, self.size) = (path, bytes, size)
  }
}

/// Reads the tree of an asset catalog: folders are groups, namespaces or sets (AS-folders).
///
/// A set that cannot be read is absent, and the reason stands in the diagnostics; the others are read all the
/// same (AS-unreadable). Pointers begin at the root of each `Contents.json`.
///
/// - Parameters:
///   - files: In any order; sets are added in the byte order of their folders (AS-same-name).
///   - hasAllFiles: Whether `files` lists the images, too; if not, every named file is taken to exist.
/// - Complexity: O(*n* log *n*) in the files, times the depth of the folders.
package func decodeAssetCatalog(
  _ files: [AssetCatalogFile], hasAllFiles: Bool, limits: DecodingLimits = DecodingLimits()
) -> (catalog: AssetCatalog, diagnostics: [Diagnostic]) {
  var reader = CatalogReader(
    files, hasAllFiles: hasAllFiles, limits: limits, budget: AssetBudget(limit: limits.assets))
  reader.read()
  return (reader.catalog, reader.diagnostics)
}

/// The asset catalogs of a folder or an archive, as one.
package struct AssetTree: Sendable {
  package var catalog = AssetCatalog()
  /// What is remarkable about the folders; what is about a set stands in the set.
  package var diagnostics: [Diagnostic] = []
  /// The folders `*.xcassets`, in byte order.
  package var roots: [String] = []
  /// Whether its sets take the place of the document's own of the same name: an Interface Builder file records no more of an
  /// image than its size.
  package var replacesOwn = false

  package init() {}
}

/// Reads every asset catalog among the files of a tree: the outermost folders `*.xcassets`, in byte order
/// (AS-same-name, AS-archive). Other files count nothing. Places are in the files: a pointer begins with the path of
/// its `Contents.json`.
///
/// - Parameter files: Every file of the tree, in any order.
/// - Throws: The limit that the tree passes.
package func decodeAssetTree(
  _ files: [AssetCatalogFile], limits: DecodingLimits = DecodingLimits()
) throws(FaultList) -> AssetTree {
  var filesByRoot: [String: [AssetCatalogFile]] = [:]
  for file in files {
    guard let root = catalogRoot(of: file.path) else { continue }
    var inner = file
    inner.path = String(decoding: file.path.utf8.dropFirst(root.utf8.count + 1), as: UTF8.self)
    filesByRoot[root, default: []].append(inner)
  }
  var tree = AssetTree()
  tree.roots = filesByRoot.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  var budget = AssetBudget(limit: limits.assets)
  for root in tree.roots {
    var reader = CatalogReader(
      filesByRoot[root] ?? [], hasAllFiles: true, limits: limits, budget: budget, root: root)
    reader.catalog = tree.catalog
    reader.read()
    if let fault = reader.passedLimit { throw FaultList([fault]) }
    tree.catalog = reader.catalog
    tree.diagnostics += reader.diagnostics
    budget = reader.budget
  }
  return tree
}

/// The outermost folder `*.xcassets` on a path, nil if the file is in none. What Finder adds to archives is no catalog.
private func catalogRoot(of path: String) -> String? {
  var root: [Substring] = []
  let parts = path.split(separator: "/")
  if parts.first == "__MACOSX" || parts.last == ".DS_Store" { return nil }
  for part in parts.dropLast() {
    root.append(part)
    if part.hasSuffix(".xcassets") { return root.joined(separator: "/") }
  }
  return nil
}

/// Folders by their paths, read parents first.
private struct CatalogReader {
  var catalog = AssetCatalog()
  private(set) var diagnostics: [Diagnostic] = []
  /// What may still be read.
  private(set) var budget: AssetBudget
  /// The limit that ended the reading.
  private(set) var passedLimit: Fault?
  /// The catalog's own folder, nil where places begin at the root of each `Contents.json`.
  private let root: String?
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

  init(
    _ files: [AssetCatalogFile], hasAllFiles: Bool, limits: DecodingLimits, budget: AssetBudget,
    root: String? = nil
  ) {
    (self.hasAllFiles, self.limits, self.budget, self.root) = (hasAllFiles, limits, budget, root)
    for file in files {
      var path = file.path.split(separator: "/")
      guard let name = path.popLast() else { continue }
      let folder = path.joined(separator: "/")
      // Copies such as `Contents 2.json` are files like any other (AS-contents-file).
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
      if passedLimit != nil { return }
      // Byte order: a folder comes before what is in it.
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      let parent = path.isEmpty ? "" : String(path.dropLast(name.count).dropLast(path == name ? 0 : 1))
      let namespace = path.isEmpty ? "" : folders[parent]?.namespace
      if let dot = name.lastIndex(of: "."), dot > name.startIndex {
        let type = AssetType(rawValue: String(name[name.index(after: dot)...]))
        readTyped(path, name: String(name[..<dot]), type, namespace: namespace)
      } else {
        readGroup(path, name: name, namespace: namespace)
      }
    }
  }

  /// A group adds its name to those of its sets only if it says so (AS-namespace).
  private mutating func readGroup(_ path: String, name: String, namespace: String?) {
    guard let namespace else {
      folders[path]?.namespace = nil
      return
    }
    let providesNamespace = !path.isEmpty && contents(of: path)?.providesNamespace == true
    folders[path]?.namespace = providesNamespace ? namespace + name + "/" : namespace
  }

  private mutating func readTyped(_ path: String, name: String, _ type: AssetType, namespace: String?) {
    if type.rawValue == "xcassets" { return readGroup(path, name: name, namespace: namespace) }
    guard AssetType.known.contains(type) else {
      note(.unknownFolderType(type.rawValue, folder: place(of: path)))
      return readGroup(path, name: name + "." + type.rawValue, namespace: namespace)
    }
    // Only atlases hold sets that have names.
    folders[path]?.namespace = nil
    guard let namespace else { return note(.nestedSet(folder: place(of: path))) }
    if type.rawValue == "spriteatlas" { readGroup(path, name: name, namespace: namespace) }
    guard folders[path]?.contents != nil else { return note(.missingContents(folder: place(of: path))) }
    guard let contents = contents(of: path, set: (namespace + name, type)) else { return }
    add(path, name: namespace + name, type: type, contents)
  }

  /// Where a folder is in the tree.
  private func place(of path: String) -> String { [root, path].compactMap { $0 }.joined(separator: "/") }

  /// The file that pointers are into, nil if they say only the place in it.
  private func file(of path: String) -> String? { root == nil ? nil : place(of: path) + "/Contents.json" }

  private mutating func note(_ finding: ContentsFinding, pointer: JSONPointer? = nil) {
    let limit = 1000
    if diagnostics.count < limit { diagnostics.append(Diagnostic(.contents(finding), pointer: pointer)) }
  }

  private mutating func add(
    _ path: String, name: String, type: AssetType, _ contents: ContentsDecoder.Contents
  ) {
    let files = folders[path]?.files ?? [:]
    var contents = contents
    contents.move(to: file(of: path))
    let entry = AssetEntry(type: type, contents: contents, files: hasAllFiles ? files : nil)
    var set = makeAssetSet(name: name, entry, pointer: .root)
    set.path = place(of: path)
    let named = Set(set.rows.compactMap(\.filename))
    if type.isSelectable {
      for file in files.keys.filter({ !named.contains($0) }).sorted() {
        set.note(.unreferencedFile(file), at: set.pointer)
      }
    }
    budget.takeNotes(of: &set)
    catalog.add(set)
  }

  /// What the folder's `Contents.json` says; nil, with diagnostics, if it cannot be read.
  private mutating func contents(
    of path: String, set: (name: String, type: AssetType)? = nil
  ) -> ContentsDecoder.Contents? {
    guard let bytes = folders[path]?.contents else { return nil }
    do throws(FaultList) {
      return try bytes.withUnsafeBufferPointer { buffer throws(FaultList) in
        try readContents(buffer, limits: limits, budget: &budget)
      }
    } catch {
      var faults = error.faults
      for index in faults.indices { faults[index].pointer.file = file(of: path) }
      passedLimit = faults.first { if case .limitExceeded(.assets, _, _) = $0.kind { true } else { false } }
      for fault in faults { note(.unreadableContents(folder: place(of: path)), pointer: fault.pointer) }
      if let set { catalog.addUnreadable(set.name, type: set.type, faults: faults) }
      return nil
    }
  }
}

extension ContentsDecoder.Contents {
  /// Says in which file it stands.
  fileprivate mutating func move(to file: String?) {
    guard let file else { return }
    pointer.file = file
    for index in notes.indices { notes[index].pointer?.file = file }
    for section in sections.indices {
      for index in sections[section].notes.indices { sections[section].notes[index].pointer?.file = file }
    }
  }
}
