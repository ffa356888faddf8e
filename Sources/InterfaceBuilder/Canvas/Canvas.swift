import LayoutModel
import UIKitDefaults

/// The device on which Interface Builder laid a file out (IB-devices, IB-canvas-insets).
///
/// The canvas is not the device: its status bar and insets follow the version of the tools and not that of a
/// system.
struct Canvas {
  /// The id in the file, `unknown` for a file without one.
  var id: String
  /// In points, upright.
  var portraitSize: Size
  var scale: Double
  var isPad = false
  var hasHomeIndicator = false
  var orientation: InterfaceOrientation
  /// Whether the file says nothing of its device: then the canvas is square and of any size class.
  var isUnknown = false
  var systemVersion: SystemVersion
  /// Height of the status bar, upright.
  private(set) var statusBar: Double
  /// Height of the home indicator, upright.
  private(set) var homeIndicator: Double

  /// The bounds of a scene that fills the screen.
  var size: Size { orientation.isLandscape ? portraitSize.transposed : portraitSize }

  init(_ element: XMLElement?, toolsVersion: Int) {
    let row = element?["id"].flatMap { id in Self.rows.first { $0.id == id } }
    systemVersion = Self.systemVersion(toolsVersion)
    id = element?["id"] ?? "unknown"
    orientation = element?["orientation"] == "landscape" ? .landscapeRight : .portrait
    guard let row else {
      (portraitSize, scale, isUnknown) = (Size(width: 600, height: 600), 2, element == nil)
      (statusBar, homeIndicator) = (20, 0)
      return
    }
    portraitSize = Size(width: row.width, height: row.height)
    scale = row.scale
    isPad = row.id.hasPrefix("ipad")
    hasHomeIndicator = row.homeIndicator > 0
    statusBar = row.statusBar(toolsVersion)
    homeIndicator = row.homeIndicator
    self.toolsVersion = toolsVersion
  }

  /// The integer part of the version of the tools.
  private(set) var toolsVersion = 0

  /// What the status bar, the sensor housing and the home indicator take of a root that has the whole screen.
  ///
  /// From 23700 on (Xcode 16.3) the canvas of a phone with a home indicator takes everything twice: 96 and 68 on
  /// `retina6_1`, 118 and 68 on `retina6_12`, in all of 30 scenes, and in none of 25 before.
  /// On its side it takes what an upright one has besides its own (IB-canvas-landscape).
  var insets: EdgeInsets {
    let upright = EdgeInsets(top: statusBar, left: 0, bottom: homeIndicator, right: 0)
    let isTwice = hasHomeIndicator && !isPad && isNew
    return isTwice ? ownInsets(upright) + upright : ownInsets(upright)
  }

  /// What they take once.
  private func ownInsets(_ upright: EdgeInsets) -> EdgeInsets {
    guard orientation.isLandscape, !isPad else { return upright }
    return hasHomeIndicator ? EdgeInsets(top: 0, left: statusBar, bottom: 21, right: statusBar) : .zero
  }

  /// Whether it is one of Xcode 16.3 or later.
  var isNew: Bool { toolsVersion >= 23_700 }

  /// Whether text styles have the sizes of the category extra small: from Xcode 12.5 to 13.4, whether they follow the
  /// category or not (IB-canvas-small-text).
  var hasSmallText: Bool { (18_000..<20_500).contains(toolsVersion) }

  /// The size of a text style where the canvas has one of its own: from Xcode 9 to the first 11 titles are smaller than
  /// on any device (IB-canvas-titles).
  func pointSize(of style: TextStyle) -> Double? {
    guard (13_000..<15_000).contains(toolsVersion) else { return nil }
    return switch style {
    case .largeTitle: 30
    case .title1: 26
    case .title2: 20
    default: nil
    }
  }

  /// Phones on their side are compact in height, and regular in width if they are large (IB-devices).
  var sizeClasses: SizeClasses? {
    if isUnknown { return nil }
    if isPad { return SizeClasses(horizontal: .regular, vertical: .regular) }
    guard orientation.isLandscape else { return SizeClasses(horizontal: .compact, vertical: .regular) }
    let isWide = portraitSize.width >= SizeClassRules.regularPhoneSide
    return SizeClasses(horizontal: isWide ? .regular : .compact, vertical: .compact)
  }

  private struct Row {
    var id: String
    var width: Double
    var height: Double
    var scale: Double
    var homeIndicator: Double
    /// By the tools' version.
    var statusBar: @Sendable (Int) -> Double
  }

  /// From Xcode 11 to 14.2 the canvas had no status bar on devices with a home button.
  private static let homeButton: @Sendable (Int) -> Double = { (14_800..<21_700).contains($0) ? 0 : 20 }

  private static func constant(_ height: Double) -> @Sendable (Int) -> Double { { _ in height } }

  private static func pad(_ id: String, _ width: Double, _ height: Double) -> Row {
    let isRounded = id.hasSuffix("rounded")
    return Row(
      id: id, width: width, height: height, scale: 2, homeIndicator: isRounded ? 20 : 0,
      statusBar: { (14_800..<21_700).contains($0) ? 0 : isRounded ? 24 : 20 })
  }

  private static let rows: [Row] = [
    Row(id: "retina3_5", width: 320, height: 480, scale: 2, homeIndicator: 0, statusBar: homeButton),
    Row(id: "retina4_0", width: 320, height: 568, scale: 2, homeIndicator: 0, statusBar: homeButton),
    Row(id: "retina4_7", width: 375, height: 667, scale: 2, homeIndicator: 0, statusBar: homeButton),
    Row(id: "retina5_5", width: 414, height: 736, scale: 3, homeIndicator: 0, statusBar: homeButton),
    Row(
      id: "retina5_9", width: 375, height: 812, scale: 3, homeIndicator: 34,
      statusBar: { $0 < 21_000 ? 44 : $0 < 22_000 ? 47 : 50 }),
    Row(
      id: "retina6_1", width: 414, height: 896, scale: 2, homeIndicator: 34,
      statusBar: { $0 < 21_000 ? 44 : 48 }),
    Row(id: "retina6_5", width: 414, height: 896, scale: 3, homeIndicator: 34, statusBar: constant(44)),
    Row(
      id: "retina6_0", width: 390, height: 844, scale: 3, homeIndicator: 34,
      statusBar: { $0 < 18_000 ? 44 : 47 }),
    Row(
      id: "retina6_7", width: 428, height: 926, scale: 3, homeIndicator: 34,
      statusBar: { $0 < 18_000 ? 44 : 47 }),
    Row(id: "retina6_12", width: 393, height: 852, scale: 3, homeIndicator: 34, statusBar: constant(59)),
    Row(id: "retina6_72", width: 430, height: 932, scale: 3, homeIndicator: 34, statusBar: constant(59)),
    Row(id: "retina6_3", width: 402, height: 874, scale: 3, homeIndicator: 34, statusBar: constant(62)),
    Row(id: "retina6_9", width: 440, height: 956, scale: 3, homeIndicator: 34, statusBar: constant(62)),
    pad("ipad7_9", 768, 1024), pad("ipad9_7", 768, 1024), pad("ipad10_2", 810, 1080),
    pad("ipad10_5", 834, 1112), pad("ipad12_9", 1024, 1366), pad("ipad8_3rounded", 744, 1133),
    pad("ipad10_9", 820, 1180), pad("ipad10_9rounded", 820, 1180), pad("ipad11_0rounded", 834, 1194),
    pad("ipad12_9rounded", 1024, 1366), pad("ipad13_0rounded", 1032, 1376),
  ]

  /// The system of the tools (IB-system-version).
  private static func systemVersion(_ toolsVersion: Int) -> SystemVersion {
    // Xcode 16.3 came with 18.4, which has higher sliders.
    if (23_700..<24_000).contains(toolsVersion) { return SystemVersion(18, 4) }
    // The first Xcode 11 had not got its number yet.
    if (14_800..<15_000).contains(toolsVersion) { return SystemVersion(13) }
    return switch toolsVersion / 1000 {
    case ..<11: SystemVersion(9)
    case 11, 12: SystemVersion(10)
    case 13: SystemVersion(11)
    case 14: SystemVersion(12)
    case 15, 16: SystemVersion(13)
    case 17, 18: SystemVersion(14)
    case 19, 20: SystemVersion(15)
    case 21: SystemVersion(16)
    case 22: SystemVersion(17)
    case 23: SystemVersion(18)
    default: SystemVersion(26)
    }
  }
}
