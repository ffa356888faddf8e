struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 { didSet { print("x did", oldValue, x) } }
  var y = 2 { didSet { print("y did", oldValue, y) } }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
  }
  func set() { x = 43 }
}
class Derived: Base {
  var z = 5 { willSet { print("z will", newValue) } }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override init() {
    z = 36
    super.init()
    x = 7
  }
  override func set() {
    super.set()
    z = 2
  }
}
func change(_ value: inout Int) {
  value += 40
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.list.sort()
object.set()
object.y += 42
object.y += 12
object.inner.a = 53
object.y += 14
change(&object.inner.a)
object.set()
change(&object.x)
(object as? Derived)?.z = 73
change(&object.list[0])
change(&object.list[0])
object.list.append(61)
object.list.append(58)
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
