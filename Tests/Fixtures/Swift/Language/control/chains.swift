// swift-format-ignore-file
class Person {
  var name = "Ann"
  var partner: Person?
  var pets: [String: Int]? = ["cat": 2]
  func greet(_ other: String) -> String? { other.isEmpty ? nil : "Hi \(other)" }
  subscript(index: Int) -> Person? { index == 0 ? partner : nil }
}
let ann = Person()
print(ann.partner?.name ?? "single", ann.partner?.partner?.name == nil)
ann.partner?.name = "nobody"
ann.partner = Person()
ann.partner?.name = "Bob"
print(ann.partner?.name ?? "", ann[0]?.name ?? "", ann[1]?.name ?? "-")
ann.partner?.pets?["dog"] = 4
print(ann.partner?.pets?["dog"] ?? 0, ann.partner?.pets?.count ?? 0, ann.pets?["dog"] == nil)
print(ann.partner?.greet("x")?.count ?? -1, ann.partner?.greet("")?.count ?? -1)
func sideEffect() -> String {
  print("evaluated")
  return "y"
}
print(ann.partner?.partner?.greet(sideEffect()) ?? "none")
if (ann.partner?.name = "Cid") != nil { print("assigned") }
let length = ann.partner.map { $0.name.count } ?? 0
print(length, ann.partner!.name, ann.partner?.name.uppercased().lowercased().count ?? 0)
