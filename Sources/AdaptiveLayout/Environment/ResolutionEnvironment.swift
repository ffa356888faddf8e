package import LayoutModel

/// The window of a resolution as its stages see it: what they read of it is recorded.
///
/// The stages get nothing else of a window. So a layout is that of every window that agrees with its own in what was
/// recorded when it was made, and ``key`` is what such windows share it by.
package struct ResolutionEnvironment {
  /// Size of the window, in points.
  package let size: Size
  package let safeAreaInsets: EdgeInsets
  /// Traits of the window, with what rules for it say.
  package internal(set) var traits: TraitCollection
  let hasHomeIndicator: Bool
  /// Pixels of the window.
  let displayScale: Double
  /// In points.
  let readableContentMaxWidth: Double
  let reservedRegions: [ReservedRegion]
  private let record: Record

  /// A window of which nothing was read.
  package init(_ window: WindowEnvironment) {
    size = window.size
    safeAreaInsets = window.safeAreaInsets
    traits = window.traits
    hasHomeIndicator = window.device.hasHomeIndicator
    displayScale = window.device.displayScale
    readableContentMaxWidth = window.device.readableContentMaxWidth
    reservedRegions = window.reservedRegions
    record = Record(window)
  }

  package var systemVersion: SystemVersion { record.read(.systemVersion).systemVersion }
  var device: DeviceFacts { DeviceFacts(of: record.read(.device).device) }
  var orientation: InterfaceOrientation { record.read(.orientation).orientation }
  var mode: WindowMode { record.read(.mode).mode }
  /// Nil where bars lie above and below.
  var verticalBars: VerticalBars? { record.read(.verticalBars).verticalBars }
  /// Whether the window had another size before.
  var isResized: Bool { record.read(.isResized).isResized }
  /// Nil while it is hidden.
  package var keyboard: Keyboard? { record.read(.keyboard).keyboard }
  var corners: WindowCorners { record.read(.corners).corners }
  /// What decides between variants of an image besides traits.
  var assets: AssetEnvironment { AssetEnvironment(record.read(.assets)) }

  var pixelGrid: PixelGrid { PixelGrid(scale: traits.displayScale ?? displayScale) }

  /// The window as answers name it. No stage may decide anything by it: it is not recorded.
  var answeredWindow: WindowEnvironment { record.window }

  /// What a window must have to share what was made of this one so far.
  package var key: EnvironmentKey { EnvironmentKey(record.window, record.facts) }

  /// By reference, so that copies of the environment record in one place. A resolution is one thread's.
  private final class Record {
    let window: WindowEnvironment
    private(set) var facts: EnvironmentFacts = []

    init(_ window: WindowEnvironment) { self.window = window }

    func read(_ fact: EnvironmentFacts) -> WindowEnvironment {
      facts.formUnion(fact)
      return window
    }
  }
}

/// Facts of a window that only some resolutions read. All read its size, insets, traits and pixels, and the two facts of
/// its device that every environment has.
package struct EnvironmentFacts: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let systemVersion = EnvironmentFacts(rawValue: 1)
  package static let device = EnvironmentFacts(rawValue: 2)
  package static let orientation = EnvironmentFacts(rawValue: 4)
  package static let mode = EnvironmentFacts(rawValue: 8)
  package static let isResized = EnvironmentFacts(rawValue: 16)
  package static let keyboard = EnvironmentFacts(rawValue: 32)
  package static let assets = EnvironmentFacts(rawValue: 64)
  package static let verticalBars = EnvironmentFacts(rawValue: 128)
  package static let corners = EnvironmentFacts(rawValue: 256)
}

/// A window as far as it was read: windows with equal keys have equal layouts.
package struct EnvironmentKey: Hashable, Sendable {
  package let facts: EnvironmentFacts
  private let window: WindowEnvironment

  package init(_ window: WindowEnvironment, _ facts: EnvironmentFacts) {
    (self.window, self.facts) = (window, facts)
  }

  package static func == (a: EnvironmentKey, b: EnvironmentKey) -> Bool {
    let (one, other, facts) = (a.window, b.window, a.facts)
    return facts == b.facts
      && one.size == other.size && one.safeAreaInsets == other.safeAreaInsets && one.traits == other.traits
      && one.reservedRegions == other.reservedRegions && one.corners.controls == other.corners.controls
      && one.device.hasHomeIndicator == other.device.hasHomeIndicator
      && one.device.displayScale == other.device.displayScale
      && one.device.readableContentMaxWidth == other.device.readableContentMaxWidth
      && (!facts.contains(.systemVersion) || one.systemVersion == other.systemVersion)
      && (!facts.contains(.device) || one.device === other.device
        || DeviceFacts(of: one.device) == DeviceFacts(of: other.device))
      && (!facts.contains(.orientation) || one.orientation == other.orientation)
      && (!facts.contains(.mode) || one.mode == other.mode)
      && (!facts.contains(.verticalBars) || one.verticalBars == other.verticalBars)
      && (!facts.contains(.corners) || one.corners == other.corners)
      && (!facts.contains(.isResized) || one.isResized == other.isResized)
      && (!facts.contains(.keyboard) || one.keyboard == other.keyboard)
      && (!facts.contains(.assets) || AssetEnvironment(one) == AssetEnvironment(other))
  }

  /// A few of the values are enough to tell most windows apart; equality compares all.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(window.size)
    hasher.combine(window.safeAreaInsets.top)
    if facts.contains(.systemVersion) { hasher.combine(window.systemVersion.major) }
    hasher.combine(window.traits)
  }
}

extension AssetEnvironment {
  fileprivate init(_ window: WindowEnvironment) {
    self.init()
    languages = [window.locale]
    device = AssetDevice(window.device)
  }
}

/// What containers and presentations read of a device: two devices that agree in it look the same to them.
struct DeviceFacts: Equatable, Sendable {
  var idiom: UserInterfaceIdiom
  /// Shorter side of the screen, in points.
  var shorterSide: Double
  var safeAreas: [SafeAreaEra]
  var sizeClasses: PerOrientation<SizeClasses>?
  var bars: DeviceBars
  var barsOS26: DeviceBars?
  /// The newest version of the design up to 18 that the device runs.
  var newestSystemVersion: SystemVersion

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

/// What was made of a document in windows so far, each shared by all windows that agree in what was read for it. What is
/// made of two documents has a window for each.
package struct SharedResults<Result> {
  private var results: [[EnvironmentKey]: Result] = [:]
  /// The facts that were read for any of the results. Few: most documents read the same in every window.
  private var facts: Set<[EnvironmentFacts]> = []

  package init() {}

  /// The result in some windows.
  ///
  /// - Parameter make: Makes it, if there is none yet in windows that agree with these. Gets environments that record what
  ///   is read of them.
  package mutating func result<Failure: Error>(
    in windows: WindowEnvironment..., make: ([ResolutionEnvironment]) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    for facts in facts {
      if let result = results[zip(windows, facts).map { EnvironmentKey($0, $1) }] { return result }
    }
    let environments = windows.map { ResolutionEnvironment($0) }
    let result = try make(environments)
    let keys = environments.map(\.key)
    facts.insert(keys.map(\.facts))
    results[keys] = result
    return result
  }
}

extension SharedResults: Sendable where Result: Sendable {}
