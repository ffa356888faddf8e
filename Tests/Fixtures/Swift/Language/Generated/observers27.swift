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
    y = 2
    set()
  }
  func set() { x = 35 }
}
class Derived: Base {
  var z = 5 { didSet { print("z did", oldValue, z) } }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 70
    super.init()
    z = 54
    y = 50
  }
}
func change(_ value: inout Int) {
  value += 36
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.inner.a = 24
object.x = 64
free = 6
object.y += 55
(object as? Derived)?.z = 65
object.inner.b.removeAll()
object.list[0] -= 41
swap(&object.x, &object.y)
change(&object.x)
object.inner.a = 61
object.inner = Inner()
swap(&object.x, &object.y)
object.inner.b.removeAll()
change(&object.inner.a)
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
