struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 {
    willSet { print("x will", newValue) }
    didSet { print("x did", oldValue, x) }
  }
  var y = 2 {
    willSet { print("y will", newValue) }
    didSet { print("y did", oldValue, y) }
  }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    x = 62
  }
  func set() { x = 77 }
}
class Derived: Base {
  var z = 5 {
    willSet { print("z will", newValue) }
    didSet { print("z did", oldValue, z) }
  }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 32
    super.init()
    y = 16
    z = 68
    y = 72
  }
}
func change(_ value: inout Int) {
  value += 9
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.inner.b[0] = 34
free = 9
free += object.x
object.inner.b[0] = 12
change(&object.list[0])
swap(&object.x, &object.y)
object.x = 71
change(&object.inner.a)
object.x = 41
object.x = 28
object.list.sort()
object.inner.grow()
object.y += 14
free = 46
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
