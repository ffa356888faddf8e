// An extension with an optional stands beside a method of the standard library: what is no optional gets the latter.
extension Array {
  mutating func append(_ element: Element?) {
    print("optional")
    if let element { append(element) }
  }
}
extension Set {
  mutating func insert(_ element: Element?) {
    print("optional of a set")
    if let element { insert(element) }
  }
}
extension String {
  mutating func append(_ other: String?) {
    print("optional text")
    if let other { self.append(other) }
  }
}
extension Array where Element: Equatable {
  func contains(_ element: Element?) -> Bool {
    print("optional contains")
    guard let element else { return false }
    return contains(element)
  }
}

var list = [1]
let some: Int? = 2
let none: Int? = nil
list.append(some)
list.append(none)
list.append(3)
let four = 4
list.append(four)
list.append(list.first)
print(list)

var set: Set<String> = []
set.insert("a")
set.insert(Optional("b"))
set.insert(nil)
print(set.sorted())

var text = "x"
text.append("y")
text.append(Optional("z"))
print(text)
print(list.contains(3), list.contains(some), list.contains(nil))
