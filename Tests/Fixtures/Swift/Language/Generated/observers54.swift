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
    y = 42
    set()
  }
  func set() { x = 21 }
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
    z = 67
    super.init()
  }
}
func change(_ value: inout Int) {
  value += 13
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
free += object.x
object.list.append(57)
object.list.sort()
(object as? Derived)?.z = 59
object.y += 48
change(&object.inner.a)
change(&object.list[0])
object.list.append(59)
change(&object.inner.a)
free += object.x
change(&object.list[0])
change(&object.inner.a)
object.list[0] -= 80
change(&free)
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
