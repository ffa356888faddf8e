struct Cell { var value: Int; var isOn = false; mutating func flip() { isOn.toggle(); value *= -1 } }
var cells = (1...4).map { Cell(value: $0) }
cells[0].flip()
cells[cells.count - 1].value += 100
for i in stride(from: 0, to: cells.count, by: 2) { cells[i].flip() }
if let index = cells.firstIndex(where: { $0.value == 2 }) { cells[index].isOn = true }
cells.indices.filter { cells[$0].value > 50 }.forEach { cells[$0].value /= 2 }
print(cells.map(\.value), cells.map(\.isOn))
var groups: [String: [Cell]] = [:]
for cell in cells { groups[cell.isOn ? "on" : "off", default: []].append(cell) }
groups["on"]?[0].value = 7
groups["off"]![0].flip()
groups["none"]?.removeAll()
print(groups["on"]!.map(\.value), groups["off"]!.map(\.value), groups.keys.sorted(), groups.values.map(\.count).reduce(0, +))
var nested = [[1, 2], [3]]
nested[0][1] += 10
nested[1].insert(0, at: 0)
nested.append(contentsOf: [[], [9]])
nested[2] += [4, 5]
for i in nested.indices where nested[i].count > 1 { nested[i].removeLast() }
print(nested, nested.joined().reduce(0, +))
var (a, b) = (nested.removeFirst(), nested.removeLast())
swap(&a, &b)
print(a, b, nested)
