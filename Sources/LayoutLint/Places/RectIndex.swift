import LayoutModel

/// Finds those of many rectangles that overlap another one without looking at all: a tree of boxes around boxes.
struct RectIndex {
  private static let capacity = 8

  /// Places in the list of rectangles, neighbours together.
  private var order: [Int]
  /// The boxes of each level, leaves first. Box *i* of a level is around the boxes from *capacity · i* of the one below.
  private var levels: [[Rect]] = []

  /// - Complexity: O(*n* log *n*).
  init(_ rects: [Rect]) {
    order = rects.indices.sorted { (rects[$0].minX, $0) < (rects[$1].minX, $1) }
    let leaves = Double((rects.count + Self.capacity - 1) / Self.capacity)
    let slice = max(Int(leaves.squareRoot().rounded(.up)) * Self.capacity, 1)
    for start in stride(from: 0, to: order.count, by: slice) {
      order[start..<min(start + slice, order.count)].sort {
        (rects[$0].minY, $0) < (rects[$1].minY, $1)
      }
    }
    var level = order.map { rects[$0] }
    while !level.isEmpty {
      levels.append(level)
      if level.count == 1 { break }
      level = stride(from: 0, to: level.count, by: Self.capacity).map { start in
        level[start..<min(start + Self.capacity, level.count)].reduce(level[start]) { $0.union($1) }
      }
    }
  }

  /// Places of rectangles that overlap the given one, in the order of the list.
  ///
  /// - Parameter limit: How many at most; which ones is left open where there are more.
  /// - Complexity: O(log *n*) and what is found, where rectangles do not lie over each other.
  func overlapping(_ rect: Rect, limit: Int) -> [Int] {
    var found: [Int] = []
    var stack = levels.isEmpty ? [] : [(level: levels.count - 1, box: 0)]
    while found.count < limit, let (level, box) = stack.popLast() {
      guard !levels[level][box].intersection(rect).isEmpty else { continue }
      if level == 0 {
        found.append(order[box])
        continue
      }
      let start = box * Self.capacity
      for child in (start..<min(start + Self.capacity, levels[level - 1].count)).reversed() {
        stack.append((level - 1, child))
      }
    }
    return found.sorted()
  }
}

extension Rect {
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

  /// How far it reaches beyond the other one on each side; not below zero.
  func overhang(over other: Rect) -> EdgeInsets {
    EdgeInsets(
      top: max(other.minY - minY, 0), left: max(other.minX - minX, 0), bottom: max(maxY - other.maxY, 0),
      right: max(maxX - other.maxX, 0))
  }
}

extension RectEdge {
  /// The axis across it.
  var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}

extension EdgeInsets {
  /// The side with the largest inset.
  var largest: (edge: RectEdge, points: Double) {
    RectEdge.allCases.map { ($0, self[$0]) }.reduce((.top, top)) { $1.1 > $0.1 ? $1 : $0 }
  }
}
