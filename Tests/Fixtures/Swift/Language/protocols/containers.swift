protocol Container { associatedtype Item; var items: [Item] { get set }; init() ; mutating func add(_ item: Item) }
extension Container {
  mutating func add(_ item: Item) { items.append(item) }
  var count: Int { items.count }
  static func making(_ all: Item...) -> Self { var c = Self(); for a in all { c.add(a) }; return c }
}
extension Container where Item: Comparable { var largest: Item? { items.max() } }
extension Container where Item == String { var joined: String { items.joined(separator: "+") } }
struct Bag<T>: Container { var items: [T] = []; init() {} }
struct Names: Container { var items: [String]; init() { items = ["x"] } ; mutating func add(_ item: String) { items.insert(item, at: 0) } }
print(Bag.making(3, 9, 2).largest ?? -1, Bag.making("a", "b").joined, Names.making("p", "q").joined)
func total<C: Container>(_ c: C) -> Int where C.Item == Int { c.items.reduce(0, +) }
print(total(Bag.making(1, 2, 3)))
func describe(_ c: some Container) -> String { "\(c.count) \(type(of: c))" }
print(describe(Names()), describe(Bag<Double>()))
let all: [any Container] = [Names(), Bag<Int>.making(1, 2)]
for a in all { print(a.count) }
