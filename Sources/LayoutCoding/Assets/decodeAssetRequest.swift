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
  package init(name: String?, in archive: AssetTree) throws(FaultList) {
    try find(name, in: archive.catalog)
  }

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
///   - archive: Assets that came with the body; its own of the same name win (assets 5.2). Without a name all of
///     them are asked for.
/// - Throws: Every fault that was found; unreadable JSON ends the search.
package func decodeAssetRequest(
  _ bytes: UnsafeRawBufferPointer, name: String? = nil, archive: AssetTree? = nil,
  catalogue: DeviceCatalogue = .embedded, limits: DecodingLimits = DecodingLimits()
) throws(FaultList) -> AssetRequest {
  var decoder = DocumentDecoder(
    bytes.bindMemory(to: UInt8.self), overrides: EnvironmentOverrides(), catalogue: catalogue, limits: limits)
  decoder.archive = archive
  return try decoder.decodeAssetRequest(name: name)
}

/// The same from an array. For tools and tests.
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
    return makeAssetSet(
      name: name, type: type, contents: contents, files: files, registrations: [], pointer: .root)
  }
}

/// What a `Contents.json` by itself says.
func readContents(
  _ bytes: UnsafeBufferPointer<UInt8>, limits: DecodingLimits, budget: inout AssetBudget
) throws(FaultList) -> ContentsDecoder.Contents {
  var reader = JSONReader(bytes, maximumDepth: limits.depth)
  let contents: ContentsDecoder.Contents?
  do {
    contents = try ContentsDecoder.decode(&reader, budget: &budget)
    try reader.end()
  } catch {
    throw FaultList(reader.faults + [error])
  }
  guard let contents, reader.faults.isEmpty else { throw FaultList(reader.faults) }
  return contents
}

extension DocumentDecoder {
  private enum RequestKey: String, JSONKey {
    case name, type, contents, files, registrations, assets, traits, environment, flipsForRightToLeft, strict
  }
  private static let requestKeys = KeyTable(RequestKey.self)

  fileprivate mutating func decodeAssetRequest(name: String?) throws(FaultList) -> AssetRequest {
    var request = AssetRequest()
    let isSearched: Bool
    do {
      isSearched = try decodeMembers(of: &request, name: name)
      try reader.end()
    } catch {
      throw FaultList(reader.faults + [error])
    }
    guard reader.faults.isEmpty else { throw FaultList(reader.faults) }
    if isSearched { try request.find(request.name, in: document.assets) }
    return request
  }

  /// - Returns: Whether the asset is to be found among those of the document.
  private mutating func decodeMembers(
    of request: inout AssetRequest, name: String?
  ) throws(Fault) -> Bool {
    guard var object = try reader.beginObject("a request for the variant of an asset") else { return false }
    var parts: AssetEntryParts?
    var hasAssets = false
    var budget = AssetBudget(limit: limits.assets)
    while let key = try reader.nextKey(of: &object, in: Self.requestKeys) {
      switch key {
      case .name: request.name = try reader.string("the name of an asset")
      case .type, .contents, .files, .registrations:
        var entry = parts ?? AssetEntryParts()
        if let key = AssetEntryKey(rawValue: key.rawValue) {
          try decodeMember(key, of: &entry, &budget)
        }
        parts = entry
      case .assets:
        hasAssets = true
        try decodeAssets()
      case .traits: (request.traits, request.idiom) = try decodeAssetTraits()
      case .environment: request.environment = try decodeAssetEnvironment()
      case .flipsForRightToLeft: request.flipsForRightToLeft = try reader.boolean() ?? false
      case .strict: request.isStrict = try reader.boolean() ?? false
      }
    }
    guard reader.faults.isEmpty else { return false }
    request.name = name ?? request.name
    return findSet(parts, hasAssets: hasAssets, for: &request)
  }

  /// Makes the set at the top level, or says that the one of the name is to be found.
  private mutating func findSet(
    _ parts: AssetEntryParts?, hasAssets: Bool, for request: inout AssetRequest
  ) -> Bool {
    if hasAssets || archive != nil {
      if parts != nil {
        reader.fault(
          .invalidValue(expected: "either the keys of one asset or assets and a name", nearest: []))
      }
      if request.name == nil, archive == nil { reader.fault(.missingKey("name")) }
      if let archive { document.assets.add(archive.catalog) }
      return true
    }
    guard let parts, parts.contents != nil || !parts.registrations.isEmpty else {
      reader.fault(.missingKey("contents"))
      return false
    }
    request.set = makeAssetSet(
      name: request.name ?? "", type: parts.type, contents: parts.contents, files: parts.files,
      registrations: parts.registrations, pointer: JSONPointer(["contents"]))
    return false
  }

  /// Traits, and an idiom that only catalogs know.
  private mutating func decodeAssetTraits() throws(Fault) -> (TraitCollection, AssetIdiom?) {
    var traits = TraitCollection()
    var idiom: AssetIdiom?
    guard var object = try reader.beginObject("an object of traits") else { return (traits, nil) }
    while let key = try reader.nextKey(of: &object, in: TraitKey.table) {
      if key.trait == .userInterfaceIdiom, try reader.nextType() == .string {
        let start = reader.mark
        if try reader.string() == "watch" {
          idiom = .watch
          continue
        }
        reader.goBack(to: start)
      }
      traits[key.trait] = try decodeTrait(key.trait)
    }
    return (traits, idiom)
  }

  // MARK: Environment

  private enum AssetEnvironmentKey: String, JSONKey {
    case languages, device
  }
  private static let environmentKeys = KeyTable(AssetEnvironmentKey.self)
  private static let languageLimit = 100

  private mutating func decodeAssetEnvironment() throws(Fault) -> AssetEnvironment {
    var environment = AssetEnvironment()
    guard var object = try reader.beginObject("an object with languages and device") else {
      return environment
    }
    while let key = try reader.nextKey(of: &object, in: Self.environmentKeys) {
      switch key {
      case .languages: environment.languages = try decodeLanguages()
      case .device: environment.device = try decodeAssetDevice()
      }
    }
    return environment
  }

  private mutating func decodeLanguages() throws(Fault) -> [String] {
    var languages: [String] = []
    guard var array = try reader.beginArray("an array of language tags") else { return [] }
    while let index = try reader.nextElement(of: &array) {
      if index == Self.languageLimit {
        reader.fault(.invalidValue(expected: "at most \(Self.languageLimit) languages", nearest: []))
      }
      if let tag = try decodeLocale(), index < Self.languageLimit { languages.append(tag) }
    }
    return languages
  }

  /// A device of the catalogue by name, or an object of facts with its `id`, which they win over.
  private mutating func decodeAssetDevice() throws(Fault) -> AssetDevice {
    guard try reader.nextType() == .object else { return try decodeKnownDevice() }
    var facts = AssetDevice()
    var known = AssetDevice()
    guard var object = try reader.beginObject() else { return facts }
    while let key = try reader.nextKey(of: &object, in: AssetFactKey.table) {
      if key == .id { known = try decodeKnownDevice() } else { try reader.assetFact(key, into: &facts) }
    }
    known.merge(facts)
    return known
  }

  private mutating func decodeKnownDevice() throws(Fault) -> AssetDevice {
    guard let name = try reader.string("the name of a device, or an object of facts") else {
      return AssetDevice()
    }
    if let device = catalogue.device(named: name) { return AssetDevice(device) }
    reader.fault(.unknownDevice(name, nearest: catalogue.nearestDevices(to: name)))
    return AssetDevice()
  }
}
