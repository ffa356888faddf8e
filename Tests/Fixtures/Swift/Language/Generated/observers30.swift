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
  var y = 2 { didSet { print("y did", oldValue, y) } }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    y = 30
    x = 19
    set()
  }
  func set() { x = 14 }
}
class Derived: Base {
  var z = 5 {
    willSet { print("z will", newValue) }
    didSet { print("z did", oldValue, z) }
  }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override init() {
    z = 1
    super.init()
    y = 71
  }
}
func change(_ value: inout Int) {
  value += 32
  value += 1
}
let object: Base = Base()
var free = 1 { didSet { print("free", oldValue, free) } }
object.inner.b[0] = 3
object.set()
change(&object.inner.a)
change(&object.list[0])
change(&free)
(object as? Derived)?.z = 2
object.inner.a = 23
object.list[0] -= 34
change(&free)
object.set()
swap(&object.x, &object.y)
free += object.x
object.list.append(78)
object.inner.grow()
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
