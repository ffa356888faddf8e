// swift-format-ignore-file
func first<T>(_ list: [T], where test: (T) -> Bool) -> T? {
  for item in list where test(item) { return item }
  return nil
}
func largest<T: Comparable>(_ list: T...) -> T? { list.max() }
func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
struct Stack<Element> {
  private var items: [Element] = []
  init(_ items: Element...) { self.items = items }
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
  func map<U>(_ transform: (Element) -> U) -> Stack<U> {
    var result = Stack<U>()
    for item in items { result.push(transform(item)) }
    return result
  }
  var count: Int { items.count }
  static func empty() -> Stack<Element> { Stack() }
}
var stack = Stack(1, 2, 3)
stack.push(4)
print(stack.pop() ?? 0, stack.count, stack.map { "\($0)!" }.count, Stack<Int>.empty().count)
print(first([1, 5, 9]) { $0 > 3 } ?? 0, largest(3, 8, 1) ?? 0, largest("b", "a") ?? "", pair(1, "z"))
class Observable<Value> {
  var value: Value { didSet { observers.forEach { $0(value) } } }
  private var observers: [(Value) -> Void] = []
  init(_ value: Value) { self.value = value }
  func observe(_ body: @escaping (Value) -> Void) {
    observers.append(body)
    body(value)
  }
}
let observable = Observable("a")
observable.observe { print("now", $0) }
observable.value = "b"
func decode<T: LosslessStringConvertible>(_ text: String) -> T? { T(text) }
let number: Int? = decode("12")
let double: Double = decode("1.5") ?? 0
print(number ?? 0, double, (decode("x") as Int?) ?? 7)
enum Either<L, R> {
  case left(L)
  case right(R)
}
let either: Either<Int, String> = .right("r")
if case .right(let text) = either { print(text) }
func identity<T>(_ value: T) -> T { value }
print(identity(5) / 2, identity(5.0) / 2, identity("a") + "b")
