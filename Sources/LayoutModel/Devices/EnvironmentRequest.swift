/// The environment that a request asks for; ``AdaptiveLayout`` makes a ``WindowEnvironment`` of it.
package struct EnvironmentRequest: Equatable, Sendable {
  package var device: Device
  package var orientation: InterfaceOrientation?
  package var systemVersion: SystemVersion?
  package var window: WindowRequest?
  package var sizeRestrictions = SizeRestrictions()
  package var displayZoom = false
  /// Nil for flat.
  package var posture: Posture?
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
  package init(device: Device) { self.device = device }
}

/// The window that a request asks for.
package struct WindowRequest: Equatable, Sendable {
  package enum Extent: Equatable, Sendable {
    case multitasking(MultitaskingMode)
    /// Any size, in points.
    case size(Size)
  }

  package var extent: Extent
  /// Where a window beside others stands; nil for the right.
  package var edge: WindowEdge?
  /// Replaces the insets of the device, nil to keep them.
  package var safeAreaInsets: EdgeInsets?
  package init(extent: Extent, edge: WindowEdge? = nil, safeAreaInsets: EdgeInsets? = nil) {
    (self.extent, self.edge, self.safeAreaInsets) = (extent, edge, safeAreaInsets)
  }
}

/// The window in which a hierarchy is laid out: everything that the environment decides.
package struct WindowEnvironment: Equatable, Sendable {
  package var device: Device
  package var orientation: InterfaceOrientation
  package var systemVersion: SystemVersion
  /// Bounds in points; the origin is the upper left corner of the window.
  package var size: Size
  package var safeAreaInsets = EdgeInsets.zero
  /// A value for every trait that has one at the window (TR-table).
  package var traits: TraitCollection
  package var locale = "en"
  /// How the window shares the screen.
  package var mode = WindowMode.full
  /// Nil where bars lie above and below.
  package var verticalBars: VerticalBars?
  /// Nil on a display that does not fold.
  package var posture: Posture?
  package var reservedRegions: [ReservedRegion] = []
  /// Nil while it is hidden.
  package var keyboard: Keyboard?
  package var corners = WindowCorners()
  /// Whether it had another size before, so that popovers find their anchors anew (PR-popover-reposition).
  package var isResized = false
  /// Where all this comes from.
  package var sources = WindowSources()
  package init(
    device: Device, orientation: InterfaceOrientation, systemVersion: SystemVersion, size: Size,
    traits: TraitCollection
  ) {
    (self.device, self.orientation, self.systemVersion) = (device, orientation, systemVersion)
    (self.size, self.traits) = (size, traits)
  }

  /// Pixels of the window. Only the window's scale counts for rounding (AL-pixel-window, TR-scale-override).
  package var pixelGrid: PixelGrid { PixelGrid(scale: traits.displayScale ?? device.displayScale) }
}
