import LayoutCoding
import LayoutModel

/// The device, the window and the bars.
extension SceneTranslator {
  mutating func writeEnvironment() {
    if let device = overrides.device {
      writer.key("device")
      writer.string(device.id)
      if let orientation = overrides.orientation {
        writer.key("orientation")
        writer.string(orientation.rawValue)
      }
      if let version = overrides.systemVersion { writeSystemVersion(version) }
      if let size = freeformSize { writeWindow(size, insets: nil) }
    } else {
      writeCanvas()
    }
    if let locale = overrides.locale {
      writer.key("locale")
      writer.string(locale)
    }
  }

  private mutating func writeSystemVersion(_ version: SystemVersion) {
    writer.key("systemVersion")
    writer.string(version.description)
  }

  /// The canvas on which the file was laid out. Its root views have the sizes that the file records
  /// (interface-builder 4).
  private mutating func writeCanvas() {
    var canvas = file.canvas
    let isTurned = overrides.orientation.map { $0.isLandscape != canvas.orientation.isLandscape } ?? false
    if let orientation = overrides.orientation { canvas.orientation = orientation }
    writer.key("device")
    writer.beginObject()
    writer.key("id")
    writer.string(canvas.id)
    writer.key("name")
    writer.string("Interface Builder canvas \(canvas.id)")
    writer.key("idiom")
    writer.string(canvas.isPad ? "pad" : "phone")
    writer.key("portraitSize")
    writer.size(canvas.portraitSize)
    writer.key("displayScale")
    writer.number(canvas.scale)
    writer.key("hasHomeIndicator")
    writer.boolean(canvas.hasHomeIndicator)
    writer.endObject()
    writer.key("orientation")
    writer.string(canvas.orientation.rawValue)
    writeSystemVersion(overrides.systemVersion ?? canvas.systemVersion)
    let size = isTurned ? canvas.size : rootSize
    writeWindow(size, insets: canvasInsets(canvas, root: size))
    if let classes = canvas.sizeClasses {
      writer.key("traits")
      writer.beginObject()
      writer.key("horizontalSizeClass")
      writer.string(classes.horizontal == .compact ? "compact" : "regular")
      writer.key("verticalSizeClass")
      writer.string(classes.vertical == .compact ? "compact" : "regular")
      writer.endObject()
    }
  }

  private mutating func writeWindow(_ size: Size, insets: EdgeInsets?) {
    writer.key("window")
    writer.beginObject()
    writer.key("width")
    writer.number(size.width)
    writer.key("height")
    writer.number(size.height)
    if let insets {
      writer.key("safeAreaInsets")
      writer.insets(insets)
    }
    writer.endObject()
  }

  /// The insets of the root view on the canvas.
  var rootInsets: EdgeInsets { canvasInsets(file.canvas, root: rootSize) }

  /// The size that the file records of the root view, else that of the canvas.
  var rootSize: Size {
    guard let size = scene.view.rect(key: "frame")?.size, size.width > 0, size.height > 0 else {
      return file.canvas.size
    }
    return size
  }

  /// The size of a root that does not follow the screen, nil for one that does.
  private var freeformSize: Size? {
    let size = rootSize
    let canvas = file.canvas.size
    if scene.controller == nil { return size == canvas ? nil : size }
    // A root that only lacks a bar or the top of a sheet follows the screen.
    return size.width == canvas.width && size.height > canvas.height - 250 && size.height <= canvas.height
      ? nil : size
  }

  /// What the canvas takes from the safe area of the root view, bars included (interface-builder 8).
  func canvasInsets(_ canvas: Canvas, root: Size) -> EdgeInsets {
    var insets = canvas.insets
    let isFull = root == canvas.size
    if scene.controller == nil, !isFull { return .zero }
    if root.width != canvas.size.width {
      insets.left = 0
      insets.right = 0
    }
    let bars = barInsets(version: canvas.systemVersion)
    let missing = canvas.size.height - root.height
    if !bars.isEmpty || isFull {
      insets.top += bars.top
      insets.bottom += bars.bottom
    }
    if self.bars.navigationBar == .opaque { insets.top = 0 }
    if self.bars.tabBar == .opaque || self.bars.toolbar == .opaque { insets.bottom = 0 }
    if !self.bars.hasStatusBar, !canvas.hasHomeIndicator { insets.top -= min(canvas.insets.top, insets.top) }
    if !isFull, missing > 0, self.bars.navigationBar != .opaque { insets.top = bars.top }
    if !isFull, missing < 0 || root.width != canvas.size.width { insets = .zero }
    return insets
  }

  /// What translucent bars take besides the device's own insets.
  func barInsets(version: SystemVersion?) -> EdgeInsets {
    let isNew = (version ?? SystemVersion(18)) >= SystemVersion(26)
    var insets = EdgeInsets.zero
    if bars.navigationBar == .translucent {
      insets.top = (isNew ? 54 : 44) + (bars.hasLargeTitle ? 52 : 0)
    }
    if bars.tabBar == .translucent {
      insets.bottom = isNew ? 52 : 49
    } else if bars.toolbar == .translucent {
      insets.bottom = file.canvas.hasHomeIndicator ? 49 : 44
    }
    return insets
  }
}

extension EdgeInsets {
  fileprivate var isEmpty: Bool { self == .zero }
}
