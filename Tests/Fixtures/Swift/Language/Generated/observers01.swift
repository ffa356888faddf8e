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
    x = 47
    set()
  }
  func set() { x = 76 }
}
class Derived: Base {
  var z = 5 {
    didSet {
      print("z did", oldValue, z)
      if z > 50 { z = 50 }
    }
  }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override init() {
    z = 4
    super.init()
  }
  override func set() {
    super.set()
    z = 9
  }
}
func change(_ value: inout Int) {
  value += 36
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
change(&object.list[0])
swap(&object.x, &object.y)
object.inner.b[0] = 47
free = 77
change(&object.list[0])
swap(&object.x, &object.y)
object.set()
object.list.sort()
object.list.append(33)
swap(&object.x, &object.y)
object.inner = Inner()
object.x = 27
change(&object.inner.a)
free = 22
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
