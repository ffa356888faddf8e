protocol Chainable {}
extension Chainable {
  func with(_ body: (inout Self) -> Void) -> Self { var copy = self; body(&copy); return copy }
  func set<V>(_ path: WritableKeyPath<Self, V>, to value: V) -> Self { var copy = self; copy[keyPath: path] = value; return copy }
  func `let`<R>(_ body: (Self) -> R) -> R { body(self) }
  @discardableResult func also(_ body: (Self) -> Void) -> Self { body(self); return self }
}
protocol Applicable: AnyObject {}
extension Applicable {
  @discardableResult func apply(_ body: (Self) -> Void) -> Self { body(self); return self }
  @discardableResult func set<V>(_ path: ReferenceWritableKeyPath<Self, V>, _ value: V) -> Self { self[keyPath: path] = value; return self }
}
struct Style: Chainable { var size = 10.0, bold = false, name = "s" }
class View: Applicable { var width = 0.0, style = Style(), tags: [String] = [] }
final class Label: View { var text = ""; var lines = 1 }
extension Int: Chainable {}
let style = Style().with { $0.size = 12; $0.bold.toggle() }.set(\.name, to: "big").set(\.size, to: 14)
print(style, Style().set(\.bold, to: true).bold)
let label = Label().apply { $0.text = "hello"; $0.lines = 0 }.set(\.width, 20).set(\.style.size, 9).apply { $0.tags += ["a"] }
print(label.text, label.lines, label.width, label.style.size, label.tags, type(of: label))
print(5.let { $0 * 2 }, 5.also { print("also", $0) } + 1, 7.with { $0 += 1 })
func configure<T: AnyObject>(_ objects: T..., with body: (T) -> Void) { objects.forEach(body) }
let views = [View(), View()]
configure(views[0], views[1]) { $0.width = 5 }
print(views.map(\.width))
