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
    didSet {
      print("y did", oldValue, y)
      if y > 50 { y = 50 }
    }
  }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    x = 59
    y = 43
  }
  func set() { x = 60 }
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
    z = 31
    super.init()
  }
}
func change(_ value: inout Int) {
  value += 5
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.inner = Inner()
(object as? Derived)?.z = 19
object.inner.b.removeAll()
object.inner.b.removeAll()
object.inner = Inner()
(object as? Derived)?.z = 73
change(&object.x)
object.list[0] -= 40
change(&object.list[0])
object.y += 35
object.inner.b.removeAll()
free = 64
free += object.x
object.inner.a = 40
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
