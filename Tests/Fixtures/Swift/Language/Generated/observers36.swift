struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 { willSet { print("x will", newValue) } }
  var y = 2 {
    didSet {
      print("y did", oldValue, y)
      if y > 50 { y = 50 }
    }
  }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    y = 65
    x = 34
  }
  func set() { x = 15 }
}
class Derived: Base {
  var z = 5 {
    willSet { print("z will", newValue) }
    didSet { print("z did", oldValue, z) }
  }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 55
    super.init()
  }
}
func change(_ value: inout Int) {
  value += 5
  value += 1
}
let object: Base = Base()
var free = 1 { didSet { print("free", oldValue, free) } }
free = 49
object.list.sort()
object.inner.grow()
swap(&object.x, &object.y)
object.inner.grow()
free = 4
object.inner.a = 74
object.list.append(25)
object.inner.a = 58
swap(&object.x, &object.y)
change(&object.inner.a)
object.x = 10
object.inner.a = 37
change(&object.x)
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
