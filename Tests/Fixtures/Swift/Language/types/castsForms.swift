class Base { let id = 1 }
class Middle: Base { let name = "middle" }
final class Leaf: Middle { let size = 2.5 }
protocol Sized { var size: Double { get } }
extension Leaf: Sized {}
let objects: [Base] = [Base(), Middle(), Leaf()]
for object in objects {
  let text = (object as? Middle)?.name ?? "none"
  let size = (object as? Sized)?.size ?? (object is Middle ? 1 : 0)
  print(text, size, object is Leaf, (object as? Leaf) != nil)
}
let any: [Any] = [1, "two", 3.0, [4], ["five": 5], Leaf(), (6, 7), { 8 } as () -> Int]
print(any.compactMap { $0 as? Int }, any.compactMap { $0 as? String }, any.compactMap { $0 as? [Int] }.first!, any.filter { $0 is Base }.count)
if let table = any[4] as? [String: Int], let value = table["five"] { print(value) }
if let closure = any[7] as? () -> Int { print(closure()) }
if let (a, b) = any[6] as? (Int, Int) { print(a + b) }
let number: Any = 5
print((number as? Double) == nil, number as! Int + 1, (number as? Int).map { $0 * 2 } ?? 0)
let leaf = objects[2] as! Leaf
print(leaf.size, (leaf as Base).id, (leaf as Sized).size, objects.compactMap { $0 as? Middle }.count)
func pick<T>(_ values: [Any], _ type: T.Type) -> [T] { values.compactMap { $0 as? T } }
print(pick(any, Int.self), pick(any, String.self), pick(any, Base.self).count)
let optional: Any? = "text"
print(optional as? String ?? "-", (optional as? Int) ?? 0, (nil as Any?) is String)
let texts = ["a", "b"] as [Any]
print((texts as? [String])?.joined() ?? "no", (texts as? [Int]) == nil)
