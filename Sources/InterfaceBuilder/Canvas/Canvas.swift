import LayoutModel
import UIKitDefaults
import XML

/// The device on which Interface Builder laid a file out (IB-devices, IB-canvas-insets). The canvas is not the device: its
/// status bar and insets follow the version of the tools and not that of a system.
struct Canvas {
  /// The id in the file, `unknown` for a file without one.
  var id: String
  var orientation: InterfaceOrientation
  var systemVersion: SystemVersion
  /// Whether the file says nothing of its device: then the canvas is square and of any size class.
  private let isUnknown: Bool
  /// The integer part of the version of the tools; 0 where the device is none that is known.
  let toolsVersion: Int
  private var row: Row?

  init(_ element: XMLElement?, toolsVersion: Int) {
    row = element?["id"].flatMap { id in Self.rows.first { $0.id == id } }
    systemVersion = Self.systemVersion(toolsVersion)
    id = element?["id"] ?? "unknown"
    orientation = element?["orientation"] == "landscape" ? .landscapeRight : .portrait
    isUnknown = element == nil
    self.toolsVersion = row == nil ? 0 : toolsVersion
  }

  /// The canvas of another phone of the same shape, whose screen has that size; nil if there is none (IB-canvas-screens).
  func withScreen(of size: Size) -> Canvas? {
    guard let row, !isPad, size != self.size else { return nil }
    let isTurned = orientation.isLandscape
    let other = Self.rows.first {
      (isTurned ? $0.size.transposed : $0.size) == size && ($0.homeIndicator > 0) == (row.homeIndicator > 0)
        && !$0.id.hasPrefix("ipad")
    }
    guard let other else { return nil }
    var canvas = self
    canvas.row = other
    return canvas
  }

  /// In points, upright.
  var portraitSize: Size { row?.size ?? Self.anySize }
  /// The size of a canvas of any width and height.
  static let anySize = Size(width: 600, height: 600)
  var scale: Double { row?.scale ?? 2 }
  var isPad: Bool { row?.id.hasPrefix("ipad") == true }
  var hasHomeIndicator: Bool { homeIndicator > 0 }
  /// Height of the status bar, upright.
  var statusBar: Double { row?.statusBar(toolsVersion) ?? 20 }
  /// Height of the home indicator, upright.
  var homeIndicator: Double { row?.homeIndicator ?? 0 }
  /// The id of the device that it shows; of an unknown canvas that of the most usual one.
  var deviceId: String { row?.device ?? "iphone-8" }
  /// The bounds of a scene that fills the screen.
  var size: Size { orientation.isLandscape ? portraitSize.transposed : portraitSize }

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

  /// The width of the screen from which cells of tables have the larger margins at their sides: of 414 points up to
  /// Xcode 10, of 390 since; but from Xcode 16.3 to the first 26, where one of 390 is narrow (IB-margins).
  var wideCells: Double {
    switch toolsVersion {
    case ..<15_000: Margins.wideRoot[systemVersion]
    case 23_700..<32_700: 393
    default: 390
    }
  }

  /// Whether text styles have the sizes of the category extra small: from Xcode 12.5 to 13.4, whether they follow the
  /// category or not (IB-canvas-small-text).
  var hasSmallText: Bool { (18_000..<20_500).contains(toolsVersion) }

  /// The size of a text style where the canvas has one of its own: from Xcode 9 to the first 11 titles are smaller than
  /// on any device (IB-canvas-titles).
  func pointSize(of style: TextStyle) -> Double? {
    let sizes: [TextStyle: Double] = [.largeTitle: 30, .title1: 26, .title2: 20]
    return (13_000..<15_000).contains(toolsVersion) ? sizes[style] : nil
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
    /// The last model of that size with a home button or a screen of that shape.
    var device: String
    var size: Size
    var scale: Double
    var homeIndicator: Double
    /// By the tools' version.
    var statusBar: @Sendable (Int) -> Double

    init(
      _ id: String, _ device: String, _ size: (width: Double, height: Double), scale: Double = 2,
      home homeIndicator: Double = 0, statusBar: @escaping @Sendable (Int) -> Double = homeButton
    ) {
      (self.id, self.device, self.scale, self.homeIndicator) = (id, device, scale, homeIndicator)
      self.size = Size(width: size.width, height: size.height)
      self.statusBar = statusBar
    }

    /// From Xcode 11 to 14.2 the canvas had no status bar on pads and on devices with a home button.
    static let homeButton: @Sendable (Int) -> Double = { (14_800..<21_700).contains($0) ? 0 : 20 }
    static let roundedPad: @Sendable (Int) -> Double = { (14_800..<21_700).contains($0) ? 0 : 24 }
  }

  private static let rows = [
    Row("retina3_5", "iphone-4s", (320, 480)),
    Row("retina4_0", "iphone-se", (320, 568)),
    Row("retina4_7", "iphone-8", (375, 667)),
    Row("retina5_5", "iphone-8-plus", (414, 736), scale: 3),
    Row("retina5_9", "iphone-11-pro", (375, 812), scale: 3, home: 34) {
      $0 < 21_200 ? 44 : $0 < 21_600 ? 47 : 50
    },
    Row("retina6_1", "iphone-11", (414, 896), home: 34) { $0 < 21_200 ? 44 : 48 },
    Row("retina6_5", "iphone-11-pro-max", (414, 896), scale: 3, home: 34) { _ in 44 },
    Row("retina6_0", "iphone-14", (390, 844), scale: 3, home: 34) { $0 < 21_000 ? 44 : 47 },
    Row("retina6_7", "iphone-14-plus", (428, 926), scale: 3, home: 34) { $0 < 21_000 ? 44 : 47 },
    Row("retina6_12", "iphone-16", (393, 852), scale: 3, home: 34) { _ in 59 },
    Row("retina6_72", "iphone-16-plus", (430, 932), scale: 3, home: 34) { _ in 59 },
    Row("retina6_3", "iphone-16-pro", (402, 874), scale: 3, home: 34) { _ in 62 },
    Row("retina6_9", "iphone-16-pro-max", (440, 956), scale: 3, home: 34) { _ in 62 },
    Row("ipad7_9", "ipad-mini-5", (768, 1024)), Row("ipad9_7", "ipad-6", (768, 1024)),
    Row("ipad10_2", "ipad-9", (810, 1080)), Row("ipad10_5", "ipad-air-3", (834, 1112)),
    Row("ipad12_9", "ipad-pro-12-9-2", (1024, 1366)), Row("ipad10_9", "ipad-air-5", (820, 1180)),
    Row("ipad8_3rounded", "ipad-mini-6", (744, 1133), home: 20, statusBar: Row.roundedPad),
    Row("ipad10_9rounded", "ipad-air-5", (820, 1180), home: 20, statusBar: Row.roundedPad),
    Row("ipad11_0rounded", "ipad-pro-11-4", (834, 1194), home: 20, statusBar: Row.roundedPad),
    Row("ipad12_9rounded", "ipad-pro-12-9-6", (1024, 1366), home: 20, statusBar: Row.roundedPad),
    Row("ipad13_0rounded", "ipad-pro-13-m4", (1032, 1376), home: 20, statusBar: Row.roundedPad),
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
