enum Value: Hashable { case int(Int), text(String), list([Value]), pair(key: String, value: Int), none }
let values: [Value] = [.int(1), .text("a"), .list([.int(1), .none]), .pair(key: "k", value: 2), .none]
print(values[0] == .int(1), values[0] == .int(2), values[2] == .list([.int(1), .none]), values[3] != .pair(key: "k", value: 3), values.contains(.none), values.firstIndex(of: .text("a"))!)
print(Set(values + [.int(1), .none]).count, [Value.int(1): "one", .none: "nothing"][.none] ?? "-")
switch values[3] {
case .pair("k", let v) where v > 1: print("pair", v)
default: print("other")
}
func isText(_ value: Value) -> Bool { if case .text = value { return true }; return false }
print(values.map(isText), values.filter { $0 == .none }.count, values.last == Value.none)
enum Side { case left, right; var opposite: Side { self == .left ? .right : .left }; static prefix func ! (side: Side) -> Side { side.opposite } }
print(!Side.left, !(!Side.left), Side.left == .right.opposite, [Side.left, .right].map(\.opposite))
