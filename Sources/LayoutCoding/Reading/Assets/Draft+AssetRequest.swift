import JSON
import LayoutModel

/// A request for the variant of one asset.
extension Draft {
  /// - Parameter archive: Assets that came with the request.
  mutating func assetRequest(name: String?, archive: AssetTree?) throws(FaultList) -> AssetRequest {
    var request = AssetRequest()
    let isSearched: Bool
    do throws(ReadingEnded) {
      isSearched = try readMembers(of: &request, name: name, archive)
      try reader.end()
    } catch {
      throw reader.faultsToTheEnd
    }
    guard reader.faults.isEmpty else { throw FaultList(reader.faults) }
    if isSearched { try request.find(request.name, in: document.assets) }
    return request
  }

  /// Whether the asset is to be found among those of the document.
  private mutating func readMembers(
    of request: inout AssetRequest, name: String?, _ archive: AssetTree?
  ) throws(ReadingEnded) -> Bool {
    guard var object = try reader.beginObject("a request for the variant of an asset") else { return false }
    var entry: AssetEntry?
    var budget = AssetBudget(limit: limits.assets)
    while let key = try reader.nextKey(of: &object, in: AssetRequestKey.keys) {
      switch key {
      case .name: request.name = try reader.string("the name of an asset")
      case .type, .contents, .files, .registrations:
        var known = entry ?? AssetEntry()
        if let key = AssetEntryKey(name: key.name) { try readMember(key, of: &known, &budget) }
        entry = known
      case .assets: try readAssets()
      case .traits: (request.traits, request.idiom) = try assetTraits()
      case .environment: request.environment = try self.object(AssetEnvironment.members) ?? AssetEnvironment()
      case .flipsForRightToLeft: request.flipsForRightToLeft = try reader.boolean() ?? false
      case .strict: request.isStrict = try reader.boolean() ?? false
      }
    }
    guard reader.faults.isEmpty else { return false }
    request.name = name ?? request.name
    if object.has(AssetRequestKey.assets) || archive != nil {
      if entry != nil { reader.fault(.expected("either the keys of one asset or assets and a name")) }
      if request.name == nil, archive == nil { reader.fault(.missingKey("name")) }
      if let archive { document.assets.add(archive.catalog) }
      return true
    }
    if let entry, entry.contents != nil || !entry.registrations.isEmpty {
      request.set = makeAssetSet(name: request.name ?? "", entry, pointer: JSONPointer(["contents"]))
    } else {
      reader.fault(.missingKey("contents"))
    }
    return false
  }

  /// Traits, and an idiom that only catalogs know.
  private mutating func assetTraits() throws(ReadingEnded) -> (TraitCollection, AssetIdiom?) {
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

  fileprivate mutating func languages() throws(ReadingEnded) -> [String] {
    var languages: [String] = []
    guard var array = try reader.beginArray("an array of language tags") else { return [] }
    while let index = try reader.nextElement(of: &array) {
      if index == languageLimit { reader.fault(.expected("at most \(languageLimit) languages")) }
      if let tag = try reader.locale(), index < languageLimit { languages.append(tag) }
    }
    return languages
  }

  /// A device of the catalogue by name, or an object of facts with its `id`, which they win over.
  fileprivate mutating func assetDevice() throws(ReadingEnded) -> AssetDevice {
    guard try reader.stands(.object) else { return try knownAssetDevice() }
    var (facts, known) = (AssetDevice(), AssetDevice())
    guard var object = try reader.beginObject() else { return facts }
    while let key = try reader.nextKey(of: &object, in: AssetFactKey.keys) {
      if key == .id { known = try knownAssetDevice() } else { try reader.assetFact(key, into: &facts) }
    }
    known.merge(facts)
    return known
  }

  private mutating func knownAssetDevice() throws(ReadingEnded) -> AssetDevice {
    guard let name = try reader.string("the name of a device, or an object of facts") else {
      return AssetDevice()
    }
    if let device = catalogue.namedDevice(name)?.device { return AssetDevice(device) }
    reader.fault(.unknownDevice(name, nearest: catalogue.nearestDevices(to: name)))
    return AssetDevice()
  }
}

enum AssetRequestKey: Int, DocumentKey {
  case name, type, contents, files, registrations, assets, traits, environment, flipsForRightToLeft, strict
  static let keys = Keys(AssetRequestKey.self)
}

extension AssetEnvironment {
  static let members = Members(
    "an object with languages and device", AssetEnvironment(),
    [
      .init(
        "languages",
        ofRequests: { (draft, environment) throws(ReadingEnded) in
          environment.languages = try draft.languages()
        }),
      .init(
        "device",
        ofRequests: { (draft, environment) throws(ReadingEnded) in
          environment.device = try draft.assetDevice()
        }),
    ])
}

private let languageLimit = 100

/// The facts about a device that only assets ask. Case names are the keys.
enum AssetFactKey: Int, DocumentKey {
  case id, displayScale, subtype, screenWidth, memoryGB, graphicsFeatureSet, catalyst
  static let keys = Keys(AssetFactKey.self)
}

extension JSONReader {
  /// Reads one fact; `id` is skipped.
  mutating func assetFact(_ key: AssetFactKey, into device: inout AssetDevice) throws(ReadingEnded) {
    switch key {
    case .id: try skipValue()
    case .displayScale: device.displayScale = try scale() ?? device.displayScale
    case .subtype:
      guard let name = try string("the name of a device such as retina4") else { return }
      if name.isEmpty {
        fault(.expected("a text that is not empty"))
      } else {
        device.subtypes.insert(name)
      }
    case .screenWidth: device.screenWidth = try length()
    case .memoryGB: device.memoryGB = try length()
    case .graphicsFeatureSet:
      let expected: StaticString = "a feature set such as metal3v1 or apple6"
      guard let name = try string(expected) else { return }
      device.graphicsFeatureSet = GraphicsFeatureSet(name) ?? refuse(.expected(expected))
    case .catalyst: device.isCatalyst = try boolean() ?? false
    }
  }
}
