/// A fact in the record of a device that rests on one source or on a derivation, and the windows that have it.
package struct CatalogueDoubt: Equatable, Sendable {
  /// As answers name it: `device.layoutMargins.landscape`.
  package let name: String
  private var facts: CatalogueFacts
  private var isLandscape, isZoomed, isOfNewestEra: Bool?
  private var mode: MultitaskingMode?

  /// Reads a path as the record lists it, with points; nil for what no layout reads, such as the radius of the corners.
  package init?(path: String) {
    let parts = path.split(separator: ".")
    guard let first = parts.first else { return nil }
    name = "device." + path
    let rest = parts.dropFirst()
    facts = []
    isLandscape = rest.contains("landscape") ? true : rest.contains("portrait") ? false : nil
    switch first {
    case "safeAreaInsets", "safeAreaInsetsByOS":
      facts = .safeArea(Self.edges(in: rest))
      (isZoomed, isOfNewestEra) = (false, first == "safeAreaInsets")
    case "displayZoom":
      isZoomed = true
      switch rest.first {
      case "safeAreaInsets": facts = .safeArea(Self.edges(in: rest))
      case "size": facts = .size
      case "sizeClasses": facts = .sizeClasses
      // Of Display Zoom nothing is known: there is no such window.
      default: return nil
      }
    case "multitasking":
      mode = rest.lazy.compactMap { MultitaskingMode(rawValue: String($0)) }.first
      switch rest.last {
      case "width", "height": facts = .sharedSize
      case "horizontal", "vertical": facts = .sharedSizeClasses
      default: facts = [.sharedSize, .sharedSizeClasses]
      }
    case "sizeClasses": (facts, isZoomed) = (.sizeClasses, false)
    default:
      guard let plain = Self.plainFacts[String(first)] else { return nil }
      facts = plain
    }
  }

  func isUsed(_ facts: CatalogueFacts, in window: borrowing WindowEnvironment) -> Bool {
    let isInset = !self.facts.isDisjoint(with: .safeArea)
    return !self.facts.isDisjoint(with: facts) && (!isInset || window.sources.hasDeviceInsets)
      && isLandscape.map { $0 == window.orientation.isLandscape } ?? true
      && isZoomed.map { $0 == window.sources.isZoomed } ?? true
      && isOfNewestEra.map { $0 == window.sources.isOfNewestEra } ?? true
      && mode.map { $0 == window.sources.listedMode } ?? true
  }

  /// The facts that have no parts but orientations.
  private static let plainFacts: [String: CatalogueFacts] = [
    "layoutMargins": .layoutMargins, "readableContentMaxWidth": .readableContentMaxWidth,
    "navigationBarHeight": .navigationBarHeight, "navigationBarBottom": .navigationBarBottom,
    "tabBarHeight": .tabBarHeight, "toolbarHeight": .toolbarHeight, "barsOS26": .barsOS26,
    "displayScale": .displayScale, "displayGamut": .displayGamut, "osVersions": .osVersions,
    "supportedOrientations": .supportedOrientations, "reservedRegions": .reservedRegions,
  ]

  /// The edge that a path names, else all.
  private static func edges(in parts: ArraySlice<Substring>) -> RectEdges {
    parts.lazy.compactMap { RectEdge(rawValue: String($0)) }.first.map { RectEdges($0) } ?? .all
  }
}
