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
    y = 40
    y = 55
  }
  func set() { x = 41 }
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
    z = 4
    super.init()
    x = 21
    x = 58
  }
  override func set() {
    super.set()
    z = 5
  }
}
func change(_ value: inout Int) {
  value += 12
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
swap(&object.x, &object.y)
object.inner.b[0] = 78
swap(&object.x, &object.y)
object.list.sort()
change(&object.x)
swap(&object.x, &object.y)
object.inner = Inner()
swap(&object.x, &object.y)
object.set()
free = 16
object.inner.b.removeAll()
object.list[0] -= 40
object.list.append(18)
change(&free)
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
