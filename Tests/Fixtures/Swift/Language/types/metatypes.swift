class Cell {
  class var identifier: String { String(describing: self) }
  required init() {}
  func name() -> String { "\(type(of: self))" }
}
class PhotoCell: Cell {}
struct Registry {
  var types: [String: Cell.Type] = [:]
  mutating func register<T: Cell>(_ type: T.Type) { types[T.identifier] = type }
  func dequeue<T: Cell>(_ type: T.Type = T.self) -> T { types[T.identifier]!.init() as! T }
  func dequeue(_ name: String) -> Cell? { types[name]?.init() }
}
var registry = Registry()
registry.register(PhotoCell.self)
registry.register(Cell.self)
let cell: PhotoCell = registry.dequeue()
print(cell.name(), registry.dequeue(Cell.self).name(), registry.dequeue("PhotoCell")?.name() ?? "none")
print(
  PhotoCell.identifier, Cell.identifier, type(of: cell) == PhotoCell.self, type(of: cell as Cell) == Cell.self
)
print(
  String(describing: PhotoCell.self), "\(Int.self)", [Int].self, type(of: [1.5]), type(of: ["a": 1]),
  Int?.self)
print(type(of: 1), type(of: "x"), type(of: (1, "a")), type(of: cell).identifier, PhotoCell.self is Cell.Type)
func name<T>(_: T.Type) -> String { "\(T.self)" }
print(name(Int.self), name([String].self), name(PhotoCell.self))
func make<T: Cell>() -> T { T() }
let made: PhotoCell = make()
print(made.name(), (make() as Cell).name())
