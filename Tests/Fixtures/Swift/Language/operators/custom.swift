precedencegroup Power {
  associativity: right
  higherThan: MultiplicationPrecedence
}
precedencegroup Pipe {
  associativity: left
  lowerThan: AdditionPrecedence
}
infix operator ** : Power
infix operator |> : Pipe
infix operator ~~
prefix operator √
postfix operator %
func ** (base: Int, exponent: Int) -> Int { (0..<exponent).reduce(1) { result, _ in result * base } }
func |> <A, B>(value: A, body: (A) -> B) -> B { body(value) }
func ~~ (left: String, right: String) -> Bool { left.lowercased() == right.lowercased() }
prefix func √ (value: Double) -> Double { value.squareRoot() }
postfix func % (value: Double) -> Double { value / 100 }
print(2 ** 3 ** 2, 2 * 3 ** 2, 10 - 2 ** 3, 1 + 2 |> { $0 * 10 }, "A" ~~ "a", √16.0 + 1, 50% * 2)
struct Vector: Equatable {
  var x, y: Int
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: Vector, factor: Int) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }
  static func * (factor: Int, a: Vector) -> Vector { a * factor }
  static prefix func - (a: Vector) -> Vector { a * -1 }
  static func += (a: inout Vector, b: Vector) { a = a + b }
  static func == (a: Vector, b: Int) -> Bool { a.x == b && a.y == b }
}
var vector = Vector(x: 1, y: 2)
vector += Vector(x: 1, y: 1) * 2
print(
  vector, -vector, 2 * vector + vector * 3, vector == Vector(x: 3, y: 4), vector == 3, Vector(x: 3, y: 3) == 3
)
extension Array where Element == Int {
  static func - (list: [Int], value: Int) -> [Int] { list.filter { $0 != value } }
}
print([1, 2, 1] - 1, [1, 2].map { $0 ** 2 }, [1, 2, 3].reduce(1, **))
