func makeCounter() -> (() -> Int, () -> Void) {
  var count = 0
  return (
    {
      count += 1
      return count
    }, { count = 10 }
  )
}
let (next, reset) = makeCounter()
print(next(), next())
reset()
print(next(), makeCounter().0())
var value = 1
let byReference = { value }
let byValue = { [value] in value }
let renamed = { [copy = value * 10] in copy }
value = 2
print(byReference(), byValue(), renamed())
class Owner {
  var name = "owner"
  var action: (() -> Void)?
  func set() {
    action = { [weak self] in
      guard let self else { return }
      print(self.name)
      name = "changed"
    }
  }
}
let owner = Owner()
owner.set()
owner.action?()
print(owner.name)
var closures: [() -> Int] = []
for i in 0..<3 { closures.append { i * i } }
print(closures.map { $0() })
