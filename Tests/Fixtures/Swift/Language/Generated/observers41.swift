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
    willSet { print("y will", newValue) }
    didSet {
      print("y did", oldValue, y)
      if y > 50 { y = 50 }
    }
  }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    y = 67
    x = 18
  }
  func set() { x = 7 }
}
class Derived: Base {
  var z = 5 {
    willSet { print("z will", newValue) }
    didSet { print("z did", oldValue, z) }
  }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override init() {
    z = 84
    super.init()
  }
  override func set() {
    super.set()
    z = 7
  }
}
func change(_ value: inout Int) {
  value += 27
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.inner.grow()
free += object.x
object.inner.b.removeAll()
object.inner.a = 22
object.list.append(73)
object.inner = Inner()
free = 58
object.inner.a = 60
object.set()
object.y += 72
object.inner.b[0] = 13
object.list.sort()
change(&object.x)
object.inner.a = 7
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
