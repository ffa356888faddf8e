struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 { willSet { print("x will", newValue) } }
  var y = 2 { willSet { print("y will", newValue) } }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    y = 43
    x = 51
  }
  func set() { x = 39 }
}
class Derived: Base {
  var z = 5 { willSet { print("z will", newValue) } }
  override init() {
    z = 3
    super.init()
    x = 14
    y = 23
    y = 12
  }
}
func change(_ value: inout Int) {
  value += 15
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.inner.b.removeAll()
(object as? Derived)?.z = 62
object.y += 30
object.list.sort()
swap(&object.x, &object.y)
object.inner = Inner()
free = 36
object.inner.a = 19
object.list.sort()
change(&object.inner.a)
object.x = 47
change(&object.list[0])
object.inner = Inner()
object.inner.grow()
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
