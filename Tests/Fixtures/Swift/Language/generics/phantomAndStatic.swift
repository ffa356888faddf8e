enum Meters {}
enum Feet {}
struct Length<Unit> { let value: Double; static var zero: Length { Length(value: 0) }; static func + (a: Length, b: Length) -> Length { Length(value: a.value + b.value) } }
extension Length where Unit == Meters { var feet: Length<Feet> { Length<Feet>(value: value * 3) }; var label: String { "\(value)m" } }
extension Length where Unit == Feet { var label: String { "\(value)ft" } }
struct ID<Owner>: Hashable, ExpressibleByStringLiteral { let raw: String; init(stringLiteral value: String) { raw = value } }
struct User { let id: ID<User>; var friends: [ID<User>] = [] }
let trip = Length<Meters>(value: 2) + Length<Meters>(value: 0.5)
print(trip.label, trip.feet.label, (trip + .zero).value, Length<Feet>.zero.label)
let user = User(id: "ann", friends: ["bob", "cid"])
print(user.id.raw, user.friends.map(\.raw), user.friends.contains("bob"), user.id == "ann")
struct Cache<Key: Hashable, Value> { static var capacity: Int { 2 }; private var order: [Key] = [], values: [Key: Value] = [:]
  subscript(key: Key) -> Value? { get { values[key] } set { if values[key] == nil { order.append(key) }; values[key] = newValue; if order.count > Self.capacity { values[order.removeFirst()] = nil } } }
  var keys: [Key] { order } }
var cache = Cache<String, Int>()
for (i, key) in ["a", "b", "a", "c"].enumerated() { cache[key] = i }
print(cache.keys, cache["a"] ?? -1, cache["b"] ?? -1, cache["c"]!)
