protocol Named { var name: String { get } }
extension Named {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name }
  static func + (lhs: Self, rhs: Int) -> String { "\(lhs.name)+\(rhs)" }
}
protocol Themed { var color: Int { get } }
extension Equatable where Self: Themed {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.color == rhs.color }
}
enum Side { case left, right }
struct Person: Named { let name: String; let age: Int }
struct Skin: Themed, Equatable { let color: Int; let title: String }
struct Plain: Equatable { let value: Int }

print(Side.left == .right, Side.left == .left, Side.left != .right)
print(Person(name: "A", age: 1) == Person(name: "A", age: 2), Person(name: "B", age: 1) + 3)
print(Skin(color: 1, title: "a") == Skin(color: 1, title: "b"), Skin(color: 1, title: "a") == Skin(color: 2, title: "a"))
print(Plain(value: 1) == Plain(value: 2), 1 + 2, 1 == 2, "a" == "b")
print([Side.left, .right].contains(.right), [Side.left].firstIndex(of: .right) == nil)
