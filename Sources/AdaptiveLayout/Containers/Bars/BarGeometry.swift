import LayoutModel
import UIKitDefaults

/// What decides where things stand in the bars of a container, besides the things.
struct BarGeometry {
  /// Width of the bar.
  let width: Double
  let grid: PixelGrid
  let version: SystemVersion
  let isPad: Bool
  let isRegularWidth: Bool
  let isCompactHeight: Bool
  let isRightToLeft: Bool
  /// Where the custom views at the ends of a bar begin and end, counted from its edges.
  let leadingMargin: Double
  let trailingMargin: Double

  /// The design in which items float.
  var isModern: Bool { version >= StandardBars.floatingSince }

  init(ofController index: Int, width: Double, in state: ResolutionState) {
    self.init(
      state.controllers[index].traits, safeArea: state.controllers[index].safeArea, width: width, in: state)
  }

  /// - Parameter safeArea: As the bar sees it.
  init(_ traits: TraitCollection, safeArea: EdgeInsets, width: Double, in state: ResolutionState) {
    self.width = width
    grid = state.environment.pixelGrid
    version = state.environment.systemVersion
    isPad = (traits.userInterfaceIdiom ?? state.environment.device.idiom) == .pad
    isRegularWidth = traits.horizontalSizeClass == .regular
    isCompactHeight = traits.verticalSizeClass == .compact
    isRightToLeft = traits.layoutDirection == .rightToLeft
    let margin = BarItemMetrics.margin(width: width)
    leadingMargin = margin + (isRightToLeft ? safeArea.right : safeArea.left)
    trailingMargin = margin + (isRightToLeft ? safeArea.left : safeArea.right)
  }

  /// A rectangle of a bar that runs from left to right, where it is in this one.
  func mirrored(_ rect: Rect) -> Rect {
    guard isRightToLeft else { return rect }
    return Rect(
      x: width - rect.maxX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }

  func mirrored(_ text: BarText) -> BarText {
    var text = text
    text.frame = mirrored(text.frame)
    return text
  }

  func mirrored<Item: BarElement>(_ item: Item) -> Item {
    var item = item
    item.frame = mirrored(item.frame)
    item.title = item.title.map(mirrored)
    item.imageFrame = item.imageFrame.map(mirrored)
    return item
  }

  /// Something of a size in the middle of a height.
  func centered(_ size: Size, x: Double, in height: Double, top: Double = 0) -> Rect {
    Rect(x: x, y: top + grid.round((height - size.height) / 2), width: size.width, height: size.height)
  }
}

/// Something with a title and an image in a bar.
protocol BarElement {
  var frame: Rect { get set }
  var title: BarText? { get set }
  var imageFrame: Rect? { get set }
}

extension BarItemLayout: BarElement {}
extension TabItemLayout: BarElement {}

/// Text of a bar, measured.
struct MeasuredBarText {
  var text: String
  var font: FontDescription
  /// On pixels.
  var width: Double
  var height: Double
  /// From the top.
  var baseline: Double

  /// The text in a box whose middle is `center`, cut where it has no room.
  ///
  /// - Parameter center: The capital letters stand in its middle, from the top of the bar.
  func placed(x: Double, room: Double, center: Double, on grid: PixelGrid) -> BarText {
    let capitals = SymbolSizes.capHeight * (font.pointSize ?? BarItemMetrics.fontSize)
    return placed(x: x, room: room, baseline: grid.round(center + capitals / 2))
  }

  /// Places the text on a baseline.
  func placed(x: Double, room: Double, baseline: Double) -> BarText {
    BarText(
      text: text,
      frame: Rect(
        x: x, y: baseline - self.baseline, width: max(min(width, room), 0), height: height),
      font: font, width: width)
  }
}
