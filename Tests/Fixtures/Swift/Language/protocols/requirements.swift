protocol Named { var name: String { get } }
protocol Aged {
  var age: Int { get set }
  mutating func birthday()
}
struct Person: Named, Aged {
  var name: String
  var age: Int
  mutating func birthday() { age += 1 }
}
class Robot: Named {
  let name = "robot"
  var version = 2
}
func greet(_ named: Named) -> String { "hi " + named.name }
func describe(_ thing: Named & Aged) -> String { "\(thing.name) \(thing.age)" }
func all(_ list: [any Named]) -> String { list.map(\.name).joined(separator: "+") }
var ann = Person(name: "Ann", age: 3)
ann.birthday()
var aged: any Aged = ann
aged.birthday()
aged.age *= 2
print(greet(ann), greet(Robot()), describe(ann), aged.age, ann.age, all([ann, Robot()]))
protocol Delegate: AnyObject { func changed(_ value: Int) }
class Control {
  weak var delegate: Delegate?
  var value = 0 { didSet { delegate?.changed(value) } }
}
class Screen: Delegate {
  let control = Control()
  init() { control.delegate = self }
  func changed(_ value: Int) { print("changed", value) }
}
let screen = Screen()
screen.control.value = 4
screen.control.delegate = nil
screen.control.value = 5
