struct Color {
  let name: String
  static let red = Color(name: "red")
  static func gray(_ level: Double) -> Color { Color(name: "gray \(level)") }
  var light: Color { Color(name: "light " + name) }
  func alpha(_ value: Double) -> Color { Color(name: "\(name) \(value)") }
  static var optional: Color? { Color(name: "maybe") }
}
enum Edge {
  case top, bottom
  case custom(Int)
}
enum Axis { case horizontal, vertical }
func set(_ color: Color) -> String { color.name }
func set(_ edge: Edge) -> String { "\(edge)" }
func set(_ axis: Axis, _ color: Color? = nil) -> String { "\(axis) \(color?.name ?? "none")" }
print(set(.red), set(.top), set(.vertical), set(.vertical, .red), set(.custom(4)), set(.gray(0.5)))
print(set(.red.light), set(.gray(0.5).alpha(0.25).light), set(.init(name: "made")))
var color: Color = .red
color = .gray(1)
let optional: Color? = .red
let colors: [Color] = [.red, .gray(0), .init(name: "c")]
let table: [String: Edge] = ["a": .top, "b": .custom(1)]
print(color.name, optional?.name ?? "", colors.map(\.name), table["b"] ?? .bottom, Color.optional?.name ?? "")
func pick(_ flag: Bool) -> Edge { flag ? .top : .custom(2) }
print(pick(true), pick(false), [Edge.top, .bottom], pick(true) == .top ? "t" : "f")
let pair: (Color, Edge) = (.red, .bottom)
let block: () -> Color = { .gray(0.1) }
print(pair.0.name, pair.1, block().name, colors.first { $0.name == Color.red.name }?.light.name ?? "")
extension Edge: Equatable {}
