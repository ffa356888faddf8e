// swift-format-ignore-file
let numbers = [1, 2, 3, 4, 5, 6]
print(numbers.map { $0 * $0 }, numbers.filter { $0 % 2 == 0 }, numbers.reduce(0) { $0 + $1 })
print(numbers.reduce(into: [String]()) { $0.append("n\($1)") })
print(numbers.first { $0 > 3 } ?? 0, numbers.first(where: { $0 > 9 }) == nil, numbers.last { $0 < 4 } ?? 0)
print(numbers.contains { $0 == 3 }, numbers.allSatisfy { $0 > 0 }, numbers.firstIndex { $0 == 4 } ?? -1)
print(["a", "b"].joined(separator: "-"), ["a", "b"].joined(), [[1], [2]].joined(separator: [0]).map { $0 })
print(
  ["1", "x"].compactMap { Int($0) }, [1, nil, 3].compactMap { $0 },
  [[1], [2, 3]].flatMap { $0.map { $0 + 1 } })
print(numbers.prefix(while: { $0 < 4 }), numbers.drop { $0 < 4 }, numbers.split(separator: 3).map(Array.init))
print(["bb", "a", "ccc"].sorted { $0.count < $1.count }, ["bb", "a"].min { $0.count < $1.count } ?? "")
print(numbers.enumerated().map { $0.offset * $0.element }, zip(numbers, ["a", "b"]).map { "\($0)\($1)" })
print(numbers.lazy.map { $0 + 1 }.filter { $0 > 5 }.count, numbers.reversed().map { $0 }.first!)
print(Dictionary(grouping: numbers) { $0 % 3 }.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })
print(numbers.starts(with: [1, 2]), numbers.elementsEqual(1...6), numbers.indices.map { $0 }.last!)
var total = 0
numbers.forEach { total += $0 }
print(total, (1...3).map { $0 }.reduce(1, *), (1..<4).contains(3), stride(from: 0, to: 6, by: 2).map { $0 })
print(numbers.partition(), numbers.max { $0 % 4 < $1 % 4 } ?? 0)
extension Array where Element == Int { func partition() -> Int { filter { $0 > 3 }.count } }
