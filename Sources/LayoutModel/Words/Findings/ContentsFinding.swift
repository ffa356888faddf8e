/// What is told of folders of a catalogue and of what their files `Contents.json` say.
package enum ContentsFinding: Hashable, Sendable {
  case missingContents(folder: String)
  case unreadableContents(folder: String)
  case unknownFolderType(String, folder: String)
  case nestedSet(folder: String)
  case unknownVersion
  case unknownKey(String)
  /// An array of rows that sets of another type have.
  case keyOfOtherType(String, AssetType)
  /// A key that belongs into `properties`.
  case misplacedKey
  case unusualFileType
  /// A value that cannot be used, so that its key is ignored. A noun phrase says what can.
  case invalidValue(expected: String)
  case slicesWithoutMode
  case negativeCap
  case unknownCenterMode
  /// A value that only versions to come know, so that its row is left out.
  case unsupportedValue(Unsupported)

  package enum Unsupported: Equatable, Sendable {
    case noColor, color, noAppearances, appearance, value
  }

  var sentence: Sentence {
    switch self {
    case .missingContents(let folder):
      Sentence(.missingContents, "\(folder): a set needs a Contents.json; it is left out.")
    case .unreadableContents(let folder):
      Sentence(.unreadableContents, "\(folder)/Contents.json cannot be read; the set is left out.")
    case .unknownFolderType(let type, let folder):
      Sentence(.unknownFolderType, "\(folder): '.\(type)' is no type; it counts as a group.")
    case .nestedSet(let folder):
      Sentence(.nestedSet, "\(folder): a set inside another one has no name of its own.")
    case .unknownVersion: Sentence(.unknownVersion, "Version 1 of the format is known.")
    case .unknownKey(let key):
      Sentence(.unknownKey, "The key '\(key.prefix(64))' is not known here and is ignored.")
    case .keyOfOtherType(let key, let type):
      Sentence(.unknownKey, "Sets of type \(type.rawValue) have no '\(key)'.")
    case .misplacedKey:
      Sentence(.misplacedKey, "This key belongs into properties; it is read as if it stood there.")
    case .unusualFileType: Sentence(.unusualFileType, "Image sets seldom hold files of this type.")
    case .invalidValue(let expected): Sentence(.invalidValue, "Expected \(expected); the key is ignored.")
    case .slicesWithoutMode:
      Sentence(.invalidValue, "Slices need a mode: 9-part or 3-part; they are ignored.")
    case .negativeCap: Sentence(.invalidValue, "A cap is not negative; it counts as 0.")
    case .unknownCenterMode: Sentence(.invalidValue, "Expected tile, stretch or fill; tile is taken.")
    case .unsupportedValue(let value): Sentence(.unsupportedValue, "\(value.words); the row is left out.")
    }
  }
}

extension ContentsFinding.Unsupported {
  fileprivate var words: String {
    switch self {
    case .noColor: "Expected a colour"
    case .color: "This colour cannot be read"
    case .noAppearances: "Expected an array of appearances"
    case .appearance: "Such an appearance is not known"
    case .value: "This value is not known"
    }
  }
}

extension Diagnostic.Code {
  package static let missingContents = Self("missingContents", .error, rule: "An asset has no Contents.json.")
  package static let unreadableContents = Self(
    "unreadableContents", .error, rule: "The Contents.json of an asset cannot be read.")
  package static let unknownFolderType = Self("unknownFolderType", .info)
  package static let nestedSet = Self("nestedSet", .info)
  package static let unknownVersion = Self("unknownVersion")
  package static let unknownKey = Self("unknownKey", .info)
  package static let misplacedKey = Self("misplacedKey", .info)
  package static let unusualFileType = Self("unusualFileType", .info)
  package static let invalidValue = Self("invalidValue")
  package static let unsupportedValue = Self("unsupportedValue")

  static let contentsCodes = [
    missingContents, unreadableContents, unknownFolderType, nestedSet, unknownVersion, unknownKey,
    misplacedKey, unusualFileType, invalidValue, unsupportedValue,
  ]
}
