protocol Container {
  associatedtype Item
  var items: [Item] { get set }
  subscript(index: Int) -> Item { get }
}
extension Container {
  subscript(index: Int) -> Item { items[index] }
  var count: Int { items.count }
  mutating func add(_ item: Item) { items.append(item) }
}
extension Container where Item: Equatable {
  func has(_ item: Item) -> Bool { items.contains(item) }
}
extension Container where Item == Int { var sum: Int { items.reduce(0, +) } }
extension Container where Item == String { var sum: String { items.joined() } }
struct Box<T>: Container { var items: [T] = [] }
struct Numbers: Container { var items = [4, 5] }
var box = Box<String>()
box.add("a")
box.add("b")
var numbers = Numbers()
numbers.add(6)
print(box[1], box.count, box.has("a"), box.sum, numbers.sum, numbers.has(9), numbers[0])
func same<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
  a.items == b.items
}
print(same(numbers, Box(items: [4, 5, 6])), same(box, Box(items: ["x"])))
func firsts(_ containers: [any Container]) -> Int { containers.map(\.count).reduce(0, +) }
print(firsts([box, numbers]))
