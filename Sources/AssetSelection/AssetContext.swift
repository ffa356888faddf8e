package import LayoutModel

/// The traits and facts that choose a variant, with the values that unspecified ones count as
/// (AS-environment).
package struct AssetContext: Hashable, Sendable {
  /// Nil matches universal rows only.
  var idiom: AssetIdiom?
  /// Pixels per point.
  var displayScale: Double
  /// Whether nothing said the display scale.
  var isDisplayScaleAssumed: Bool
  var widthClass: SizeClass?
  var heightClass: SizeClass?
  var style: UserInterfaceStyle
  var contrast: AccessibilityContrast
  var gamut: DisplayGamut
  package var direction: LayoutDirection
  var surroundings: AssetSurroundings

  /// - Parameter idiom: Replaces that of the traits: catalogs know devices that UIKit does not (AS-idioms).
  package init(_ traits: TraitCollection, in surroundings: AssetSurroundings, idiom: AssetIdiom? = nil) {
    self.idiom = idiom ?? traits.userInterfaceIdiom.map { AssetIdiom($0) }
    let scale = traits.displayScale ?? surroundings.device.displayScale
    displayScale = scale ?? 2
    isDisplayScaleAssumed = scale == nil
    widthClass = traits.horizontalSizeClass
    heightClass = traits.verticalSizeClass
    style = traits.userInterfaceStyle ?? .light
    contrast = traits.accessibilityContrast ?? .normal
    gamut = traits.displayGamut ?? .sRGB
    direction = traits.layoutDirection ?? .leftToRight
    self.surroundings = surroundings
  }

  /// Where the idiom of a row stands in the chain of those that may serve here, nil if it does not
  /// (AS-idioms, AS-catalyst).
  func position(of slot: AssetSlot) -> Int? {
    guard let idiom = slot.idiom.value else { return nil }
    if surroundings.device.isCatalyst, self.idiom == .mac || self.idiom == .ipad {
      switch idiom {
      case .ipad: return slot.subtype == .value("mac-catalyst") ? 0 : 2
      case .mac: return 1
      case .universal: return 3
      default: return nil
      }
    }
    if idiom == self.idiom { return 0 }
    guard idiom == .universal else { return nil }
    return self.idiom == nil ? 0 : 1
  }
}

/// What is the same for every view of a window: the device, and the languages as ranks.
package final class AssetSurroundings: Hashable, Sendable {
  let device: AssetDevice
  /// The rank of every tag and of every tag that it begins with: the first language before later ones, within
  /// it the longest before shorter ones (AS-locale).
  let languageRanks: [String: Int]

  package init(_ environment: AssetEnvironment) {
    var device = environment.device
    if device.isCatalyst { device.subtypes.insert("mac-catalyst") }
    self.device = device
    var ranks: [String: Int] = [:]
    for (index, language) in environment.languages.enumerated() {
      var subtags = language.lowercased().split { $0 == "-" || $0 == "_" }.prefix(Self.subtagLimit)
      var dropped = 0
      while !subtags.isEmpty {
        let tag = subtags.joined(separator: "-")
        if ranks[tag] == nil { ranks[tag] = index * Self.subtagLimit + dropped }
        subtags.removeLast()
        dropped += 1
      }
    }
    languageRanks = ranks
  }

  /// No registered tag has so many.
  static let subtagLimit = 16

  package static func == (a: AssetSurroundings, b: AssetSurroundings) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
