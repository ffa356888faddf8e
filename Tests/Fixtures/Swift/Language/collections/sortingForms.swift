struct Person { let name: String, age: Int, city: String? }
let people = [Person(name: "cid", age: 30, city: "b"), Person(name: "ann", age: 30, city: nil), Person(name: "bob", age: 25, city: "a")]
print(people.sorted { $0.age == $1.age ? $0.name < $1.name : $0.age > $1.age }.map(\.name))
print(people.sorted { ($0.city ?? "zz", $0.name) < ($1.city ?? "zz", $1.name) }.map(\.name), people.min { $0.age < $1.age }!.name, people.max { $0.name < $1.name }!.name)
struct SortRule<T> { let isBefore: (T, T) -> Bool?
  static func by<V: Comparable>(_ value: @escaping (T) -> V, ascending: Bool = true) -> SortRule { SortRule { a, b in value(a) == value(b) ? nil : (value(a) < value(b)) == ascending } } }
extension Sequence { func sorted(_ rules: SortRule<Element>...) -> [Element] { sorted { a, b in for rule in rules { if let result = rule.isBefore(a, b) { return result } }; return false } } }
print(people.sorted(.by({ $0.age }, ascending: false), .by { $0.name }).map(\.name), people.sorted(.by { $0.city?.count ?? 9 }, .by({ $0.name }, ascending: false)).map(\.name))
var numbers = [5, 2, 8, 1]
numbers.sort()
print(numbers, numbers.sorted(by: >), numbers.sorted { $0 % 3 < $1 % 3 }, ["b", "A", "c"].sorted(), numbers.reversed() == numbers.sorted(by: >))
numbers.sort { $0 > $1 }
print(numbers, [true, false].sorted { !$0 && $1 }, [[3], [1, 2], []].sorted { $0.count < $1.count }, ["z": 1, "y": 2].sorted { $0.value > $1.value }.map(\.key))
