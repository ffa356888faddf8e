import JSON
import LayoutCoding
import LayoutModel
import UIKitDefaults
import XML

/// The canvas, its window and the bars.
extension SceneTranslator {
  func writeEnvironment() {
    if isOnCanvas {
      writeCanvas()
      writer.localeAndKeyboard(overrides)
    } else {
      writer.environment(overrides, else: file.canvas.deviceId)
      // Not of a view that fills the screen, and not of that of a controller.
      if let size = recordedSize, size != file.canvas.size, file.outlets.firstProperty(to: scene.id) != "view"
      {
        writer.window(size, insets: .zero)
      }
    }
  }

  /// The canvas on which the file was laid out. Its root views have the sizes that the file records
  /// (IB-root-size).
  private func writeCanvas() {
    var canvas = file.canvas
    let isTurned = overrides.orientation.map { $0.isLandscape != canvas.orientation.isLandscape } ?? false
    if let orientation = overrides.orientation { canvas.orientation = orientation }
    writer.beginObject(EnvironmentKey.device)
    writer.member("id", canvas.id)
    writer.member("name", "Interface Builder canvas \(canvas.id)")
    writer.member("idiom", canvas.isPad ? "pad" : "phone")
    writer.member("portraitSize", canvas.portraitSize)
    writer.member("displayScale", canvas.scale)
    writer.member("hasHomeIndicator", canvas.hasHomeIndicator)
    writer.endObject()
    writer.member(EnvironmentKey.orientation, canvas.orientation.rawValue)
    writer.member(EnvironmentKey.systemVersion, (overrides.systemVersion ?? canvas.systemVersion).description)
    let size = isTurned ? canvas.size : rootSize
    writer.window(size, insets: canvasInsets(canvas, root: size))
    writer.beginObject(EnvironmentKey.traits)
    // A canvas that stands for every screen leaves its size classes open, so that base values show (IB-canvas-any).
    func word(_ sizeClass: SizeClass?) -> String {
      sizeClass.map { $0 == .compact ? "compact" : "regular" } ?? "unspecified"
    }
    writer.member(Trait.horizontalSizeClass, word(canvas.sizeClasses?.horizontal))
    writer.member(Trait.verticalSizeClass, word(canvas.sizeClasses?.vertical))
    if canvas.hasSmallText { writer.member(Trait.preferredContentSizeCategory, "extraSmall") }
    writer.endObject()
  }

  /// The insets of the root view on the canvas.
  var rootInsets: EdgeInsets { canvasInsets(file.canvas, root: rootSize) }

  /// The version that decides behaviour.
  var systemVersion: SystemVersion {
    if let version = overrides.systemVersion { return version }
    if isOnCanvas { return file.canvas.systemVersion }
    let device = overrides.device ?? DeviceCatalogue.embedded.device(named: file.canvas.deviceId)
    return min(.newest, device?.newestSystemVersion ?? .newest)
  }

  /// The size that the file records of the root view, else that of the canvas.
  var rootSize: Size { recordedSize ?? file.canvas.size }

  private var recordedSize: Size? {
    scene.view.rect(key: "frame").flatMap { $0.size.width > 0 && $0.size.height > 0 ? $0.size : nil }
  }

  /// What the canvas takes from the safe area of the root view, bars included (IB-canvas-insets,
  /// IB-canvas-bars).
  private func canvasInsets(_ canvas: Canvas, root: Size) -> EdgeInsets {
    if root == canvas.size { return fullInsets(canvas) }
    guard let controller = scene.controller else {
      let top = topOfPart(canvas, root)
      return EdgeInsets(top: top, left: 0, bottom: top > 0 ? bottomOfPart(canvas, root) : 0, right: 0)
    }
    let isFreeform = controller.child("size", key: "freeformSize") != nil
    // What Xcode 6 and 7 laid out, and no later one since (IB-canvas-any).
    if !isFreeform, root == Canvas.anySize { return .zero }
    if !isFreeform, let other = canvas.withScreen(of: root) { return fullInsets(other) }
    let missing = canvas.size.height - root.height
    if !isFreeform, root.width == canvas.size.width, missing > 0, missing < 250 {
      if isLowSheet(missing, canvas) { return lowSheetInsets }
      if isSheet(missing, canvas) { return sheetInsets(canvas) }
      var insets = fullInsets(canvas)
      // The root begins below its bar.
      if bars.navigationBar != .none { insets.top = 0 }
      if bars.areOpaqueBelow { insets.bottom = 0 }
      return insets
    }
    return insetsOfPart(canvas, root)
  }

  /// Insets of a controller's root that has a size of its own.
  private func insetsOfPart(_ canvas: Canvas, _ root: Size) -> EdgeInsets {
    let hasStatusBar = bars.hasStatusBar && !isLowPart(canvas, root) || canvas.hasHomeIndicator
    let statusBar = hasStatusBar ? canvas.statusBar : 0
    let own = insetsOfOtherRoot(canvas, root)
    switch bars.surroundings {
    case .popover: return .zero
    // A child stands alone on the canvas, at the top of the screen, in later versions below the status bar.
    case .container:
      return EdgeInsets(
        top: canvas.toolsVersion < 13_000 ? 0 : own?.top ?? statusBar, left: 0, bottom: own?.bottom ?? 0,
        right: 0)
    case .screen:
      let top = bars.navigationBar == .opaque ? 0 : (own?.top ?? statusBar) + barInsets.top
      // Above an opaque bar there is no home indicator.
      let bottom = bars.areOpaqueBelow ? 0 : own?.bottom ?? 0
      return EdgeInsets(top: top, left: 0, bottom: bottom + barInsets.bottom, right: 0)
    }
  }

  /// What the canvas of a phone with a home indicator takes of a root that is larger than the screen, and a new one of any
  /// other, too, which keeps clear of the home indicator once; nil for another root (IB-canvas-large-roots).
  private func insetsOfOtherRoot(_ canvas: Canvas, _ root: Size) -> EdgeInsets? {
    guard canvas.hasHomeIndicator, !canvas.isPad, !canvas.orientation.isLandscape else { return nil }
    let isWide = canvas.isNew && root.width > canvas.size.width
    if root.height > canvas.size.height || isWide { return canvas.insets }
    return canvas.isNew
      ? EdgeInsets(top: canvas.insets.top, left: 0, bottom: canvas.homeIndicator, right: 0) : nil
  }

  /// Whether a root is so low that the canvas of Xcode 9 and 10 gives it no status bar (IB-canvas-low-parts).
  private func isLowPart(_ canvas: Canvas, _ root: Size) -> Bool {
    (13_000..<14_800).contains(canvas.toolsVersion) && !canvas.hasHomeIndicator
      && root.height < canvas.size.height * 0.72
  }

  /// Insets of a root that has the whole screen.
  private func fullInsets(_ canvas: Canvas) -> EdgeInsets {
    var insets = canvas.insets
    if !bars.hasStatusBar, !canvas.hasHomeIndicator, canvas.toolsVersion < 14_800 { insets.top = 0 }
    return insets + barInsets
  }

  /// Cells of collections are like other views that stand alone, those of tables are not (IB-canvas-parts).
  private var isPartBelowStatusBar: Bool {
    ["view", "collectionViewCell", "collectionReusableView"].contains(scene.view.name)
  }

  /// Top inset of a view that stands alone and does not have the whole screen. Newer canvases put it below the status bar;
  /// of Xcode 9 and 10 only those that are high.
  private func topOfPart(_ canvas: Canvas, _ root: Size) -> Double {
    guard bars.hasStatusBar || canvas.hasHomeIndicator, isPartBelowStatusBar,
      bars.navigationBar != .opaque, canvas.toolsVersion >= 13_000, !isLowPart(canvas, root)
    else { return 0 }
    if let own = insetsOfOtherRoot(canvas, root) { return own.top }
    return canvas.toolsVersion >= 14_800 || root.height > canvas.size.height / 2 ? canvas.statusBar : 0
  }

  /// Before Xcode 14 only a view that is wider than the screen kept clear of the home indicator (6 of 6; of 11 others
  /// 1), since then every one does, once only (IB-canvas-parts).
  private func bottomOfPart(_ canvas: Canvas, _ root: Size) -> Double {
    if let own = insetsOfOtherRoot(canvas, root) { return own.bottom }
    if canvas.hasHomeIndicator, !canvas.isPad, canvas.toolsVersion >= 21_000 { return canvas.homeIndicator }
    return root.width > canvas.size.width ? canvas.insets.bottom : 0
  }

  /// Whether a root lacks of the screen's height what a page sheet leaves free (IB-canvas-sheets).
  private func isSheet(_ missing: Double, _ canvas: Canvas) -> Bool {
    guard canvas.toolsVersion >= 14_800, !canvas.isPad else { return false }
    return canvas.hasHomeIndicator
      ? missing == (canvas.toolsVersion < 21_000 ? 54 : canvas.statusBar) : missing == 20
  }

  /// Whether a root is 10 points lower than the screen, as a sheet from Xcode 14.3 on is (IB-canvas-low-sheets).
  private func isLowSheet(_ missing: Double, _ canvas: Canvas) -> Bool {
    canvas.toolsVersion >= 22_000 && !canvas.isPad && missing == 10
  }

  private var lowSheetInsets: EdgeInsets {
    EdgeInsets(top: bars.navigationBar == .translucent ? 56 : 0, left: 0, bottom: 0, right: 0)
  }

  /// Inside a sheet a bar is higher than elsewhere.
  private func sheetInsets(_ canvas: Canvas) -> EdgeInsets {
    var insets = barInsets
    let version = canvas.systemVersion
    if version >= StandardBars.floatingSince, bars.navigationBar == .none { insets.top = canvas.statusBar }
    if bars.navigationBar == .translucent {
      insets.top = (bars.hasLargeTitle ? StandardBars.largeBarInSheet : StandardBars.barInSheet)[version]
    }
    if canvas.hasHomeIndicator, canvas.toolsVersion < 20_000 { insets.bottom += canvas.insets.bottom }
    return insets
  }

  /// What translucent bars take besides the device's own insets.
  private var barInsets: EdgeInsets {
    let version = file.canvas.systemVersion
    var insets = EdgeInsets.zero
    if bars.navigationBar == .translucent {
      insets.top = StandardBars.bar[version] + (bars.hasLargeTitle ? StandardBars.largeTitle : 0)
    }
    if bars.tabBar == .translucent {
      insets.bottom =
        version >= StandardBars.floatingSince ? StandardBars.floatingTabBar : StandardBars.tabBar
    } else if bars.toolbar == .translucent {
      let isNarrow = !file.canvas.hasHomeIndicator && !(14_800..<21_000).contains(file.toolsVersion)
      insets.bottom = isNarrow ? StandardBars.classicBar : StandardBars.toolbarAboveHomeIndicator
    }
    return insets
  }
}
