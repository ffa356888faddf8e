protocol Drawable { func draw() -> String }
extension Int: Drawable { func draw() -> String { "#\(self)" } }
extension String: Drawable { func draw() -> String { "'\(self)'" } }
extension Array: Drawable where Element: Drawable {
  func draw() -> String { "[" + map { $0.draw() }.joined(separator: " ") + "]" }
}
extension Optional: Drawable where Wrapped: Drawable {
  func draw() -> String { self?.draw() ?? "-" }
}
struct Pair<A, B> { let a: A, b: B }
extension Pair: Drawable where A: Drawable, B: Drawable {
  func draw() -> String { a.draw() + "&" + b.draw() }
}
extension Pair where A == B { var kind: String { "same" } }
extension Pair { var kind: String { "any" } }
let none: Int? = nil
print(1.draw(), ["a", "b"].draw(), [[1], [2, 3]].draw(), none.draw(), Pair(a: 1, b: "x").draw())
print(Pair(a: 1, b: 2).kind, Pair(a: 1, b: "x").kind, ([1] as Any) is Drawable)
class View { var name = "view" }
class Label: View { var text = "t" }
protocol Styled {}
extension Styled where Self: Label { func style() -> String { "label " + text } }
extension Styled where Self: View { func style() -> String { "view " + name } }
extension View: Styled {}
print(Label().style(), View().style())
