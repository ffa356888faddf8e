struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 {
    willSet { print("x will", newValue) }
    didSet {
      print("x did", oldValue, x)
      if x > 50 { x = 50 }
    }
  }
  var y = 2 { didSet { print("y did", oldValue, y) } }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    set()
  }
  func set() { x = 39 }
}
class Derived: Base {
  var z = 5 {
    willSet { print("z will", newValue) }
    didSet {
      print("z did", oldValue, z)
      if z > 50 { z = 50 }
    }
  }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 1
    super.init()
    x = 75
    z = 63
    y = 5
  }
}
func change(_ value: inout Int) {
  value += 49
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.y += 51
change(&object.x)
change(&object.list[0])
change(&object.inner.a)
object.inner.b.removeAll()
object.inner.grow()
object.y += 77
object.list[0] -= 80
object.list.append(30)
object.list.sort()
object.x = 54
object.x = 20
object.x = 43
object.inner.grow()
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
