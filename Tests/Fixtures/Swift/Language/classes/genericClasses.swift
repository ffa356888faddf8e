class Node<Value> {
  var value: Value
  var next: Node?
  init(_ value: Value, next: Node? = nil) { (self.value, self.next) = (value, next) }
}
final class List<Element> {
  private var head: Node<Element>?
  private(set) var count = 0
  func push(_ element: Element) { head = Node(element, next: head); count += 1 }
  @discardableResult func pop() -> Element? {
    guard let node = head else { return nil }
    head = node.next
    count -= 1
    return node.value
  }
  func map<Other>(_ change: (Element) -> Other) -> [Other] {
    var found: [Other] = [], current = head
    while let node = current { found.append(change(node.value)); current = node.next }
    return found
  }
}
extension List where Element: Numeric { var sum: Element { map { $0 }.reduce(0, +) } }
class Presenter<View: AnyObject> {
  weak var view: View?
  func attach(_ view: View) { self.view = view; didAttach() }
  func didAttach() { print("attached \(type(of: view!))") }
}
final class Screen { var title = "" }
final class ScreenPresenter: Presenter<Screen> { override func didAttach() { super.didAttach(); view?.title = "set" } }
let list = List<Int>()
for n in 1...3 { list.push(n * n) }
list.pop()
print(list.map { "\($0)" }, list.count, list.sum, list.pop() ?? 0, list.pop() ?? 0, list.pop() ?? -1)
let screen = Screen()
ScreenPresenter().attach(screen)
print(screen.title)
