protocol Screen { static var name: String { get }; init(); func show() -> String }
extension Screen { static var name: String { "\(Self.self)" } }
struct Home: Screen { func show() -> String { "home" } }
struct Detail: Screen { static let name = "the detail"; var n = 4; func show() -> String { "detail \(n)" } }
let screens: [any Screen.Type] = [Home.self, Detail.self]
for screen in screens { print(screen.name, screen.init().show()) }
func open<S: Screen>(_ type: S.Type, _ change: (inout S) -> Void = { _ in }) -> String {
  var screen = type.init()
  change(&screen)
  return "\(S.name): \(screen.show())"
}
print(open(Home.self), open(Detail.self) { $0.n = 9 })
class Cell { class var reuse: String { String(describing: self) }; required init() {} }
final class TextCell: Cell {}
final class Registry {
  private var types: [String: Cell.Type] = [:]
  func register<C: Cell>(_ type: C.Type) { types[type.reuse] = type }
  func dequeue<C: Cell>(_ type: C.Type = C.self) -> C? { types[C.reuse].flatMap { $0.init() as? C } }
}
let registry = Registry()
registry.register(TextCell.self)
let cell: TextCell? = registry.dequeue()
print(cell.map { "\(type(of: $0))" } ?? "none", registry.dequeue(Cell.self) == nil, TextCell.reuse)
print(type(of: 1) == Int.self, type(of: cell!) == TextCell.self, Cell.self == TextCell.self, (TextCell.self as Cell.Type).reuse)
print([Int.self, String.self].map { "\($0)" } as [String], "\(type(of: [1.5]))", "\(type(of: Home()))", Optional<Int>.self)
