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
  var y = 2 { didSet { print("y did", oldValue, y) } }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    y = 13
  }
  func set() { x = 70 }
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
    z = 47
    super.init()
    z = 66
  }
  override func set() {
    super.set()
    z = 6
  }
}
func change(_ value: inout Int) {
  value += 20
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
free = 42
object.x = 73
swap(&object.x, &object.y)
object.y += 22
change(&object.list[0])
change(&object.inner.a)
object.list.sort()
object.x = 74
change(&object.x)
object.list.append(7)
object.list.append(6)
object.inner.b.removeAll()
object.set()
free = 5
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
