fileprivate func < <T: Comparable>(lhs: T?, rhs: T?) -> Bool {
  switch (lhs, rhs) {
  case let (l?, r?): return l < r
  case (nil, _?): return true
  default: return false
  }
}
fileprivate func > <T: Comparable>(lhs: T?, rhs: T?) -> Bool {
  switch (lhs, rhs) {
  case let (l?, r?): return l > r
  default: return rhs < lhs
  }
}
protocol Identified { var id: Int { get } }
func == <T: Identified>(lhs: T, rhs: T) -> Bool { lhs.id == rhs.id }
func == (lhs: [Identified], rhs: [Identified]) -> Bool { lhs.count == rhs.count }
func + <K, V>(lhs: [K: V], rhs: [K: V]) -> [K: V] { lhs.merging(rhs) { $1 } }
func += <K, V>(lhs: inout [K: V], rhs: [K: V]) { lhs = lhs + rhs }
struct Point: Equatable { var x: Double; var y: Double }
func + (lhs: Point, rhs: Point) -> Point { Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
func * (lhs: Point, rhs: Double) -> Point { Point(x: lhs.x * rhs, y: lhs.y * rhs) }
func += (lhs: inout Point, rhs: Point) { lhs = lhs + rhs }
struct Item: Identified { let id: Int; let title: String }
enum Mode { case a, b }
infix operator ~>: AdditionPrecedence
func ~> (lhs: Int, rhs: Int) -> [Int] { Array(lhs...rhs) }
prefix operator √
prefix func √ (value: Double) -> Double { value.squareRoot() }

let one: Int? = 1
let none: Int? = nil
print(one < 2, none < one, one > none, none > one, 3 < 4, "a" < "b", 2.5 > 1)
print(Item(id: 1, title: "a") == Item(id: 1, title: "b"), Item(id: 1, title: "a") == Item(id: 2, title: "a"))
print(Mode.a == .b, Mode.a == .a, 1 == 2, [1] == [1], [1] == [2], "x" == "x")
print(([1: "a"] + [2: "b"]).count, 1 + 2, "a" + "b", [1] + [2])
var table = [1: "a"]
table += [2: "b"]
var total = 1
total += 2
var text = "a"
text += "b"
var list = [1]
list += [2, 3]
print(table.count, total, text, list)
var point = Point(x: 1, y: 2) + Point(x: 1, y: 1) * 2
point += Point(x: 1, y: 1)
print(point, point == Point(x: 4, y: 5), point != Point(x: 4, y: 5))
print(1 ~> 3, √16.0)
let values = [3, 1, 2]
print(values.sorted(by: <), values.sorted(by: >), values.max() ?? 0, values.min() ?? 0, values.reduce(0, +))
