import AppFolder
import LayoutCoding
import LayoutModel

/// What the command line names: a file, or the folder of an app.
package enum FileInput: Sendable {
  case bytes([UInt8])
  case folder(FolderFiles)

  /// What of a folder an app's screens are made of: nothing else of it is read.
  ///
  /// - Throws: That it has no Interface Builder files.
  func app(languages: [String]) throws(RequestFailure) -> (folder: AppFolder, files: FolderFiles)? {
    guard case .folder(let files) = self else { return nil }
    do {
      let folder = try readAppFolder(
        files.paths.map { FolderEntry(path: $0, size: files.size($0) ?? 0) }, languages: languages,
        limits: .none
      ) { files.read($0, .max) }
      return (folder, files)
    } catch {
      guard case .faults(let faults) = ArchiveFailure(error) else { return nil }
      throw RequestFailure(problem: ProblemDetails(faults))
    }
  }
}

extension FolderFiles {
  /// The assets of an app's folder, nil where it has none.
  ///
  /// - Throws: What is wrong with them as a whole.
  func appAssets() throws(RequestFailure) -> AssetTree? {
    do {
      let tree = try readAssets(below: paths.filter(isPartOfApp), read: read)
      return tree.roots.isEmpty ? nil : tree
    } catch {
      throw RequestFailure(problem: ProblemDetails(.invalidRequest, "\(error)"))
    }
  }
}

extension FileResolver {
  /// The documents of a file or folder.
  struct Documents {
    var documents: [RequestedDocument]
    var isBatch: Bool
    /// Of the catalogues that were given, or that the folder has.
    var files: CatalogFiles?
  }

  /// Reads a document, or translates Interface Builder files.
  ///
  /// - Parameters:
  ///   - catalog: Assets for it; a folder brings its own where none are given.
  ///   - isStreaming: Whether no more than one layout is kept.
  func documents(
    _ input: FileInput, _ options: ResolveOptions, _ catalog: FileCatalog?, isStreaming: Bool = false
  ) throws(RequestFailure) -> Documents {
    let screens = try withScreens(input, options.languages, catalog) {
      (source, files) throws(RequestFailure) -> Documents in
      let documents = try service.documents(of: source, options, isStreaming: isStreaming)
      let isBatch = documents.count != 1 || options.overrides.environments != nil
      return Documents(documents: documents, isBatch: isBatch, files: files)
    }
    if let screens { return screens }
    guard case .bytes(let bytes) = input else { return Documents(documents: [], isBatch: true) }
    let box = try service.decode(bytes, options, archive: catalog?.tree)
    return Documents(
      documents: [try service.check(box, isStrict: options.isStrict)], isBatch: box.request.isBatch,
      files: catalog?.files)
  }

  /// Lends what screens are made of; nil for a file that is a document.
  func withScreens<Result>(
    _ input: FileInput, _ languages: [String], _ catalog: FileCatalog?,
    _ use: (ScreenSource, CatalogFiles?) throws(RequestFailure) -> Result
  ) throws(RequestFailure) -> Result? {
    if let (folder, files) = try input.app(languages: languages) {
      if let catalog { return try use(ScreenSource(.app(folder), assets: catalog.tree), catalog.files) }
      let assets = try files.appAssets()
      return try use(ScreenSource(.app(folder), assets: assets), assets == nil ? nil : .folder(files))
    }
    guard case .bytes(let bytes) = input,
      bytes.withUnsafeBytes({ BodyKind(ofBytes: $0) }) == .interfaceBuilderFile
    else { return nil }
    return try bytes.withUnsafeBufferPointer { body throws(RequestFailure) in
      try use(ScreenSource(.file(UnsafeRawBufferPointer(body)), assets: catalog?.tree), catalog?.files)
    }
  }
}
