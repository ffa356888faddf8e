let list = [10, 20, 30, 40, 50]
print(list[1...3], list[..<2], list[3...], list[...], list.prefix(upTo: 2), list.suffix(from: 3), list.prefix(through: 1))
print(list[1..<4].map { $0 + 1 }, list[2...].reduce(0, +), list[..<3].contains(30), Array(list[1...2]) == [20, 30], list[1...].first!, list[...3].last!)
print(list.dropFirst(2).dropLast(), list.drop { $0 < 30 }, list.prefix { $0 < 30 }, list.indices.filter { $0 % 2 == 1 }.map { list[$0] })
let range = 3..<8, closed = 3...8
print(range.count, closed.count, range.contains(8), closed.contains(8), range.lowerBound, closed.upperBound, range.isEmpty, (5..<5).isEmpty, closed.reversed().first!)
print(range.clamped(to: 5..<20), range.overlaps(8..<10), closed.overlaps(8...9), range.map { $0 * 2 }, closed.reduce(0, +), range.first!, closed.last!)
print(stride(from: 0, to: 1, by: 0.25).map { $0 }, stride(from: 10, through: 0, by: -4).map { $0 }, Array(stride(from: 1, through: 2, by: 0.5)))
for (index, value) in zip(list.indices, list) where index > 2 { print(index, value, terminator: ";") }
print()
var copy = list
copy[1...2] = [1, 2, 3]
copy[..<1] = []
copy.removeSubrange(3...)
print(copy, (1...3).contains { $0 == 2 }, (0..<3).map { _ in "x" }.joined(), (1...4).filter(\.isEven), ("a"..."e").contains("c"), (1.5...2.5).contains(2))
extension Int { var isEven: Bool { self % 2 == 0 } }
let half = list.count / 2
print(list[..<half], list[half...], list.firstIndex { $0 > 25 }!, list[list.firstIndex(of: 40)!...], list.index(after: 1), list.endIndex - list.startIndex)
