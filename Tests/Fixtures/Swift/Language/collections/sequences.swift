struct Countdown: Sequence, IteratorProtocol {
  var current: Int
  mutating func next() -> Int? {
    if current == 0 { return nil }
    defer { current -= 1 }
    return current
  }
}
for i in Countdown(current: 3) { print(i) }
print(Countdown(current: 4).map { $0 * 2 }, Array(Countdown(current: 2)), Countdown(current: 3).reduce(0, +))
struct Tree: Sequence {
  var values: [String]
  func makeIterator() -> AnyIterator<String> {
    var index = 0
    return AnyIterator {
      guard index < values.count else { return nil }
      index += 1
      return values[index - 1]
    }
  }
}
for value in Tree(values: ["a", "b"]) { print(value) }
print(Tree(values: ["x", "yy"]).filter { $0.count > 1 }, Tree(values: ["q"]).contains("q"))
struct Bag: Collection {
  var items: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(position: Int) -> Int { items[position] }
}
let bag = Bag(items: [4, 5, 6])
print(bag.count, bag.first!, bag.map { $0 + 1 }, bag.isEmpty, bag.contains(5))
print(Array(sequence(first: 1) { $0 < 20 ? $0 * 3 : nil }), Array(repeatElement(7, count: 2)))
var iterator = [1, 2].makeIterator()
while let value = iterator.next() { print("next", value) }
