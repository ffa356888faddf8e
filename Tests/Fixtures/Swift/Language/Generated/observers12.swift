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
    set()
  }
  func set() { x = 23 }
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
  override init() {
    z = 53
    super.init()
  }
  override func set() {
    super.set()
    z = 3
  }
}
func change(_ value: inout Int) {
  value += 45
  value += 1
}
let object: Base = Base()
var free = 1 { didSet { print("free", oldValue, free) } }
swap(&object.x, &object.y)
object.list.sort()
change(&free)
object.list.sort()
object.inner.a = 61
object.list[0] -= 23
change(&object.inner.a)
free += object.x
object.inner.b.removeAll()
change(&free)
object.set()
object.inner.grow()
change(&object.list[0])
object.x = 14
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
