struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 {
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
    x = 34
    y = 40
  }
  func set() { x = 11 }
}
class Derived: Base {
  var z = 5 { didSet { print("z did", oldValue, z) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 53
    super.init()
  }
}
func change(_ value: inout Int) {
  value += 48
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
swap(&object.x, &object.y)
object.inner.b[0] = 10
object.inner = Inner()
object.x = 3
swap(&object.x, &object.y)
(object as? Derived)?.z = 26
change(&object.inner.a)
change(&free)
free = 59
object.y += 31
free = 37
object.list.sort()
object.inner.a = 40
free += object.x
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
