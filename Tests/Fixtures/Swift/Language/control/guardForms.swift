struct User {
  var name: String?
  var age: Int?
  var address: Address?
}
struct Address {
  var street: String?
  var number: Int
}
func describe(_ user: User?) -> String {
  guard let user else { return "nobody" }
  guard let name = user.name, !name.isEmpty else { return "nameless" }
  guard let age = user.age, case 0..<150 = age else { return "\(name) of no age" }
  guard let street = user.address?.street, let number = user.address?.number, number > 0 else { return "\(name), \(age)" }
  return "\(name), \(age), \(street) \(number)"
}
print(describe(nil), describe(User(name: "")), describe(User(name: "Ann", age: 200)))
print(describe(User(name: "Bob", age: 3)), describe(User(name: "Cid", age: 4, address: Address(street: "Main", number: 7))))
func sum(_ items: [Any]) -> Int {
  var total = 0
  for item in items {
    guard let n = item as? Int else { continue }
    guard n >= 0 else { break }
    total += n
  }
  return total
}
print(sum([1, "x", 2, -1, 50]))
func parse(_ pair: String) -> (key: String, value: Int)? {
  let parts = pair.split(separator: "=")
  guard parts.count == 2, let key = parts.first, let value = parts.last.flatMap({ Int($0) }) else { return nil }
  return (String(key), value)
}
print(parse("a=5")!.value, parse("a") == nil, parse("a=b") == nil, ["x=1", "bad", "y=2"].compactMap(parse).map(\.key))
if let user = Optional(User(name: "Dan", age: nil)), let name = user.name, user.age == nil { print(name, "has no age") }
while let last = [1].last, last == 2 { print("never") }
let a: Int? = 1, b: Int? = nil
if let a, let b { print(a, b) } else if let a { print("only", a) }
guard a != nil, b == nil else { fatalError() }
print("end")
