import LayoutModel

/// What a view keeps clear of besides its safe area: corners of the window (AL-corner-adaptation) and a fold (AL-division). By
/// reference, since most views have none.
final class RegionInsets: Equatable, Sendable {
  /// By how much more than its safe area the view keeps clear of corners, at the sides, and above and below.
  let horizontal, vertical: EdgeInsets
  /// From the edges of the view to those of the fold, negative outside of it; nil where there is none.
  let division: EdgeInsets?
  /// Where the view is in the window.
  let origin: Point

  fileprivate init(of frame: Rect, safeArea: EdgeInsets, in regions: HostRegions) {
    let corners = regions.corners.insets(of: frame, safeArea: safeArea, in: regions.window)
    (horizontal, vertical, origin) = (corners.horizontal, corners.vertical, frame.origin)
    division = regions.division.map {
      EdgeInsets(
        top: $0.minY - frame.minY, left: $0.minX - frame.minX, bottom: frame.maxY - $0.maxY,
        right: frame.maxX - $0.maxX)
    }
  }

  static func == (a: RegionInsets, b: RegionInsets) -> Bool {
    a.horizontal == b.horizontal && a.vertical == b.vertical && a.division == b.division
      && a.origin == b.origin
  }
}

/// What the window takes away besides its safe area, where the root view of a controller is.
struct HostRegions {
  /// Where the root view is in the window.
  let origin: Point
  let corners: WindowCorners
  /// The fold that is partly open, in the window.
  let division: Rect?
  /// In points.
  let window: Size

  init(origin: Point, in environment: ResolutionEnvironment) {
    (self.origin, corners, window) = (origin, environment.corners, environment.size)
    division = environment.activeDivision
  }

  /// What a view keeps clear of; nil as long as its place is not known.
  ///
  /// - Parameter outer: What its superview has, and how far from the superview's edges it is.
  func insets(
    ofViewOf size: Size, safeArea: EdgeInsets, _ outer: (insets: GuideInsets, distances: EdgeInsets?),
    isRoot: Bool
  ) -> RegionInsets? {
    var origin = origin
    if !isRoot {
      guard let superview = outer.insets.regions?.origin, let distances = outer.distances else { return nil }
      origin = superview + Point(x: distances.left, y: distances.top)
    }
    return RegionInsets(of: Rect(origin: origin, size: size), safeArea: safeArea, in: self)
  }
}

extension ResolutionEnvironment {
  /// The fold of the display while it is partly open, in the window.
  var activeDivision: Rect? { reservedRegions.first { $0.isActive && $0.kind == .division }?.frame }
}
