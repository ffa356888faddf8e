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
    y = 86
  }
  func set() { x = 11 }
}
class Derived: Base {
  var z = 5 { didSet { print("z did", oldValue, z) } }
  override init() {
    z = 4
    super.init()
    y = 23
  }
}
func change(_ value: inout Int) {
  value += 21
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.inner.grow()
object.inner.b.removeAll()
object.list.sort()
object.list.sort()
object.inner.b.removeAll()
free += object.x
free = 14
change(&free)
(object as? Derived)?.z = 1
change(&object.inner.a)
object.y += 60
free += object.x
object.set()
change(&free)
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
