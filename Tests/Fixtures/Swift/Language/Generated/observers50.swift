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
    x = 38
  }
  func set() { x = 35 }
}
class Derived: Base {
  var z = 5 {
    willSet { print("z will", newValue) }
    didSet {
      print("z did", oldValue, z)
      if z > 50 { z = 50 }
    }
  }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 41
    super.init()
  }
  override func set() {
    super.set()
    z = 3
  }
}
func change(_ value: inout Int) {
  value += 54
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
change(&object.inner.a)
object.inner.b.removeAll()
object.inner = Inner()
object.list.append(39)
change(&object.x)
object.list.append(11)
free = 39
object.list.sort()
object.inner.a = 55
change(&object.x)
change(&object.inner.a)
(object as? Derived)?.z = 74
free = 68
free += object.x
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
