@dynamicMemberLookup
struct Style<Base: AnyObject> {
  let base: Base
  subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>) -> (Value) -> Style<Base> {
    { value in
      base[keyPath: keyPath] = value
      return self
    }
  }
}
@dynamicMemberLookup
enum JSON {
  case number(Int), text(String), object([String: JSON]), list([JSON]), null
  subscript(dynamicMember key: String) -> JSON {
    if case .object(let table) = self { return table[key] ?? .null }
    return .null
  }
  subscript(index: Int) -> JSON {
    if case .list(let items) = self, items.indices.contains(index) { return items[index] }
    return .null
  }
  var int: Int? { if case .number(let n) = self { return n } else { return nil } }
  var string: String? { if case .text(let t) = self { return t } else { return nil } }
}
@dynamicMemberLookup
final class Box<T> {
  var value: T
  init(_ value: T) { self.value = value }
  subscript<V>(dynamicMember keyPath: WritableKeyPath<T, V>) -> V {
    get { value[keyPath: keyPath] }
    set { value[keyPath: keyPath] = newValue }
  }
}
final class Label { var text = "", size = 10.0 }
struct Point { var x = 1, y = 2; var sum: Int { x + y } }
let label = Style(base: Label()).text("hello").size(14).base
print(label.text, label.size)
let json = JSON.object(["user": .object(["name": .text("ann"), "scores": .list([.number(4), .number(7)])])])
print(json.user.name.string ?? "-", json.user.scores[1].int ?? 0, json.user.missing.int ?? -1, json.other.deep[3].string ?? "none")
let box = Box(Point())
box.x = 10
box.y += 5
print(box.x, box.y, box.value.sum, box.value)
