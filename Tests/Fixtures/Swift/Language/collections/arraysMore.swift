var list = Array(1...10)
list.removeSubrange(2..<4)
list.replaceSubrange(0...1, with: [100, 200, 300])
list.insert(contentsOf: [7, 7], at: 3)
print(list, list.count, list.firstIndex(of: 7)!, list.lastIndex(of: 7)!, list.first { $0 < 10 }!, list.last { $0 < 10 }!)
list.removeFirst(2)
list.removeLast(3)
list.swapAt(0, list.count - 1)
print(list, list.dropFirst().count, list.prefix(2) + list.suffix(1), Array(list.reversed()))
let words = ["delta", "alpha", "charlie", "bravo"]
print(words.sorted(), words.sorted(by: >), words.sorted { ($0.count, $0) < ($1.count, $1) }, words.min()!, words.max { $0.count < $1.count }!)
print(words.map { $0.prefix(1) }.joined(), words.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element), words.contains { $0.hasSuffix("o") })
print(words.reduce("") { $0 + String($1.first!) }, words.reduce(into: [Int: [String]]()) { $0[$1.count, default: []].append($1) }[5]!, words.allSatisfy { $0.count > 4 })
print([3, 1, 2].sorted().first!, [[3], [1, 2]].joined().sorted(), [[1, 2], [3]].flatMap { $0 }, [1, 2, 3, 4].split { $0 == 3 }.map(Array.init))
print(Array(repeating: [0, 0], count: 2), [1, 2] + [3], [1, 2] == [1, 2], [[1]] != [[2]], [1, 2].elementsEqual([1, 2]), [1, 2, 3].starts(with: [1, 2]))
var matrix = [[Int]](repeating: [Int](repeating: 0, count: 3), count: 2)
matrix[1][2] = 5
matrix[0].append(contentsOf: [8, 9])
for row in matrix.indices { for column in matrix[row].indices where column == 0 { matrix[row][column] = row + 1 } }
print(matrix, matrix.map(\.count), matrix.last!.last!)
var stack: [String] = []
stack += ["a", "b"]
print(stack.popLast()!, stack.removeLast(), stack.popLast() ?? "empty", stack.isEmpty, stack.first ?? "none")
