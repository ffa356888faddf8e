struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 { willSet { print("x will", newValue) } }
  var y = 2 { willSet { print("y will", newValue) } }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    y = 87
    y = 29
    set()
  }
  func set() { x = 27 }
}
class Derived: Base {
  var z = 5 { didSet { print("z did", oldValue, z) } }
  override init() {
    z = 66
    super.init()
    x = 62
    x = 15
    y = 19
  }
}
func change(_ value: inout Int) {
  value += 47
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.inner.a = 8
swap(&object.x, &object.y)
object.list.append(39)
change(&object.inner.a)
free += object.x
object.list.append(42)
object.set()
change(&free)
object.set()
object.inner.grow()
object.set()
object.x = 63
object.inner.b[0] = 56
object.x = 6
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
