struct Point: Hashable { var x = 0, y = 0
  static let zero = Point()
  static func + (a: Self, b: Self) -> Self { .init(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Self, b: Self) -> Self { .init(x: a.x - b.x, y: a.y - b.y) }
  static prefix func - (p: Self) -> Self { .zero - p }
  static func * (p: Self, n: Int) -> Self { .init(x: p.x * n, y: p.y * n) }
  static func += (a: inout Self, b: Self) { a = a + b }
  var neighbours: [Point] { [Point(x: 1), Point(x: -1), Point(y: 1), Point(y: -1)].map { self + $0 } }
  var length: Int { abs(x) + abs(y) }
}
var p = Point(x: 2, y: 3)
p += Point(x: 1)
print(p, -p, p - p == .zero, p * 2 + -p, p.neighbours.map(\.length), [Point(), p].contains(.zero))
var visited: Set<Point> = [.zero]
var queue = [Point.zero], steps = 0
while let next = queue.first, steps < 12 {
  queue.removeFirst()
  steps += 1
  for neighbour in next.neighbours where neighbour.length <= 2 && visited.insert(neighbour).inserted { queue.append(neighbour) }
}
print(visited.count, visited.contains(Point(x: 1, y: 1)), visited.contains(Point(x: 2, y: 1)), [p: "p", .zero: "o"][Point()] ?? "-")
