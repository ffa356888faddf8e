/// What decides about a variant besides the traits.
package struct AssetEnvironment: Hashable, Sendable {
  /// BCP 47 tags, the preferred first.
  package var languages: [String] = []
  package var device = AssetDevice()

  package init() {}
}

/// What assets ask about a device (AS-environment). A fact that is unknown is nil.
package struct AssetDevice: Hashable, Sendable {
  package var displayScale: Double?
  /// Names of the device within its idiom: `retina4`, `667h`.
  package var subtypes: Set<String> = []
  /// In points.
  package var screenWidth: Double?
  package var memoryGB: Double?
  package var graphicsFeatureSet: GraphicsFeatureSet?
  /// Whether the app is an iPad app on a Mac.
  package var isCatalyst = false

  package init() {}

  /// What the catalogue knows: no memory, no graphics processor (AS-device-facts).
  package init(_ device: Device) {
    displayScale = device.displayScale
    screenWidth = device.portraitSize?.width
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

  /// Portrait height in points and in native pixels, and `retina4` for the phones that were called so
  /// (AS-subtypes).
  private static func subtypes(of device: Device) -> Set<String> {
    var names: Set<String> = []
    for height in [device.portraitSize?.height, device.nativePixels?.height] {
      if let height, height == height.rounded(), height < 1e6 { names.insert("\(Int(height))h") }
    }
    if device.idiom == .phone, device.portraitSize?.height == 568 { names.insert("retina4") }
    return names
  }
}
