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
    didSet { print("y did", oldValue, y) }
  }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    y = 26
  }
  func set() { x = 25 }
}
class Derived: Base {
  var z = 5 { didSet { print("z did", oldValue, z) } }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 37
    super.init()
    y = 30
  }
}
func change(_ value: inout Int) {
  value += 38
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.set()
object.inner.b[0] = 52
change(&object.list[0])
change(&free)
object.x = 80
(object as? Derived)?.z = 69
object.inner = Inner()
change(&object.list[0])
object.x = 14
object.inner.b.removeAll()
change(&free)
object.list.append(13)
object.inner = Inner()
object.inner.b.removeAll()
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
