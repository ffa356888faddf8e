func title(_ text: String) -> String { "global \(text)" }
func min(_ a: String, _ b: String) -> String { "shorter of \(a) and \(b)" }
struct Page {
  let name = "page"
  func title(_ text: String, level: Int) -> String { "member \(level) \(text)" }
  func show() -> String { title("a", level: 1) }
  func smallest() -> Int { Swift.min(3, 2) }
  func print(_ text: String) -> String { "printed " + text }
  func both() -> String { self.print("x") + " " + Main.title("y") }
  static func title(_ n: Int) -> String { "static \(n)" }
  var title: String { "property" }
}
print(title("t"), min("aa", "b"), Swift.min(4, 1), Page().show(), Page().smallest(), Page().both(), Page.title(5), Page().title)
class View { func add(_ view: View) -> String { "one" }; func set(_ value: Int) -> String { "int" } }
extension View { func add(_ views: View...) -> String { views.map { add($0) }.joined(separator: ",") }
  func set(_ value: Double) -> String { "double" }; func set(_ value: String?) -> String { "text \(value ?? "nil")" }; func set(_ values: [Int]) -> String { "list" } }
let view = View()
print(view.add(View()), view.add(View(), View()), view.add(), view.set(1), view.set(1.5), view.set("a"), view.set(nil), view.set([1]), view.set([]))
