enum Shape {
  case circle(radius: Double)
  case rect(width: Double, height: Double)
  indirect case group([Shape], name: String?)
}
enum Event {
  case tap(on: Shape)
  case drag(from: (Int, Int), to: (Int, Int))
  case none
}
func read(_ event: Event?) -> String {
  switch event {
  case .tap(on: .circle(radius: let r))?: return "circle \(r)"
  case .tap(.rect(let w, let h)) where w == h: return "square \(w)"
  case .tap(on: .rect(width: _, height: let h)): return "rect of height \(h)"
  case .some(.tap(.group(let shapes, name: nil))): return "group of \(shapes.count)"
  case let .tap(.group(shapes, name?)): return "\(name) of \(shapes.count)"
  case .drag((let x, _), (5, let y)): return "drag \(x) to 5, \(y)"
  case let .drag(from: a, to: (x, y)): return "drag \(a.0 + a.1) to \(x * y)"
  case .some(.none): return "nothing"
  case .none: return "no event"
  }
}
print(read(.tap(on: .circle(radius: 2))), read(.tap(on: .rect(width: 3, height: 3))))
print(read(.tap(on: .rect(width: 3, height: 4))), read(.tap(on: .group([], name: nil))))
print(read(.tap(on: .group([.circle(radius: 1)], name: "icons"))), read(.drag(from: (1, 2), to: (5, 9))))
print(read(.drag(from: (1, 2), to: (3, 4))), read(.some(.none)), read(nil))
print(Shape.rect(width: 1, height: 2.5), Shape.group([.circle(radius: 3)], name: nil), Event.drag(from: (0, 1), to: (2, 3)))
