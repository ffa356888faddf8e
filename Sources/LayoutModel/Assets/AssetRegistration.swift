/// An image that code adds to an asset: `UIImageAsset.register(_:with:)`.
package struct AssetRegistration: Equatable, Sendable {
  package var filename: String
  /// Pixels per point of the image, nil for that of its traits.
  package var imageScale: Double?
  package var traits: TraitCollection
  package init(filename: String, imageScale: Double?, traits: TraitCollection) {
    (self.filename, self.imageScale, self.traits) = (filename, imageScale, traits)
  }

  /// The registered images as rows: of those with equal traits the last (AS-register, AS-register-equal,
  /// AS-register-match). A missing display scale is 1; what a trait does not say, the row does not either.
  package static func rows(of registrations: [AssetRegistration]) -> [AssetRow] {
    var lastIndex: [TraitCollection: Int] = [:]
    for (index, registration) in registrations.enumerated() { lastIndex[registration.completeTraits] = index }
    return registrations.indices.filter { lastIndex[registrations[$0].completeTraits] == $0 }.map {
      registrations[$0].row(at: $0)
    }
  }

  private var completeTraits: TraitCollection {
    var traits = traits
    traits.displayScale = traits.displayScale ?? 1
    return traits
  }

  private func row(at index: Int) -> AssetRow {
    func attribute<Value>(_ value: Value?) -> AssetAttribute<Value> { value.map { .value($0) } ?? .any }
    var row = AssetRow(origin: .registration(index))
    row.filename = filename
    row.slot.idiom = .value(traits.userInterfaceIdiom.map { AssetIdiom($0) } ?? .universal)
    row.slot.widthClass = attribute(traits.horizontalSizeClass)
    row.slot.heightClass = attribute(traits.verticalSizeClass)
    row.slot.direction = attribute(traits.layoutDirection)
    row.slot.luminosity = attribute(traits.userInterfaceStyle)
    row.slot.contrast = traits.accessibilityContrast == .high ? .value(.high) : .any
    row.slot.gamut = attribute(traits.displayGamut)
    row.slot.scale = .value(traits.displayScale ?? 1)
    row.imageScale = imageScale ?? traits.displayScale ?? 1
    return row
  }
}
