struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 { didSet { print("x did", oldValue, x) } }
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
  }
  func set() { x = 88 }
}
class Derived: Base {
  var z = 5 {
    willSet { print("z will", newValue) }
    didSet {
      print("z did", oldValue, z)
      if z > 50 { z = 50 }
    }
  }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 2
    super.init()
    x = 4
  }
  override func set() {
    super.set()
    z = 4
  }
}
func change(_ value: inout Int) {
  value += 40
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.x = 55
change(&object.inner.a)
swap(&object.x, &object.y)
object.y += 15
object.list.sort()
object.list.sort()
object.inner.grow()
change(&object.list[0])
object.y += 33
free = 61
object.inner.a = 80
object.x = 3
object.y += 26
object.inner = Inner()
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
