/// What is told of a set of assets, whoever asks for it.
package enum AssetSetFinding: Hashable, Sendable {
  case missingIdiom
  case fileMissing(String)
  case duplicateSlot
  case anyScaleBitmapConflict
  /// A row without a file, with the viewers, in words, that would get it.
  case missingSlot(row: Int, viewers: String)
  case unassignedFile(String)
  case unreachableFile(String)
  case duplicateAssetName(String, AssetType)
  /// A set that hides another, whose folder is given where it has one.
  case overridden(String?)
  case registrationWithoutScale
  case unreferencedFile(String)

  var sentence: Sentence {
    switch self {
    case .missingIdiom: Sentence(.missingIdiom, "A row without an idiom counts as unassigned.")
    case .fileMissing(let file): Sentence(.fileMissing, "The file '\(file)' is not among those of the set.")
    case .duplicateSlot: Sentence(.duplicateSlot, "Another row before this one has the same attributes.")
    case .anyScaleBitmapConflict:
      Sentence(
        .anyScaleBitmapConflict,
        "A bitmap without a scale stands beside rows with one, which Xcode refuses; it is left out.")
    case .missingSlot(let row, let viewers):
      Sentence(.missingSlot, "Row \(row) is empty; it would be for \(viewers).")
    case .unassignedFile(let file): Sentence(.unassignedFile, "'\(file)' is assigned to no slot.")
    case .unreachableFile(let file):
      Sentence(.unreachableFile, "No device gets '\(file)': others fit better or as well.")
    case .duplicateAssetName(let name, let type):
      Sentence(.duplicateAssetName, "Another \(type.rawValue) before this one is called '\(name)'.")
    case .overridden(let folder):
      Sentence(.overridden, "It takes the place of \(folder ?? "another set") in the archive.")
    case .registrationWithoutScale:
      Sentence(
        .registrationWithoutScale, "Traits without a display scale register an image for scale 1.")
    case .unreferencedFile(let file): Sentence(.unreferencedFile, "No row names the file '\(file)'.")
    }
  }
}

extension Diagnostic.Code {
  package static let fileMissing = Self(
    "fileMissing", rule: "A row of an asset names a file that is not there.")
  package static let duplicateSlot = Self(
    "duplicateSlot", rule: "Two rows of an asset have the same attributes.")
  package static let missingSlot = Self(
    "missingSlot", rule: "An asset lacks a row that others of its kind have.")
  package static let unassignedFile = Self("unassignedFile", .info, rule: "A file of an asset is in no row.")
  package static let unreachableFile = Self(
    "unreachableFile", rule: "No environment chooses a file of an asset.")
  package static let duplicateAssetName = Self("duplicateAssetName", rule: "Two assets have one name.")
  package static let missingIdiom = Self("missingIdiom")
  package static let anyScaleBitmapConflict = Self("anyScaleBitmapConflict")
  package static let overridden = Self("overridden", .info)
  package static let registrationWithoutScale = Self("registrationWithoutScale", .info)
  package static let unreferencedFile = Self("unreferencedFile", .info)

  static let assetSetCodes = [
    fileMissing, duplicateSlot, missingSlot, unassignedFile, unreachableFile, duplicateAssetName,
    missingIdiom,
    anyScaleBitmapConflict, overridden, registrationWithoutScale, unreferencedFile,
  ]
}
