struct Node { var value: Int; var children: [Node] = []; var sum: Int { value + children.reduce(0) { $0 + $1.sum } } }
var tree = Node(value: 1, children: [Node(value: 2), Node(value: 3, children: [Node(value: 4)])])
var other = tree
other.children[1].children[0].value = 40
other.children.append(Node(value: 5))
print(tree.sum, other.sum, tree.children.count)
extension Node {
  mutating func visit(_ body: (inout Node) -> Void) { for i in children.indices { children[i].visit(body) }; body(&self) }
  func mapped(_ change: (Int) -> Int) -> Node { Node(value: change(value), children: children.map { $0.mapped(change) }) }
  var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
}
tree.visit { $0.value *= 10 }
print(tree.sum, tree.mapped { $0 / 10 }.sum, tree.depth, tree.children[1].children[0].value)
let frozen = tree
tree.visit { if $0.children.isEmpty { $0.children = [Node(value: 1)] } }
print(frozen.depth, tree.depth, tree.sum - frozen.sum)
