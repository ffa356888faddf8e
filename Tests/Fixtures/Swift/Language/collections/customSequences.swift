struct Fibonacci: Sequence, IteratorProtocol {
  init(limit: Int) { self.limit = limit }
  var state = (0, 1)
  let limit: Int
  mutating func next() -> Int? {
    guard state.0 <= limit else { return nil }
    defer { state = (state.1, state.0 + state.1) }
    return state.0
  }
}
struct Grid<Element>: Sequence {
  let rows: [[Element]]
  func makeIterator() -> AnyIterator<Element> {
    var row = 0, column = 0
    return AnyIterator {
      while row < rows.count, column >= rows[row].count { row += 1; column = 0 }
      guard row < rows.count else { return nil }
      defer { column += 1 }
      return rows[row][column]
    }
  }
}
struct Ring<Element>: RandomAccessCollection {
  var items: [Element], offset = 0
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(position: Int) -> Element { items[(position + offset) % items.count] }
}
print(Array(Fibonacci(limit: 30)), Fibonacci(limit: 10).filter { $0 % 2 == 0 }, Fibonacci(limit: 100).reduce(0, +), Fibonacci(limit: 5).contains(3), Fibonacci(limit: 8).max()!)
let grid = Grid(rows: [[1, 2], [], [3]])
for (index, value) in grid.enumerated() { print(index, value, terminator: " ") }
print(grid.map { $0 * 10 }, grid.sorted(by: >), Array(grid.prefix(2)), grid.first { $0 > 1 }!, Array(zip(grid, ["a", "b", "c"])).count)
let ring = Ring(items: ["a", "b", "c"], offset: 1)
print(ring.count, ring.first!, ring.last!, ring[2], ring.joined(), ring.reversed().joined(), Array(ring.dropFirst()), ring.firstIndex(of: "a")!, ring.isEmpty, ring.map { $0 + "!" })
var iterator = grid.makeIterator()
print(iterator.next()!, iterator.next()!, iterator.next()!, iterator.next() == nil)
var countdown = 3
let generated = Array(AnyIterator<Int> { countdown -= 1; return countdown >= 0 ? countdown : nil })
print(generated, Array(sequence(first: 64) { $0 > 1 ? $0 / 4 : nil }))
