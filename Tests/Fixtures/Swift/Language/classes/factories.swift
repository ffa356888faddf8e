protocol Buildable: AnyObject { init() }
class View: Buildable { required init() {}; var name: String { "view" } }
class Label: View { var text = "?"; override var name: String { "label " + text } }
final class Button: View { override var name: String { "button" } }
func make<T: View>() -> T { T() }
func make<T: View>(_ type: T.Type, _ configure: (T) -> Void = { _ in }) -> T {
  let view = type.init()
  configure(view)
  return view
}
extension Buildable {
  static func build(_ body: (Self) -> Void) -> Self {
    let made = Self()
    body(made)
    return made
  }
}
struct Factory {
  var makers: [String: () -> View] = [:]
  mutating func register<T: View>(_ type: T.Type, as name: String) { makers[name] = { type.init() } }
  func callAsFunction(_ name: String) -> View? { makers[name]?() }
}
let label: Label = make()
label.text = "typed"
let views: [View] = [label, make(Button.self), make(Label.self) { $0.text = "configured" }, Label.build { $0.text = "built" }]
print(views.map(\.name))
var factory = Factory()
factory.register(Button.self, as: "b")
factory.register(Label.self, as: "l")
print(factory("b")?.name ?? "-", factory("l")?.name ?? "-", factory("x") == nil)
let types: [View.Type] = [View.self, Label.self, Button.self]
print(types.map { $0.init().name }, types.map { "\($0)" }, types.contains { $0 == Label.self })
