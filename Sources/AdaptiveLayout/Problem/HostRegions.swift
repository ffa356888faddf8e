import LayoutModel

/// What a view keeps clear of besides its safe area: corners of the window (AL-corner-adaptation) and a fold (AL-division).
/// Nothing of it is counted by reference: every view has room for it, which is filled and copied with its other insets.
struct RegionInsets: Equatable, Sendable {
  /// By how much more than its safe area the view keeps clear of corners: at the sides where it adapts horizontally, above
  /// and below where it does so vertically.
  private let corners: EdgeInsets
  /// From the edges of the view to those of the fold, negative outside of it; nil where there is none.
  let division: EdgeInsets?
  /// Where the view is in the window.
  let origin: Point

  fileprivate init(of frame: Rect, safeArea: EdgeInsets, in regions: HostRegions) {
    corners = regions.corners.insets(of: frame, safeArea: safeArea, in: regions.window)
    division = regions.division.map { edgeDistances(of: $0.offset(by: .zero - frame.origin), in: frame.size) }
    origin = frame.origin
  }

  /// What is added by a guide that adapts to corners horizontally.
  var horizontal: EdgeInsets { EdgeInsets(top: 0, left: corners.left, bottom: 0, right: corners.right) }

  /// What is added by one that does so vertically.
  var vertical: EdgeInsets { EdgeInsets(top: corners.top, left: 0, bottom: corners.bottom, right: 0) }
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

  /// Nil for a window that takes nothing away.
  ///
  /// - Parameter origin: Gives the place of the root view in the window.
  init?(in environment: ResolutionEnvironment, origin: () -> Point) {
    (corners, division) = (environment.corners, environment.activeDivision)
    if corners.isEmpty, division == nil { return nil }
    (self.origin, window) = (origin(), environment.size)
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

extension WindowCorners {
  /// By how much more than its safe area a view keeps clear of corners.
  ///
  /// - Parameters:
  ///   - frame: Of the view, in the window.
  ///   - safeArea: Of the view.
  ///   - window: Size of the window.
  /// - Returns: What is added at the sides by `.horizontal`, and above and below by `.vertical`.
  fileprivate func insets(of frame: Rect, safeArea: EdgeInsets, in window: Size) -> EdgeInsets {
    var added = EdgeInsets.zero
    let distances = edgeDistances(of: frame, in: window)
    for edge in RectEdge.allCases where safeArea[edge] == 0 {
      added[edge] = max(inset - max(distances[edge], 0), 0)
    }
    let safe = frame.inset(by: safeArea)
    guard let controls, safe.minX < controls.maxX, controls.minX < safe.maxX, safe.minY < controls.maxY,
      controls.minY < safe.maxY
    else { return added }
    if controls.minX <= 0 {
      added.left = max(added.left, controls.maxX - safe.minX)
    } else {
      added.right = max(added.right, safe.maxX - controls.minX)
    }
    added.top = max(added.top, controls.maxY - safe.minY)
    return added
  }
}
