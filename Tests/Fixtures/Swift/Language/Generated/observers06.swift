struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 {
    willSet { print("x will", newValue) }
    didSet {
      print("x did", oldValue, x)
      if x > 50 { x = 50 }
    }
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
  func set() { x = 10 }
}
class Derived: Base {
  var z = 5 { willSet { print("z will", newValue) } }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 87
    super.init()
    y = 59
    y = 14
    z = 37
  }
  override func set() {
    super.set()
    z = 3
  }
}
func change(_ value: inout Int) {
  value += 43
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.inner.a = 56
(object as? Derived)?.z = 16
swap(&object.x, &object.y)
object.list[0] -= 3
object.list.append(49)
object.y += 8
swap(&object.x, &object.y)
object.list[0] -= 14
object.list.append(7)
object.inner.grow()
object.inner.b.removeAll()
object.inner = Inner()
object.y += 14
object.inner.a = 46
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
