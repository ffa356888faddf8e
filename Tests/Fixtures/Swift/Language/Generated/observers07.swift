struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 { willSet { print("x will", newValue) } }
  var y = 2 { didSet { print("y did", oldValue, y) } }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
  }
  func set() { x = 43 }
}
class Derived: Base {
  var z = 5 { willSet { print("z will", newValue) } }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 77
    super.init()
    z = 30
    x = 19
  }
  override func set() {
    super.set()
    z = 3
  }
}
func change(_ value: inout Int) {
  value += 32
  value += 1
}
let object: Base = Base()
var free = 1 { didSet { print("free", oldValue, free) } }
object.inner.grow()
object.list.append(50)
object.inner = Inner()
object.inner.grow()
change(&object.inner.a)
object.inner = Inner()
object.list.append(28)
object.x = 63
object.set()
object.inner.b.removeAll()
object.list[0] -= 18
object.list.append(75)
change(&object.inner.a)
object.list[0] -= 9
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
