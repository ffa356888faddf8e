struct Grid {
  var cells: [Int]
  let width: Int
  init(width: Int, height: Int) {
    self.width = width
    cells = Array(repeating: 0, count: width * height)
  }
  subscript(x: Int, y: Int) -> Int {
    get { cells[y * width + x] }
    set { cells[y * width + x] = newValue }
  }
  subscript(row row: Int) -> [Int] { Array(cells[row * width..<(row + 1) * width]) }
  static subscript(name: String) -> String { "static " + name }
}
var grid = Grid(width: 2, height: 2)
grid[1, 0] = 5
grid[0, 1] += 3
grid[1, 1] = grid[1, 0] * 2
print(grid.cells, grid[row: 1], Grid["x"])
class Table {
  private var rows: [String: Int] = [:]
  subscript(key: String, default value: Int = -1) -> Int {
    get { rows[key] ?? value }
    set { rows[key] = newValue }
  }
}
let table = Table()
table["a"] = 4
table["a"] += 1
print(table["a"], table["b"], table["c", default: 9])
extension Array { subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil } }
print([1, 2][safe: 5] == nil, [1, 2][safe: 1] ?? 0)
