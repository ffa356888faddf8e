struct Color: Equatable { let name: String; static let red = Color(name: "red"); static func custom(_ n: Int) -> Color { Color(name: "c\(n)") } }
struct Font { let size: Double; static func system(_ size: Double) -> Font { Font(size: size) }; static let body = Font(size: 13); func bold() -> Font { Font(size: size + 100) } }
enum Size { case small, custom(Double); static let red = Size.custom(99) }
struct Label {
  func set(_ color: Color) -> String { "color \(color.name)" }
  func set(_ font: Font) -> String { "font \(font.size)" }
  func set(_ size: Size, _ color: Color = .red) -> String { "size \(size) \(color.name)" }
  func all(_ colors: Color..., font: Font = .body) -> String { colors.map(\.name).joined(separator: "+") + " \(font.size)" }
  func both(color: Color? = nil, font: Font? = .system(5)) -> String { "\(color?.name ?? "-") \(font?.size ?? 0)" }
}
let label = Label()
print(label.set(.system(4)), label.set(.body), label.set(.small), label.set(.small, .custom(2)), label.set(.body.bold()))
print(label.all(.red, .custom(1), font: .system(2)), label.all(.red), label.both(color: .red), label.both(font: nil), label.both(color: .custom(7), font: .body.bold()))
let flag = true
let color: Color = flag ? .red : .custom(3), list: [Color] = [.red, flag ? .custom(4) : .red], table: [String: Font] = ["a": .body]
print(color.name, list.map(\.name), table["a"]!.size, color == .red, list.contains(.custom(4)), [Color.red, .custom(5)].firstIndex(of: .custom(5))!)
func make() -> Color { .custom(6) }
var optional: Color? = .custom(8)
print(make().name, optional?.name ?? "-", optional == .custom(8), (optional ?? .red).name)
optional = nil
print((optional ?? .red).name, [optional, .red].compactMap { $0 }.count)
