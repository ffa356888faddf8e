var list = [5, 3, 8]
list.append(1)
list += [9, 2]
list.insert(7, at: 1)
list.insert(contentsOf: [0, 0], at: 0)
print(list, list.count, list.first!, list.last!)
list.remove(at: 0)
list.removeFirst()
list.removeLast()
print(list, list.removeLast(), list)
list[1...2] = [100]
list.swapAt(0, 1)
print(list, list[1...], list[..<2], list.contains(8), list.firstIndex(of: 8) ?? -1)
list.sort()
list.reverse()
print(list, list.min()!, list.max()!, list.sorted(), list.reversed() as [Int])
list.removeAll(where: { $0 > 50 })
list.replaceSubrange(0..<1, with: [4, 4])
print(list, list.isEmpty, [Int]().isEmpty, Array(repeating: "x", count: 3))
list.removeAll()
print(list, list.first == nil, list.popLast() == nil)
var nested = [[1], [2, 3]]
nested[1].append(4)
nested[0][0] += 10
nested.append([])
print(nested, nested.flatMap { $0 }, nested.joined().count)
let copy = nested
nested.removeFirst()
print(copy.count, nested.count, [1, 2] == [1, 2], [1] + [2], copy != nested)
print([1, 2, 3, 4, 5].dropFirst(2), [1, 2, 3].dropLast(), [1, 2, 3].prefix(2), [1, 2, 3].suffix(1))
print(Array(1...4), [Int](2..<4), Array("abc"), Array([1: 2].keys))
