func outer(_ n: Int) -> [Int] {
  var results: [Int] = []
  func add(_ x: Int) {
    results.append(x)
    if x > 0 { add(x - 1) }
  }
  func even(_ x: Int) -> Bool { x == 0 ? true : odd(x - 1) }
  func odd(_ x: Int) -> Bool { x == 0 ? false : even(x - 1) }
  add(n)
  if even(n) { results.append(100) }
  struct Local { var value = 5 }
  enum Kind: Int {
    case one = 1
    case two
  }
  results.append(Local().value + Kind.two.rawValue)
  return results
}
print(outer(2), outer(3))
func fibonacci(_ n: Int) -> Int { n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2) }
print(fibonacci(12))
class Worker {
  var total = 0
  func work() -> Int {
    func inner(_ n: Int) { total += n }
    inner(3)
    [4, 5].forEach(inner)
    return total
  }
}
print(Worker().work())
