struct Point: CustomStringConvertible {
  var x = 0, y = 0
  var description: String { "<\(x) \(y)>" }
}
struct Debug: CustomDebugStringConvertible { var debugDescription: String { "debug!" } }
struct Both: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { "plain" }
  var debugDescription: String { "debug" }
}
class Node: CustomStringConvertible {
  let name: String
  var children: [Node]
  init(_ name: String, _ children: Node...) { (self.name, self.children) = (name, children) }
  var description: String { children.isEmpty ? name : "\(name)\(children)" }
}
final class Leaf: Node { override var description: String { "leaf " + super.description } }
enum Side: String, CustomStringConvertible {
  case left, right
  var description: String { rawValue.uppercased() }
}
print(Point(x: 1), [Point()], ["p": Point(y: 2)], (Point(), 1))
print(Debug(), [Debug()], Both(), [Both()], "\(Both())", String(reflecting: Both()), (Both(), 2))
print(Node("a", Node("b"), Leaf("c")), [Leaf("d")], "\(Leaf("e"))")
print(Side.left, [Side.right], "\(Side.left)", Side.left.rawValue, Side(rawValue: "right")!)
struct Wrapper { var point = Point(), side: Side? = nil, node = Node("n") }
print(Wrapper())
debugPrint(Wrapper(), Both(), [Debug()])
extension Point: LosslessStringConvertible {
  init?(_ text: String) {
    let parts = text.split(separator: " ").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    (x, y) = (parts[0], parts[1])
  }
}
print(Point("3 4")!, Point("x") == nil, String(Point(x: 9)))
