// Functions that have the names of others which they call.
extension String {
  subscript(i: Int) -> String { self[i..<i + 1] }
  subscript(r: Range<Int>) -> String {
    let start = index(startIndex, offsetBy: r.lowerBound)
    let end = index(start, offsetBy: r.upperBound - r.lowerBound)
    return String(self[start..<end])
  }
}
print("abcd"[1], "abcd"[1..<3])
extension Optional where Wrapped == Int {
  static func + (lhs: Int?, rhs: Int?) -> Int { (lhs ?? 0) + (rhs ?? 0) }
}
let one: Int? = 1
let nothing: Int? = nil
print(one + nothing, one + one)
struct Vector: Equatable {
  var x: Double
  static func * (one: Vector, factor: Double) -> Vector { Vector(x: one.x * factor) }
  static func * (factor: Double, one: Vector) -> Vector { one * factor }
  static func == (one: Vector, other: Vector) -> Bool { one.x == other.x }
}
print(2 * Vector(x: 3) == Vector(x: 6), (Vector(x: 1) * 4).x)
indirect enum Tree { case leaf(Int), node(Tree, Tree) }
func sum(_ tree: Tree) -> Int {
  switch tree {
  case .leaf(let value): return value
  case .node(let left, let right): return sum(left) + sum(right)
  }
}
print(sum(.node(.leaf(1), .node(.leaf(2), .leaf(3)))))
