// A list of several kinds of elements fits what takes them all, whichever element is the first. It is made once.
protocol Several {
  var numbers: [Int] { get }
}

extension Array: Several where Element == Number {
  var numbers: [Int] { map { $0.value } }
}

final class Number: Several {
  nonisolated(unsafe) static var made = 0
  let value: Int
  init(_ value: Int) {
    self.value = value
    Number.made += 1
  }
  var numbers: [Int] { [value] }
}

enum Group {
  static func add(_ numbers: [Number]) -> String { "numbers \(numbers.map { $0.value })" }
  static func add(_ several: [Several]) -> String { "several \(several.flatMap { $0.numbers })" }
}

func pair(_ first: Int) -> [Number] { [Number(first), Number(first + 1)] }

print(Group.add([Number(1), Number(2)]))
print(Group.add([Number(3), pair(4)]))
print(Group.add([pair(6), Number(8)]))
print(Number.made)

// `.member` behind `??` is of the type of what is before it, whatever that holds.
struct Style {
  var name = "none"
  static func plain() -> Style { Style(name: "plain") }
}

final class Button {
  var style: Style?
  var other: Button?
}

let button = Button()
var style = button.style ?? .plain()
style.name += "!"
print(style.name)
button.style = style
print((button.style ?? .plain()).name)
button.other = Button()
let deep = button.other?.style ?? .plain()
print(deep.name)
