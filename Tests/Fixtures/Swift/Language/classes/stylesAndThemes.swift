class View { var color = "clear", radius = 0.0, children: [View] = [] }
final class Label: View { var text = "", size = 12.0 }
final class Button: View { var title = "" }
struct Style<T: View> { let apply: (T) -> Void; init(_ apply: @escaping (T) -> Void) { self.apply = apply } }
extension Style { static func + (a: Style, b: Style) -> Style { Style { a.apply($0); b.apply($0) } }
  static func radius(_ value: Double) -> Style { Style { $0.radius = value } } }
extension Style where T == Label { static var title: Style { Style { $0.size = 24 } }; static func text(_ text: String) -> Style { Style { $0.text = text } } }
extension Style where T == Button { static var primary: Style { Style { $0.color = "blue"; $0.radius = 8 } } }
func styled<T: View>(_ view: T, _ styles: Style<T>...) -> T { styles.forEach { $0.apply(view) }; return view }
let label = styled(Label(), .title, .text("hi"), .radius(2))
let button = styled(Button(), .primary + .radius(4))
print(label.size, label.text, label.radius, button.color, button.radius)
let common = Style<View> { $0.color = "gray" }
common.apply(label)
[label, button].forEach(common.apply)
print(label.color, button.color)
