import AdaptiveLayout
import LayoutModel

/// What of a window decides a layout: two devices that agree in it have the same one.
struct LayoutKey: Hashable {
  var size: Size
  var safeAreaInsets: EdgeInsets
  var traits: TraitCollection
  var systemVersion: SystemVersion
  var locale: String
  var readableContentMaxWidth: Double
  /// Image variants may ask for the pixels or the height of a device.
  var nativePixels: Size?
  var portraitSize: Size?
  /// Toolbars are higher above a home indicator.
  var hasHomeIndicator: Bool
  /// Nil for a document that reads none of them.
  var windowFacts: WindowFacts?

  init(_ document: LayoutDocument, in environment: WindowEnvironment) {
    size = environment.size
    safeAreaInsets = environment.safeAreaInsets
    traits = environment.traits
    systemVersion = environment.systemVersion
    locale = environment.locale
    readableContentMaxWidth = environment.device.readableContentMaxWidth
    nativePixels = environment.device.nativePixels
    portraitSize = environment.device.portraitSize
    hasHomeIndicator = environment.device.hasHomeIndicator
    windowFacts = document.readsWindow ? WindowFacts(environment) : nil
  }
}

/// What only containers and conditions read.
struct WindowFacts: Hashable {
  var idiom: UserInterfaceIdiom
  var bars: DeviceBars
  var barsOS26: DeviceBars?
  var safeAreas: [SafeAreaEra]
  var landscapeClasses: SizeClasses?
  var orientation: InterfaceOrientation
  var mode: WindowMode

  init(_ environment: WindowEnvironment) {
    idiom = environment.device.idiom
    bars = environment.device.bars
    barsOS26 = environment.device.barsOS26
    safeAreas = environment.device.safeAreas
    landscapeClasses = environment.device.sizeClasses?.landscape
    orientation = environment.orientation
    mode = environment.mode
  }
}

extension LayoutDocument {
  /// Whether it reads more of the environment than size, insets and traits.
  fileprivate var readsWindow: Bool {
    !presentations.isEmpty || !rules.isEmpty || variesByConditions
      || controllers.contains { $0.type != .viewController || $0.childTraitRules != nil }
  }
}
