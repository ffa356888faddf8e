struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 { willSet { print("x will", newValue) } }
  var y = 2 {
    willSet { print("y will", newValue) }
    didSet { print("y did", oldValue, y) }
  }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    y = 58
  }
  func set() { x = 44 }
}
class Derived: Base {
  var z = 5 { didSet { print("z did", oldValue, z) } }
  override init() {
    z = 42
    super.init()
    y = 32
    y = 50
    x = 72
  }
  override func set() {
    super.set()
    z = 6
  }
}
func change(_ value: inout Int) {
  value += 19
  value += 1
}
let object: Base = Base()
var free = 1 { didSet { print("free", oldValue, free) } }
change(&object.list[0])
object.y += 16
object.inner.grow()
change(&object.x)
change(&object.inner.a)
swap(&object.x, &object.y)
object.list[0] -= 47
change(&object.list[0])
swap(&object.x, &object.y)
object.y += 26
free += object.x
free += object.x
object.set()
free = 70
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
