final class Person { let name: String; weak var friend: Person?; unowned let city: City; init(_ name: String, _ city: City) { self.name = name; self.city = city; city.people.append(self) } }
final class City { let name: String; var people: [Person] = []; init(_ name: String) { self.name = name }
  subscript(name: String) -> Person? { people.first { $0.name == name } }
  func introduce(_ a: String, to b: String) -> Bool { guard let first = self[a], let second = self[b], first !== second else { return false }; first.friend = second; return true } }
let city = City("rome")
for name in ["ann", "bob", "cid"] { _ = Person(name, city) }
print(city.introduce("ann", to: "bob"), city.introduce("bob", to: "zed"), city.introduce("cid", to: "cid"))
city["bob"]?.friend = city["cid"]
print(city["ann"]?.friend?.friend?.name ?? "nobody", city["cid"]?.friend?.name ?? "nobody", city["ann"]!.city.name, city.people.filter { $0.friend != nil }.map(\.name))
var path: [String] = [], next = city["ann"]
while let person = next { path.append(person.name); next = person.friend }
print(path, city["ann"]?.friend === city["bob"], city["ann"]?.friend == nil)
