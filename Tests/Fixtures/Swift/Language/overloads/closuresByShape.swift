func each(_ body: (Int) -> Void) -> String { body(1); return "index" }
func each(_ body: (Int, String) -> Void) -> String { body(1, "a"); return "both" }
func each(_ body: () -> Void) -> String { body(); return "none" }
func transform(_ body: (Int) -> Int) -> String { "int \(body(2))" }
func transform(_ body: (Int) -> String) -> String { "string \(body(2))" }
func on(_ body: (inout [Int]) -> Void) -> [Int] { var list = [0]; body(&list); return list }
func make(_ body: () throws -> Int) rethrows -> String { "made \(try body())" }
func apply(to value: Int, _ bodies: (Int) -> Int...) -> [Int] { bodies.map { $0(value) } }
print(each { _ in }, each { _, _ in }, each {}, each { print($0, $1) }, each { print("x", $0) })
print(transform { $0 + 1 }, transform { "\($0)!" }, transform { (n: Int) -> String in "n\(n)" })
print(on { $0.append(5) }, on { list in list = [9] }, make { 3 }, apply(to: 3, { $0 * 2 }, { $0 - 1 }))
class Button {
  var handlers: [() -> Void] = []
  func onTap(_ body: @escaping () -> Void) { handlers.append(body) }
  func onTap(_ body: @escaping (Button) -> Void) { handlers.append { [unowned self] in body(self) } }
  func onTap<T: AnyObject>(_ target: T, _ body: @escaping (T) -> Void) { handlers.append { [weak target] in target.map(body) } }
  var title = "button"
}
final class Screen { var name = "screen" }
let button = Button(), screen = Screen()
button.onTap { print("tapped") }
button.onTap { print("tapped", $0.title) }
button.onTap(screen) { print("on", $0.name) }
button.handlers.forEach { $0() }
