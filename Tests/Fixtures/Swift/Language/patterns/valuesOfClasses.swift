class Shape { let name: String; init(_ name: String) { self.name = name } }
final class Circle: Shape { let radius: Double; init(_ radius: Double) { self.radius = radius; super.init("circle") } }
final class Square: Shape { let side: Double; init(_ side: Double) { self.side = side; super.init("square") } }
func area(_ shape: Shape?) -> Double {
  switch shape {
  case let circle as Circle where circle.radius > 10: return -1
  case let circle as Circle: return circle.radius * circle.radius * 3
  case let square as Square: return square.side * square.side
  case nil: return 0
  case let other?: return Double(other.name.count)
  }
}
let shapes: [Shape?] = [Circle(2), Square(3), Shape("blob"), nil, Circle(11)]
print(shapes.map(area), shapes.compactMap { $0 as? Square }.map(\.side), shapes.filter { $0 is Circle }.count)
for case let circle as Circle in shapes where circle.radius < 5 { print(circle.name, circle.radius) }
if let first = shapes.first as? Circle, case let radius = first.radius, radius == 2 { print("two", radius) }
guard case let square as Square = shapes[1] else { fatalError() }
print(square.side, shapes[3] == nil, (shapes[2] as? Circle) == nil)
