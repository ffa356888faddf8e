struct Vector: Equatable {
  var x: Double, y: Double
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func + (a: Vector, b: Double) -> Vector { Vector(x: a.x + b, y: a.y + b) }
  static func * (a: Vector, b: Vector) -> Double { a.x * b.x + a.y * b.y }
  static func * (a: Vector, b: Double) -> Vector { Vector(x: a.x * b, y: a.y * b) }
  static func * (a: Double, b: Vector) -> Vector { b * a }
  static func / (a: Vector, b: Int) -> Vector { a * (1 / Double(b)) }
  static prefix func - (a: Vector) -> Vector { a * -1 }
  static func += (a: inout Vector, b: Double) { a = a + b }
  static func *= (a: inout Vector, b: Double) { a = a * b }
}
struct Path { var points: [Vector] = [] }
func += (path: inout Path, point: Vector) { path.points.append(point) }
func + (path: Path, points: [Vector]) -> Path { Path(points: path.points + points) }
let a = Vector(x: 1, y: 2)
var b = Vector(x: 3, y: 4)
let dot: Double = a * b
print(a + b, a + 1, dot, a * 2, 2 * a, b / 2, -a + b)
b += 10
b *= 0.5
print(b)
var path = Path()
path += a
path += -a
path = path + [b, b]
print(path.points.count, path.points[1] == a * -1, path.points.reduce(Vector(x: 0, y: 0), +))
func average(_ vectors: Vector...) -> Vector { vectors.reduce(Vector(x: 0, y: 0), +) / vectors.count }
print(average(a, b), a * b > 3 ? "far" : "near")
extension Array where Element == Vector { static prefix func - (list: [Vector]) -> [Vector] { list.map { -$0 } } }
print(-[a, b])
