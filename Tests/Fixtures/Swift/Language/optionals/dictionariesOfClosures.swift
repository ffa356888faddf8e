final class Dispatcher {
  private var handlers: [String: (Int) -> String?] = [:]
  var fallback: ((String) -> String)?
  func on(_ name: String, _ body: @escaping (Int) -> String?) { handlers[name] = body }
  func send(_ name: String, _ n: Int = 0) -> String { handlers[name]?(n) ?? fallback?(name) ?? "nothing" }
  func chain(_ names: [String]) -> [String] { names.compactMap { handlers[$0]?($0.count) } }
}
let dispatcher = Dispatcher()
dispatcher.on("even") { $0 % 2 == 0 ? "yes \($0)" : nil }
dispatcher.on("count") { n in n > 0 ? String(repeating: "*", count: n) : nil }
print(dispatcher.send("even", 4), dispatcher.send("even", 3), dispatcher.send("none"))
dispatcher.fallback = { "no \($0)" }
print(dispatcher.send("even", 3), dispatcher.send("x"), dispatcher.send("count", 3), dispatcher.chain(["count", "even", "zz"]))
let table: [String: [String: () -> Int]] = ["a": ["b": { 7 }]]
print(table["a"]?["b"]?() ?? 0, table["a"]?["c"]?() ?? -1, table["z"]?["b"]?() ?? -2)
