func f(_ a: Int) -> String { "one" }
func f(_ a: Int, _ b: Int = 2) -> String { "two" }
func f(_ a: Int, label b: Int = 3, _ c: Int = 4) -> String { "three" }
func g(_ values: Int...) -> String { "variadic \(values.count)" }
func g(_ value: Int) -> String { "single" }
func g(_ value: Int, _ more: Int) -> String { "double" }
func h(_ value: Any) -> String { "any" }
func h(_ value: Any?) -> String { "optional any" }
func h(_ value: Int) -> String { "int" }
func i(_ value: Double?) -> String { "optional double" }
func i(_ value: String) -> String { "string" }
print(
  f(1), f(1, 2), f(1, label: 2), g(), g(1), g(1, 2), g(1, 2, 3), h(1), h("x"), i(1), i("a"), i(nil), i(2.5))
class View {
  var name: String
  init(_ name: String = "default") { self.name = name }
  init(frame: Int) { name = "frame \(frame)" }
  convenience init(title: String, size: Int = 10) { self.init("\(title) \(size)") }
}
print(View().name, View("x").name, View(frame: 1).name, View(title: "t").name, View(title: "t", size: 2).name)
extension View {
  func set(_ value: Int, animated: Bool = false) -> String { "set \(value) \(animated)" }
  func set(_ value: Int) -> String { "plain set \(value)" }
}
print(View().set(1), View().set(1, animated: true))
