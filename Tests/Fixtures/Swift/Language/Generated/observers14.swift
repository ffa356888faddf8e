struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 {
    didSet {
      print("x did", oldValue, x)
      if x > 50 { x = 50 }
    }
  }
  var y = 2 {
    didSet {
      print("y did", oldValue, y)
      if y > 50 { y = 50 }
    }
  }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    y = 75
    set()
  }
  func set() { x = 83 }
}
class Derived: Base {
  var z = 5 {
    willSet { print("z will", newValue) }
    didSet {
      print("z did", oldValue, z)
      if z > 50 { z = 50 }
    }
  }
  override init() {
    z = 53
    super.init()
    y = 11
    z = 51
    x = 38
  }
}
func change(_ value: inout Int) {
  value += 60
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.inner.a = 26
free += object.x
object.x = 32
object.inner = Inner()
object.inner.grow()
object.inner.a = 33
object.y += 7
change(&free)
(object as? Derived)?.z = 51
free += object.x
object.inner = Inner()
object.set()
object.y += 73
object.inner.b.removeAll()
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
