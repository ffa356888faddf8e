enum Planet: Int, CaseIterable {
  case mercury = 1
  case venus
  case earth = 10
  case mars
}
enum Name: String {
  case first
  case second = "2nd"
  case `default`
}
enum Shape {
  case circle(radius: Double)
  case rect(Double, Double)
  case named(String, sides: Int = 4)
  case empty
  var area: Double {
    switch self {
    case .circle(let radius): 3 * radius * radius
    case .rect(let width, let height): width * height
    case .named, .empty: 0
    }
  }
  static let unit = Shape.rect(1, 1)
  mutating func grow() { if case .rect(let w, let h) = self { self = .rect(w * 2, h * 2) } }
}
print(Planet.allCases.map(\.rawValue), Planet(rawValue: 2) ?? .mars, Planet(rawValue: 99) == nil)
print(Name.first.rawValue, Name(rawValue: "2nd")!, Name.default.rawValue, Planet.allCases.count)
var shape = Shape.rect(2, 3)
shape.grow()
print(shape, shape.area, Shape.unit.area, Shape.circle(radius: 2).area, Shape.named("x"))
let shapes: [Shape] = [.empty, .unit, .circle(radius: 1)]
print(shapes.map(\.area).reduce(0, +))
print(Planet.earth == .earth, Planet.earth != .mars, Name.first.hashValue == Name.first.hashValue)
if case .named(_, sides: let sides) = Shape.named("q", sides: 6) { print(sides) }
print(Planet.allCases.first { $0.rawValue > 5 } ?? .venus, Planet.allCases.last!)
