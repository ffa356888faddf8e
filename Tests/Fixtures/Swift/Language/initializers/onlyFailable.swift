// Where a type declares an initializer that may fail, there is none of its members; where extensions alone declare some, there is.
struct Zone {
  var identifier: String
  var offset: Int?
  init?(identifier: String) {
    if identifier.isEmpty { return nil }
    self.identifier = identifier
    offset = identifier == "GMT" ? 0 : nil
  }
}
print(Zone(identifier: "GMT")?.offset ?? -1, Zone(identifier: "X")?.offset ?? -1, Zone(identifier: "") == nil)
extension Zone: Equatable {}

struct Stack<Element> {
  private var elements: [Element] = []
  var limit: Int?
  mutating func push(_ element: Element) { elements.append(element) }
  var top: Element? { elements.last }
}
extension Stack: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) {
    self.init()
    for element in elements { push(element) }
  }
}
let stack: Stack<Int> = [1, 2, 3]
print(stack.top ?? 0, Stack<String>().top == nil)

struct Point { var x = 1, y = 2 }
extension Point {
  init(both value: Int = 9) { self.init(x: value, y: value) }
}
print(Point().x, Point(both: 4).y, Point(y: 7).y)
