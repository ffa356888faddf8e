protocol Provider<Item> {
  associatedtype Item
  func items() -> [Item]
}
extension Provider { var count: Int { items().count } }
struct Numbers: Provider { func items() -> [Int] { [3, 1, 2] } }
struct Words: Provider { func items() -> [String] { ["b", "a"] } }
struct Mapped<P: Provider, Out>: Provider {
  let base: P
  let transform: (P.Item) -> Out
  func items() -> [Out] { base.items().map(transform) }
}
extension Provider { func map<Out>(_ transform: @escaping (Item) -> Out) -> Mapped<Self, Out> { Mapped(base: self, transform: transform) } }
func total(_ provider: some Provider<Int>) -> Int { provider.items().reduce(0, +) }
func join(_ provider: any Provider<String>) -> String { provider.items().joined() }
func make(_ flag: Bool) -> any Provider<Int> { flag ? Numbers() : Words().map(\.count) }
func opaque() -> some Provider<String> { Numbers().map { "n\($0)" } }
print(total(Numbers()), join(Words()), total(Words().map { $0.count * 4 }), join(opaque()))
print(make(true).items(), make(false).items(), Numbers().map { Double($0) / 2 }.items(), Words().count)
struct AnyProvider<Item>: Provider {
  private let body: () -> [Item]
  init<P: Provider>(_ provider: P) where P.Item == Item { body = provider.items }
  func items() -> [Item] { body() }
}
let erased: [AnyProvider<Int>] = [AnyProvider(Numbers()), AnyProvider(Words().map(\.count))]
print(erased.flatMap { $0.items() }, erased.map(\.count))
func sorted<T: Comparable>(_ provider: some Provider<T>) -> [T] { provider.items().sorted() }
print(sorted(Numbers()), sorted(Words()))
