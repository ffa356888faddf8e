package import LayoutModel

/// A screen, as far as it decides how high a keyboard is.
package struct KeyboardScreen: Equatable, Sendable {
  package var idiom: UserInterfaceIdiom
  /// Upright, in points.
  package var portraitSize: Size
  package var isLandscape: Bool
  package var hasHomeIndicator: Bool
  package var systemVersion: SystemVersion

  package init(
    idiom: UserInterfaceIdiom, portraitSize: Size, isLandscape: Bool, hasHomeIndicator: Bool,
    systemVersion: SystemVersion
  ) {
    (self.idiom, self.portraitSize, self.isLandscape) = (idiom, portraitSize, isLandscape)
    (self.hasHomeIndicator, self.systemVersion) = (hasHomeIndicator, systemVersion)
  }
}

/// Heights of docked keyboards for English text, from the bottom of the screen, in points (DV-keyboard-height).
package enum KeyboardHeights {
  /// The height of a keyboard.
  ///
  /// - Parameter hasSuggestions: Whether it has its bar; there is none before version 8.
  /// - Returns: The height, and whether somebody recorded it on such a screen in this version.
  package static func height(
    on screen: KeyboardScreen, hasSuggestions: Bool
  ) -> (value: Double, isRecorded: Bool) {
    let hasBar = hasSuggestions && screen.systemVersion >= barSince
    let row = recorded.first {
      $0.portraitSize == screen.portraitSize && $0.isLandscape == screen.isLandscape
        && $0.versions.contains(screen.systemVersion.major)
    }
    if let row, let known = hasBar ? row.withBar : row.plain { return (known, !row.isOfOneVoice) }
    let derived = screen.idiom == .pad ? pad(screen, hasBar) : phone(screen, hasBar)
    return (derived, false)
  }

  /// Size of a keyboard that floats: as wide and high as that of the smallest phone (DV-keyboard-place).
  package static let floatingSize = Size(width: 320, height: 253)

  /// The first version with a bar of suggestions.
  private static let barSince = SystemVersion(8)
  /// The first version whose bars have one height more.
  private static let tallerBarSince = SystemVersion(13)

  private struct Row {
    var portraitSize: Size
    var isLandscape = false
    var versions: ClosedRange<Int>
    var plain: Double?
    var withBar: Double?
    /// Whether nobody else has recorded it.
    var isOfOneVoice = false
  }

  /// What apps logged of `UIKeyboardFrameEndUserInfoKey`, each at least twice or with a count of keys that adds up,
  /// but for those of one voice.
  private static let recorded: [Row] =
    [
      Row(portraitSize: Size(width: 320, height: 480), versions: 6...7, plain: 216),
      Row(portraitSize: Size(width: 320, height: 568), versions: 6...7, plain: 216),
      Row(portraitSize: Size(width: 320, height: 568), versions: 8...12, plain: 216, withBar: 253),
      Row(portraitSize: Size(width: 375, height: 667), versions: 8...12, plain: 216, withBar: 258),
      Row(portraitSize: Size(width: 375, height: 667), versions: 13...13, withBar: 260),
      Row(portraitSize: Size(width: 414, height: 736), versions: 8...12, plain: 226, withBar: 271),
      Row(portraitSize: Size(width: 375, height: 812), versions: 11...11, withBar: 333),
      Row(portraitSize: Size(width: 414, height: 896), versions: 12...12, withBar: 346),
      Row(portraitSize: Size(width: 390, height: 844), versions: 15...15, plain: 291),
      Row(portraitSize: Size(width: 428, height: 926), versions: 15...15, plain: 301),
      Row(portraitSize: Size(width: 402, height: 874), versions: 26...26, plain: 291),
      Row(portraitSize: Size(width: 768, height: 1024), versions: 6...7, plain: 264),
      Row(portraitSize: Size(width: 768, height: 1024), isLandscape: true, versions: 6...7, plain: 352),
      Row(portraitSize: Size(width: 768, height: 1024), isLandscape: true, versions: 11...11, withBar: 398),
    ] + foldable

  /// The displays of a phone that folds, as one probe of 27.1 has them.
  private static let foldable: [Row] = [
    Row(portraitSize: Size(width: 466, height: 678), versions: 27...27, withBar: 252, isOfOneVoice: true),
    Row(
      portraitSize: Size(width: 466, height: 678), isLandscape: true, versions: 27...27, withBar: 193,
      isOfOneVoice: true),
    Row(portraitSize: Size(width: 669, height: 951), versions: 27...27, withBar: 311, isOfOneVoice: true),
    Row(
      portraitSize: Size(width: 669, height: 951), isLandscape: true, versions: 27...27, withBar: 227,
      isOfOneVoice: true),
  ]

  /// Four rows of keys, the room below them on a phone without a home button, and the bar: each as where it was recorded.
  private static func phone(_ screen: KeyboardScreen, _ hasBar: Bool) -> Double {
    let width = screen.portraitSize.width
    if screen.isLandscape { return 162 + (screen.hasHomeIndicator ? 9 : 0) + (hasBar ? 38 : 0) }
    let keys = (width >= 414 ? 226.0 : 216) + (screen.hasHomeIndicator ? 75 : 0)
    guard hasBar else { return keys }
    let isTaller = screen.systemVersion >= tallerBarSince
    if width >= 414 || isTaller && screen.hasHomeIndicator { return keys + 45 }
    if width >= 375 { return keys + (isTaller ? 44 : 42) }
    return keys + (isTaller ? 38 : 37)
  }

  /// Heights on pads: those of the first iPads, with the room of a home indicator; larger keys on the largest.
  private static func pad(_ screen: KeyboardScreen, _ hasBar: Bool) -> Double {
    let isLarge = screen.portraitSize.width >= 1024
    let keys = screen.isLandscape ? (isLarge ? 423.0 : 352) : (isLarge ? 328.0 : 264)
    let bar = screen.isLandscape ? 46.0 : 49
    return keys + (screen.hasHomeIndicator ? 24 : 0) + (hasBar ? bar : 0)
  }
}
