struct Pair: Equatable { var a: Int, b: String }
struct Loose: Equatable {
  var id: Int, note: String
  static func == (left: Loose, right: Loose) -> Bool { left.id == right.id }
}
class Node: Equatable {
  let value: Int
  init(_ value: Int) { self.value = value }
  static func == (left: Node, right: Node) -> Bool { left.value == right.value }
}
struct Wrapper: Equatable {
  var loose: Loose
  var node: Node?
  var list: [Loose] = []
}
enum Kind: Equatable {
  case a(Loose)
  case b(Int, String)
  case c
}
print(Pair(a: 1, b: "x") == Pair(a: 1, b: "x"), Pair(a: 1, b: "x") != Pair(a: 1, b: "y"))
print(
  Loose(id: 1, note: "p") == Loose(id: 1, note: "q"), [Loose(id: 1, note: "p")] == [Loose(id: 1, note: "q")])
print(Node(1) == Node(1), Node(1) != Node(2), Node(1) === Node(1), [Node(3)].contains(Node(3)))
print(
  Wrapper(loose: Loose(id: 1, note: ""), node: Node(1))
    == Wrapper(loose: Loose(id: 1, note: "z"), node: Node(1)))
print(Wrapper(loose: Loose(id: 1, note: "")) == Wrapper(loose: Loose(id: 1, note: ""), node: Node(1)))
print(
  Kind.a(Loose(id: 2, note: "1")) == .a(Loose(id: 2, note: "2")), Kind.b(1, "x") == .b(1, "x"),
  Kind.c == .b(0, ""))
let optional: Loose? = Loose(id: 5, note: "")
print(
  optional == Loose(id: 5, note: "other"), optional == nil, nil != optional, (1, "a") == (1, "a"),
  (1, 2) < (1, 3))
print(["a": Loose(id: 1, note: "1")] == ["a": Loose(id: 1, note: "2")], [[1, 2], []] == [[1, 2], []])
