protocol Component { var children: [any Component] { get }; var name: String { get }; func render(_ depth: Int) -> [String] }
extension Component { var children: [any Component] { [] }
  func render(_ depth: Int = 0) -> [String] { [String(repeating: " ", count: depth) + name] + children.flatMap { $0.render(depth + 1) } }
  func find(_ name: String) -> (any Component)? { self.name == name ? self : children.lazy.compactMap { $0.find(name) }.first }
  var size: Int { 1 + children.map(\.size).reduce(0, +) } }
struct Text: Component { let text: String; var name: String { "text(\(text))" } }
struct Stack: Component { let axis: String; let children: [any Component]; var name: String { axis } }
final class Card: Component { var title: String; init(_ title: String) { self.title = title }; var name: String { "card" }; var children: [any Component] { [Text(text: title), Stack(axis: "h", children: [])] } }
let root = Stack(axis: "v", children: [Text(text: "a"), Card("b"), Stack(axis: "h", children: [Text(text: "c")])])
for line in root.render() { print(line) }
print(root.size, root.find("card")?.size ?? 0, root.find("zz") == nil, (root.find("h") as? Stack)?.children.count ?? -1)
