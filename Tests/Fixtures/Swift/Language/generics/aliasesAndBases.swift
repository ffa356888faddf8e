class Box {
  required init() {}
  var name: String { "box" }
}
final class Crate: Box {
  override var name: String { "crate" }
}
class Pair<First: Box, Second: Box>: Box {
  let first = First()
  let second = Second()
  override var name: String { "(\(first.name), \(second.name))" }
}
class Frame<Content: Box>: Box {
  var content: Content = .init()
  override var name: String { "[\(content.name)]" }
}
typealias Boxes = Pair<Box, Box>
typealias WithCrate<Other: Box> = Pair<Crate, Other>
typealias Bare = Pair
typealias Framed<A: Box, B: Box> = Frame<Pair<B, A>>

final class Both: Boxes {}
final class Deep: Frame<Pair<Pair<Box, Crate>, Crate>> {}
final class Mixed<Content: Box>: Frame<Pair<Pair<Content, Box>, Content>> {}
final class Given: WithCrate<Frame<Crate>> {}

print(Both().name)
print(Deep().name, Deep().content.first.second.name)
print(Mixed<Crate>().name)
print(Given().name, Given().second.content.name)
print(Bare<Crate, Box>().name)
print(Framed<Crate, Box>().name)
print(WithCrate<Boxes>().name)

struct Outer {
  typealias Inner<Element> = [String: Element]
  struct Holder<Value> { var value: Value }
  typealias Numbers = Holder<[Int]>
  func make() -> Inner<Int> { ["one": 1] }
  func hold() -> Holder<String> { Holder<String>(value: "held") }
}
let numbers = Outer.Numbers(value: [1, 2])
let table: Outer.Inner<Double> = ["half": 0.5]
print(numbers.value, table, Outer().make(), Outer().hold().value)

func local() {
  typealias Two<Item> = (Item, Item)
  let two: Two<Int> = (1, 2)
  typealias Twin<Item: Box> = Pair<Item, Item>
  print(two, Twin<Crate>().name)
}
local()
