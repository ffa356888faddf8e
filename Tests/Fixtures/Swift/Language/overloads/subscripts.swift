struct Table {
  var cells = [[1, 2, 3], [4, 5, 6]]
  subscript(_ row: Int) -> [Int] {
    get { cells[row] }
    set { cells[row] = newValue }
  }
  subscript(row: Int, column: Int) -> Int {
    get { cells[row][column] }
    set { cells[row][column] = newValue }
  }
  subscript(column column: Int) -> [Int] { cells.map { $0[column] } }
  subscript(safe row: Int, default fallback: Int = -1) -> Int { cells.indices.contains(row) ? cells[row].count : fallback }
  subscript(range: ClosedRange<Int>) -> [[Int]] { Array(cells[range]) }
  subscript(name: String) -> Int { name.count }
  subscript<T: CustomStringConvertible>(describing value: T) -> String { "<\(value)>" }
  subscript(where test: (Int) -> Bool) -> [Int] { cells.flatMap { $0 }.filter(test) }
  static subscript(index: Int) -> String { "static \(index)" }
}
var table = Table()
table[0, 1] = 20
table[1][2] += 4
table[1, 0] *= 2
table[0].append(7)
print(table.cells, table[0], table[column: 0], table[safe: 1], table[safe: 9], table[safe: 9, default: 0])
print(table[0...1].count, table["four"], table[describing: 2.5], table[where: { $0 > 6 }], Table[3])
extension Dictionary where Key == String {
  subscript(path: String...) -> Value? { path.compactMap { self[$0] }.first }
  subscript(caseInsensitive key: String) -> Value? { first { $0.key.lowercased() == key.lowercased() }?.value }
}
let settings = ["Width": 3, "height": 4]
print(settings["nothing", "height"] ?? 0, settings[caseInsensitive: "WIDTH"] ?? 0, settings["Width"]!)
extension Collection { subscript(wrapping index: Int) -> Element { self[self.index(startIndex, offsetBy: index % count)] } }
print([1, 2, 3][wrapping: 4], "abc"[wrapping: 5])
