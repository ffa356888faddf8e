struct Padding { var top = 0 { didSet { print("top", top) } }; var left = 0 }
struct Style {
  var padding = Padding() { didSet { print("padding", oldValue.top, padding.top) } }
  var names: [String] = [] { didSet { print("names", names.count) } }
}
final class View {
  var style = Style() { didSet { print("style"); needsLayout = true } }
  var needsLayout = false { didSet { if needsLayout && !oldValue { print("layout") } } }
  var children: [View] = [] { willSet { print("children", children.count, newValue.count) } }
  var table: [String: Int] = [:] { didSet { print("table", table.count) } }
}
let view = View()
view.style.padding.top = 4
view.style.names.append("x")
view.needsLayout = false
view.children.append(View())
view.children[0].style.padding.left = 9
view.table["a"] = 1
view.table["a"]! += 5
view.table["b", default: 2] += 1
view.table["a"] = nil
func bump(_ padding: inout Padding) { padding.top += 1; padding.top += 1 }
bump(&view.style.padding)
view.style = Style(padding: Padding(top: 7), names: ["y"])
print(view.table["b"] ?? 0, view.children[0].style.padding.left, view.style.padding.top)
