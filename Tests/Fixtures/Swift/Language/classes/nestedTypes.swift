class Outer {
  enum Kind { case plain, special }
  struct Point { var x = 1, y = 2 }
  class Inner {
    var kind = Kind.special
    func point() -> Point { Point(x: Outer.shared, y: 4) }
  }
  static let shared = 42
  let inner = Inner()
  var kind: Kind = .plain
}
let outer = Outer()
print(outer.inner.kind, outer.kind, outer.inner.point().x)
print(Outer.Point().y, Outer.Inner().point().y)
var point: Outer.Point = .init(x: 8)
point.y += point.x
print(point)
extension Outer.Inner { func hello() -> String { "inner \(kind)" } }
print(outer.inner.hello())
