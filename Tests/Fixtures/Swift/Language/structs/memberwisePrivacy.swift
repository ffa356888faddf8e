struct Config {
  let name: String
  var size = 10
  var tags: [String] = ["default"]
  private(set) var isLocked = false
  fileprivate var secret: Int?
  var onChange: ((Config) -> Void)?
  init(name: String, size: Int = 10, onChange: ((Config) -> Void)? = nil) { self.name = name; self.size = size; self.onChange = onChange }
  mutating func lock(_ secret: Int) { isLocked = true; self.secret = secret; onChange?(self) }
}
struct Pair<A, B> { var a: A; var b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) } }
struct Late { let value: Int; let doubled: Int; init(_ n: Int) { value = n; doubled = value * 2 } }
struct Defaults { var a = 1, b = 2; let c: Int; var d: Int? }
var config = Config(name: "x") { print("changed", $0.isLocked, $0.secret ?? 0) }
config.lock(7)
config.tags.insert("first", at: 0)
print(config.tags, config.size, Config(name: "y", size: 3).size, Pair(a: 1, b: "z").swapped(), Late(4).doubled)
print(Defaults(c: 3), Defaults(a: 9, c: 4), Defaults(b: 0, c: 1).b)
