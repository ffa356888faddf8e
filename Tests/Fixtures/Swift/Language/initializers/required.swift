protocol Makable { init(seed: Int) }
class Seeded: Makable {
  let seed: Int
  required init(seed: Int) { self.seed = seed }
  func copy() -> Self { Self(seed: seed + 1) }
  class func make() -> Self { self.init(seed: 10) }
}
class Special: Seeded {
  let name: String
  required init(seed: Int) {
    name = "special \(seed)"
    super.init(seed: seed * 2)
  }
}
func make<T: Makable>(_ type: T.Type) -> T { type.init(seed: 3) }
print(make(Seeded.self).seed, make(Special.self).name)
print(Special.make().seed, Special(seed: 1).copy().name)
let types: [Seeded.Type] = [Seeded.self, Special.self]
for type in types { print(type.init(seed: 1).seed) }
