// Ranges and slices have indices of their own: those of numbers, and those of the list of which they are a part.
let range = 3..<9
print(range.startIndex, range.endIndex, range.firstIndex(of: 5) ?? -1, range.firstIndex(of: 9) ?? -1)
print(range.firstIndex(where: { $0 * $0 > 20 }) ?? -1, range.lastIndex(of: 8) ?? -1, range.index(after: 4))
print((3..<9).firstIndex(of: 5)!, range[range.startIndex], range.distance(from: 3, to: 7), range.indices)
print(Array(range), Array(range)[0], Array(range).firstIndex(of: 5) ?? -1, Array(3...5))
print(range.dropFirst(2).startIndex, range.prefix(2).endIndex, range.suffix(2).startIndex)
print(Array(range.dropFirst(2)).startIndex, range[4..<6].first ?? -1)
var kept = [Int]()
for index in range.indices where index % 2 == 0 { kept.append(range[index]) }
print(kept)

let words = ["a", "b", "c", "d", "e", "f"]
let slice = words[2...]
print(slice.startIndex, slice.endIndex, slice.indices, slice.count)
print(slice[2], slice[3], slice[slice.startIndex], slice[slice.endIndex - 1])
print(slice.firstIndex(of: "d") ?? -1, slice.lastIndex(of: "e") ?? -1, slice.firstIndex(of: "a") ?? -1)
print(slice.firstIndex(where: { $0 > "c" }) ?? -1, words[slice.firstIndex(of: "f")!])
print(words[1..<4].startIndex, words[1..<4].firstIndex(of: "c")!, words[1...3].endIndex, words[..<2].endIndex)
print(Array(slice)[0], Array(slice).startIndex, Array(slice).firstIndex(of: "d")!)
print(Array(slice[3..<5]), slice[3...].startIndex, slice[...3].endIndex, slice[4...][4])
print(words.dropFirst(2).startIndex, words.dropFirst(2)[2], words.suffix(2).startIndex, words.suffix(2)[4])
print(words.prefix(3).endIndex, words.dropLast(2).endIndex, words.drop(while: { $0 < "d" }).startIndex)
print(slice.dropFirst().startIndex, slice.dropFirst()[3], slice.suffix(1).startIndex, slice.prefix(2).endIndex)
print(Array(slice.prefix(upTo: 4)), Array(slice.suffix(from: 4)), Array(slice.prefix(through: 4)))
print(slice.map { $0 + "!" }.startIndex, slice.sorted().startIndex, slice.filter { $0 != "c" }.first!)
for index in slice.indices { print(index, slice[index], terminator: " ") }
for (offset, word) in slice.enumerated() { print(offset, word, terminator: " ") }
print()

var changed = words[1..<5]
changed[2] = "C"
changed.swapAt(1, 4)
print(Array(changed), changed.startIndex, changed[4])
changed.remove(at: 2)
changed.insert("x", at: 3)
print(Array(changed), changed.firstIndex(of: "x")!)
changed.removeFirst()
print(changed.startIndex, changed[changed.startIndex], changed.endIndex)
var rest = words[...]
var visited = [String]()
while let next = rest.popFirst() { visited.append("\(next)\(rest.startIndex)") }
print(visited)
rest = words[3...]
print(rest.startIndex, rest[3])
rest = rest.dropFirst()
print(rest.startIndex, rest[4])
let matrix = [[1, 2, 3], [4, 5, 6]]
print(matrix[1].startIndex, matrix[1...].startIndex, matrix[1...][1][0], matrix[1...][1].startIndex)
if let found = words[2...].firstIndex(of: "e") { print(words[found]) }
