struct Box<T> { var value: T; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(value: f(value)) }; static func of(_ value: T) -> Box { Box(value: value) } }
extension Box: CustomStringConvertible { var description: String { "[\(value)]" } }
extension Box where T: Numeric { static func + (a: Box, b: Box) -> Box { Box(value: a.value + b.value) } }
extension Box where T: Collection { var count: Int { value.count }; var first: Box<T.Element>? { value.first.map { Box<T.Element>(value: $0) } } }
extension Box: Equatable where T: Equatable {}
print(Box(value: 1).map { "\($0)!" }, Box.of(2.5), Box(value: 1) + Box(value: 2), Box(value: [7, 8]).count, Box(value: "hey").first!, Box(value: 1) == .of(1))
final class Observable<T> {
  typealias Observer = (T, T) -> Void
  private var observers: [Int: Observer] = [:]
  private var nextID = 0
  var value: T { didSet { for id in observers.keys.sorted() { observers[id]?(oldValue, value) } } }
  init(_ value: T) { self.value = value }
  func bind(_ body: @escaping Observer) -> () -> Void { let id = nextID; nextID += 1; observers[id] = body; return { [weak self] in self?.observers[id] = nil } }
  func map<U>(_ f: @escaping (T) -> U) -> Observable<U> { let made = Observable<U>(f(value)); _ = bind { _, new in made.value = f(new) }; return made }
}
let name = Observable("a"), length = name.map(\.count)
let stop = name.bind { print($0, "->", $1) }
_ = length.bind { print("length", $1) }
name.value = "bcd"
stop()
name.value += "!"
print(length.value, Box(value: Box(value: 3)))
