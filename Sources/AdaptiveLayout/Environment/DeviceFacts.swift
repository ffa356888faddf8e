import LayoutModel

/// What the stages read of a device, under the names of ``Device``.
@dynamicMemberLookup
struct DeviceFacts: Hashable, Sendable {
  /// Of the rendering, where the traits do not say it.
  var displayScale: Double
  /// In points.
  var readableContentMaxWidth: Double
  var hasHomeIndicator: Bool
  private var screen = SharedScreen.unread

  init(of window: borrowing WindowEnvironment, reading facts: EnvironmentFacts) {
    displayScale = window.device.displayScale
    readableContentMaxWidth = window.device.readableContentMaxWidth
    hasHomeIndicator = window.device.hasHomeIndicator
    if facts.contains(.screen) { screen = SharedScreen(ScreenFacts(of: window.device)) }
  }

  subscript<Fact>(dynamicMember fact: KeyPath<ScreenFacts, Fact>) -> Fact { screen.facts[keyPath: fact] }

  /// By reference, since few documents read it and every stage is handed the environment.
  private final class SharedScreen: Hashable, Sendable {
    let facts: ScreenFacts

    init(_ facts: ScreenFacts) { self.facts = facts }

    static let unread = SharedScreen(ScreenFacts())

    static func == (a: SharedScreen, b: SharedScreen) -> Bool { a === b || a.facts == b.facts }

    func hash(into hasher: inout Hasher) { hasher.combine(facts) }
  }
}

/// What only documents read that ask for the screen; the defaults stand in the others.
struct ScreenFacts: Hashable, Sendable {
  var idiom: UserInterfaceIdiom = .phone
  /// Of the screen, in points.
  var shorterSide: Double = 0
  var safeAreas: [SafeAreaEra] = []
  var sizeClasses: PerOrientation<SizeClasses>?
  var bars = DeviceBars()
  var barsOS26: DeviceBars?
  /// The newest version of the design up to 18 that the device runs.
  var newestSystemVersion = SystemVersion(18)

  init() {}

  init(of device: Device) {
    idiom = device.idiom
    let screen = device.portraitSize ?? device.landscapeSize
    shorterSide = min(screen.width, screen.height)
    safeAreas = device.safeAreas
    sizeClasses = device.sizeClasses
    bars = device.bars
    barsOS26 = device.barsOS26
    newestSystemVersion = SystemVersion(min(device.newestSystemVersion.major, 18))
  }
}
