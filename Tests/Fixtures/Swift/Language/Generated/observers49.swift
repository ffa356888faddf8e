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
    didSet {
      print("y did", oldValue, y)
      if y > 50 { y = 50 }
    }
  }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
  }
  func set() { x = 45 }
}
class Derived: Base {
  var z = 5 { didSet { print("z did", oldValue, z) } }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override init() {
    z = 76
    super.init()
    z = 7
    x = 28
  }
}
func change(_ value: inout Int) {
  value += 47
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.inner = Inner()
object.inner.b.removeAll()
object.x = 74
object.set()
object.set()
free = 17
object.inner = Inner()
object.inner.b.removeAll()
object.list.append(78)
change(&free)
swap(&object.x, &object.y)
free = 38
(object as? Derived)?.z = 40
object.inner.b.removeAll()
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
