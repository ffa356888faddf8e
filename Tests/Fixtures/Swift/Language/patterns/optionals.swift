let numbers: [Int?] = [1, nil, 3, nil, 5]
for case let number? in numbers { print(number, terminator: " ") }
for case .some(let number) in numbers where number > 2 { print("big", number, terminator: " ") }
print()
var count = 0
for case nil in numbers { count += 1 }
print(count)
func kind(_ value: Int?) -> String {
  switch value {
  case nil: return "nil"
  case 0?: return "zero"
  case .some(1...9): return "digit"
  case let n? where n < 0: return "negative \(n)"
  case .some: return "some"
  }
}
print(kind(nil), kind(.none), kind(0), kind(-4), kind(9), kind(.some(12)))
let name: String? = "Ann"
if case let value? = name { print("has", value) }
if case "Ann"? = name { print("is Ann") }
if case .none = name { print("none") } else { print("not none") }
guard case let .some(given) = name, given.count == 3 else { fatalError() }
print(given)
switch name {
case "Bob": print("bob")
case "Ann": print("ann")
default: print("other")
}
let flags: Bool? = true
switch flags {
case true?: print("on")
case false?: print("off")
case nil: print("unknown")
}
