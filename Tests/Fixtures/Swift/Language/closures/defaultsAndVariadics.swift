func greet(_ name: String = "you", times: Int = 1, _ suffix: String = "!") -> String {
  String(repeating: "hi ", count: times) + name + suffix
}
print(greet(), greet("a"), greet(times: 2), greet("b", times: 1, "?"))
func sum(_ numbers: Int..., scale: Int = 1) -> Int { numbers.reduce(0, +) * scale }
print(sum(), sum(1, 2, 3), sum(1, 2, scale: 10), sum(scale: 5))
func log(_ items: Any..., separator: String = ",") -> String {
  items.map { "\($0)" }.joined(separator: separator)
}
print(log(1, "a", 2.5), log(true, separator: ";"), log())
var counter = 0
func nextNumber() -> Int {
  counter += 1
  return counter
}
func numbered(_ number: Int = nextNumber(), label: String = "n\(counter)") -> String { "\(label):\(number)" }
print(numbered(), numbered(), numbered(9))
func pass(_ numbers: [Int]) -> Int { numbers.count }
func middle(_ numbers: Int...) -> Int { pass(numbers) }
print(middle(1, 2, 3, 4))
struct Options { var a = 1, b = "b" }
func configure(_ options: Options = Options(), with body: (inout Options) -> Void = { _ in }) -> Options {
  var options = options
  body(&options)
  return options
}
print(configure(), configure { $0.a = 5 }, configure(Options(b: "c")) { $0.a += 1 })
