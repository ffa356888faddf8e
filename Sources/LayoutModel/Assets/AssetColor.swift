/// The colour of a colour set's row (AS-colours).
package enum AssetColor: Hashable, Sendable {
  /// Components as stored, clamped where the space has no values beyond 0 to 1: red, green, blue, alpha, or
  /// white, alpha.
  case components(AssetColorSpace, [Double])
  /// A colour that only the system knows (`labelColor`).
  case reference(String, platform: String?)
  /// Something that cannot be read as a colour.
  case unsupported
}

/// The colour spaces of asset catalogs (AS-colour-spaces).
package enum AssetColorSpace: String, Hashable, Sendable, CaseIterable {
  case sRGB = "srgb"
  case displayP3 = "display-p3"
  case extendedSRGB = "extended-srgb"
  case extendedLinearSRGB = "extended-linear-srgb"
  case grayGamma22 = "gray-gamma-22"
  case extendedGray = "extended-gray"

  /// The names of the components, as answers write them.
  package var componentNames: [String] {
    switch self {
    case .grayGamma22, .extendedGray: ["white", "alpha"]
    default: ["red", "green", "blue", "alpha"]
    }
  }

  /// Whether components end at 0 and 1 (AS-colour-clamp).
  package var isClamped: Bool {
    switch self {
    case .sRGB, .displayP3, .grayGamma22: true
    case .extendedSRGB, .extendedLinearSRGB, .extendedGray: false
    }
  }
}
