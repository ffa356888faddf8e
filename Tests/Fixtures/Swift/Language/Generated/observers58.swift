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
  }
  func set() { x = 12 }
}
class Derived: Base {
  var z = 5 { willSet { print("z will", newValue) } }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 52
    super.init()
  }
}
func change(_ value: inout Int) {
  value += 36
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
change(&object.inner.a)
change(&object.inner.a)
object.y += 78
object.y += 52
object.inner.b.removeAll()
change(&free)
object.list[0] -= 45
change(&free)
object.y += 29
object.y += 5
object.x = 60
change(&free)
change(&object.x)
swap(&object.x, &object.y)
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
