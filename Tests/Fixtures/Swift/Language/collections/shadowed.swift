// Extensions of an app that have the names of what sequences have.
extension Sequence {
  func count(where predicate: (Element) -> Bool) -> Int { reduce(0) { predicate($1) ? $0 + 1 : $0 } }
  func map<T>(_ keyPath: KeyPath<Element, T>) -> [T] { map { $0[keyPath: keyPath] } }
  func isEmpty(but limit: Int) -> Bool { count { _ in true } <= limit }
}
extension Collection {
  func first(_ n: Int) -> [Element] { Array(prefix(n)) }
}
struct Part { let name: String; let size: Int }
let parts = [Part(name: "a", size: 1), Part(name: "b", size: 22)]
print(parts.count, parts.count(where: { $0.size > 9 }), parts.count == 2)
print(parts.map(\.name), parts.map { $0.size * 2 })
print(parts.isEmpty, parts.isEmpty(but: 2), parts.first?.name ?? "none", parts.first(1).count)
var list: [String] = []
list.insert("x", at: list.count)
list.insert("y", at: list.count)
print(list, "text".count, (0..<3).count, ["k": 1].count, ["k": 1].isEmpty)
