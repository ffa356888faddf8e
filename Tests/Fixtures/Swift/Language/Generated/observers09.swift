struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 { didSet { print("x did", oldValue, x) } }
  var y = 2 {
    willSet { print("y will", newValue) }
    didSet {
      print("y did", oldValue, y)
      if y > 50 { y = 50 }
    }
  }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    y = 73
    set()
  }
  func set() { x = 43 }
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
    z = 59
    super.init()
    z = 22
  }
}
func change(_ value: inout Int) {
  value += 17
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
change(&object.inner.a)
object.inner.b.removeAll()
object.list.sort()
change(&object.list[0])
object.list.sort()
object.inner.a = 73
object.inner.grow()
change(&object.inner.a)
swap(&object.x, &object.y)
swap(&object.x, &object.y)
object.list[0] -= 24
object.list[0] -= 6
free += object.x
object.list.sort()
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
