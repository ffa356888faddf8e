struct Stack<Element> {
  private(set) var items: [Element] = []
  mutating func push(_ item: Element) { items.append(item) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  mutating func reset(to other: Stack) { self = other }
  mutating func edit(_ body: (inout Element) -> Void) { for index in items.indices { body(&items[index]) } }
}
enum Light {
  case red, green, yellow
  mutating func advance() {
    switch self {
    case .red: self = .green
    case .green: self = .yellow
    case .yellow: self = .red
    }
  }
}
protocol Resettable { mutating func reset() }
extension Int: Resettable { mutating func reset() { self = 0 } }
extension Array: Resettable { mutating func reset() { removeAll() } }
var stack = Stack<Int>()
stack.push(1)
stack.push(2)
stack.edit { $0 *= 10 }
let saved = stack
stack.pop()
print(stack.items, saved.items)
stack.reset(to: saved)
print(stack.items)
var light = Light.yellow
light.advance()
light.advance()
print(light)
var number = 5, list = ["a"]
number.reset()
list.reset()
print(number, list)
extension Int {
  mutating func clamp(to range: ClosedRange<Int>) { self = Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}
var value = 50
value.clamp(to: 0...10)
print(value)
var lights = [Light.red, .green]
lights[0].advance()
lights.indices.forEach { lights[$0].advance() }
print(lights)
func change<T: Resettable>(_ item: inout T) { item.reset() }
change(&value)
print(value)
