protocol Store {
  associatedtype Key: Hashable
  associatedtype Value
  var values: [Key: Value] { get set }
  func load(_ key: Key) -> Value?
}
extension Store {
  func load(_ key: Key) -> Value? { values[key] }
  mutating func save(_ value: Value, for key: Key) { values[key] = value }
  subscript(key: Key, default fallback: @autoclosure () -> Value) -> Value { load(key) ?? fallback() }
}
extension Store where Value == Int { var total: Int { values.values.reduce(0, +) } }
extension Store where Key == String { var names: [String] { values.keys.sorted() } }
struct Ages: Store { var values = ["ann": 3] }
struct Cache<V>: Store { var values: [Int: V] = [:] }
final class Names: Store {
  var values: [Int: String] = [1: "one"]
  func load(_ key: Int) -> String? { values[key].map { "<\($0)>" } }
}
var ages = Ages(), cache = Cache<[Int]>(), names = Names()
ages.save(4, for: "bob")
cache.save([1, 2], for: 9)
names.save("two", for: 2)
print(ages.total, ages.names, cache[9, default: []], cache[8, default: [0]], names.load(2) ?? "-", names[5, default: "none"])
func copy<A: Store, B: Store>(_ from: A, _ to: inout B) where A.Key == B.Key, A.Value == B.Value {
  for (key, value) in from.values { to.save(value, for: key) }
}
var target = Ages()
copy(Ages(values: ["cid": 8]), &target)
print(target.total, target.names)
func sum<S: Store>(_ store: S) -> Int where S.Value == Int { store.total * 10 }
print(sum(ages))
