class Base {}
class Derived: Base {}
func take(_ value: Int) -> String { "int" }
func take(_ value: Int?) -> String { "int?" }
func only(_ value: Double?) -> String { value.map { "\($0)" } ?? "nil" }
func base(_ value: Base?) -> String { value == nil ? "nil" : value is Derived ? "derived" : "base" }
func text(_ text: String?, _ fallback: String = "-") -> String { text ?? fallback }
func any(_ value: Any) -> String { "any" }
func any(_ value: String) -> String { "string" }
func both(_ a: Int?, _ b: Int?) -> Int { (a ?? 0) + (b ?? 0) }
let maybe: Int? = 5
print(take(1), take(nil), take(maybe!))
print(only(3), only(nil), only(2.5), base(Derived()), base(nil), base(Base()))
print(text("a"), text(nil), text(nil, "none"), any("x"), any(1), both(1, nil), both(maybe, 2))
var list: [Int?] = [1, 2]
list.append(nil)
list.append(3)
print(list.count, list.compactMap { $0 }, list[2] ?? -1, list.last! ?? 0)
var table: [String: Int?] = ["a": 1]
table["b"] = 2
print(table.count)
func sum(_ values: Int?...) -> Int { values.compactMap { $0 }.reduce(0, +) }
print(sum(1, nil, maybe), sum(), sum(nil))
