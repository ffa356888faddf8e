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
  var y = 2 { willSet { print("y will", newValue) } }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    y = 68
  }
  func set() { x = 52 }
}
class Derived: Base {
  var z = 5 { willSet { print("z will", newValue) } }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 14
    super.init()
    y = 57
  }
  override func set() {
    super.set()
    z = 1
  }
}
func change(_ value: inout Int) {
  value += 21
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
change(&object.list[0])
object.list.append(15)
object.y += 65
change(&object.inner.a)
change(&object.inner.a)
change(&object.list[0])
change(&object.inner.a)
object.inner.b[0] = 3
change(&free)
change(&free)
object.inner.a = 50
object.inner.grow()
swap(&object.x, &object.y)
change(&object.inner.a)
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
