var calls = 0
let numbers = Array(1...20)
let found = numbers.lazy.filter { calls += 1; return $0 % 7 == 0 }.map { $0 * 10 }.first!
print(found)
let names = ["ann", "bob", "cid"], ages = [3, 4]
for (name, age) in zip(names, ages) { print(name, age, terminator: ";") }
print(zip(names, names.dropFirst()).map { $0 + $1 }, Dictionary(uniqueKeysWithValues: zip(names, 1...)).sorted { $0.key < $1.key }.map(\.value))
print(zip(1...3, [4, 5, 6]).map(*), zip(1...3, [4, 5, 6]).reduce(0) { $0 + $1.0 * $1.1 }, Array(zip(ages, ages)).map { $0 == $1 })
print(numbers.lazy.map { $0 * 2 }.filter { $0 > 30 }.prefix(2).reduce(0, +), Array(numbers.lazy.drop { $0 < 18 }), numbers.reversed().prefix(3).map { $0 })
let pairs = names.flatMap { name in ages.map { (name, $0) } }
print(pairs.count, pairs.last!, pairs.filter { $0.1 == 4 }.map(\.0))
print(numbers.chunks(of: 8).map(\.count), numbers.windows(3).first!, numbers.partitioned { $0 > 15 }.0.count)
extension Array {
  func chunks(of size: Int) -> [[Element]] { stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) } }
  func windows(_ size: Int) -> [[Element]] { (0...(count - size)).map { Array(self[$0..<($0 + size)]) } }
  func partitioned(_ test: (Element) -> Bool) -> ([Element], [Element]) { (filter(test), filter { !test($0) }) }
}
print(names.enumerated().map { "\($0.offset):\($0.element)" }, names.enumerated().reversed().map(\.offset), names.indices.contains(3), (0..<3).flatMap { Array(repeating: $0, count: $0) })
print(repeatElement("-", count: 3).joined(), numbers.count { $0 > 10 }, numbers.first(where: { $0 * $0 > 50 })!, names.joined(separator: " & "), names.reduce(0) { $0 + $1.count })
