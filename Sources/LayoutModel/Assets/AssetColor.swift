import Glibc

/// The colour of a colour set's row (AS-colours).
package enum AssetColor: Equatable, Sendable {
  /// Red, green, blue, alpha, or white, alpha: as stored, clamped where the space ends at 0 and 1.
  case components(AssetColorSpace, [Double])
  /// A colour that only the system knows (`labelColor`).
  case reference(String, platform: String?)
  /// Something that cannot be read as a colour.
  case unsupported

  /// Red, green, blue, alpha in sRGB, also beyond 0 to 1; nil for a reference. Rounded, so that every machine gives the same (AS-srgb).
  package var sRGBComponents: [Double]? {
    guard case .components(let space, let values) = self, let alpha = values.last else { return nil }
    let rgb: [Double]
    switch space {
    case .sRGB, .extendedSRGB: rgb = Array(values.dropLast())
    case .extendedLinearSRGB: rgb = values.dropLast().map(encoded)
    case .displayP3:
      let linear = values.dropLast().map(decoded)
      rgb = displayP3ToSRGB.map { row in encoded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }) }
    case .grayGamma22: rgb = Array(repeating: encoded(pow(values[0], 2.2)), count: 3)
    case .extendedGray: rgb = Array(repeating: values[0], count: 3)
    }
    return (rgb + [alpha]).map { ($0 * 1e6).rounded() / 1e6 + 0 }
  }
}

/// The colour spaces of asset catalogs (AS-colour-spaces).
package enum AssetColorSpace: String, Sendable, CaseIterable {
  case sRGB = "srgb"
  case displayP3 = "display-p3"
  case extendedSRGB = "extended-srgb"
  case extendedLinearSRGB = "extended-linear-srgb"
  case grayGamma22 = "gray-gamma-22"
  case extendedGray = "extended-gray"

  /// The names of the components, as answers write them.
  package var componentNames: [String] {
    self == .grayGamma22 || self == .extendedGray ? ["white", "alpha"] : ["red", "green", "blue", "alpha"]
  }

  /// Whether components end at 0 and 1 (AS-colour-clamp).
  package var isClamped: Bool { self == .sRGB || self == .displayP3 || self == .grayGamma22 }
}

private let displayP3ToSRGB: [[Double]] = [
  [1.22494, -0.22494, 0], [-0.04206, 1.04206, 0], [-0.01964, -0.07864, 1.09827],
]

/// The transfer function of sRGB, continued below 0 as its mirror image.
private func encoded(_ linear: Double) -> Double {
  let magnitude = abs(linear)
  let value = magnitude <= 0.003_130_8 ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
  return linear < 0 ? -value : value
}

private func decoded(_ value: Double) -> Double {
  let magnitude = abs(value)
  let linear = magnitude <= 0.040_45 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
  return value < 0 ? -linear : linear
}
