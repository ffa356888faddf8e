import JSON
import LayoutModel

/// The parts of an asset entry as they were read.
struct AssetEntryParts {
  var type: AssetType?
  var contents: ContentsDecoder.Contents?
  var files: [String: AssetFileSize]?
  var registrations: [AssetRegistration] = []
}

/// The keys of an asset entry (AS-entry).
enum AssetEntryKey: Int, DocumentKey {
  case type, contents, files, registrations
  static let keys = Keys(AssetEntryKey.self)
}

/// Reads the assets of a document.
enum AssetReader {
  /// Reads assets by name: each an entry, or a `Contents.json` alone whose files all exist.
  static func read(_ reader: inout JSONReader, _ draft: inout Draft) throws(ReadingEnded) {
    guard var object = try reader.beginMap("an object of assets by name") else { return }
    var budget = AssetBudget(limit: draft.limits.assets)
    while let name = try reader.nextMember(of: &object) {
      try budget.take(at: &reader)
      guard var set = try readAsset(named: name, &budget, &reader, &draft) else { continue }
      budget.takeNotes(of: &set)
      draft.document.assets.add(set)
    }
  }

  /// An object with `contents` or `registrations` is an entry: no `Contents.json` has such keys.
  private static func readAsset(
    named name: String, _ budget: inout AssetBudget, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> AssetSet? {
    var parts = AssetEntryParts()
    let place = reader.pointer
    var isEntry = try reader.objectHasMember("contents")
    if !isEntry { isEntry = try reader.objectHasMember("registrations") }
    if isEntry {
      guard var object = try reader.beginObject() else { return nil }
      while let key = try reader.nextKey(of: &object, in: AssetEntryKey.keys) {
        try readMember(key, of: &parts, &budget, &reader, &draft)
      }
    } else {
      parts.contents = try ContentsDecoder.decode(&reader, budget: &budget)
      if parts.contents == nil { return nil }
    }
    return makeAssetSet(
      name: name, type: parts.type, contents: parts.contents, files: parts.files,
      registrations: parts.registrations, pointer: place.appending("contents"))
  }

  /// Reads one member of an entry.
  static func readMember(
    _ key: AssetEntryKey, of parts: inout AssetEntryParts, _ budget: inout AssetBudget,
    _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    switch key {
    case .type: parts.type = try reader.assetType()
    case .contents: parts.contents = try ContentsDecoder.decode(&reader, budget: &budget)
    case .files: parts.files = try reader.assetFiles(&budget)
    case .registrations: parts.registrations = try reader.registrations(&budget, &draft)
    }
  }
}
