@propertyWrapper
final class Published<Value> {
  var wrappedValue: Value { didSet { observers.forEach { $0(wrappedValue) } } }
  private var observers: [(Value) -> Void] = []
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  var projectedValue: Published<Value> { self }
  func sink(_ body: @escaping (Value) -> Void) {
    body(wrappedValue)
    observers.append(body)
  }
}
@propertyWrapper
struct UserDefault<Value> {
  let key: String, fallback: Value
  static var store: [String: Any] { get { memory } set { memory = newValue } }
  var wrappedValue: Value {
    get { memory[key] as? Value ?? fallback }
    nonmutating set { memory[key] = newValue }
  }
  var projectedValue: String { "key:" + key }
  init(_ key: String, default fallback: Value) { (self.key, self.fallback) = (key, fallback) }
}
nonisolated(unsafe) var memory: [String: Any] = ["launches": 3]
final class ViewModel {
  @Published var title = "start"
  @Published var items: [Int] = []
}
enum Defaults {
  @UserDefault("launches", default: 0) static var launches: Int
  @UserDefault("name", default: "nobody") static var name: String
}
let model = ViewModel()
model.$title.sink { print("title", $0) }
model.$items.sink { print("items", $0.count) }
model.title = "next"
model.items += [1, 2]
model.items.removeAll()
Defaults.launches += 1
print(Defaults.launches, Defaults.name)
Defaults.name = "ann"
print(Defaults.name, memory.count)
