import LayoutModel

extension Rect {
  /// Without end on all sides.
  static let everything = Rect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)

  /// Whether one can count on its numbers: no layout is larger.
  var isFinite: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0) < 1e9 } && size.width >= 0 && size.height >= 0
  }

  /// What is in both; no size where there is nothing.
  func intersection(_ other: Rect) -> Rect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: x, y: y, width: max(min(maxX, other.maxX) - x, 0), height: max(min(maxY, other.maxY) - y, 0))
  }

  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Whether the other one is in it, but for some points.
  func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
    other.minX >= minX - tolerance && other.minY >= minY - tolerance && other.maxX <= maxX + tolerance
      && other.maxY <= maxY + tolerance
  }

  var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  var area: Double { size.width * size.height }

  var center: Point { Point(x: minX + size.width / 2, y: minY + size.height / 2) }

  /// How far it reaches beyond the other one on each side; not below zero.
  func overhang(over other: Rect) -> EdgeInsets {
    EdgeInsets(
      top: max(other.minY - minY, 0), left: max(other.minX - minX, 0), bottom: max(maxY - other.maxY, 0),
      right: max(maxX - other.maxX, 0))
  }
}

extension EdgeInsets {
  /// The side with the largest inset.
  var largest: (edge: RectEdge, points: Double) {
    RectEdge.allCases.map { ($0, self[$0]) }.reduce((.top, top)) { $1.1 > $0.1 ? $1 : $0 }
  }
}
