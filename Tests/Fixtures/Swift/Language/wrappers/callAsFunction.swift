struct Adder {
  var base: Int
  func callAsFunction(_ value: Int) -> Int { base + value }
  func callAsFunction(twice value: Int) -> Int { base + value * 2 }
  func callAsFunction(_ body: () -> Int) -> Int { base + body() }
}
let add = Adder(base: 10)
print(add(1), add(twice: 4), add { 7 }, [1, 2].map { add($0) }, Adder(base: 1)(2))
class Factory {
  let add = Adder(base: 5)
  func run() -> Int { add(6) }
}
print(Factory().run(), Factory().add(1))
extension Adder { static func callAsFunction() -> Int { 3 } }
print(add.callAsFunction(2))
