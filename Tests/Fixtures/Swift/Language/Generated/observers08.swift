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
    y = 15
  }
  func set() { x = 42 }
}
class Derived: Base {
  var z = 5 { didSet { print("z did", oldValue, z) } }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override init() {
    z = 33
    super.init()
    y = 65
    y = 27
  }
  override func set() {
    super.set()
    z = 2
  }
}
func change(_ value: inout Int) {
  value += 31
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
change(&object.x)
free = 18
object.inner.b[0] = 33
(object as? Derived)?.z = 10
change(&object.x)
object.list.sort()
change(&object.x)
object.inner = Inner()
object.inner.b[0] = 68
object.set()
change(&object.list[0])
object.set()
object.inner.b.removeAll()
change(&object.x)
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
