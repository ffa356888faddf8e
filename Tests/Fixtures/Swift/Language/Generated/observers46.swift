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
  var y = 2 { didSet { print("y did", oldValue, y) } }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    x = 21
    x = 25
  }
  func set() { x = 10 }
}
class Derived: Base {
  var z = 5 { didSet { print("z did", oldValue, z) } }
  override init() {
    z = 63
    super.init()
  }
  override func set() {
    super.set()
    z = 7
  }
}
func change(_ value: inout Int) {
  value += 5
  value += 1
}
let object: Base = Base()
var free = 1 { didSet { print("free", oldValue, free) } }
object.set()
object.inner = Inner()
object.list[0] -= 31
change(&free)
change(&object.x)
change(&free)
change(&object.x)
object.inner.b.removeAll()
object.inner.b.removeAll()
object.x = 37
object.list.append(13)
(object as? Derived)?.z = 26
object.inner = Inner()
swap(&object.x, &object.y)
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
