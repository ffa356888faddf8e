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
    didSet { print("y did", oldValue, y) }
  }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    x = 71
    y = 67
    set()
  }
  func set() { x = 73 }
}
class Derived: Base {
  var z = 5 { willSet { print("z will", newValue) } }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override init() {
    z = 10
    super.init()
    x = 86
    z = 29
  }
}
func change(_ value: inout Int) {
  value += 49
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.inner.grow()
object.inner.grow()
object.inner = Inner()
change(&object.x)
free = 42
object.inner.b[0] = 45
change(&object.list[0])
(object as? Derived)?.z = 12
change(&object.x)
object.set()
object.inner = Inner()
object.inner.b[0] = 33
object.list.sort()
change(&free)
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
