import JSON
package import LayoutModel

/// One use of an asset: which set, and the environment that asks for it.
package struct AssetRequest: Sendable {
  /// The name that is asked for; nil for a set that has none.
  package var name: String?
  /// Nil if no asset has the name.
  package var set: AssetSet?
  /// The assets of an archive, all of which are asked for where no name is given; else nil.
  package var catalog: AssetCatalog?
  package var traits = TraitCollection()
  /// Replaces that of the traits: UIKit has no watch, catalogs have.
  package var idiom: AssetIdiom?
  package var environment = AssetEnvironment()
  /// Whether the image itself is mirrored where the layout is right to left.
  package var flipsForRightToLeft = false
  /// Whether a warning refuses the request.
  package var isStrict = false

  package init() {}

  /// A request for one asset of an archive, or for all of them, without anything else.
  ///
  /// - Throws: Why the asset cannot be read.
  package init(name: String?, in archive: AssetTree) throws(FaultList) { try find(name, in: archive.catalog) }

  /// Looks for the asset among images, then colours, then data.
  mutating func find(_ name: String?, in catalog: AssetCatalog) throws(FaultList) {
    self.name = name
    guard let name else {
      self.catalog = catalog
      return
    }
    let uses = AssetCatalog.Use.allCases
    set = uses.lazy.compactMap { catalog.index(named: name, for: $0) }.first.map { catalog.sets[$0] }
    guard set == nil else { return }
    let faults = uses.lazy.map { catalog.faults(named: name, for: $0) }.first { !$0.isEmpty }
    if let faults { throw FaultList(faults) }
  }
}

/// Reads the body of a request for one variant: the keys of one asset, or `assets` and the `name` of one,
/// with the traits and the environment.
///
/// - Parameters:
///   - name: Wins over the one in the body.
///   - archive: Assets that came with the body; its own of the same name win (AS-archive). Without a name all of
///     them are asked for.
/// - Throws: Every fault that was found; unreadable JSON ends the search.
package func decodeAssetRequest(
  _ bytes: UnsafeRawBufferPointer, name: String? = nil, archive: AssetTree? = nil,
  catalogue: DeviceCatalogue = .embedded, limits: DecodingLimits = DecodingLimits()
) throws(FaultList) -> AssetRequest {
  var workspace = ReadingWorkspace()
  var draft = Draft(bytes.bindMemory(to: UInt8.self), catalogue: catalogue, limits: limits, using: &workspace)
  return try draft.assetRequest(name: name, archive: archive)
}

/// Reads an asset request from an array. For tools and tests.
package func decodeAssetRequest(
  _ bytes: [UInt8], catalogue: DeviceCatalogue = .embedded, limits: DecodingLimits = DecodingLimits()
) throws(FaultList) -> AssetRequest {
  try bytes.withUnsafeBufferPointer { buffer throws(FaultList) in
    try decodeAssetRequest(UnsafeRawBufferPointer(buffer), catalogue: catalogue, limits: limits)
  }
}

/// Reads a `Contents.json` by itself, as it stands in a folder. Pointers begin at its root.
///
/// - Parameters:
///   - type: The extension of the folder, nil to take what the content shows.
///   - files: Sizes of the files of the folder, nil if all exist.
package func decodeAssetContents(
  _ bytes: [UInt8], name: String, type: AssetType? = nil, files: [String: AssetFileSize]? = nil,
  limits: DecodingLimits = DecodingLimits()
) throws(FaultList) -> AssetSet {
  try bytes.withUnsafeBufferPointer { buffer throws(FaultList) in
    var budget = AssetBudget(limit: limits.assets)
    let contents = try readContents(buffer, limits: limits, budget: &budget)
    return makeAssetSet(name: name, AssetEntry(type: type, contents: contents, files: files), pointer: .root)
  }
}

/// What a `Contents.json` by itself says.
func readContents(
  _ bytes: UnsafeBufferPointer<UInt8>, limits: DecodingLimits, budget: inout AssetBudget
) throws(FaultList) -> ContentsDecoder.Contents {
  var reader = JSONReader(bytes, maximumDepth: limits.depth)
  let contents: ContentsDecoder.Contents?
  do throws(ReadingEnded) {
    contents = try ContentsDecoder.decode(&reader, budget: &budget)
    try reader.end()
  } catch {
    throw reader.faultsToTheEnd
  }
  guard let contents, reader.faults.isEmpty else { throw FaultList(reader.faults) }
  return contents
}
