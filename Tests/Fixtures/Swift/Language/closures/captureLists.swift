final class Counter { var value = 1 }
struct State { var n = 1 }
var number = 1
var state = State()
let counter = Counter()
let byReference = { "\(number) \(state.n) \(counter.value)" }
let byValue = { [number, state] in "\(number) \(state.n) \(counter.value)" }
let renamed = { [double = number * 2, n = state.n + 100, counter] in "\(double) \(n) \(counter.value)" }
number = 5
state.n = 6
counter.value = 7
print(byReference(), "|", byValue(), "|", renamed())
final class Owner {
  var name: String
  var child: Owner?
  var describe: () -> String = { "none" }
  init(_ name: String) {
    self.name = name
    describe = { [unowned self] in "I am \(self.name)" }
  }
  func makeGreeting() -> (String) -> String {
    { [weak self, prefix = name.uppercased()] text in
      guard let self else { return "gone" }
      return "\(prefix) \(name): \(text) \(child?.name ?? "alone")"
    }
  }
}
let owner = Owner("ann")
let greeting = owner.makeGreeting()
owner.name = "bob"
owner.child = Owner("cid")
print(owner.describe(), greeting("hi"), owner.child!.describe())
let nested = { (a: Int) in { (b: Int) in { (c: Int) in a * 100 + b * 10 + c } } }
print(nested(1)(2)(3))
