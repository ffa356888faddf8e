// Elements of a list that are written as members of a type that nothing but the list's use tells.
class Shape {
  let name: String
  init(_ name: String) { self.name = name }
  static func gap(_ width: Int) -> Shape { Shape("gap \(width)") }
  static var line: Shape { Shape("line") }
}
final class Circle: Shape { init() { super.init("circle") } }
extension Array where Element: Shape {
  func joinedNames() -> String { map(\.name).joined(separator: ", ") }
}
extension Array where Element == Shape {
  var row: String { map { $0.name }.joined(separator: "|") }
  func stacked(_ mark: String = "/") -> String { map { $0.name }.joined(separator: mark) }
}
let circle = Circle()
print([.gap(3), circle, .line].row)
print([circle, .gap(1)].stacked())
print([.line, .gap(2)].stacked("-"))
print([circle, Circle()].joinedNames())
enum Kind { case small, large }
func pick(_ kinds: [Kind]) -> Int { kinds.count }
print(pick([.small, .large]))
