protocol Describable { var text: String { get } }
extension String: Describable { var text: String { "'\(self)'" } }
extension Int: Describable { var text: String { "#\(self)" } }
extension Array: Describable where Element: Describable { var text: String { "[" + map(\.text).joined(separator: "|") + "]" } }
extension Dictionary: Describable where Key == String, Value: Describable {
  var text: String { "{" + sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.text)" }.joined(separator: ",") + "}" }
}
struct Box<T> { var value: T }
extension Box: Describable where T: Describable { var text: String { "box " + value.text } }
extension Box: Equatable where T: Equatable {}
extension Box: Comparable where T: Comparable { static func < (a: Box, b: Box) -> Bool { a.value < b.value } }
enum Either<A, B> { case left(A), right(B) }
extension Either: Describable where A: Describable, B: Describable {
  var text: String {
    switch self {
    case .left(let a): "L" + a.text
    case .right(let b): "R" + b.text
    }
  }
}
func show<T: Describable>(_ value: T) -> String { value.text }
print(show([1, 2]), show([["a"], []]), show(["k": 1, "j": 2]), show(Box(value: [3])), Box(value: Box(value: "x")).text)
print(show(Either<Int, String>.left(4)), show(Either<[Int], String>.right("r")), show([Either<Int, Int>.left(1), .right(2)]))
print(Box(value: 1) == Box(value: 1), Box(value: "a") < Box(value: "b"), [Box(value: 3), Box(value: 1)].min()!.value, max(Box(value: 2), Box(value: 9)).value)
let values: [Any] = [1, "s", Box(value: 2), 2.5]
print(values.map { ($0 as? Describable)?.text ?? "no" })
