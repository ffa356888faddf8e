struct Layout {
  func pin(to other: String) -> String { "to \(other)" }
  func pin(to other: String, inset: Int) -> String { "to \(other) inset \(inset)" }
  func pin(_ edge: String, to other: String, inset: Int = 0) -> String { "\(edge) to \(other) \(inset)" }
  func pin(width: Int) -> String { "width \(width)" }
  func pin(_ edges: String...) -> String { "edges \(edges)" }
  func pin(_ number: Int) -> String { "number \(number)" }
}
let layout = Layout()
print(layout.pin(to: "a"), layout.pin(to: "b", inset: 3), layout.pin("top", to: "c"))
print(
  layout.pin("top", to: "c", inset: 5), layout.pin(width: 4), layout.pin("l", "r"), layout.pin(9),
  layout.pin())
func log(_ value: Int) -> String { "int" }
func log(_ value: Double) -> String { "double" }
func log(_ value: String) -> String { "string" }
func log(_ value: Bool) -> String { "bool" }
func log(_ value: [Int]) -> String { "ints" }
func log(_ value: [String]) -> String { "strings" }
func log(_ value: Int?) -> String { "optional int" }
func log(_ value: Any) -> String { "any" }
let none: Int? = nil
print(
  log(1), log(1.5), log("a"), log(true), log([1]), log(["a"]), log(none), log((1, 2)), log(-3), log(2 / 1))
