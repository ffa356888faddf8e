struct Palette {
  static let primary = "blue"
  static var count = 0
  static var all: [String] { [primary, secondary] }
  static let secondary: String = {
    count += 1
    return "secondary \(count)"
  }()
  let index: Int
  init() {
    Self.count += 10
    index = Self.count
  }
  static func make(_ n: Int) -> [Palette] { (0..<n).map { _ in Palette() } }
  enum Level: Int {
    case low, high
    static let fallback = Level.low
    static var highest: Self { .high }
    static func of(_ n: Int) -> Level { Level(rawValue: n) ?? fallback }
  }
}
class Base {
  class var identifier: String { "\(self)" }
  static var registry: [String] = []
  static func register() { registry.append(identifier) }
  class func create() -> Base { Base() }
  var kind: String { Self.identifier + "/" + type(of: self).identifier }
}
class Cell: Base { override class func create() -> Base { Cell() } }
final class Special: Cell { override static var identifier: String { "special " + super.identifier } }
print(Palette.count, Palette.all, Palette.count, Palette.make(2).map(\.index), Palette.all)
print(Palette.Level.of(1), Palette.Level.of(9), Palette.Level.highest.rawValue)
for type in [Base.self, Cell.self, Special.self] { type.register() }
print(Base.registry, Special.registry.count, Cell.create().kind, Special.create().kind, Special().kind)
