/// The environment that a request asks for, as it was asked. ``AdaptiveLayout`` makes a ``WindowEnvironment``
/// of it.
package struct EnvironmentRequest: Hashable, Sendable {
  package var device: Device
  package var orientation: InterfaceOrientation?
  package var systemVersion: SystemVersion?
  package var window: WindowRequest?
  package var displayZoom = false
  /// What the window says besides the device's own traits.
  package var traits = TraitCollection()
  /// The size classes that it leaves open, whatever the device would say (TR-any).
  package var openSizeClasses: [Trait] = []
  /// A BCP 47 tag.
  package var locale: String?
  /// Nil for none, as one that is hidden.
  package var keyboard: KeyboardRequest?
  /// What its author should know of how the request was read.
  package var notes: [Diagnostic] = []

  package init(device: Device) {
    self.device = device
  }
}

/// The window that a request asks for.
package struct WindowRequest: Hashable, Sendable {
  package enum Extent: Hashable, Sendable {
    case multitasking(MultitaskingMode)
    /// Any size, in points.
    case size(Size)
  }

  package var extent: Extent
  /// Replaces the insets of the device, nil to keep them.
  package var safeAreaInsets: EdgeInsets?

  package init(extent: Extent, safeAreaInsets: EdgeInsets? = nil) {
    self.extent = extent
    self.safeAreaInsets = safeAreaInsets
  }
}

/// The window in which a hierarchy is laid out: everything that the environment decides.
package struct WindowEnvironment: Hashable, Sendable {
  package var device: Device
  package var orientation: InterfaceOrientation
  package var systemVersion: SystemVersion
  /// Bounds in points; the origin is the upper left corner of the window.
  package var size: Size
  package var safeAreaInsets: EdgeInsets
  /// A value for every trait that has one at the window (TR-table).
  package var traits: TraitCollection
  package var locale: String
  /// How the window shares the screen.
  package var mode: WindowMode
  /// Nil while it is hidden.
  package var keyboard: Keyboard?
  /// Whether the window had another size before, so that popovers are told to find their anchors anew
  /// (PR-popover-reposition).
  package var isResized = false
  /// Where all this comes from.
  package var sources = WindowSources()

  package init(
    device: Device, orientation: InterfaceOrientation, systemVersion: SystemVersion, size: Size,
    safeAreaInsets: EdgeInsets, traits: TraitCollection, locale: String, mode: WindowMode = .full,
    sources: WindowSources = WindowSources()
  ) {
    self.device = device
    self.orientation = orientation
    self.systemVersion = systemVersion
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.traits = traits
    self.locale = locale
    self.mode = mode
    self.sources = sources
  }

  /// Pixels of the window. Only the window's scale counts for rounding (AL-pixel-window, TR-scale-override).
  package var pixelGrid: PixelGrid { PixelGrid(scale: traits.displayScale ?? device.displayScale) }
}
