protocol View: AnyObject { var name: String { get set } }
protocol Tappable {}
protocol Styled { associatedtype Style; var style: Style { get } }
class Label: View { var name = "label"; var text = "" }
final class Button: Label, Tappable { var taps = 0 }
extension View {
  @discardableResult func named(_ name: String) -> Self {
    self.name = name
    return self
  }
  static func create(_ change: (Self) -> Void = { _ in }) -> Self where Self: Label {
    let made = Label() as? Self ?? Button() as! Self
    change(made)
    return made
  }
}
extension View where Self: Tappable { var kind: String { "tappable \(name)" } }
extension View { var kind: String { "plain \(name)" } }
extension Tappable where Self: Button {
  func tap() -> Int {
    taps += 1
    return taps
  }
}
extension Styled where Style == Int { var doubled: Int { style * 2 } }
extension Styled where Style: Sequence, Style.Element == String { var joined: String { style.joined(separator: "+") } }
struct Number: Styled { let style = 21 }
struct Names: Styled { let style = ["a", "b"] }
let button = Button().named("ok")
print(button.kind, Label().named("l").kind, button.tap(), button.tap(), Number().doubled, Names().joined)
print(Label.create { $0.text = "made" }.text, Button.create { $0.taps = 5 }.taps)
extension Sequence where Element: View { var names: [String] { map(\.name) } }
extension Sequence where Element: Hashable { var unique: [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } } }
extension Collection where Element: Numeric { var sum: Element { reduce(0, +) } }
print([button, Button()].names, [1, 2, 1].unique, [1, 2, 3].sum, [0.5, 1].sum, "hello".unique.count)
