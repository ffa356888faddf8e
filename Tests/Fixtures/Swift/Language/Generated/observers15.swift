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
    didSet {
      print("y did", oldValue, y)
      if y > 50 { y = 50 }
    }
  }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    set()
  }
  func set() { x = 44 }
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
    z = 22
    super.init()
    x = 55
    z = 14
  }
  override func set() {
    super.set()
    z = 8
  }
}
func change(_ value: inout Int) {
  value += 15
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.x = 43
change(&object.inner.a)
object.list[0] -= 43
object.inner.a = 17
free += object.x
object.list.append(40)
(object as? Derived)?.z = 8
object.set()
swap(&object.x, &object.y)
object.x = 80
object.list.append(68)
swap(&object.x, &object.y)
change(&free)
object.inner = Inner()
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
