import LayoutModel

/// Where the window of an environment is on the screen of its device, in points.
struct ScreenGeometry: Equatable {
  var screen: Size
  var window: Rect
  var cornerRadius: Double

  /// Around the screen, as the edge of a device.
  static let bezel = 6.0

  init(_ environment: WindowEnvironment) {
    let size = environment.size
    (screen, window) = (size, Rect(origin: .zero, size: size))
    cornerRadius = environment.device.cornerRadius
    guard environment.mode != .full, let whole = environment.device.size(in: environment.orientation),
      whole.width >= size.width, whole.height >= size.height
    else { return }
    screen = whole
    // Nobody says where: apps beside others are shown at the left, those above others at the right.
    let x =
      switch environment.mode {
      case .full, .third, .half, .twoThirds: 0.0
      case .slideOver: max(0, whole.width - size.width - 8)
      case .window: ((whole.width - size.width) / 2).rounded(.down)
      }
    window.origin = Point(x: x, y: ((whole.height - size.height) / 2).rounded(.down))
  }

  /// A window without the screen around it.
  init(windowOf environment: WindowEnvironment) {
    screen = environment.size
    window = Rect(origin: .zero, size: screen)
    cornerRadius = environment.mode == .full ? environment.device.cornerRadius : 12
  }

  var isFull: Bool { window == Rect(origin: .zero, size: screen) }

  var windowRadius: Double { isFull ? cornerRadius : window.minY > 0 || window.minX > 0 ? 12 : 0 }
}

/// A place that what is drawn does not leave. Its name says all of it, so that a name means the same place in every
/// picture of a page.
struct Clip: Hashable {
  var frame: Rect
  var radius = 0.0

  var name: MarkupWriter {
    var name: MarkupWriter = "c\(frame.minX)_\(frame.minY)_\(frame.size.width)_\(frame.size.height)"
    if radius > 0 { name += "_\(radius)" }
    return name
  }

  var definition: MarkupWriter {
    "<clipPath id=\"\(name)\"><rect \(filling: frame)\(radius > 0 ? " rx=\"\(radius)\"" : "")/></clipPath>"
  }
}

extension Rect {
  var midX: Double { minX + size.width / 2 }
  var midY: Double { minY + size.height / 2 }

  /// What both cover; nil where they do not even touch.
  func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether it covers another one, to a hundredth of a point.
  func covers(_ other: Rect) -> Bool {
    other.minX >= minX - 0.01 && other.minY >= minY - 0.01 && other.maxX <= maxX + 0.01
      && other.maxY <= maxY + 0.01
  }

  /// The rectangle shrunk on all sides, to nothing at most.
  func shrunk(by distance: Double) -> Rect {
    let (dx, dy) = (min(distance, size.width / 2), min(distance, size.height / 2))
    return inset(by: EdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
  }
}
