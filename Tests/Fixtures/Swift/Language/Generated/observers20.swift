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
    y = 65
    set()
  }
  func set() { x = 2 }
}
class Derived: Base {
  var z = 5 { didSet { print("z did", oldValue, z) } }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override init() {
    z = 7
    super.init()
    x = 61
    z = 74
    x = 52
  }
}
func change(_ value: inout Int) {
  value += 21
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
free = 29
object.inner = Inner()
object.inner = Inner()
object.list.sort()
object.x = 15
object.list[0] -= 17
object.y += 17
object.list.append(58)
free += object.x
object.list[0] -= 29
change(&object.x)
(object as? Derived)?.z = 35
free = 40
change(&free)
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
