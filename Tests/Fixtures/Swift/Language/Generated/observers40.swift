struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 { didSet { print("x did", oldValue, x) } }
  var y = 2 {
    willSet { print("y will", newValue) }
    didSet { print("y did", oldValue, y) }
  }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
  }
  func set() { x = 27 }
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
  override init() {
    z = 71
    super.init()
  }
}
func change(_ value: inout Int) {
  value += 56
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.inner.b[0] = 48
object.set()
change(&object.list[0])
object.list[0] -= 54
object.list.sort()
object.inner = Inner()
object.list.sort()
change(&object.x)
change(&object.list[0])
object.list.sort()
object.inner.grow()
free = 73
change(&object.inner.a)
free = 5
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
