import LayoutModel

/// A rectangle that moves and grows evenly from one to another.
struct MovingRect {
  let from, to: Rect

  /// When it and another one share a part, early, late and in the middle of the time in which they share something: in the middle one may
  /// cover the other. Time is 0 at the first places of both and 1 at the last; they may come together before and part afterwards.
  /// Empty for two that never come together, or never part.
  func meetings(_ other: MovingRect) -> [Double] {
    var (start, end) = (-Double.infinity, Double.infinity)
    for axis in Axis.allCases {
      // Each edge lies before the opposite edge of the other one.
      for (one, another) in [(self, other), (other, self)] {
        let before = another.from.maximum(axis) - one.from.minimum(axis)
        let growth = another.to.maximum(axis) - one.to.minimum(axis) - before
        if growth > 0 {
          start = max(start, -before / growth)
        } else if growth < 0 {
          end = min(end, -before / growth)
        } else if before <= 0 {
          return []
        }
      }
    }
    guard start < end, start.isFinite, end.isFinite else { return [] }
    return Self.shares.map { start + (end - start) * $0 }
  }

  private static let shares = [0.3, 0.7, 0.5]
}
