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
  var y = 2 { willSet { print("y will", newValue) } }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    y = 88
  }
  func set() { x = 15 }
}
class Derived: Base {
  var z = 5 {
    willSet { print("z will", newValue) }
    didSet {
      print("z did", oldValue, z)
      if z > 50 { z = 50 }
    }
  }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 33
    super.init()
    x = 58
    x = 38
    x = 82
  }
}
func change(_ value: inout Int) {
  value += 17
  value += 1
}
let object: Base = Base()
var free = 1 { didSet { print("free", oldValue, free) } }
free += object.x
change(&object.x)
object.list[0] -= 6
object.set()
object.list[0] -= 37
object.list.append(66)
free = 42
object.x = 5
object.inner.grow()
change(&object.list[0])
object.list.append(61)
object.inner = Inner()
swap(&object.x, &object.y)
object.list[0] -= 42
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
