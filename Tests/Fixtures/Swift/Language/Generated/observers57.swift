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
    y = 84
    y = 80
    set()
  }
  func set() { x = 2 }
}
class Derived: Base {
  var z = 5 { didSet { print("z did", oldValue, z) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 35
    super.init()
    x = 12
  }
}
func change(_ value: inout Int) {
  value += 18
  value += 1
}
let object: Base = Base()
var free = 1 { didSet { print("free", oldValue, free) } }
object.inner.b.removeAll()
object.set()
free = 72
object.list[0] -= 22
object.x = 6
object.inner.a = 71
object.x = 7
swap(&object.x, &object.y)
object.x = 28
change(&object.list[0])
object.inner = Inner()
object.inner.b[0] = 21
object.inner.b.removeAll()
change(&object.list[0])
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
