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
  /// Whether a title stands behind the items at the leading end, and not in the middle (CO-vertical-bars).
  var hasTitleAtStart = false

  /// The design in which items float.
  var isModern: Bool { version >= StandardBars.floatingSince }

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
    return Rect(x: width - rect.maxX, y: rect.minY, width: rect.size.width, height: rect.size.height)
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
}

/// Something with a title and an image in a bar.
protocol BarElement {
  var frame: Rect { get set }
  var title: BarText? { get set }
  var imageFrame: Rect? { get set }
}

extension BarItemLayout: BarElement {}
extension TabItemLayout: BarElement {}

/// The part of a bar in which items stand beside each other.
struct BarRow {
  let geometry: BarGeometry
  let top: Double
  let height: Double

  /// Something of a size in the middle of the height.
  func centered(_ size: Size, x: Double) -> Rect {
    Rect(origin: Point(x: x, y: top + geometry.grid.round((height - size.height) / 2)), size: size)
  }

  /// A text whose capital letters stand in the middle of the height.
  func place(_ text: BarText, x: Double, room: Double) -> BarText {
    let capitals = SymbolSizes.capHeight * (text.font.pointSize ?? BarItemMetrics.fontSize)
    return text.placed(x: x, room: room, baseline: geometry.grid.round(top + height / 2 + capitals / 2))
  }
}

extension BarText {
  /// A text as ``BarMeasurer`` measured it on a baseline, cut where it has no room.
  func placed(x: Double, room: Double, baseline: Double) -> BarText {
    var text = self
    text.frame.origin = Point(x: x, y: baseline + frame.minY)
    text.frame.size.width = max(min(width, room), 0)
    return text
  }
}
