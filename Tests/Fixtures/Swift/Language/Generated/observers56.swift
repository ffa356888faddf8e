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
    y = 84
    y = 16
    set()
  }
  func set() { x = 27 }
}
class Derived: Base {
  var z = 5 { didSet { print("z did", oldValue, z) } }
  override init() {
    z = 85
    super.init()
    z = 54
    z = 52
  }
}
func change(_ value: inout Int) {
  value += 4
  value += 1
}
let object: Base = Base()
var free = 1 { didSet { print("free", oldValue, free) } }
object.x = 50
object.list[0] -= 18
change(&object.inner.a)
object.inner.b.removeAll()
swap(&object.x, &object.y)
object.list.sort()
change(&object.list[0])
object.set()
object.set()
free = 4
change(&free)
object.inner = Inner()
free += object.x
object.x = 80
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
