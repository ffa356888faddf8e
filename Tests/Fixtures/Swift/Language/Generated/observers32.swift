struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 {
    didSet {
      print("x did", oldValue, x)
      if x > 50 { x = 50 }
    }
  }
  var y = 2 { didSet { print("y did", oldValue, y) } }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    x = 23
  }
  func set() { x = 13 }
}
class Derived: Base {
  var z = 5 { didSet { print("z did", oldValue, z) } }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 68
    super.init()
  }
}
func change(_ value: inout Int) {
  value += 7
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
change(&object.x)
object.x = 54
object.inner.a = 16
(object as? Derived)?.z = 36
change(&object.x)
object.inner = Inner()
change(&object.inner.a)
object.list.append(50)
(object as? Derived)?.z = 67
object.inner.a = 29
object.inner.a = 23
object.inner.b.removeAll()
object.list[0] -= 17
change(&object.inner.a)
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
