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
  var y = 2 { willSet { print("y will", newValue) } }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
  }
  func set() { x = 67 }
}
class Derived: Base {
  var z = 5 {
    didSet {
      print("z did", oldValue, z)
      if z > 50 { z = 50 }
    }
  }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override init() {
    z = 89
    super.init()
    z = 34
    z = 56
  }
}
func change(_ value: inout Int) {
  value += 21
  value += 1
}
let object: Base = Base()
var free = 1 { didSet { print("free", oldValue, free) } }
(object as? Derived)?.z = 48
change(&free)
object.x = 69
object.set()
object.list[0] -= 20
object.y += 74
object.list.append(3)
object.inner.grow()
(object as? Derived)?.z = 44
object.y += 71
object.inner.grow()
object.set()
object.set()
object.list.sort()
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
