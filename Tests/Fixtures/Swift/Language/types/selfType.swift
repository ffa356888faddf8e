class Base {
  static let tag = "base"
  let number: Int
  required init(_ number: Int) { self.number = number }
  func copy() -> Self { Self(number + 1) }
  static func make() -> Self { Self(7) }
  func tagged() -> String { Self.tag + " \(Self.self)" }
}
final class Derived: Base { func extra() -> Int { number * 100 } }
print(Derived(1).copy().extra(), Derived.make().copy().number, Base(1).tagged(), Derived(1).tagged())
struct Money {
  static let currency = "€"
  var cents: Int
  static func + (left: Self, right: Self) -> Self { Self(cents: left.cents + right.cents) }
  var text: String { "\(cents)\(Self.currency)" }
}
print((Money(cents: 5) + Money(cents: 6)).text)
protocol Shape {
  static var sides: Int { get }
  init()
}
extension Shape {
  static func describe() -> String { "\(Self.self) has \(sides)" }
  func twin() -> Self { Self() }
  var doubled: Int { Self.sides * 2 }
}
struct Triangle: Shape { static let sides = 3 }
struct Square: Shape { static var sides: Int { 4 } }
print(Triangle.describe(), Square.describe(), Square().twin().doubled)
