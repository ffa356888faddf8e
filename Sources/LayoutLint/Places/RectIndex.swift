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
