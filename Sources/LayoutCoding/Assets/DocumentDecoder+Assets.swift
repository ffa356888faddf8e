import LayoutModel

/// The parts of an asset entry as they were read.
struct AssetEntryParts {
  var type: AssetType?
  var contents: ContentsDecoder.Contents?
  var files: [String: AssetFileSize]?
  var registrations: [AssetRegistration] = []
}

/// The keys of an asset entry, decisions 50.
enum AssetEntryKey: String, JSONKey {
  case type, contents, files, registrations
  static let table = KeyTable(AssetEntryKey.self)
}

extension DocumentDecoder {
  /// Reads assets by name: each an entry, or a `Contents.json` alone whose files all exist.
  mutating func decodeAssets() throws(Fault) {
    guard var object = try reader.beginMap("an object of assets by name") else { return }
    var budget = AssetBudget(limit: limits.assets)
    while let name = try reader.nextMember(of: &object) {
      try budget.take(at: reader)
      guard var set = try decodeAsset(named: name, &budget) else { continue }
      budget.takeNotes(of: &set)
      document.assets.add(set)
    }
  }

  /// An object with `contents` or `registrations` is an entry: no `Contents.json` has such keys.
  private mutating func decodeAsset(named name: String, _ budget: inout AssetBudget) throws(Fault)
    -> AssetSet?
  {
    var parts = AssetEntryParts()
    let place = reader.pointer
    var isEntry = try reader.objectHasMember("contents")
    if !isEntry { isEntry = try reader.objectHasMember("registrations") }
    if isEntry {
      guard var object = try reader.beginObject() else { return nil }
      while let key = try reader.nextKey(of: &object, in: AssetEntryKey.table) {
        try decodeMember(key, of: &parts, &budget)
      }
    } else {
      parts.contents = try ContentsDecoder.decode(&reader, budget: &budget)
      if parts.contents == nil { return nil }
    }
    return makeAssetSet(
      name: name, type: parts.type, contents: parts.contents, files: parts.files,
      registrations: parts.registrations, pointer: place.appending("contents"))
  }

  mutating func decodeMember(
    _ key: AssetEntryKey, of parts: inout AssetEntryParts, _ budget: inout AssetBudget
  ) throws(Fault) {
    switch key {
    case .type: parts.type = try decodeAssetType()
    case .contents: parts.contents = try ContentsDecoder.decode(&reader, budget: &budget)
    case .files: parts.files = try decodeAssetFiles(&budget)
    case .registrations: parts.registrations = try decodeRegistrations(&budget)
    }
  }

  private mutating func decodeAssetType() throws(Fault) -> AssetType? {
    let names = AssetType.known.map(\.rawValue)
    guard let name = try reader.string("the type of an asset, such as imageset") else { return nil }
    if names.contains(name) { return AssetType(rawValue: name) }
    reader.fault(
      .invalidValue(
        expected: "the type of an asset, such as imageset", nearest: nearestNames(to: name, in: names)))
    return nil
  }

  // MARK: Files

  private enum FileKey: String, JSONKey {
    case pixelWidth, pixelHeight, pointWidth, pointHeight
  }
  private static let fileKeys = KeyTable(FileKey.self)

  private mutating func decodeAssetFiles(
    _ budget: inout AssetBudget
  ) throws(Fault) -> [String: AssetFileSize]? {
    guard var object = try reader.beginMap("an object of sizes by file name") else { return nil }
    var files: [String: AssetFileSize] = [:]
    while let name = try reader.nextMember(of: &object) {
      try budget.take(at: reader)
      if isUnsafePath(name) { reader.fault(.unsafePath(name)) }
      files[name] = try decodeFileSize()
    }
    return files
  }

  /// Pixels or points of a file; an object without a key says that the file exists.
  private mutating func decodeFileSize() throws(Fault) -> AssetFileSize {
    let expected = "an object with pixelWidth and pixelHeight, or with pointWidth and pointHeight"
    guard var object = try reader.beginObject(expected) else { return .unknown }
    var values: [FileKey: Double] = [:]
    var seen: Set<FileKey> = []
    while let key = try reader.nextKey(of: &object, in: Self.fileKeys) {
      seen.insert(key)
      values[key] = try decodeFileLength()
    }
    switch seen {
    case []: return .unknown
    case [.pixelWidth, .pixelHeight]:
      return size(values[.pixelWidth], values[.pixelHeight]).map { .pixels($0) } ?? .unknown
    case [.pointWidth, .pointHeight]:
      return size(values[.pointWidth], values[.pointHeight]).map { .points($0) } ?? .unknown
    default:
      reader.fault(.invalidValue(expected: expected, nearest: []))
      return .unknown
    }
  }

  private mutating func decodeFileLength() throws(Fault) -> Double? {
    guard let value = try reader.double() else { return nil }
    if value > 0, value <= longestLength { return value }
    reader.fault(.invalidValue(expected: "a number above 0, at most 10000000", nearest: []))
    return nil
  }

  private func size(_ width: Double?, _ height: Double?) -> Size? {
    guard let width, let height else { return nil }
    return Size(width: width, height: height)
  }

  // MARK: Registered images

  private enum RegistrationKey: String, JSONKey {
    case filename, imageScale, traits
  }
  private static let registrationKeys = KeyTable(RegistrationKey.self)

  private mutating func decodeRegistrations(
    _ budget: inout AssetBudget
  ) throws(Fault) -> [AssetRegistration] {
    var registrations: [AssetRegistration] = []
    guard var array = try reader.beginArray("an array of registered images") else { return [] }
    while try reader.nextElement(of: &array) != nil {
      try budget.take(at: reader)
      guard var object = try reader.beginObject("a registered image") else { continue }
      var registration = AssetRegistration(filename: "", imageScale: nil, traits: TraitCollection())
      var hasFilename = false
      while let key = try reader.nextKey(of: &object, in: Self.registrationKeys) {
        switch key {
        case .filename:
          hasFilename = true
          registration.filename = try decodeRegisteredName()
        case .imageScale: registration.imageScale = try decodeImageScale()
        case .traits: registration.traits = try decodeTraits()
        }
      }
      if !hasFilename { reader.fault(.missingKey("filename")) }
      registrations.append(registration)
    }
    return registrations
  }

  private mutating func decodeRegisteredName() throws(Fault) -> String {
    guard let name = try reader.string("the name of a file") else { return "" }
    if name.isEmpty {
      reader.fault(.invalidValue(expected: "a text that is not empty", nearest: []))
    } else if isUnsafePath(name) {
      reader.fault(.unsafePath(name))
    }
    return name
  }

  private mutating func decodeImageScale() throws(Fault) -> Double? {
    guard let value = try reader.double() else { return nil }
    if value > 0, value <= 100 { return value }
    reader.fault(.invalidValue(expected: "a number above 0, at most 100", nearest: []))
    return nil
  }
}

// MARK: - Archives

extension DocumentDecoder {
  /// Puts the assets of the archive behind those of the document.
  ///
  /// - Returns: What is wrong with sets that a view uses; others may be as they are (assets E-3).
  mutating func addArchive() -> [Fault] {
    guard let archive else { return [] }
    document.assets.add(archive.catalog)
    var faults: [Fault] = []
    for name in document.imageNames {
      for fault in document.assets.faults(named: name, for: .image) where !faults.contains(fault) {
        faults.append(fault)
      }
    }
    return faults
  }
}

extension LayoutDocument {
  /// The names of the images that views show in some environment, each once, in order.
  fileprivate var imageNames: [String] {
    var names = details.compactMap(\.image)
    for variation in viewVariations {
      switch variation.property {
      case .image(let name): names.append(name)
      case .content(.configuration(let configuration)): names += [configuration.image].compactMap { $0 }
      default: break
      }
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
