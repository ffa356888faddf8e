typealias Matrix = [[Int]]
extension Array where Element == [Int] {
  var transposed: Matrix { guard let first else { return [] }; return first.indices.map { column in map { $0[column] } } }
  var rotated: Matrix { map { $0 }.transposed.map { $0.reversed() } }
  static func identity(_ n: Int) -> Matrix { (0..<n).map { row in (0..<n).map { $0 == row ? 1 : 0 } } }
  func times(_ other: Matrix) -> Matrix { map { row in other.transposed.map { zip(row, $0).map { $0 * $1 }.reduce(0, +) } } }
  var diagonal: [Int] { enumerated().compactMap { $1.indices.contains($0) ? $1[$0] : nil } }
  subscript(row: Int, column: Int) -> Int { get { self[row][column] } set { self[row][column] = newValue } }
}
var matrix: Matrix = [[1, 2], [3, 4]]
print(matrix.transposed, matrix.rotated, matrix.times(.identity(2)) == matrix, matrix.times([[0, 1], [1, 0]]), matrix.diagonal, Matrix.identity(3)[1])
matrix[0, 1] = 9
matrix[1, 0] += 10
print(matrix, matrix.flatMap { $0 }.max()!, matrix.map { $0.map(String.init).joined(separator: " ") }.joined(separator: "/"), Matrix().transposed)
