// swift-format-ignore-file
class Button { var name = "" }
class Stack {
  var log: [String] = []
  func add(_ view: Button) { log.append("one") }
  func insert(_ view: Button, at index: Int) { log.append("insert \(index)") }
}
extension Stack {
  func add(_ views: [Button]) { views.forEach { add($0) } }
  func add(_ views: Button..., spacing: Double) {
    add(views)
    log.append("spacing \(spacing)")
  }
  func insert(_ view: Button) { insert(view, at: log.count) }
  convenience init(_ views: Button...) {
    self.init()
    add(views)
  }
  convenience init(axis: String = "v", spacing: Double = 0, @Parts views: () -> [Button]) {
    self.init()
    log.append("\(axis) \(spacing)")
    add(views())
  }
}
@resultBuilder
enum Parts {
  static func buildBlock(_ parts: Button...) -> [Button] { parts }
}
let stack = Stack(Button(), Button())
stack.add(Button(), Button(), spacing: 4)
stack.insert(Button())
print(stack.log)
print(Stack { Button() }.log, Stack(spacing: 8) { Button(); Button() }.log, Stack(axis: "h") {}.log)
func pad(_ all: Double) -> String { "all \(all)" }
func pad(x: Double = 0, y: Double = 0) -> String { "xy \(x) \(y)" }
func pad(_ edges: [String], _ amount: Double? = nil) -> String { "edges \(edges) \(amount ?? -1)" }
func pad(_ edge: String, _ amount: Double? = nil) -> String { "edge \(edge) \(amount ?? -1)" }
print(pad(3), pad(x: 1), pad(y: 2.5), pad(), pad(["a"], 4), pad("b"), pad("c", 1))
