// swift-format-ignore-file
class Item {
  let name: String
  init(_ name: String) { self.name = name }
}
class Special: Item {}
class Base {
  var log: [String] = []
  func add(_ item: Item) { log.append("one \(item.name)") }
  func remove(_ item: Item, animated: Bool) { log.append("remove \(item.name) \(animated)") }
}
extension Base {
  func add(_ items: Item...) { items.forEach { add($0) } }
  func add(_ items: [Item]) {
    log.append("list")
    for item in items { add(item) }
  }
  func remove(_ item: Item) { remove(item, animated: false) }
  func add(_ item: Item, configure: (Item) -> Void) {
    configure(item)
    add(item)
  }
}
class Derived: Base {
  override func add(_ item: Item) {
    super.add(item)
    log.append("derived")
  }
  func add(_ special: Special) { log.append("special \(special.name)") }
}
let base = Base()
base.add(Item("a"))
base.add(Item("b"), Item("c"))
base.add([Item("d"), Special("e")])
base.add(Item("f")) { print("configure", $0.name) }
base.remove(Item("g"))
print(base.log)
let derived = Derived()
derived.add(Item("x"))
derived.add(Special("y"))
print(derived.log)
func kind(_ item: Item) -> String { "item" }
func kind(_ item: Special) -> String { "special" }
print(kind(Item("")), kind(Special("")))
