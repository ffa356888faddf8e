func apply(_ value: Int, _ body: (Int) -> Int) -> Int { body(value) }
func combine(_ a: Int, _ b: Int, using body: (Int, Int) -> Int) -> Int { body(a, b) }
func twice(first: () -> String, second: () -> String) -> String { first() + second() }
print(apply(3) { $0 * 2 }, apply(3, { number in number + 1 }), apply(4) { (n: Int) -> Int in return n - 1 })
print(combine(6, 2, using: -), combine(6, 2) { $0 / $1 }, combine(1, 2, using: max))
print(
  twice {
    "a"
  } second: {
    "b"
  })
print(
  apply(2) { n in
    let square = n * n
    return square + 1
  })
let add: (Int, Int) -> Int = { $0 + $1 }
let curried: (Int) -> (Int) -> Int = { a in { b in a * b } }
print(add(1, 2), curried(3)(4))
func optional(_ body: ((Int) -> Void)? = nil) {
  body?(7)
  print(body == nil)
}
optional()
optional { print("got", $0) }
let pairs = [(1, "a"), (2, "b")]
print(pairs.map { $1 }, pairs.map { "\($0)\($1)" }, pairs.map { $0.0 })
print([3, 1, 2].sorted { $0 > $1 }, [3, 1, 2].sorted(by: <))
