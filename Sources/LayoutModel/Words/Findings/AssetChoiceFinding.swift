/// What is told of what an environment gets of an asset.
package enum AssetChoiceFinding: Hashable, Sendable {
  case imageNotFound(String)
  case noVariants
  /// Viewers, in words, for which a set has no rows.
  case noVariantsFor(String)
  case noEligibleVariant
  /// Viewers, in words, for which a set has no row that can be used.
  case noEligibleVariantFor(String)
  case unsupportedAssetType(AssetType)
  case sizeUnknown(file: String)
  case symbolSizeUnknown
  case displayScaleAssumed
  case cutCaps
  case vectorInScaledSlot
  /// Images for which no rejected rows are listed, because this many are listed for others.
  case rejectionsOmitted(limit: Int)

  /// What is wrong, in one sentence.
  package var message: String { sentence.text() }

  var sentence: Sentence {
    switch self {
    case .imageNotFound(let name): Sentence(.imageNotFound, "No image is called '\(name)'.")
    case .noVariants: Sentence(.noVariants, "The set has no rows.")
    case .noVariantsFor(let viewers): Sentence(.noVariants, "Nothing for \(viewers).")
    case .noEligibleVariant: Sentence(.noEligibleVariant, "No row of the set can be used here.")
    case .noEligibleVariantFor(let viewers): Sentence(.noEligibleVariant, "Nothing for \(viewers).")
    case .unsupportedAssetType(let type):
      Sentence(.unsupportedAssetType, "Assets of type \(type.rawValue) are not chosen by traits.")
    case .sizeUnknown(let file):
      Sentence(.sizeUnknown, "The size of '\(file)' is not given, so the image has none.")
    case .symbolSizeUnknown:
      Sentence(.symbolSizeUnknown, "The size of a symbol depends on its configuration; give it.")
    case .displayScaleAssumed:
      Sentence(.displayScaleAssumed, "Nothing says the display scale; it is taken to be 2.")
    case .cutCaps: Sentence(.invalidValue, "The caps are larger than the file; they are cut.")
    case .vectorInScaledSlot:
      Sentence(
        .vectorInScaledSlot, "A vector in a slot with a scale: its page counts points all the same.")
    case .rejectionsOmitted(let limit):
      Sentence(.rejectionsOmitted, "\(limit) rejected rows are listed; further images list none.")
    }
  }
}

extension Diagnostic.Code {
  package static let imageNotFound = Self("imageNotFound", rule: "No asset has the name of an image.")
  package static let noVariants = Self("noVariants", rule: "An asset has no rows.")
  package static let noEligibleVariant = Self(
    "noEligibleVariant", rule: "No row of an asset can be used here.")
  package static let unsupportedAssetType = Self("unsupportedAssetType")
  package static let sizeUnknown = Self("sizeUnknown")
  package static let symbolSizeUnknown = Self("symbolSizeUnknown")
  package static let displayScaleAssumed = Self("displayScaleAssumed")
  package static let vectorInScaledSlot = Self("vectorInScaledSlot", .info)
  package static let rejectionsOmitted = Self("rejectionsOmitted", .info)

  static let assetChoiceCodes = [
    imageNotFound, noVariants, noEligibleVariant, unsupportedAssetType, sizeUnknown, symbolSizeUnknown,
    displayScaleAssumed, vectorInScaledSlot, rejectionsOmitted,
  ]
}
