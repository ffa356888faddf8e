class View {
  private(set) weak var parent: View?
  private(set) var children: [View] = []
  var identifier: String
  init(_ identifier: String) { self.identifier = identifier }
  func add(_ child: View) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
    didAdd(child)
  }
  func removeFromParent() { parent?.children.removeAll { $0 === self }; parent = nil }
  func didAdd(_ child: View) {}
  var path: String { (parent.map { $0.path + "/" } ?? "") + identifier }
  func first<T: View>(of type: T.Type = T.self, where test: (T) -> Bool = { _ in true }) -> T? {
    if let found = self as? T, test(found) { return found }
    for child in children { if let found = child.first(of: type, where: test) { return found } }
    return nil
  }
  var ancestors: [View] { Array(sequence(first: self, next: \.parent).dropFirst()) }
  var descendants: [View] { children + children.flatMap(\.descendants) }
}
final class Label: View { var text = ""; convenience init(_ identifier: String, text: String) { self.init(identifier); self.text = text } }
final class Stack: View { var adds = 0; override func didAdd(_ child: View) { super.didAdd(child); adds += 1 } }
let root = Stack("root"), middle = View("middle"), label = Label("label", text: "hi")
root.add(middle)
middle.add(label)
root.add(View("last"))
print(label.path, root.descendants.map(\.identifier), label.ancestors.map(\.identifier))
print(root.first(of: Label.self)?.text ?? "-", root.first(of: View.self) { $0.identifier == "last" }?.path ?? "-", (root.first() as Stack?)?.adds ?? 0)
root.add(label)
print(label.path, middle.children.isEmpty, root.adds, root.children.count)
