package import LayoutModel

/// All that a resolution reads of an environment: two windows that agree in it have the same layout.
///
/// The stages get nothing else of a window, so what they read is part of the value, and the value is the key under
/// which equal environments share a layout. Facts that a document does not read are left at their defaults; which
/// those are says ``EnvironmentFacts/init(readBy:)`` alone.
package struct ResolutionEnvironment: Hashable, Sendable {
  /// Of the window, in points.
  package var size: Size
  package var safeAreaInsets: EdgeInsets
  /// Of the window.
  package var traits: TraitCollection
  package var systemVersion = ResolutionEnvironment.anyVersion
  var device: DeviceFacts
  var orientation: InterfaceOrientation = .portrait
  var mode: WindowMode = .full
  /// Whether the window had another size before.
  var isResized = false
  /// Nil while it is hidden.
  package var keyboard: Keyboard?
  var assets = AssetEnvironment()

  /// What a document with these needs reads of a window.
  package init(_ window: borrowing WindowEnvironment, reading facts: EnvironmentFacts = .all) {
    size = window.size
    safeAreaInsets = window.safeAreaInsets
    traits = window.traits
    device = DeviceFacts(of: window, reading: facts)
    if facts.contains(.systemVersion) { systemVersion = window.systemVersion }
    if facts.contains(.screen) {
      orientation = window.orientation
      mode = window.mode
      isResized = window.isResized
    }
    if facts.contains(.keyboard) { keyboard = window.keyboard }
    if facts.contains(.assets) {
      assets.languages = [window.locale]
      assets.device = AssetDevice(window.device)
    }
  }

  /// In place of the version, for a document that looks the same in all of them.
  private static var anyVersion: SystemVersion { SystemVersion(18) }

  /// Pixels of the window.
  var pixelGrid: PixelGrid { PixelGrid(scale: traits.displayScale ?? device.displayScale) }

  /// A few of the values are enough to tell most environments apart; equality compares all.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(safeAreaInsets.top)
    hasher.combine(systemVersion.major)
    hasher.combine(traits)
  }
}

/// Facts of an environment that only some documents read.
package struct EnvironmentFacts: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The screen and how the window shares it: what containers, presentations and conditions ask.
  package static let screen = EnvironmentFacts(rawValue: 1)
  /// What decides between variants of an image besides traits.
  package static let assets = EnvironmentFacts(rawValue: 2)
  /// The version of the system: what containers and presentations, content, margins and scroll views ask.
  package static let systemVersion = EnvironmentFacts(rawValue: 4)
  /// Where the keyboard is: what its guides and presentations ask.
  package static let keyboard = EnvironmentFacts(rawValue: 8)
  package static let all: EnvironmentFacts = [.screen, .assets, .systemVersion, .keyboard]

  /// Those that any stage may read while it resolves a document.
  ///
  /// - Parameters:
  ///   - nameMargins: Whether any constraint names a margin.
  ///   - nameKeyboards: Whether any names a keyboard guide.
  /// - Complexity: O(*n*) in the nodes of the document.
  init(readBy document: borrowing DocumentDraft, nameMargins: Bool, nameKeyboards: Bool) {
    self = []
    if document.readsScreen { insert(.screen) }
    if document.readsAssets { insert(.assets) }
    if !isEmpty || nameMargins || document.readsVersion { insert(.systemVersion) }
    if nameKeyboards || !document.presentations.isEmpty { insert(.keyboard) }
  }
}

extension EnvironmentFacts {
  /// Those that are read to tell more of a layout, whatever the document reads: margins follow the version, and guides
  /// the keyboard, too.
  init(readFor detail: ResolutionDetail) {
    self = detail.contains(.measures) ? [.systemVersion, .keyboard] : []
  }
}

extension DocumentDraft {
  fileprivate var readsScreen: Bool {
    !presentations.isEmpty || !rules.isEmpty || variesByConditions || !controllerVariations.isEmpty
      || !overrides.controllers.isEmpty
      || controllers.indices.contains {
        controllers[$0].type != .viewController || controllers[$0].childTraitRules != nil
      }
  }

  /// Whether a version decides anything besides what the screen and margins do: natural sizes, and how scroll views and
  /// stack views keep clear of margins.
  fileprivate var readsVersion: Bool {
    controllers.count > 1 || !scrolls.isEmpty
      || !stacks.isEmpty
        && (!viewVariations.isEmpty || !overrides.views.isEmpty
          || stacks.indices.contains { stacks[$0].isLayoutMarginsRelativeArrangement })
      || views.indices.contains { views[$0].type.hasNaturalSize }
  }

  /// Whether any view names an image or a symbol, or may by a variation or a rule.
  fileprivate var readsAssets: Bool {
    details.indices.contains { details[$0].image != nil || details[$0].symbol != nil } || !rules.isEmpty
      || controllers.indices.contains { controllers[$0].hasBarItems } || !viewBars.isEmpty
      || !overrides.views.isEmpty
      || viewVariations.contains { $0.property.image != nil }
  }
}
