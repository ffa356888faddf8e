protocol Named { var name: String { get } }
protocol Container { associatedtype Item; var items: [Item] { get } }
struct Cat: Named, Hashable { let name: String }
struct Bag<Item>: Container { var items: [Item] }
extension Container where Item: Named { var names: String { items.map(\.name).joined(separator: "+") } }
extension Container where Item: Hashable { var unique: Int { Set(items).count } }
extension Container where Item == Int { var total: Int { items.reduce(0, +) } }
func merge<A: Container, B: Container>(_ a: A, _ b: B) -> [A.Item] where A.Item == B.Item { a.items + b.items }
func same<A: Container>(_ a: A, as items: [A.Item]) -> Bool where A.Item: Equatable { a.items == items }
func longest<C: Collection>(_ list: C) -> C.Element? where C.Element: Collection { list.max { $0.count < $1.count } }
func index<S: Sequence>(_ list: S) -> [String: S.Element] where S.Element: Named { list.reduce(into: [:]) { $0[$1.name] = $1 } }
let cats = Bag(items: [Cat(name: "tom"), Cat(name: "tim"), Cat(name: "tom")])
print(cats.names, cats.unique, Bag(items: [1, 2, 2]).total, Bag(items: [1, 2, 2]).unique, merge(Bag(items: [1]), Bag(items: [2])), same(Bag(items: ["a"]), as: ["a"]))
print(longest(["a", "ccc", "bb"]) ?? "", longest([[1], [1, 2]])!, index(cats.items).count, index([Cat(name: "x")])["x"]!.name)
struct Stack<Element> { private(set) var items: [Element] = []; mutating func push(_ e: Element...) { items += e }; mutating func pop() -> Element? { items.popLast() } }
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { items = elements } }
extension Stack: Sequence { func makeIterator() -> AnyIterator<Element> { var rest = items; return AnyIterator { rest.popLast() } } }
var stack: Stack = [1, 2]
stack.push(3, 4)
print(stack.pop()!, Array(stack), stack.map { $0 * 2 }, stack.contains(2), stack.reduce(0, +))
