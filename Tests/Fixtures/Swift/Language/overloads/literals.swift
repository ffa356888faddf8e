struct Name: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  let text: String
  init(stringLiteral value: String) { text = "<\(value)>" }
}
struct Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  let value: Float
  init(_ value: Float) { self.value = value }
  init(integerLiteral value: Int) { self.init(Float(value)) }
  init(floatLiteral value: Double) { self.init(Float(value)) }
  static let high: Priority = 750
}
struct Bag: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  var items: [String]
  init(arrayLiteral elements: Int...) { items = elements.map { "\($0)" } }
  init(dictionaryLiteral elements: (String, Int)...) { items = elements.map { "\($0.0)=\($0.1)" } }
}
struct Flag: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
  let text: String
  init(booleanLiteral value: Bool) { text = "flag \(value)" }
  init(nilLiteral: ()) { text = "nil flag" }
}
func take(_ name: Name, _ priority: Priority = 1) -> String { "\(name.text) \(priority.value)" }
let bag: Bag = [1, 2]
let other: Bag = ["a": 1]
let flag: Flag = true
let none: Flag = nil
let x = 3
print(take("a"), take("b\(x)", 2.5), Priority.high.value, bag.items, other.items, flag.text, none.text)
let names: [Name] = ["p", "q"]
let priorities: [Priority] = [1, 2.5, .high]
print(names.map(\.text), priorities.map(\.value), ("cast" as Name).text, (4 as Priority).value)
