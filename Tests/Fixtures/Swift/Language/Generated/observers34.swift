struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 { willSet { print("x will", newValue) } }
  var y = 2 {
    willSet { print("y will", newValue) }
    didSet { print("y did", oldValue, y) }
  }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    x = 61
  }
  func set() { x = 70 }
}
class Derived: Base {
  var z = 5 {
    didSet {
      print("z did", oldValue, z)
      if z > 50 { z = 50 }
    }
  }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 61
    super.init()
    x = 80
    y = 34
    y = 75
  }
}
func change(_ value: inout Int) {
  value += 23
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.list[0] -= 34
change(&object.inner.a)
change(&free)
object.inner.a = 61
object.list.sort()
object.inner = Inner()
object.x = 61
(object as? Derived)?.z = 40
object.set()
object.inner.a = 32
object.list[0] -= 44
object.list[0] -= 80
change(&free)
object.y += 77
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
