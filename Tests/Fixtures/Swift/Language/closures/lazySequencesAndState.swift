struct Memo<Key: Hashable, Value> { private var values: [Key: Value] = [:]; private(set) var misses = 0; let make: (Key) -> Value
  init(_ make: @escaping (Key) -> Value) { self.make = make }
  mutating func value(_ key: Key) -> Value { if let value = values[key] { return value }; misses += 1; let value = make(key); values[key] = value; return value } }
var squares = Memo<Int, Int> { $0 * $0 }
print(squares.value(3), squares.value(4), squares.value(3), squares.misses)
final class Loader { lazy var config: [String: Int] = { print("loading"); return ["a": 1] }(); lazy var keys = config.keys.sorted(); var loaded: () -> Int = { -1 }
  init() { loaded = { [unowned self] in config.count } } }
let loader = Loader()
print("before")
print(loader.loaded(), loader.keys)
loader.config["b"] = 2
print(loader.loaded(), loader.keys, loader.config.count)
var queue: [() -> Void] = []
func later(_ body: @escaping () -> Void) { queue.append(body) }
for i in 1...3 { later { print("run", i); if i == 2 { later { print("nested") } } } }
while !queue.isEmpty { queue.removeFirst()() }
