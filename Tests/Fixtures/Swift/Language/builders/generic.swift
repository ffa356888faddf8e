@resultBuilder
enum ArrayBuilder<Element> {
  static func buildExpression(_ element: Element) -> [Element] { [element] }
  static func buildExpression(_ element: Element?) -> [Element] { element.map { [$0] } ?? [] }
  static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  static func buildEither(first part: [Element]) -> [Element] { part }
  static func buildEither(second part: [Element]) -> [Element] { part }
  static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
}
extension Array { init(@ArrayBuilder<Element> build: () -> [Element]) { self = build() } }
class View { let name: String; var subviews: [View] = []; init(_ name: String) { self.name = name } }
extension View {
  convenience init(_ name: String, @ArrayBuilder<View> _ content: () -> [View]) {
    self.init(name)
    subviews = content()
  }
  @discardableResult func adding(@ArrayBuilder<View> _ content: () -> [View]) -> Self {
    subviews += content()
    return self
  }
  var tree: String { subviews.isEmpty ? name : "\(name)[\(subviews.map(\.tree).joined(separator: " "))]" }
}
func numbers(_ flag: Bool) -> [Int] {
  Array {
    1
    [2, 3]
    if flag { 4 } else { [5, 6] }
    for i in 7...8 { i }
    Int("9")
    Int("x")
  }
}
print(numbers(true), numbers(false))
let optional: View? = View("maybe")
let root = View("root") {
  View("a")
  View("b") {
    View("c")
    if numbers(true).count > 3 { View("d") }
  }
  optional
  ["e", "f"].map { View($0) }
}
print(root.tree)
print(root.adding { View("g") }.adding { for i in 0..<2 { View("h\(i)") } }.tree)
