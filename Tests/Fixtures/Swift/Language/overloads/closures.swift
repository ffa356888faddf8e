// swift-format-ignore-file
func run(_ body: () -> Void) -> String {
  body()
  return "nothing"
}
func run(_ body: (Int) -> Void) -> String {
  body(1)
  return "one"
}
func run(_ body: (Int, Int) -> Void) -> String {
  body(1, 2)
  return "two"
}
func run(_ value: Int, _ body: () -> Void = {}) -> String { "value" }
print(run {}, run { _ in }, run { _, _ in }, run { print($0) }, run { print($0, $1) }, run(3), run(4) {})
func make(_ text: String, then: ((String) -> Void)? = nil) -> String { "text" }
func make(_ text: String, count: Int) -> String { "count" }
func make(_ list: [String], then: ((String) -> Void)? = nil) -> String { "list" }
print(make("a"), make("a") { _ in }, make("a", count: 1), make(["a"]) { print($0) }, make([]))
func on(_ event: String, do action: () -> Void) { action() }
func on(_ event: String, with value: Int = 5, perform action: (Int) -> Void) { action(value) }
on("x") { print("plain") }
on("x", with: 7) { print("value", $0) }
on("x", perform: { print("default", $0) })
