struct Address { var street: String, numbers: [Int] = [1, 2] }
struct Person { var name: String; var address: Address; var nick: String?; var isAdult: Bool { age > 17 }; var age = 20 }
final class Company { var boss: Person; var staff: [Person]; init(_ boss: Person, _ staff: [Person]) { self.boss = boss; self.staff = staff } }
var ann = Person(name: "Ann", address: Address(street: "Main"))
let bob = Person(name: "Bob", address: .init(street: "Side", numbers: [7]), nick: "bobby", age: 9)
let street = \Person.address.street
ann[keyPath: street] += " St"
ann[keyPath: \.address.numbers[1]] = 20
print(ann[keyPath: street], ann[keyPath: \.address.numbers], bob[keyPath: \.nick?.count] ?? 0, ann[keyPath: \.nick?.count] ?? -1)
let people = [ann, bob]
print(people.map(\.name), people.map(\.address.numbers.count), people.filter(\.isAdult).map(\.name), people.compactMap(\.nick))
extension Sequence {
  func sorted<V: Comparable>(by path: KeyPath<Element, V>, _ order: (V, V) -> Bool = (<)) -> [Element] { sorted { order($0[keyPath: path], $1[keyPath: path]) } }
  func sum<V: Numeric>(_ path: KeyPath<Element, V>) -> V { reduce(0) { $0 + $1[keyPath: path] } }
  func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self) { $0[keyPath: path] } }
}
print(people.sorted(by: \.age).map(\.name), people.sorted(by: \.name, >).map(\.name), people.sum(\.age), people.grouped(by: \.isAdult)[false]!.count)
let company = Company(ann, people)
company[keyPath: \.boss.name] = "Cid"
company[keyPath: \.staff[0].age] += 1
let paths: [WritableKeyPath<Person, String>] = [\.name, \.address.street]
for path in paths { ann[keyPath: path] = ann[keyPath: path].uppercased() }
print(company.boss.name, company.staff[0].age, ann.name, ann.address.street, [1, 2].map(\.self), ["a", "bc"].map(\.count))
func update<T, V>(_ value: T, _ path: WritableKeyPath<T, V>, _ new: V) -> T { var copy = value; copy[keyPath: path] = new; return copy }
print(update(bob, \.age, 10).age, update(bob, \.nick, nil).nick ?? "none", update(bob, \.address.street, "x").address.street)
