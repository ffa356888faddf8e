struct Outer<T> { struct Inner { let value: T; var label: String { "inner \(value)" } }; enum Kind { case one(T), none; var text: String { if case .one(let value) = self { "one \(value)" } else { "none" } } }
  let inner: Inner; var kind: Kind = .none; init(_ value: T) { inner = Inner(value: value) } ; func with(_ value: T) -> Outer { var copy = self; copy.kind = .one(value); return copy } }
print(Outer(5).inner.label, Outer("x").with("y").kind.text, Outer(1.5).kind.text, Outer<Int>.Inner(value: 3).label, Outer<String>.Kind.one("k").text)
final class Tree<Key: Comparable, Value> { final class Node { let key: Key; var value: Value, left: Node?, right: Node?; init(_ key: Key, _ value: Value) { self.key = key; self.value = value } }
  private var root: Node?
  subscript(key: Key) -> Value? { var node = root; while let current = node { if key == current.key { return current.value }; node = key < current.key ? current.left : current.right }; return nil }
  func insert(_ key: Key, _ value: Value) { guard let root else { self.root = Node(key, value); return }; insert(key, value, root) }
  private func insert(_ key: Key, _ value: Value, _ node: Node) {
    if key == node.key { node.value = value } else if key < node.key { if let left = node.left { insert(key, value, left) } else { node.left = Node(key, value) } } else if let right = node.right { insert(key, value, right) } else { node.right = Node(key, value) } }
  var keys: [Key] { func walk(_ node: Node?) -> [Key] { node.map { walk($0.left) + [$0.key] + walk($0.right) } ?? [] }; return walk(root) } }
let tree = Tree<String, Int>()
for (i, word) in ["m", "c", "x", "a", "c"].enumerated() { tree.insert(word, i) }
print(tree.keys, tree["c"] ?? -1, tree["x"] ?? -1, tree["q"] ?? -1)
