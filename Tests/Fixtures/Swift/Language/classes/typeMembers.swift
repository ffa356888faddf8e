class Shape {
  class var kind: String { "shape" }
  class func make() -> Shape { Self.build() }
  class func build() -> Shape { Shape() }
  static func fixed() -> String { "fixed \(kind)" }
  func describe() -> String { "\(type(of: self).kind) of \(Self.kind)" }
  static let limit = 3
  static var count = 0
}
class Circle: Shape {
  override class var kind: String { "circle like " + super.kind }
  override class func build() -> Shape { Circle() }
}
print(Shape.make().describe())
print(Circle.make().describe())
print(Circle.fixed(), Shape.fixed())
Circle.count += 2
Shape.count += 1
print(Shape.count, Circle.count, Circle.limit)
let meta: Shape.Type = Circle.self
print(meta.kind, meta.make().describe())
