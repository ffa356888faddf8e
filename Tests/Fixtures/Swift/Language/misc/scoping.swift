let name = "global"
struct Scope {
  let name = "member"
  func show(name: String) -> String {
    let outer = name + self.name
    if let name = Optional("bound") { return outer + name }
    return name
  }
  func local() -> String {
    let name = name + " local"
    do {
      let name = "inner"
      _ = name
    }
    for name in ["x"] { _ = name }
    return name
  }
  static let name = "static"
  static func show() -> String { name }
}
print(Scope().show(name: "parameter"), Scope().local(), Scope.show(), name)
func shadow(_ value: Int) -> Int {
  var value = value
  value += 1
  return value
}
print(shadow(1))
class Outer {
  var value = 1
  class Inner {
    var value = 2
    func both(_ outer: Outer) -> Int { value * 10 + outer.value }
  }
  lazy var closure = { [unowned self] (value: Int) in value + self.value }
}
let outer = Outer()
print(Outer.Inner().both(outer), outer.closure(5))
let `class` = 5
let `default` = 6
print(`class` + `default`)
enum Max { static func max(_ a: Int) -> Int { Swift.max(a, 10) } }
print(Max.max(4))
extension Array { func max(or other: Element) -> Element where Element: Comparable { self.max() ?? other } }
print([Int]().max(or: 3), [9].max(or: 1))
