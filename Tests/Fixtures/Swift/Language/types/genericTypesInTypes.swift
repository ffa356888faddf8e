// A generic type in another, whose arguments are written where it is made.
enum Registry {
  struct Handler<Cell, Item> {
    let body: (Cell, Item) -> String
    init(body: @escaping (Cell, Item) -> String) { self.body = body }
  }

  static func describe<Cell, Item>(_ handler: Handler<Cell, Item>, _ item: Item) -> String {
    "\(Cell.self) of \(Item.self)"
  }
}

final class Row {}

let handler = Registry.Handler<Row, Int> { _, item in "\(item)" }
print(Registry.describe(handler, 3))
print(handler.body(Row(), 4))
let other = Registry.Handler<String, [Int]> { text, items in text + "\(items.count)" }
print(Registry.describe(other, [1, 2]))
print(other.body("n", [1, 2]))
