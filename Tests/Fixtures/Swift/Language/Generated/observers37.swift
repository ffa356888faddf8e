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
    y = 30
    x = 84
    set()
  }
  func set() { x = 35 }
}
class Derived: Base {
  var z = 5 { didSet { print("z did", oldValue, z) } }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override init() {
    z = 69
    super.init()
  }
}
func change(_ value: inout Int) {
  value += 3
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.inner.a = 75
object.inner = Inner()
object.inner.a = 43
change(&free)
change(&free)
object.set()
swap(&object.x, &object.y)
object.inner.grow()
change(&object.inner.a)
object.list[0] -= 70
object.y += 26
(object as? Derived)?.z = 43
object.list.sort()
object.inner.grow()
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
