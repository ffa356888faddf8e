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
  var y = 2 { didSet { print("y did", oldValue, y) } }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    y = 55
    y = 85
    set()
  }
  func set() { x = 3 }
}
class Derived: Base {
  var z = 5 {
    willSet { print("z will", newValue) }
    didSet { print("z did", oldValue, z) }
  }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 46
    super.init()
    z = 85
    z = 13
  }
}
func change(_ value: inout Int) {
  value += 55
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.y += 79
object.inner.b[0] = 59
object.list[0] -= 36
change(&object.list[0])
(object as? Derived)?.z = 52
object.y += 1
change(&object.x)
object.inner.b.removeAll()
(object as? Derived)?.z = 14
object.inner = Inner()
change(&object.list[0])
change(&object.x)
object.inner.a = 38
change(&free)
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
