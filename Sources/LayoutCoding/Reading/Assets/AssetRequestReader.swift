import JSON
import LayoutModel

/// Reads a request for the variant of one asset.
struct AssetRequestReader {
  private var draft: Draft
  /// Assets that came with the request.
  private let archive: AssetTree?

  init(_ draft: Draft, archive: AssetTree?) {
    (self.draft, self.archive) = (draft, archive)
  }

  mutating func read(name: String?, _ reader: inout JSONReader) throws(FaultList) -> AssetRequest {
    var request = AssetRequest()
    let isSearched: Bool
    do throws(ReadingEnded) {
      isSearched = try readMembers(of: &request, name: name, &reader)
      try reader.end()
    } catch {
      throw reader.faultsToTheEnd
    }
    guard reader.faults.isEmpty else { throw FaultList(reader.faults) }
    if isSearched { try request.find(request.name, in: draft.document.assets) }
    return request
  }

  /// - Returns: Whether the asset is to be found among those of the document.
  private mutating func readMembers(
    of request: inout AssetRequest, name: String?, _ reader: inout JSONReader
  ) throws(ReadingEnded) -> Bool {
    guard var object = try reader.beginObject("a request for the variant of an asset") else { return false }
    var parts: AssetEntryParts?
    var hasAssets = false
    var budget = AssetBudget(limit: draft.limits.assets)
    while let key = try reader.nextKey(of: &object, in: RequestKey.keys) {
      switch key {
      case .name: request.name = try reader.string("the name of an asset")
      case .type, .contents, .files, .registrations:
        var entry = parts ?? AssetEntryParts()
        if let key = AssetEntryKey(name: key.name) {
          try AssetReader.readMember(key, of: &entry, &budget, &reader, &draft)
        }
        parts = entry
      case .assets:
        hasAssets = true
        try AssetReader.read(&reader, &draft)
      case .traits: (request.traits, request.idiom) = try readTraits(&reader, &draft)
      case .environment: request.environment = try readEnvironment(&reader)
      case .flipsForRightToLeft: request.flipsForRightToLeft = try reader.boolean() ?? false
      case .strict: request.isStrict = try reader.boolean() ?? false
      }
    }
    guard reader.faults.isEmpty else { return false }
    request.name = name ?? request.name
    return findSet(parts, hasAssets: hasAssets, for: &request, &reader)
  }

  /// Makes the set at the top level, or says that the one of the name is to be found.
  private mutating func findSet(
    _ parts: AssetEntryParts?, hasAssets: Bool, for request: inout AssetRequest,
    _ reader: inout JSONReader
  ) -> Bool {
    if hasAssets || archive != nil {
      if parts != nil {
        reader.fault(
          .invalidValue(expected: "either the keys of one asset or assets and a name", nearest: []))
      }
      if request.name == nil, archive == nil { reader.fault(.missingKey("name")) }
      if let archive { draft.document.assets.add(archive.catalog) }
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
  private func readTraits(
    _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> (TraitCollection, AssetIdiom?) {
    var traits = TraitCollection()
    var idiom: AssetIdiom?
    guard var object = try reader.beginObject("an object of traits") else { return (traits, nil) }
    while let key = try reader.nextKey(of: &object, in: Trait.keys) {
      if key == .userInterfaceIdiom, try reader.stands(.string) {
        let start = reader.mark
        if try reader.string() == "watch" {
          idiom = .watch
          continue
        }
        reader.goBack(to: start)
      }
      traits[key] = try reader.trait(key)
    }
    return (traits, idiom)
  }

  // MARK: Environment

  private static let languageLimit = 100

  private func readEnvironment(_ reader: inout JSONReader) throws(ReadingEnded) -> AssetEnvironment {
    var environment = AssetEnvironment()
    guard var object = try reader.beginObject("an object with languages and device") else {
      return environment
    }
    while let key = try reader.nextKey(of: &object, in: AssetEnvironmentKey.keys) {
      switch key {
      case .languages: environment.languages = try readLanguages(&reader)
      case .device: environment.device = try readDevice(&reader)
      }
    }
    return environment
  }

  private func readLanguages(_ reader: inout JSONReader) throws(ReadingEnded) -> [String] {
    var languages: [String] = []
    guard var array = try reader.beginArray("an array of language tags") else { return [] }
    while let index = try reader.nextElement(of: &array) {
      if index == Self.languageLimit {
        reader.fault(.invalidValue(expected: "at most \(Self.languageLimit) languages", nearest: []))
      }
      if let tag = try reader.locale(), index < Self.languageLimit { languages.append(tag) }
    }
    return languages
  }

  /// A device of the catalogue by name, or an object of facts with its `id`, which they win over.
  private func readDevice(_ reader: inout JSONReader) throws(ReadingEnded) -> AssetDevice {
    guard try reader.stands(.object) else { return try readKnownDevice(&reader) }
    var facts = AssetDevice()
    var known = AssetDevice()
    guard var object = try reader.beginObject() else { return facts }
    while let key = try reader.nextKey(of: &object, in: AssetFactKey.keys) {
      if key == .id { known = try readKnownDevice(&reader) } else { try reader.assetFact(key, into: &facts) }
    }
    known.merge(facts)
    return known
  }

  private func readKnownDevice(_ reader: inout JSONReader) throws(ReadingEnded) -> AssetDevice {
    guard let name = try reader.string("the name of a device, or an object of facts") else {
      return AssetDevice()
    }
    if let device = draft.catalogue.device(named: name) { return AssetDevice(device) }
    reader.fault(.unknownDevice(name, nearest: draft.catalogue.nearestDevices(to: name)))
    return AssetDevice()
  }
}

private enum RequestKey: Int, DocumentKey {
  case name, type, contents, files, registrations, assets, traits, environment, flipsForRightToLeft, strict
  static let keys = Keys(RequestKey.self)
}

private enum AssetEnvironmentKey: Int, DocumentKey {
  case languages, device
  static let keys = Keys(AssetEnvironmentKey.self)
}
