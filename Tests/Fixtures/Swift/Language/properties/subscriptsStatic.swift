struct Matrix {
  private var storage: [Double]
  let rows: Int, columns: Int
  init(_ rows: Int, _ columns: Int, fill: Double = 0) {
    (self.rows, self.columns) = (rows, columns)
    storage = .init(repeating: fill, count: rows * columns)
  }
  subscript(row: Int, column: Int) -> Double {
    get { storage[row * columns + column] }
    set(value) { storage[row * columns + column] = value }
  }
  subscript(row row: Int) -> [Double] {
    get { (0..<columns).map { self[row, $0] } }
    set { for (column, value) in newValue.enumerated() { self[row, column] = value } }
  }
  subscript(diagonal: ()) -> [Double] { (0..<min(rows, columns)).map { self[$0, $0] } }
}
var matrix = Matrix(2, 3, fill: 1)
matrix[0, 2] = 5
matrix[1, 1] *= 8
matrix[row: 0][1] = 2.5
matrix[row: 1] = [7, 8, 9]
print(matrix[row: 0], matrix[row: 1], matrix[()])
final class Cache {
  private var values: [String: [Int]] = [:]
  private(set) var hits = 0
  subscript(key: String) -> [Int] {
    get {
      hits += 1
      return values[key, default: []]
    }
    set { values[key] = newValue.isEmpty ? nil : newValue }
  }
  subscript(key: String, index: Int) -> Int? { self[key].indices.contains(index) ? self[key][index] : nil }
}
let cache = Cache()
cache["a"].append(4)
cache["a"] += [5, 6]
print(cache["a", 1] ?? -1, cache["a", 7] ?? -1, cache["b"].isEmpty, cache.hits)
cache["a"] = []
print(cache["a"])
