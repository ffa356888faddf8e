struct Grid<Cell> { let width: Int, height: Int; private var cells: [Cell]
  init(_ width: Int, _ height: Int, fill: Cell) { (self.width, self.height) = (width, height); cells = Array(repeating: fill, count: width * height) }
  init(_ width: Int, _ height: Int, _ make: (Int, Int) -> Cell) { (self.width, self.height) = (width, height); cells = (0..<height).flatMap { y in (0..<width).map { make($0, y) } } }
  subscript(x: Int, y: Int) -> Cell { get { cells[y * width + x] } set { cells[y * width + x] = newValue } }
  func map<T>(_ change: (Cell) -> T) -> Grid<T> { Grid<T>(width, height) { change(self[$0, $1]) } }
  var rows: [[Cell]] { (0..<height).map { y in (0..<width).map { self[$0, y] } } } }
extension Grid where Cell: Equatable { func count(of cell: Cell) -> Int { cells.filter { $0 == cell }.count } }
extension Grid where Cell == Bool { func neighbours(_ x: Int, _ y: Int) -> Int { (-1...1).flatMap { dx in (-1...1).map { (x + dx, y + $0) } }.filter { ($0.0, $0.1) != (x, y) && (0..<width) ~= $0.0 && (0..<height) ~= $0.1 && self[$0.0, $0.1] }.count } }
var grid = Grid(3, 2, fill: false)
grid[1, 0] = true
grid[2, 1].toggle()
print(grid.rows, grid.count(of: true), grid.neighbours(1, 1), grid.neighbours(0, 0), grid.map { $0 ? 1 : 0 }.rows)
let table = Grid<Int>(2, 2) { x, y in x * 10 + y }
print(table.rows, table.map { "\($0)" }[1, 1])
