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
    x = 57
  }
  func set() { x = 64 }
}
class Derived: Base {
  var z = 5 {
    willSet { print("z will", newValue) }
    didSet {
      print("z did", oldValue, z)
      if z > 50 { z = 50 }
    }
  }
  override init() {
    z = 14
    super.init()
    z = 27
    y = 16
    z = 32
  }
  override func set() {
    super.set()
    z = 8
  }
}
func change(_ value: inout Int) {
  value += 13
  value += 1
}
let object: Base = Base()
var free = 1 { didSet { print("free", oldValue, free) } }
change(&free)
change(&object.inner.a)
object.list.append(67)
object.list.sort()
object.list.append(69)
free += object.x
change(&object.inner.a)
free = 14
change(&object.x)
object.y += 63
(object as? Derived)?.z = 11
swap(&object.x, &object.y)
change(&object.inner.a)
change(&object.x)
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
