struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 { didSet { print("x did", oldValue, x) } }
  var y = 2 {
    willSet { print("y will", newValue) }
    didSet { print("y did", oldValue, y) }
  }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    set()
  }
  func set() { x = 63 }
}
class Derived: Base {
  var z = 5 {
    willSet { print("z will", newValue) }
    didSet { print("z did", oldValue, z) }
  }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override init() {
    z = 87
    super.init()
    y = 19
    x = 44
    z = 18
  }
}
func change(_ value: inout Int) {
  value += 20
  value += 1
}
let object: Base = Base()
var free = 1 { didSet { print("free", oldValue, free) } }
object.set()
change(&object.list[0])
object.set()
change(&object.inner.a)
object.x = 65
object.inner.b[0] = 36
object.inner = Inner()
free = 64
object.inner.b[0] = 63
free += object.x
object.list.sort()
free = 23
object.inner.a = 66
object.x = 27
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
