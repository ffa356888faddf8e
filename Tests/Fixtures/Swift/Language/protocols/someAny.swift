protocol Shape {
  func area() -> Double
  var name: String { get }
}
extension Shape { var name: String { "\(Self.self)" } }
struct Square: Shape {
  var side = 2.0
  func area() -> Double { side * side }
}
struct Circle: Shape {
  func area() -> Double { 3 }
  var name: String { "round" }
}
func make(_ isSquare: Bool) -> any Shape { isSquare ? Square() : Circle() }
func opaque() -> some Shape { Square(side: 3) }
func total(_ shapes: [any Shape]) -> Double { shapes.reduce(0) { $0 + $1.area() } }
func describe(_ shape: some Shape) -> String { "\(shape.name) \(shape.area())" }
print(make(true).name, make(false).name, opaque().area(), total([Square(), Circle()]), describe(Circle()))
var shape: any Shape = Square(side: 1)
shape = Circle()
print(shape.area(), shape is Circle, describe(shape))
struct Group<Content: Shape>: Shape {
  let content: Content
  func area() -> Double { content.area() * 2 }
}
print(Group(content: Group(content: Square())).area(), Group(content: Circle()).name)
var body: some Shape { Group(content: Circle()) }
print(body.area())
