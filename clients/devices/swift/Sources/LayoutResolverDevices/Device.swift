// Types of the contract. Written by ./run generate from openapi.yaml.

public enum SizeClass: String, Codable, Hashable, Sendable {
  case compact
  case regular
}

/// Without `x` and `y` at the origin.
public struct Rect: Codable, Hashable, Sendable {
  public var x: Coordinate?
  public var y: Coordinate?
  public var width: Length
  public var height: Length
}

public typealias Length = Double

public typealias Coordinate = Double

public struct Size: Codable, Hashable, Sendable {
  public var width: Length
  public var height: Length
}

/// A side that is absent is 0.
public struct EdgeInsets: Codable, Hashable, Sendable {
  public var top: Coordinate?
  public var left: Coordinate?
  public var bottom: Coordinate?
  public var right: Coordinate?
}

public enum CatalogueIdiom: String, Codable, Hashable, Sendable {
  case phone
  case pad
  case tv
}

public enum ReservedRegionKind: String, Codable, Hashable, Sendable {
  case division
  case occlusion
}

/// One entry of the catalogue. Bars are those of the classic design, without the safe area's part.
public struct Device: Codable, Hashable, Sendable {
  /// Unique.
  public var id: String
  public var name: String
  public var aliases: [String]
  public var modelIdentifiers: [String]
  /// The id of the other display of the same device.
  public var sharesModelIdentifierWith: String?
  /// Of release.
  public var year: Int
  public var idiom: CatalogueIdiom
  public var family: String
  /// Full-screen bounds in points; null for a television.
  public var portraitSize: Size?
  public var landscapeSize: Size
  /// Pixels per point of what is drawn; images are chosen by it.
  public var displayScale: Double
  /// Physical pixels per point.
  public var nativeScale: Double?
  /// Pixels of the display, in portrait.
  public var nativePixels: Size?
  /// Pixels of what is drawn, in portrait.
  public var renderedPixels: Size?
  public var displayGamut: DeviceGamut
  public var hasHomeIndicator: Bool
  public var cutout: String
  /// Of the display, in points.
  public var cornerRadius: Double?
  /// Of a full-screen window on the newest system that the device runs.
  public var safeAreaInsets: DeviceInsets
  public var safeAreaInsetsByOS: InsetsByVersion
  public var sizeClasses: DeviceSizeClasses
  /// At the default text size.
  public var readableContentMaxWidth: Double?
  public var supportedOrientations: Orientations
  public var statusBarHeight: HeightByOrientation
  /// Side margins of a root view, without the safe area's part.
  public var layoutMargins: HeightByOrientation
  public var layoutMarginsByOS: [MarginsOfVersions]
  public var navigationBarHeight: HeightByOrientation
  public var largeTitleNavigationBarHeight: HeightByOrientation
  /// The lower edge of a standard bar in the window.
  public var navigationBarBottom: HeightByOrientation
  public var tabBarHeight: HeightByOrientation
  public var toolbarHeight: HeightByOrientation
  /// Of the strip at the side in which bars stand one below the other; null where they lie above and below.
  public var verticalBarWidth: HeightByOrientation?
  public var reservedRegions: DeviceRegions?
  public var barsOS26: BarsOfTheNewDesign?
  public var cornerRadii: DisplayCorners?
  public var notes: String?
  public var displayZoom: DisplayZoom
  public var osVersions: DeviceVersions
  /// The version that the device was sold with.
  public var minimumOS: String?
  public var multitasking: DeviceMultitasking
  /// Fields that rest on one source or on a derivation, as dotted paths.
  public var uncertain: [String]
}

public enum OrientationsValue: String, Codable, Hashable, Sendable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
}

public typealias Orientations = [OrientationsValue]

/// Of a full-screen window.
public struct DeviceSizeClasses: Codable, Hashable, Sendable {
  public var portrait: SizeClassPair?
  public var landscape: SizeClassPair?
}

public struct InsetsByVersionValue: Codable, Hashable, Sendable {
  public var from: Int
  public var to: Int
  public var statusBarHeight: HeightByOrientation?
  public var portrait: EdgeInsets?
  public var landscape: EdgeInsets?
  public var landscapeLeft: EdgeInsets?
}

/// The same for each range of systems, both ends included.
public typealias InsetsByVersion = [InsetsByVersionValue]

/// Parts of a full-screen window to keep free of texts and controls.
public typealias DeviceRegions = [DeviceRegion]

public enum DeviceRegionOrientation: String, Codable, Hashable, Sendable {
  case portrait
  case landscape
}

public struct DeviceRegion: Codable, Hashable, Sendable {
  public var kind: ReservedRegionKind?
  public var orientation: DeviceRegionOrientation?
  public var frame: Rect?
  public var margins: EdgeInsets?
  public var active: RegionActivity?
}

public enum RegionActivity: String, Codable, Hashable, Sendable {
  case always
  case partiallyOpen
  case camera
}

/// First and last major version that the device runs.
public struct DeviceVersions: Codable, Hashable, Sendable {
  public var first: Int
  public var last: Int
}

/// For a range of systems, both ends included.
public struct MarginsOfVersions: Codable, Hashable, Sendable {
  public var from: Int
  public var to: Int
  public var portrait: Double?
  public var landscape: Double?
}

/// Bars from system version 26 on.
public struct BarsOfTheNewDesign: Codable, Hashable, Sendable {
  public var navigationBarHeight: HeightByOrientation?
  public var largeTitleNavigationBarHeight: HeightByOrientation?
  /// The lower edge of a standard bar in the window.
  public var navigationBarBottom: HeightByOrientation?
  /// From the top of a toolbar to the lower edge of the window.
  public var toolbarSlotHeight: HeightByOrientation?
}

/// Radii of the corners of the display, where they differ, in points.
public struct DisplayCorners: Codable, Hashable, Sendable {
  public var topLeft: Double?
  public var topRight: Double?
  public var bottomRight: Double?
  public var bottomLeft: Double?
}

/// Windows beside other apps; null where there are none.
public struct DeviceMultitaskingValue: Codable, Hashable, Sendable {
  public var slideOver: Bool?
  public var splitView: Bool?
  /// The systems that have Split View as it was up to 18.
  public var splitViewOS: VersionRange?
  /// The first major version that has it.
  public var stageManagerFrom: Int?
  /// The first major version that has windows of any size.
  public var freeformWindowsFrom: Int?
  public var windows: WindowsByOrientation?
  /// Whether the device never ran a system with windows of these sizes.
  public var windowsHypothetical: Bool?
}

/// Windows beside other apps; null where there are none.
public typealias DeviceMultitasking = DeviceMultitaskingValue?

/// Major versions, both ends included.
public struct VersionRange: Codable, Hashable, Sendable {
  public var from: Int?
  public var to: Int?
}

public struct WindowsByOrientation: Codable, Hashable, Sendable {
  public var portrait: WindowsOfDevice?
  public var landscape: WindowsOfDevice?
}

/// Sizes and size classes of windows, by how much of the screen they have; null where there is no such window.
public typealias WindowsOfDevice = [String: WindowOfDevice]

public struct WindowOfDeviceValue: Codable, Hashable, Sendable {
  public var width: Double?
  public var height: Double?
  public var horizontal: SizeClass?
  public var vertical: SizeClass?
}

public typealias WindowOfDevice = WindowOfDeviceValue?

/// The enlarged display setting; `supported` is null where it is not known.
public struct DisplayZoom: Codable, Hashable, Sendable {
  public var supported: Bool?
  /// The first major version that has it.
  public var from: Int?
  public var size: Size?
  public var nativeScale: Double?
  public var safeAreaInsets: ZoomedInsets?
  public var sizeClasses: DeviceSizeClasses?
}

/// Insets of a full-screen window while the display is enlarged.
public struct ZoomedInsets: Codable, Hashable, Sendable {
  public var portrait: EdgeInsets?
  public var landscape: EdgeInsets?
}

public enum DeviceGamut: String, Codable, Hashable, Sendable {
  case sRGB
  case p3
}

/// Points in portrait and in landscape; null where there is none.
public struct HeightByOrientationValue: Codable, Hashable, Sendable {
  public var portrait: Double?
  public var landscape: Double?
}

/// Points in portrait and in landscape; null where there is none.
public typealias HeightByOrientation = HeightByOrientationValue?

public struct DeviceInsets: Codable, Hashable, Sendable {
  public var portrait: EdgeInsets?
  public var landscape: EdgeInsets?
  /// Where they are others than in `landscapeRight`, which `landscape` is then.
  public var landscapeLeft: EdgeInsets?
}

public struct SizeClassPair: Codable, Hashable, Sendable {
  public var horizontal: SizeClass
  public var vertical: SizeClass
}
