class View {}
final class Panel: View { let title = "panel" }
final class Sheet: View { let title = "sheet" }
protocol Holder: AnyObject {
  associatedtype Root: View
  var view: View { get }
}
extension Holder {
  var root: Root {
    guard let root = view as? Root else { fatalError("no root") }
    return root
  }
  static var name: String { String(describing: Root.self) }
  func isRoot(_ other: View) -> Bool { other is Root }
}
protocol NamedHolder: Holder where Root == Sheet {}
extension NamedHolder {
  var text: String { (view as? Root)?.title ?? "none" }
}
final class First: Holder {
  typealias Root = Panel
  let view: View = Panel()
}
final class Second: NamedHolder {
  typealias Root = Sheet
  let view: View
  init(_ view: View) { self.view = view }
}
print(First().root.title, First.name, First().isRoot(Sheet()), First().isRoot(Panel()))
print(Second(Sheet()).text, Second(Panel()).text, Second.name)
protocol Store {
  associatedtype Item
  var items: [Any] { get }
}
extension Store {
  var own: [Item] { items.compactMap { $0 as? Item } }
}
struct Numbers: Store {
  typealias Item = Int
  let items: [Any]
}
print(Numbers(items: [1, "two", 3]).own)
