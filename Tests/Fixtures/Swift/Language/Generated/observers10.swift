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
  var y = 2 { didSet { print("y did", oldValue, y) } }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
  }
  func set() { x = 72 }
}
class Derived: Base {
  var z = 5 { didSet { print("z did", oldValue, z) } }
  override init() {
    z = 52
    super.init()
  }
}
func change(_ value: inout Int) {
  value += 18
  value += 1
}
let object: Base = Base()
var free = 1 { didSet { print("free", oldValue, free) } }
object.list.append(52)
free += object.x
(object as? Derived)?.z = 5
object.inner.b.removeAll()
object.list.sort()
swap(&object.x, &object.y)
change(&free)
change(&object.list[0])
object.list.append(62)
object.set()
change(&free)
object.inner.a = 59
object.inner.grow()
object.set()
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
