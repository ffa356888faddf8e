class Item: Equatable, Hashable {
  let id: Int
  var note: String
  init(_ id: Int, _ note: String = "") { self.id = id; self.note = note }
  static func == (a: Item, b: Item) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
final class Special: Item {}
final class Plain {}
let a = Item(1, "a"), b = Item(1, "b"), c = a
print(a == b, a === b, a === c, a != Item(2), Special(1) == a)
print([a, Item(2)].firstIndex(of: b) ?? -1, [a].contains(Item(1)), [a, b].filter { $0 === b }.count)
var list = [a, Item(3), b]
list.removeAll { $0 == Item(1) }
print(list.map(\.id))
let plain = Plain(), other = Plain()
let plains = [plain, other, plain]
print(plains.filter { $0 === plain }.count, plains.firstIndex { $0 === other }!, plain !== other)
var ids: [ObjectIdentifier: String] = [:]
for (index, one) in plains.enumerated() { ids[ObjectIdentifier(one), default: ""] += "\(index)" }
print(ids[ObjectIdentifier(plain)]!, ids[ObjectIdentifier(other)]!, ids.count)
func same(_ a: AnyObject?, _ b: AnyObject?) -> Bool { a === b }
print(same(nil, nil), same(plain, nil), same(a, c))
