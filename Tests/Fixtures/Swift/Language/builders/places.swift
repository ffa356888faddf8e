@resultBuilder
struct Sum {
  static func buildBlock(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
  static func buildOptional(_ number: Int?) -> Int { number ?? 0 }
  static func buildEither(first: Int) -> Int { first }
  static func buildEither(second: Int) -> Int { second }
}
@Sum func total() -> Int {
  1
  2
  3
}
@Sum var computed: Int {
  10
  20
}
struct Box {
  let value: Int
  init(@Sum _ make: () -> Int) { value = make() }
  @Sum var doubled: Int {
    value
    value
  }
}
protocol Counting { @Sum var count: Int { get } }
struct Three: Counting {
  var count: Int {
    1
    if total() > 5 { 2 }
  }
}
let box = Box {
  5
  if computed > 20 { 100 } else { 200 }
}
print(total(), computed, box.value, box.doubled, Three().count)
func plain(@Sum _ body: () -> Int) -> Int { body() }
print(plain { return 7 }, plain {}, plain { 4 })
