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
    x = 60
    set()
  }
  func set() { x = 87 }
}
class Derived: Base {
  var z = 5 {
    willSet { print("z will", newValue) }
    didSet { print("z did", oldValue, z) }
  }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override init() {
    z = 43
    super.init()
    x = 27
    z = 8
  }
}
func change(_ value: inout Int) {
  value += 60
  value += 1
}
let object: Base = Base()
var free = 1 { didSet { print("free", oldValue, free) } }
object.list.sort()
free += object.x
change(&object.inner.a)
change(&object.list[0])
object.inner.b.removeAll()
change(&object.x)
object.inner.b.removeAll()
object.inner.grow()
free += object.x
object.x = 21
change(&object.inner.a)
object.inner.b[0] = 74
object.inner.b.removeAll()
object.inner.grow()
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
