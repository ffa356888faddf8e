/// Why a name can be no device of the catalogue: what bears it has no screens of UIKit.
package enum ForeignDevice: Sendable {
  /// A phone or tablet of somebody else.
  case otherMaker
  /// A device of Apple with other frameworks for its windows.
  case otherFramework

  private static let makers: Set<String> = [
    "android", "fairphone", "galaxy", "honor", "htc", "huawei", "kindle", "lenovo", "lg", "moto", "motorola",
    "nexus",
    "nokia", "oneplus", "oppo", "pixel", "poco", "realme", "redmi", "samsung", "sony", "surface", "vivo",
    "xiaomi",
    "xperia", "zte",
  ]
  private static let frameworks: Set<String> = [
    "imac", "mac", "macbook", "macos", "vision", "visionos", "watch", "watchos",
  ]

  /// - Returns: Nil for a name that may be a misspelt device. Only the first 64 letters are looked at.
  package init?(named name: String) {
    let words = name.prefix(64).lowercased().split { !("a"..."z").contains($0) }.map(String.init)
    // Names of Apple's devices may have any of these words beside their own.
    if words.contains(where: { ["iphone", "ipad", "ipod", "tv"].contains($0) }) { return nil }
    if words.contains(where: Self.makers.contains) {
      self = .otherMaker
    } else if words.contains(where: Self.frameworks.contains) {
      self = .otherFramework
    } else {
      return nil
    }
  }
}

/// What to say of a device that the catalogue does not have.
///
/// - Parameter nearest: The ids that may be meant, or that can be taken in its place.
package func sentence(forUnknownDevice name: String, _ nearest: [String]) -> String {
  let all = "`layout-resolver devices` and GET /v1/devices list them all."
  let take = " Take \(nearest.map { "'\($0)'" }.joined(separator: " or "))"
  switch ForeignDevice(named: name) {
  case .otherMaker:
    return "'\(name)' is no device of Apple's, and UIKit runs on no other.\(take). \(all)"
  case .otherFramework:
    return "'\(name)' has no windows of UIKit that are known here.\(take). \(all)"
  // Identifiers of models have a comma before a digit: `iPhone15,2`.
  case nil where name.split(separator: ",").dropFirst().contains { $0.first?.isNumber == false }:
    return
      "'\(name)' is more than one device. Each has a --device of its own, or an entry of 'environments'. \(all)"
  case nil: return "No device is called '\(name)'.\(suggestion(nearest)) \(all)"
  }
}
