final class Store {
  private var handlers: [String: [(Int) -> Void]] = [:]
  private(set) var log: [String] = []
  func on(_ event: String, _ body: @escaping (Int) -> Void) { handlers[event, default: []].append(body) }
  func emit(_ event: String, _ value: Int) { handlers[event]?.forEach { $0(value) } }
  func note(_ text: String) { log.append(text) }
  lazy var bound: (String) -> Void = note
}
let store = Store()
var total = 0
for factor in 1...3 { store.on("add") { total += $0 * factor } }
store.on("add") { [weak store] n in store?.note("added \(n)") }
store.on("reset") { _ in total = 0 }
store.emit("add", 2)
store.emit("nothing", 1)
print(total, store.log)
store.emit("reset", 0)
store.bound("bound")
["x", "y"].forEach(store.note)
print(total, store.log)
func counter(from start: Int, by step: @escaping () -> Int) -> () -> Int {
  var current = start
  return {
    defer { current += step() }
    return current
  }
}
var step = 2
let next = counter(from: 10) { step }
print(next(), next())
step = 5
print(next(), next(), counter(from: 0, by: { 1 })())
var actions: [() -> String] = []
for name in ["a", "b"] { var n = 0; actions.append { n += 1; return name + "\(n)" } }
print(actions.map { $0() }, actions.map { $0() })
