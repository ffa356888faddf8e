typealias Handler = (Int) -> String
typealias Pair<T> = (T, T)
typealias Table<V> = [String: V]
typealias Completion<T> = (Result<T, any Error>) -> Void
struct Registry<Key: Hashable, Value> {
  typealias Entry = (key: Key, value: Value)
  private(set) var entries: [Entry] = []
  mutating func add(_ key: Key, _ value: Value) { entries.append((key, value)) }
  subscript(_ key: Key) -> [Value] { entries.filter { $0.key == key }.map(\.value) }
}
typealias Names = Registry<Int, String>
extension Registry where Value == String { var joined: String { entries.map(\.value).joined(separator: ",") } }
func swapped<T>(_ pair: Pair<T>) -> Pair<T> { (pair.1, pair.0) }
let handler: Handler = { "h\($0)" }
var table: Table<[Int]> = [:]
table["a", default: []].append(1)
var names = Names()
names.add(1, "one")
names.add(2, "two")
names.add(1, "uno")
print(handler(3), swapped((1, 2)), swapped(("a", "b")).0, table["a"]!, names[1], names.joined, names.entries[1].key)
func load(_ done: Completion<Int>) { done(.success(5)) }
load { if case .success(let n) = $0 { print("loaded", n) } }
struct Holder { typealias ID = String; let id: ID; enum Kind { typealias Raw = Int; case a; var raw: Raw { 7 } } }
let id: Holder.ID = "x", raw: Holder.Kind.Raw = Holder.Kind.a.raw
print(id, raw, Holder(id: id).id)
protocol Model { associatedtype ID; var id: ID { get } }
struct User: Model { typealias ID = Int; let id: ID }
func ids<M: Model>(_ models: [M]) -> [M.ID] { models.map(\.id) }
print(ids([User(id: 4), User(id: 5)]))
