/// Families of facts in a device's record. The operations are written out: generic ones are slow from another module.
package struct CatalogueFacts: OptionSet, Equatable, Sendable {
  package private(set) var rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package init() { rawValue = 0 }

  /// The edges of the safe area of a window; both sides together.
  package static let safeAreaTop = CatalogueFacts(rawValue: 1)
  package static let safeAreaSides = CatalogueFacts(rawValue: 1 << 1)
  package static let safeAreaBottom = CatalogueFacts(rawValue: 1 << 2)
  package static let safeAreaTopAndBottom: CatalogueFacts = [.safeAreaTop, .safeAreaBottom]
  package static let safeArea: CatalogueFacts = [.safeAreaTop, .safeAreaSides, .safeAreaBottom]
  /// The margins at the sides of a root view that fills the screen.
  package static let layoutMargins = CatalogueFacts(rawValue: 1 << 3)
  package static let readableContentMaxWidth = CatalogueFacts(rawValue: 1 << 4)
  // Bars of the design up to system 18.
  package static let navigationBarHeight = CatalogueFacts(rawValue: 1 << 5)
  package static let navigationBarBottom = CatalogueFacts(rawValue: 1 << 6)
  package static let tabBarHeight = CatalogueFacts(rawValue: 1 << 7)
  package static let toolbarHeight = CatalogueFacts(rawValue: 1 << 8)
  /// All bars of the design from system 26 on.
  package static let barsOS26 = CatalogueFacts(rawValue: 1 << 9)
  package static let displayScale = CatalogueFacts(rawValue: 1 << 10)
  package static let displayGamut = CatalogueFacts(rawValue: 1 << 11)
  /// Size of a window that fills the screen.
  package static let size = CatalogueFacts(rawValue: 1 << 12)
  package static let sizeClasses = CatalogueFacts(rawValue: 1 << 13)
  /// Size of a window beside other apps.
  package static let sharedSize = CatalogueFacts(rawValue: 1 << 14)
  package static let sharedSizeClasses = CatalogueFacts(rawValue: 1 << 15)
  package static let osVersions = CatalogueFacts(rawValue: 1 << 16)
  package static let supportedOrientations = CatalogueFacts(rawValue: 1 << 17)
  package static let reservedRegions = CatalogueFacts(rawValue: 1 << 18)
  package static let bars: CatalogueFacts = [
    .navigationBarHeight, .navigationBarBottom, .tabBarHeight, .toolbarHeight, .barsOS26,
  ]
  /// What a window that fills the screen has of it, and one beside other apps.
  package static let screen: CatalogueFacts = [.size, .sizeClasses]
  package static let sharedScreen: CatalogueFacts = [.sharedSize, .sharedSizeClasses]
  /// What no request states.
  package static let ofDevice: CatalogueFacts = [.readableContentMaxWidth, .bars]

  /// What every layout reads, because its window or its traits are made of it.
  package static let ofEveryLayout: CatalogueFacts = [
    .displayScale, .size, .sizeClasses, .sharedSize, .sharedSizeClasses, .osVersions, .supportedOrientations,
    .reservedRegions,
  ]

  package mutating func insert(_ facts: CatalogueFacts) { rawValue |= facts.rawValue }
  package mutating func remove(_ facts: CatalogueFacts) { rawValue &= ~facts.rawValue }
  package mutating func formUnion(_ other: CatalogueFacts) { rawValue |= other.rawValue }

  /// The edges of the safe area.
  package static func safeArea(_ edges: RectEdges) -> CatalogueFacts {
    var facts = CatalogueFacts()
    if edges.contains(.top) { facts.insert(.safeAreaTop) }
    if edges.contains(.bottom) { facts.insert(.safeAreaBottom) }
    if !edges.isDisjoint(with: .sides) { facts.insert(.safeAreaSides) }
    return facts
  }
}
