struct Node: CustomStringConvertible {
  var name: String
  var children: [Node] = []
  var description: String {
    children.isEmpty ? name : "\(name)(\(children.map(\.description).joined(separator: " ")))"
  }
}
@resultBuilder
enum NodeBuilder {
  static func buildPartialBlock(first: Node) -> [Node] { [first] }
  static func buildPartialBlock(first: [Node]) -> [Node] { first }
  static func buildPartialBlock(accumulated: [Node], next: Node) -> [Node] { accumulated + [next] }
  static func buildPartialBlock(accumulated: [Node], next: [Node]) -> [Node] { accumulated + next }
  static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }
  static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap { $0 } }
}
func stack(_ name: String, @NodeBuilder _ content: () -> [Node]) -> Node {
  Node(name: name, children: content())
}
let tree = stack("root") {
  Node(name: "a")
  stack("inner") {
    Node(name: "b")
    for i in 0..<2 { Node(name: "n\(i)") }
  }
  if tree2 { Node(name: "c") }
}
var tree2: Bool { true }
print(tree)
extension Node {
  func adding(@NodeBuilder _ more: () -> [Node]) -> Node { Node(name: name, children: children + more()) }
}
print(Node(name: "x").adding { Node(name: "y") }.adding { Node(name: "z") })
