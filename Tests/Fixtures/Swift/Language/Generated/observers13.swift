struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 { didSet { print("x did", oldValue, x) } }
  var y = 2 { didSet { print("y did", oldValue, y) } }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    y = 63
    set()
  }
  func set() { x = 56 }
}
class Derived: Base {
  var z = 5 { willSet { print("z will", newValue) } }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 33
    super.init()
  }
  override func set() {
    super.set()
    z = 6
  }
}
func change(_ value: inout Int) {
  value += 42
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
free = 67
object.set()
object.inner.grow()
object.inner.b[0] = 42
(object as? Derived)?.z = 2
object.inner = Inner()
object.inner.b.removeAll()
object.y += 19
object.y += 4
object.set()
object.x = 53
swap(&object.x, &object.y)
swap(&object.x, &object.y)
object.y += 27
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
