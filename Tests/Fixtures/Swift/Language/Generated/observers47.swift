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
    x = 34
  }
  func set() { x = 4 }
}
class Derived: Base {
  var z = 5 { willSet { print("z will", newValue) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 36
    super.init()
    z = 6
    y = 9
    x = 86
  }
  override func set() {
    super.set()
    z = 2
  }
}
func change(_ value: inout Int) {
  value += 13
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.inner = Inner()
object.x = 64
(object as? Derived)?.z = 73
change(&object.x)
object.inner.grow()
object.y += 73
free = 80
object.list.sort()
free = 6
object.list.append(49)
object.x = 75
object.inner.b.removeAll()
change(&free)
change(&object.inner.a)
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
