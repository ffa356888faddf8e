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
    set()
  }
  func set() { x = 76 }
}
class Derived: Base {
  var z = 5 {
    willSet { print("z will", newValue) }
    didSet { print("z did", oldValue, z) }
  }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 23
    super.init()
    y = 73
  }
}
func change(_ value: inout Int) {
  value += 48
  value += 1
}
let object: Base = Base()
var free = 1 { didSet { print("free", oldValue, free) } }
object.list.sort()
object.inner.grow()
object.x = 66
change(&object.inner.a)
change(&object.x)
free += object.x
object.inner = Inner()
object.list[0] -= 11
object.inner = Inner()
object.set()
object.x = 30
object.inner.grow()
(object as? Derived)?.z = 32
swap(&object.x, &object.y)
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
