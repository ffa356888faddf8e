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
    y = 83
  }
  func set() { x = 76 }
}
class Derived: Base {
  var z = 5 { willSet { print("z will", newValue) } }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 36
    super.init()
    y = 2
    x = 89
  }
  override func set() {
    super.set()
    z = 1
  }
}
func change(_ value: inout Int) {
  value += 41
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
change(&free)
object.y += 11
(object as? Derived)?.z = 56
object.inner.b[0] = 67
object.y += 37
object.list.append(19)
change(&free)
object.inner.b.removeAll()
object.list.append(36)
free += object.x
change(&object.x)
free = 20
change(&object.inner.a)
object.inner.grow()
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
