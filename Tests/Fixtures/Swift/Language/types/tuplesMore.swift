typealias Size = (width: Double, height: Double)
func area(_ size: Size) -> Double { size.width * size.height }
func bounds(_ values: [Int]) -> (min: Int, max: Int)? {
  guard let first = values.first else { return nil }
  return values.reduce((first, first)) { (min($0.0, $1), max($0.1, $1)) }
}
var size: Size = (3, 4)
size.width *= 2
size.1 += 0.5
print(area(size), size.0, size.height, size, area((1, 2)))
print(bounds([3, 1, 2])!, bounds([3, 1, 2])!.max, bounds([]) == nil, bounds([5])?.min ?? 0)
let nested = (1, (2, "three"), [(x: 4, y: 5)])
print(nested.1.1, nested.2[0].y, nested.1, nested)
var pairs = [("b", 2), ("a", 2), ("c", 1)]
pairs.sort { ($0.1, $0.0) < ($1.1, $1.0) }
print(pairs, pairs.map(\.0), pairs.first { $0.1 == 2 }!.0)
pairs[0].1 = 9
let (names, numbers) = (pairs.map { $0.0 }, pairs.map { $0.1 })
print(names, numbers, (1, "a", true) == (1, "a", true), (1, 2) < (1, 3), ("a", 5) > ("b", 1))
func split(_ list: [Int]) -> (even: [Int], odd: [Int]) {
  list.reduce(into: (even: [Int](), odd: [Int]())) { if $1.isMultiple(of: 2) { $0.even.append($1) } else { $0.odd.append($1) } }
}
print(split([1, 2, 3, 4]).even, split([1, 2, 3]).odd)
let labeled: (first: Int, second: String) = (1, "x")
let (first, second) = labeled
print(first, second, labeled.first, labeled)
func optional() -> (Int?, String)? { (nil, "s") }
if let (a, b) = optional() { print(a ?? 0, b) }
