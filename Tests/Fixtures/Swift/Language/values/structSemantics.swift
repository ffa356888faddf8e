struct Insets { var top = 0, left = 0 }
struct Style { var insets = Insets(), names = ["a"], child: [Style] = [] }
final class Shared { var style = Style() }
struct Wrapper { let shared = Shared(); var style = Style() }
var one = Style()
var two = one
two.insets.top = 5
two.names.append("b")
two.child.append(one)
two.child[0].insets.left = 7
print(one.insets, one.names, two.insets, two.names, two.child[0].insets)
let wrapper = Wrapper()
var copy = wrapper
copy.shared.style.insets.top = 9
copy.style.insets.top = 3
print(wrapper.shared.style.insets.top, wrapper.style.insets.top, copy.style.insets.top)
var list = [one, two]
for var item in list { item.insets.top = 100 }
for index in list.indices { list[index].insets.top += 1 }
print(list.map(\.insets.top), one.insets.top)
var table = ["x": one]
table["x"]?.names[0] = "z"
table["x"]!.insets = Insets(top: 1, left: 2)
table["y", default: Style()].names += ["w"]
print(table["x"]!.names, one.names, table["x"]!.insets.left, table["y"]!.names)
func changed(_ style: Style) -> Style {
  var style = style
  style.insets.left = -1
  return style
}
print(changed(one).insets.left, one.insets.left)
let closure = { [one] in one.insets.top }
one.insets.top = 44
print(closure(), one.insets.top)
var (a, b) = (one, one)
a.insets.top = 1
print(a.insets.top, b.insets.top)
b = a
b.names.removeAll()
print(a.names.count, b.names.count)
