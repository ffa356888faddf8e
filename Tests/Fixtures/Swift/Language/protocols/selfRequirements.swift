protocol Copyable2 { init(copying other: Self) }
protocol Shape: Equatable { func scaled(by factor: Double) -> Self ; var area: Double { get } }
extension Shape {
  func doubled() -> Self { scaled(by: 2) }
  func isLarger(than other: Self) -> Bool { area > other.area }
  static func largest(of shapes: Self...) -> Self? { shapes.max { $0.area < $1.area } }
}
struct Square: Shape, Copyable2 {
  var side: Double
  var area: Double { side * side }
  func scaled(by factor: Double) -> Square { Square(side: side * factor) }
  init(side: Double) { self.side = side }
  init(copying other: Square) { side = other.side + 0.5 }
}
struct Circle: Shape {
  var radius: Double
  var area: Double { radius * radius * 3 }
  func scaled(by factor: Double) -> Self { Self(radius: radius * factor) }
}
func clone<T: Copyable2>(_ value: T) -> T { T(copying: value) }
func all<S: Shape>(_ shapes: [S], equal shape: S) -> Bool { shapes.allSatisfy { $0 == shape } }
print(Square(side: 2).doubled().area, Circle(radius: 1).doubled().radius, clone(Square(side: 1)).side)
print(Square(side: 3).isLarger(than: Square(side: 2)), Circle.largest(of: .init(radius: 1), .init(radius: 4), .init(radius: 2))!.radius)
print(all([Square(side: 1), Square(side: 1)], equal: Square(side: 1)), all([Circle(radius: 1)], equal: .init(radius: 2)))
class Node {
  required init() {}
  var label = "node"
  class func make() -> Self { Self() }
  func with(_ label: String) -> Self { self.label = label; return self }
  func duplicate() -> Self { type(of: self).init().with(label + " copy") }
}
final class Leaf: Node { var color = "green" }
print(Leaf.make().with("x").color, Leaf().with("leaf").duplicate().label, type(of: Node.make()), type(of: Leaf().duplicate()))
