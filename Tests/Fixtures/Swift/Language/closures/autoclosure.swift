func evaluate(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String) -> String {
  condition() ? "true" : message()
}
func noisy(_ value: Bool) -> Bool {
  print("asked")
  return value
}
func text() -> String {
  print("text made")
  return "message"
}
print(evaluate(noisy(true), text()))
print(evaluate(noisy(false), text()))
infix operator ||| : LogicalDisjunctionPrecedence
func ||| (left: Bool, right: @autoclosure () -> Bool) -> Bool { left ? true : right() }
print(noisy(true) ||| noisy(false), false ||| noisy(false))
var stored: [() -> Int] = []
func keep(_ value: @autoclosure @escaping () -> Int) { stored.append(value) }
var n = 1
keep(n * 10)
n = 5
print(stored[0]())
