struct Address { var city: String, zip: [Int] }
class Person {
  var name: String
  var address: Address
  var friend: Person?
  init(_ name: String, _ city: String) {
    self.name = name
    address = Address(city: city, zip: [1, 2])
  }
}
let ann = Person("Ann", "Rome")
let bob = Person("Bob", "Oslo")
ann.friend = bob
let city = \Person.address.city
print(
  ann[keyPath: city], bob[keyPath: \.name], ann[keyPath: \.address.zip[1]],
  ann[keyPath: \.friend?.name] ?? "none")
bob[keyPath: city] = "Bergen"
ann[keyPath: \.address.zip[0]] += 10
print(bob.address.city, ann.address.zip, [ann, bob].map(\.address.city), [ann, bob].map(\.name.count))
func sorted<T, V: Comparable>(_ list: [T], by path: KeyPath<T, V>) -> [T] {
  list.sorted { $0[keyPath: path] < $1[keyPath: path] }
}
print(sorted([ann, bob], by: \.address.city).map(\.name))
func update<Root: AnyObject, Value>(
  _ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>, _ value: Value
) {
  root[keyPath: path] = value
}
update(ann, \.name, "Anna")
print(
  ann.name, ["a", "bb"].map(\.count), [1, 2, 3].filter(\.isOdd), [(1, "x")].map(\.1), [[3]].map(\.first!))
extension Int { var isOdd: Bool { self % 2 == 1 } }
let paths: [KeyPath<Person, String>] = [\.name, \.address.city]
print(paths.map { ann[keyPath: $0] }, ann[keyPath: city.appending(path: \.count)], ann[keyPath: \.self].name)
