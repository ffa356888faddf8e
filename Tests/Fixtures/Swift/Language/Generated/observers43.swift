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
    set()
  }
  func set() { x = 65 }
}
class Derived: Base {
  var z = 5 {
    willSet { print("z will", newValue) }
    didSet { print("z did", oldValue, z) }
  }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override init() {
    z = 10
    super.init()
  }
  override func set() {
    super.set()
    z = 3
  }
}
func change(_ value: inout Int) {
  value += 4
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
free = 51
object.inner.b.removeAll()
object.set()
object.list.sort()
change(&object.list[0])
object.set()
object.inner = Inner()
object.list[0] -= 30
free += object.x
object.y += 53
object.inner.b[0] = 38
object.set()
object.inner.b.removeAll()
(object as? Derived)?.z = 76
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
