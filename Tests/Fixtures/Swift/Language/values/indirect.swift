indirect enum Tree<Value> {
  case leaf
  case node(Tree<Value>, Value, Tree<Value>)
  var values: [Value] {
    switch self {
    case .leaf: return []
    case .node(let left, let value, let right): return left.values + [value] + right.values
    }
  }
}
func insert(_ value: Int, into tree: Tree<Int>) -> Tree<Int> {
  switch tree {
  case .leaf: return .node(.leaf, value, .leaf)
  case .node(let left, let old, let right):
    if value < old { return .node(insert(value, into: left), old, right) }
    return .node(left, old, insert(value, into: right))
  }
}
var tree = Tree<Int>.leaf
for value in [5, 2, 8, 1, 9] { tree = insert(value, into: tree) }
print(tree.values)
enum Expression {
  case number(Int)
  indirect case add(Expression, Expression)
  indirect case multiply(Expression, Expression)
}
func evaluate(_ expression: Expression) -> Int {
  switch expression {
  case .number(let value): value
  case .add(let left, let right): evaluate(left) + evaluate(right)
  case .multiply(let left, let right): evaluate(left) * evaluate(right)
  }
}
print(evaluate(.multiply(.add(.number(2), .number(3)), .number(4))))
