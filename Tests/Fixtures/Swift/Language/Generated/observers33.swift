struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 { didSet { print("x did", oldValue, x) } }
  var y = 2 {
    willSet { print("y will", newValue) }
    didSet { print("y did", oldValue, y) }
  }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    x = 13
    x = 31
  }
  func set() { x = 37 }
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
    z = 80
    super.init()
    z = 57
  }
  override func set() {
    super.set()
    z = 1
  }
}
func change(_ value: inout Int) {
  value += 2
  value += 1
}
let object: Base = Base()
var free = 1 { didSet { print("free", oldValue, free) } }
change(&object.inner.a)
change(&object.list[0])
object.inner.b.removeAll()
swap(&object.x, &object.y)
object.inner.grow()
object.list.append(9)
change(&object.list[0])
swap(&object.x, &object.y)
object.inner.grow()
object.inner.b[0] = 45
free += object.x
object.inner.b.removeAll()
object.inner = Inner()
object.set()
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
