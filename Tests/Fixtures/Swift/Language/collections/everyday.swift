struct Person { var name: String; var age: Int; var tags: [String] }
var people = [
  Person(name: "Anna", age: 31, tags: ["a", "b"]), Person(name: "Bob", age: 22, tags: []),
  Person(name: "Cleo", age: 31, tags: ["c"]),
]
print(people.map(\.name), people.flatMap(\.tags), people.compactMap { $0.tags.first })
print(people.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map(\.name))
print(people.min { $0.age < $1.age }?.name ?? "", people.max(by: { $0.name < $1.name })?.name ?? "")
let byAge = Dictionary(grouping: people, by: \.age)
print(byAge.keys.sorted(), byAge[31]?.map(\.name) ?? [], byAge.mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
print(Dictionary(uniqueKeysWithValues: people.map { ($0.name, $0.age) })["Bob"] ?? 0)
print(Dictionary(people.map { ($0.age, $0.name) }, uniquingKeysWith: { $0 + $1 })[31] ?? "")
print(people.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += $1.age }.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })
people.removeAll { $0.tags.isEmpty }
people[0].tags.append("z")
people.swapAt(0, 1)
print(people.map { "\($0.name) \($0.tags)" })
var numbers = Array(1...10)
numbers.removeSubrange(2..<4)
numbers.insert(contentsOf: [100, 200], at: 1)
numbers.replaceSubrange(0...0, with: [7, 8])
print(numbers, numbers.prefix(2), numbers.suffix(3), numbers.dropFirst(2).first ?? 0, numbers.dropLast(9))
print(numbers.prefix { $0 < 50 }, numbers.drop { $0 < 50 }.count, numbers.firstIndex(of: 100) ?? -1, numbers.lastIndex { $0 < 5 } ?? -1)
print(stride(from: 0, to: 10, by: 3).map { $0 }, stride(from: 10, through: 0, by: -5).reversed(), zip([1, 2, 3], "ab").map { "\($0)\($1)" })
let chunks = stride(from: 0, to: numbers.count, by: 4).map { Array(numbers[$0..<min($0 + 4, numbers.count)]) }
print(chunks, chunks.joined().reduce(0, +), [[1], [2, 3]].flatMap { $0 }, numbers.allSatisfy { $0 > 0 })
for (index, letter) in "héllo".enumerated() where index.isMultiple(of: 2) { print(index, letter, terminator: ";") }
print()
var set: Set = [3, 1, 2]
print(set.insert(3).inserted, set.union([9]).sorted(), set.intersection([1, 5]).sorted(), set.subtracting([1]).sorted(), set.isSuperset(of: [1]))
let text = "The quick brown fox"
print(text.split(separator: " ").map { $0.prefix(1) }.joined(), text.split(separator: " ", maxSplits: 1).map(String.init), text.hasPrefix("The"), text.lowercased().hasSuffix("FOX".lowercased()))
if let space = text.firstIndex(of: " ") { print(text[..<space], text[text.index(after: space)...], text.distance(from: text.startIndex, to: space)) }
print(String(text.reversed()), text.filter { "aeiou".contains($0) }.count, String(repeating: "ab", count: 2), text.count, Array(text)[4], text.dropFirst(4).prefix(5))
var table = ["one": 1, "two": 2]
table["three"] = 3
table.removeValue(forKey: "one")
table.merge(["two": 22, "four": 4]) { $1 }
print(table.sorted { $0.value < $1.value }.map(\.key), table.compactMapValues { $0 > 3 ? $0 : nil }.keys.sorted(), table.contains { $0.value == 22 }, table.values.reduce(0, +))
let lazyFirst = numbers.lazy.filter { $0 > 5 }.map { $0 * 2 }.first ?? 0
let (small, large) = (numbers.filter { $0 < 50 }, numbers.filter { $0 >= 50 })
print(lazyFirst, small.count, large, numbers.contains(200), [3, 1, 2].sorted(by: >), ["b", "a"].sorted(), [1, 2, 3].elementsEqual([1, 2, 3]), [1, 2].lexicographicallyPrecedes([1, 3]))
print((1...3).map { $0 * $0 }, (0..<3).reversed().map(String.init), (1...5).contains(3), (1..<10).clamped(to: 3..<20), [1, 2, 3].randomElement() != nil, [1, 2, 3, 4].partitioned())
extension Array where Element == Int { func partitioned() -> [Int] { var copy = self; _ = copy.partition { $0 % 2 == 0 }; return copy.sorted() } }
