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
    y = 77
    y = 53
    set()
  }
  func set() { x = 38 }
}
class Derived: Base {
  var z = 5 {
    willSet { print("z will", newValue) }
    didSet { print("z did", oldValue, z) }
  }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override init() {
    z = 14
    super.init()
    z = 34
    z = 52
  }
  override func set() {
    super.set()
    z = 5
  }
}
func change(_ value: inout Int) {
  value += 3
  value += 1
}
let object: Base = Base()
var free = 1 { didSet { print("free", oldValue, free) } }
object.list[0] -= 26
object.list.sort()
object.inner.b.removeAll()
object.set()
object.inner.grow()
change(&free)
swap(&object.x, &object.y)
object.set()
object.inner = Inner()
change(&free)
(object as? Derived)?.z = 37
object.x = 31
free = 76
object.x = 13
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
