struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 { didSet { print("x did", oldValue, x) } }
  var y = 2 { willSet { print("y will", newValue) } }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
  }
  func set() { x = 71 }
}
class Derived: Base {
  var z = 5 { didSet { print("z did", oldValue, z) } }
  override init() {
    z = 68
    super.init()
    y = 30
    x = 77
    y = 78
  }
  override func set() {
    super.set()
    z = 9
  }
}
func change(_ value: inout Int) {
  value += 36
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.list[0] -= 43
object.inner = Inner()
swap(&object.x, &object.y)
swap(&object.x, &object.y)
change(&object.list[0])
change(&free)
object.inner.b[0] = 74
object.inner.grow()
object.inner = Inner()
free += object.x
object.inner.grow()
object.set()
change(&object.list[0])
free = 71
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
