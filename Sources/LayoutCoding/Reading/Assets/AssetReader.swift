import JSON
import LayoutModel

/// What an asset entry says (AS-entry).
struct AssetEntry {
  var type: AssetType?
  var contents: ContentsDecoder.Contents?
  var files: [String: AssetFileSize]?
  var registrations: [AssetRegistration] = []
}

enum AssetEntryKey: Int, DocumentKey {
  case type, contents, files, registrations
  static let keys = Keys(AssetEntryKey.self)
}

extension Draft {
  /// Reads assets by name: each an entry, or a `Contents.json` alone whose files all exist.
  mutating func readAssets() throws(ReadingEnded) {
    guard var object = try reader.beginMap("an object of assets by name") else { return }
    var budget = AssetBudget(limit: limits.assets)
    while let name = try reader.nextMember(of: &object) {
      try budget.take(at: &reader)
      guard var set = try readAsset(named: name, &budget) else { continue }
      budget.takeNotes(of: &set)
      document.assets.add(set)
    }
  }

  /// Reads the sizes of images by name: each `{"width": 40, "height": 40}` in points, or an asset as under `assets`.
  mutating func readImages() throws(ReadingEnded) {
    guard var object = try reader.beginMap("an object of sizes of images by name") else { return }
    var budget = AssetBudget(limit: limits.assets)
    while let name = try reader.nextMember(of: &object) {
      try budget.take(at: &reader)
      let isAsset = try reader.stands(.object)
      let hasWidth = try reader.objectHasMember("width")
      guard !isAsset || hasWidth else {
        if let set = try readAsset(named: name, &budget) { document.assets.add(set) }
        continue
      }
      let place = reader.pointer
      if let size = try reader.size() {
        document.assets.add(AssetSet(name: name, size: size, pointer: place))
      }
    }
  }

  /// An object with `contents` or `registrations` is an entry: no `Contents.json` has such keys.
  private mutating func readAsset(named name: String, _ budget: inout AssetBudget) throws(ReadingEnded)
    -> AssetSet?
  {
    var entry = AssetEntry()
    let place = reader.pointer
    var isEntry = try reader.objectHasMember("contents")
    if !isEntry { isEntry = try reader.objectHasMember("registrations") }
    if isEntry {
      guard var object = try reader.beginObject() else { return nil }
      while let key = try reader.nextKey(of: &object, in: AssetEntryKey.keys) {
        try readMember(key, of: &entry, &budget)
      }
    } else {
      entry.contents = try ContentsDecoder.decode(&reader, budget: &budget)
      if entry.contents == nil { return nil }
    }
    return makeAssetSet(name: name, entry, pointer: place.appending("contents"))
  }

  /// Reads one member of an entry.
  mutating func readMember(
    _ key: AssetEntryKey, of entry: inout AssetEntry, _ budget: inout AssetBudget
  ) throws(ReadingEnded) {
    switch key {
    case .type: entry.type = try reader.assetType()
    case .contents: entry.contents = try ContentsDecoder.decode(&reader, budget: &budget)
    case .files: entry.files = try reader.assetFiles(&budget)
    case .registrations:
      entry.registrations =
        try array("an array of registered images") { (draft) throws(ReadingEnded) in
          try budget.take(at: &draft.reader)
          return try draft.object(AssetRegistration.members)
        } ?? []
    }
  }
}

extension AssetRegistration {
  static let members = Members(
    "a registered image", AssetRegistration(filename: "", imageScale: nil, traits: TraitCollection()),
    [
      .init("filename", isNeeded: true) { (draft, registration) throws(ReadingEnded) in
        registration.filename = try draft.reader.registeredName()
      } write: { encoder, registration in
        encoder.json.string(registration.filename)
      },
      .init("imageScale") { (draft, registration) throws(ReadingEnded) in
        registration.imageScale = try draft.reader.scale()
      } write: { encoder, registration in
        if let scale = registration.imageScale { encoder.json.number(scale) }
      },
      .init("traits") { (draft, registration) throws(ReadingEnded) in
        registration.traits = try draft.traits()
      } write: { encoder, registration in
        encoder.traits(registration.traits)
      },
    ])
}

extension JSONReader {
  fileprivate mutating func assetType() throws(ReadingEnded) -> AssetType? {
    let expected: StaticString = "the type of an asset, such as imageset"
    let names = AssetType.known.map(\.rawValue)
    guard let name = try string(expected) else { return nil }
    return names.contains(name)
      ? AssetType(rawValue: name) : refuse(.expected(expected, nearest: nearestNames(to: name, in: names)))
  }

  fileprivate mutating func assetFiles(
    _ budget: inout AssetBudget
  ) throws(ReadingEnded) -> [String: AssetFileSize]? {
    guard var object = try beginMap("an object of sizes by file name") else { return nil }
    var files: [String: AssetFileSize] = [:]
    while let name = try nextMember(of: &object) {
      try budget.take(at: &self)
      if isUnsafePath(name) { fault(.unsafePath(name)) }
      files[name] = try fileSize()
    }
    return files
  }

  /// Pixels or points of a file; an object without a key says that the file exists.
  private mutating func fileSize() throws(ReadingEnded) -> AssetFileSize {
    let expected: StaticString =
      "an object with pixelWidth and pixelHeight, or with pointWidth and pointHeight"
    guard var object = try beginObject(expected) else { return .unknown }
    var numbers: [Double?] = [nil, nil, nil, nil]
    while let key = try nextKey(of: &object, in: FileKey.keys) {
      numbers[key.rawValue] = try number(
        in: .leastNonzeroMagnitude...longestLength, "a number above 0, at most 10000000")
    }
    func size(_ first: Int) -> Size? {
      guard let width = numbers[first], let height = numbers[first + 1] else { return nil }
      return Size(width: width, height: height)
    }
    switch FileKey.allCases.map({ object.has($0) }) {
    case [false, false, false, false]: return .unknown
    case [true, true, false, false]: return size(0).map { .pixels($0) } ?? .unknown
    case [false, false, true, true]: return size(2).map { .points($0) } ?? .unknown
    default:
      fault(.expected(expected))
      return .unknown
    }
  }

  fileprivate mutating func registeredName() throws(ReadingEnded) -> String {
    guard let name = try string("the name of a file") else { return "" }
    if name.isEmpty {
      fault(.expected("a text that is not empty"))
    } else if isUnsafePath(name) {
      fault(.unsafePath(name))
    }
    return name
  }
}

enum FileKey: Int, DocumentKey {
  case pixelWidth, pixelHeight, pointWidth, pointHeight
  static let keys = Keys(FileKey.self)
}

/// A set made of what its `Contents.json` says and what the request says about its files.
/// An entry without a type has the one that the arrays of its contents show; one without contents has the pointer.
func makeAssetSet(name: String, _ entry: AssetEntry, pointer: JSONPointer) -> AssetSet {
  let contents = entry.contents
  let type = entry.type ?? contents?.impliedType ?? .imageset
  var set = AssetSet(name: name, type: type, pointer: contents?.pointer ?? pointer)
  set.files = entry.files
  set.renderingMode = contents?.renderingMode ?? (name.hasSuffix("Template") ? .alwaysTemplate : .automatic)
  set.preservesVectorRepresentation = contents?.preservesVectorRepresentation ?? false
  set.diagnostics = contents?.notes ?? []
  if type.isSelectable { set.rows = AssetRegistration.rows(of: entry.registrations) }
  for section in contents?.sections ?? [] {
    if section.key == type.arrayKey {
      set.rows += section.rows
      set.diagnostics += section.notes
    } else if type.isSelectable {
      set.note(.contents(.keyOfOtherType(section.key, type)), at: set.pointer.appending(section.key))
    }
  }
  for (index, registration) in entry.registrations.enumerated() where registration.traits.displayScale == nil
  {
    set.note(
      .registrationWithoutScale,
      at: JSONPointer(set.pointer.tokens.dropLast() + ["registrations", String(index)]))
  }
  set.finish()
  return set
}

extension AssetSet {
  /// An image of one size everywhere, in points: a drawing, which every scale takes.
  init(name: String, size: Size, pointer: JSONPointer) {
    self.init(name: name, type: .imageset, pointer: pointer)
    var row = AssetRow(origin: .contents(0))
    row.slot.idiom = .value(.universal)
    row.filename = "\(name.split(separator: "/").last ?? "image").pdf"
    rows = [row]
    files = [row.filename ?? "": .points(size)]
    finish()
  }
}

extension ContentsDecoder.Contents {
  /// The type that has the first of the arrays, in the order of the types of sets (AS-set-types).
  fileprivate var impliedType: AssetType? {
    let types: [(String, AssetType)] = [
      ("images", .imageset), ("symbols", .symbolset), ("colors", .colorset), ("data", .dataset),
      ("layers", .imagestack), ("assets", .brandassets),
    ]
    return types.first { key, _ in sections.contains { $0.key == key } }?.1
  }
}

extension DocumentDraft {
  /// Puts the assets of the archive behind those of the document, or in their place.
  ///
  /// - Returns: What is wrong with sets that a view uses; others may be as they are (AS-unreadable).
  mutating func add(_ archive: AssetTree) -> [Fault] {
    if archive.replacesOwn { assets.replace(with: archive.catalog) } else { assets.add(archive.catalog) }
    var faults: [Fault] = []
    for fault in imageNames.flatMap({ assets.faults(named: $0, for: .image) }) where !faults.contains(fault) {
      faults.append(fault)
    }
    return faults
  }

  /// The names of the images that views show in some environment, each once, in order.
  private var imageNames: [String] {
    var names = details.compactMap(\.image)
    for case .asset(let name)? in details.map(\.backgroundImage) { names.append(name) }
    for variation in viewVariations {
      if case .asset(let name)? = variation.property.image { names.append(name) }
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
