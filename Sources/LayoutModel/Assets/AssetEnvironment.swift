/// What decides about a variant besides the traits.
package struct AssetEnvironment: Equatable, Sendable {
  /// BCP 47 tags, the preferred first.
  package var languages: [String] = []
  package var device = AssetDevice()
  package init() {}
}

/// What assets ask about a device (AS-environment). A fact that is unknown is nil.
package struct AssetDevice: Equatable, Sendable {
  package var displayScale: Double?
  /// Names of the device within its idiom: `retina4`, `667h`.
  package var subtypes: Set<String> = []
  /// In points.
  package var screenWidth: Double?
  package var memoryGB: Double?, graphicsFeatureSet: GraphicsFeatureSet?
  /// Whether the app is an iPad app on a Mac.
  package var isCatalyst = false
  package init() {}

  /// What the catalogue knows: no memory, no graphics processor (AS-device-facts).
  package init(_ device: Device) {
    (displayScale, screenWidth) = (device.displayScale, device.portraitSize?.width)
    subtypes = Self.subtypes(of: device)
    merge(device.assetFacts)
  }

  /// Lays `other` over these facts: what it knows wins.
  package mutating func merge(_ other: AssetDevice) {
    displayScale = other.displayScale ?? displayScale
    subtypes.formUnion(other.subtypes)
    screenWidth = other.screenWidth ?? screenWidth
    memoryGB = other.memoryGB ?? memoryGB
    graphicsFeatureSet = other.graphicsFeatureSet ?? graphicsFeatureSet
    isCatalyst = isCatalyst || other.isCatalyst
  }

  /// Portrait height in points and native pixels, and `retina4` for phones that were called so (AS-subtypes).
  private static func subtypes(of device: Device) -> Set<String> {
    let heights = [device.portraitSize?.height, device.nativePixels?.height].compactMap(\.self)
    let names = heights.filter { $0 == $0.rounded() && $0 < 1e6 }.map { "\(Int($0))h" }
    return Set(device.idiom == .phone && device.portraitSize?.height == 568 ? names + ["retina4"] : names)
  }
}
