struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 { didSet { print("x did", oldValue, x) } }
  var y = 2 {
    willSet { print("y will", newValue) }
    didSet { print("y did", oldValue, y) }
  }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    x = 27
  }
  func set() { x = 14 }
}
class Derived: Base {
  var z = 5 {
    didSet {
      print("z did", oldValue, z)
      if z > 50 { z = 50 }
    }
  }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 5
    super.init()
    y = 85
    z = 85
    y = 78
  }
  override func set() {
    super.set()
    z = 9
  }
}
func change(_ value: inout Int) {
  value += 25
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.inner.b.removeAll()
free = 8
change(&object.x)
object.set()
object.y += 80
free += object.x
object.y += 66
change(&object.list[0])
(object as? Derived)?.z = 29
object.list.sort()
change(&object.inner.a)
object.inner = Inner()
change(&object.x)
object.list.append(31)
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
