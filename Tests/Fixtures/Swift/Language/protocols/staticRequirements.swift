protocol ReusableView: AnyObject { static var identifier: String { get }; static func make(_ n: Int) -> Self; var tag: Int { get set } }
extension ReusableView { static var identifier: String { "\(Self.self)ID" } }
protocol Defaultable { static var fallback: Self { get }; init?(text: String) }
extension Defaultable { static func parse(_ text: String) -> Self { Self(text: text) ?? fallback }; static var count: Int { 1 } }
extension Int: Defaultable { static let fallback = -1; init?(text: String) { self.init(text) } }
extension Bool: Defaultable { static var fallback: Bool { false }; init?(text: String) { switch text { case "yes": self = true; case "no": self = false; default: return nil } } }
final class HeaderView: ReusableView { var tag = 0; static func make(_ n: Int) -> HeaderView { let view = HeaderView(); view.tag = n; return view } }
final class FooterView: ReusableView {
  var tag = 5
  static let identifier = "footer"
  static func make(_ n: Int) -> FooterView { let view = FooterView(); view.tag += n; return view }
}
final class Pool {
  private var made: [String: [AnyObject]] = [:]
  func dequeue<V: ReusableView>(_ type: V.Type, _ n: Int) -> V {
    let view = V.make(n)
    made[V.identifier, default: []].append(view)
    return view
  }
  func count<V: ReusableView>(of type: V.Type) -> Int { made[type.identifier]?.count ?? 0 }
}
let pool = Pool()
print(pool.dequeue(HeaderView.self, 3).tag, pool.dequeue(FooterView.self, 3).tag, pool.dequeue(HeaderView.self, 1).tag)
print(pool.count(of: HeaderView.self), pool.count(of: FooterView.self), HeaderView.identifier, FooterView.identifier)
print(Int.parse("12"), Int.parse("x"), Bool.parse("yes"), Bool.parse("?"), Int.count, [Int.fallback, .parse("4")])
func load<T: Defaultable>(_ texts: [String]) -> [T] { texts.map { T.parse($0) } }
let numbers: [Int] = load(["1", "b"]), flags: [Bool] = load(["yes", "no"])
print(numbers, flags)
let types: [any ReusableView.Type] = [HeaderView.self, FooterView.self]
print(types.map { $0.identifier }, types[1].make(2).tag)
