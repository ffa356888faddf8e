// swift-format-ignore-file
class View {
  var tag = 0
  var children: [View] = []
  weak var parent: View?
  func add(_ child: View) {
    child.parent = self
    children.append(child)
  }
  var depth: Int { (parent?.depth ?? -1) + 1 }
  func walk(_ body: (View) -> Void) {
    body(self)
    children.forEach { $0.walk(body) }
  }
}
final class Label: View { var text = "label" }
let root = View()
let middle = View()
let label = Label()
label.tag = 7
root.add(middle)
middle.add(label)
root.walk { print($0.depth, $0.tag, $0 is Label) }
let labels = middle.children.compactMap { $0 as? Label }.map(\.text)
print(labels, root.children.first?.children.first === label)
