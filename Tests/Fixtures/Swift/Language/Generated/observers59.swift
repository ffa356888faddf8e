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
    y = 47
    x = 6
    set()
  }
  func set() { x = 87 }
}
class Derived: Base {
  var z = 5 {
    willSet { print("z will", newValue) }
    didSet { print("z did", oldValue, z) }
  }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override init() {
    z = 7
    super.init()
  }
  override func set() {
    super.set()
    z = 6
  }
}
func change(_ value: inout Int) {
  value += 3
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.inner.grow()
object.list[0] -= 51
swap(&object.x, &object.y)
object.list[0] -= 64
object.list[0] -= 44
object.inner = Inner()
change(&free)
free += object.x
change(&object.x)
change(&free)
object.list.append(57)
swap(&object.x, &object.y)
object.inner.b.removeAll()
object.inner.b.removeAll()
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
