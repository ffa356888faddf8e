func size(_ number: Int) -> String {
  let text =
    if number < 10 { "small" } else if number < 100 { "medium" } else { "large" }
  let factor: Double =
    switch number {
    case 0: 0
    case 1...9: 1
    default: 2.5
    }
  return "\(text) \(factor)"
}
print(size(0), size(5), size(50), size(500))
let flag = true
let nested = flag ? (5 > 3 ? "a" : "b") : "c"
print(nested, flag ? 1 : 2, !flag ? 1.5 : 2)
let width: Double = flag ? 3 : 4
print(width)
var log: [String] = []
func test(_ name: String, _ result: Bool) -> Bool {
  log.append(name)
  return result
}
_ = test("a", false) && test("b", true) || test("c", true)
_ = test("d", true) || test("e", true) && test("f", true)
print(log)
let closure = { (n: Int) -> String in if n > 0 { "positive" } else { "not" } }
print(closure(1), closure(0))
