struct Adder {
  let base: Int
  func callAsFunction(_ n: Int) -> Int { base + n }
  func callAsFunction(_ a: Int, times b: Int) -> Int { base + a * b }
  func callAsFunction(_ body: () -> Int) -> Int { base + body() }
}
@dynamicCallable
struct Formatter {
  func dynamicallyCall(withArguments arguments: [String]) -> String { arguments.joined(separator: "-") }
  func dynamicallyCall(withKeywordArguments pairs: KeyValuePairs<String, Int>) -> String {
    pairs.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
  }
}
final class Router {
  var routes: [String] = []
  @discardableResult func callAsFunction(_ path: String, handler: (String) -> String = { $0 }) -> Router {
    routes.append(handler(path))
    return self
  }
  static func callAsFunction() -> String { "never" }
}
struct Theme {
  struct Font { func callAsFunction(_ size: Double, bold: Bool = false) -> String { "\(size)\(bold ? "b" : "")" } }
  let font = Font()
  static let spacing = Adder(base: 8)
}
let add = Adder(base: 10)
print(add(5), add(2, times: 3), add { 7 }, [1, 2].map { add($0) }, [1, 2].map(add.callAsFunction(_:)))
let router = Router()
router("home")("detail") { $0.uppercased() }
print(router.routes, Theme().font(12), Theme().font(9, bold: true), Theme.spacing(2))
