/// A device of the catalogue or of a request, by reference: its record takes a kilobyte, and every window names it.
@dynamicMemberLookup
@usableFromInline
package final class Device: Hashable, Sendable {
  @usableFromInline
  package let record: DeviceRecord
  package init(_ record: DeviceRecord) { self.record = record }

  /// What the record says.
  @inlinable
  package subscript<Value>(dynamicMember fact: KeyPath<DeviceRecord, Value>) -> Value {
    record[keyPath: fact]
  }

  @usableFromInline
  package static func == (a: Device, b: Device) -> Bool { a === b || a.record == b.record }

  /// Most devices differ in their id, and those that requests describe are few.
  @usableFromInline
  package func hash(into hasher: inout Hasher) { hasher.combine(record.id) }

  /// Bounds of a full-screen window, nil if the device has none in this orientation.
  package func size(in orientation: InterfaceOrientation) -> Size? {
    orientation.isLandscape ? record.landscapeSize : record.portraitSize
  }

  /// Upright, or the first that the device supports if it has no upright screen (DV-orientation).
  package var defaultOrientation: InterfaceOrientation {
    record.portraitSize != nil ? .portrait : record.supportedOrientations.first ?? .landscapeRight
  }

  /// The newest version that the device runs, 18 for an inline device (TR-versions).
  package var newestSystemVersion: SystemVersion { SystemVersion(record.systemVersions?.upperBound ?? 18) }

  /// Whether its display folds.
  package var isFoldable: Bool { record.reservedRegions.contains { $0.kind == .division } }

  /// Whether a window beside other apps can be had in this orientation: one of the catalogue, or half of a screen that
  /// windows tile (DV-tiles).
  package func hasWindow(
    _ mode: MultitaskingMode, in orientation: InterfaceOrientation, _ version: SystemVersion
  ) -> Bool {
    record.multitasking?.windows[orientation][mode] != nil || isTile(mode, version)
  }

  /// Whether a mode is a tile without a divider (DV-tiles). Only of halves it is known how wide they are.
  package func isTile(_ mode: MultitaskingMode, _ version: SystemVersion) -> Bool {
    mode == .half && record.multitasking?.tilesSince.map { version.major >= $0 } == true
  }
}

/// What the catalogue, or a request, says of a device.
@usableFromInline
package struct DeviceRecord: Equatable, Sendable {
  /// Kebab-case and unique; `inline` for a device that a request describes.
  package var id: String
  package var name: String
  package var aliases: [String] = [], modelIdentifiers: [String] = []
  /// The id of the first display of a device that has several, on the others.
  package var sharesModelIdentifierWith: String?
  /// The year of release, nil for an inline device.
  package var year: Int?
  package var idiom: UserInterfaceIdiom = .phone
  /// Full-screen bounds in points; portrait is nil for a television.
  package var portraitSize: Size?
  package var landscapeSize: Size
  /// Pixels per point of what is rendered: the `displayScale` trait.
  package var displayScale: Double = 2
  /// Physical pixels in portrait, nil if unknown. Names asset subtypes.
  package var nativePixels: Size?
  package var displayGamut: DisplayGamut = .sRGB
  package var hasHomeIndicator = false
  /// Corner radius of the display, in points; only pictures show it, like the cutout.
  package var cornerRadius: Double = 0
  package var cutout = DisplayCutout.none
  /// Insets of a full-screen window by the systems that the device ran, oldest first. Never empty.
  package var safeAreas: [SafeAreaEra]
  /// Full-screen size classes; nil where only the general rules apply.
  package var sizeClasses: PerOrientation<SizeClasses>?
  /// At the sides of a root view that fills the screen, in points, on the newest system; nil where it is not known.
  package var layoutMargins = PerOrientation<Double?>(portrait: nil, landscape: nil)
  /// Width limit of the readable content guide at the default text size, in points.
  package var readableContentMaxWidth: Double = 672
  package var supportedOrientations: [InterfaceOrientation] = InterfaceOrientation.allCases
  /// First and last major version that the device runs; nil for an inline device.
  package var systemVersions: ClosedRange<Int>?
  package var displayZoom: DisplayZoom?, multitasking: Multitasking?
  /// Width of the strip at the side in which the bars stand one below the other; nil where they lie above and below
  /// (CO-vertical-bars).
  package var verticalBarWidth = PerOrientation<Double?>(portrait: nil, landscape: nil)
  /// Reserved regions of its display, in the order of the catalogue.
  package var reservedRegions: [DeviceRegion] = []
  /// Heights of bars in the design up to system 18, on the newest system that has it.
  package var bars = DeviceBars()
  /// Bars in the design from system 26 on, nil where there is none.
  package var barsOS26: DeviceBars?
  /// What only the choice of assets asks; the catalogue knows none of it.
  package var assetFacts = AssetDevice()
  /// Which of this rests on one source or on a derivation, sorted by name.
  package var doubts: [CatalogueDoubt] = []
  package init(id: String, name: String, landscapeSize: Size, safeAreas: [SafeAreaEra]) {
    (self.id, self.name, self.landscapeSize, self.safeAreas) = (id, name, landscapeSize, safeAreas)
  }
}

/// What takes a part of the display away, as the catalogue calls it.
package enum DisplayCutout: String, Sendable, CaseIterable { case none, notch, dynamicIsland }

/// What a device says of bars, in points; nil where it says nothing.
package struct DeviceBars: Equatable, Sendable {
  package var navigationBarHeight = PerOrientation<Double?>(portrait: nil, landscape: nil)
  package var toolbarHeight = PerOrientation<Double?>(portrait: nil, landscape: nil)
  package var tabBarHeight = PerOrientation<Double?>(portrait: nil, landscape: nil)
  /// The lower edge of a navigation bar in the window.
  package var navigationBarBottom = PerOrientation<Double?>(portrait: nil, landscape: nil)
  /// What a toolbar or tab bar takes at the bottom, the room of the home indicator included. From system 26 on.
  package var toolbarSlotHeight = PerOrientation<Double?>(portrait: nil, landscape: nil)
  package init() {}
}

/// A pair of size classes.
package struct SizeClasses: Hashable, Sendable {
  package var horizontal, vertical: SizeClass
  package init(horizontal: SizeClass, vertical: SizeClass) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// The safe area insets of a full-screen window in a range of systems, status bar visible and no other bars.
package struct SafeAreaEra: Equatable, Sendable {
  /// Major versions, both included.
  package var systems: ClosedRange<Int>
  package var insets: PerOrientation<EdgeInsets>
  /// In `landscapeLeft`, where they are others than in `landscapeRight`; nil where both are alike.
  package var landscapeLeft: EdgeInsets?
  package init(
    systems: ClosedRange<Int> = 1...999,
    insets: PerOrientation<EdgeInsets> = PerOrientation(portrait: .zero, landscape: .zero),
    landscapeLeft: EdgeInsets? = nil
  ) {
    (self.systems, self.insets, self.landscapeLeft) = (systems, insets, landscapeLeft)
  }

  package subscript(orientation: InterfaceOrientation) -> EdgeInsets {
    orientation == .landscapeLeft ? landscapeLeft ?? insets.landscape : insets[orientation]
  }
}

/// The enlarged display setting of a phone, where it is known.
package struct DisplayZoom: Equatable, Sendable {
  /// Portrait bounds in points.
  package var size: Size
  package var insets: PerOrientation<EdgeInsets>
  package var sizeClasses: PerOrientation<SizeClasses>
  package init(size: Size, insets: PerOrientation<EdgeInsets>, sizeClasses: PerOrientation<SizeClasses>) {
    (self.size, self.insets, self.sizeClasses) = (size, insets, sizeClasses)
  }
}

/// A way to share the screen of an iPad.
package enum MultitaskingMode: String, Sendable, CaseIterable { case full, third, half, twoThirds, slideOver }

/// How a window shares the screen, as conditions name it.
package enum WindowMode: String, Sendable, CaseIterable {
  case full, third, half, twoThirds, slideOver
  /// A window whose size the request gives.
  case window

  package init(_ mode: MultitaskingMode) { self = WindowMode(rawValue: mode.rawValue) ?? .window }
}

/// The side of the screen at which a window beside others stands.
package enum WindowEdge: String, Sendable, CaseIterable {
  case left, right

  package var rectEdge: RectEdge { self == .left ? .left : .right }
}

/// The strip at a side of a window in which its bars stand one below the other (CO-vertical-bars).
package struct VerticalBars: Equatable, Sendable {
  package var edge: WindowEdge
  /// In points, from the edge of the window.
  package var width: Double
  package init(edge: WindowEdge, width: Double) { (self.edge, self.width) = (edge, width) }
}

/// The windows of an iPad beside other apps.
package struct Multitasking: Equatable, Sendable {
  /// One window size with its classes.
  package struct Window: Hashable, Sendable {
    package var size: Size, sizeClasses: SizeClasses
    package init(size: Size, sizeClasses: SizeClasses) { (self.size, self.sizeClasses) = (size, sizeClasses) }
  }

  /// Major versions with classic Split View or Slide Over, nil if there were none.
  package var splitViewSystems: ClosedRange<Int>?
  /// Windows by mode. A mode that the device lacks in an orientation has no entry.
  package var windows: PerOrientation<[MultitaskingMode: Window]>
  /// The major version from which on windows are free, and tile the screen; nil where they never are.
  package var tilesSince: Int?
  package init(splitViewSystems: ClosedRange<Int>?, windows: PerOrientation<[MultitaskingMode: Window]>) {
    (self.splitViewSystems, self.windows) = (splitViewSystems, windows)
  }
}
