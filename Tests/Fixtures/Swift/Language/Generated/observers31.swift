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
  var y = 2 { willSet { print("y will", newValue) } }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    set()
  }
  func set() { x = 55 }
}
class Derived: Base {
  var z = 5 { willSet { print("z will", newValue) } }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 31
    super.init()
    z = 51
    y = 88
  }
  override func set() {
    super.set()
    z = 9
  }
}
func change(_ value: inout Int) {
  value += 42
  value += 1
}
let object: Base = Base()
var free = 1 { didSet { print("free", oldValue, free) } }
change(&object.list[0])
object.inner = Inner()
object.set()
free += object.x
free += object.x
object.list.append(27)
free += object.x
object.inner.b.removeAll()
free = 23
object.list[0] -= 28
swap(&object.x, &object.y)
swap(&object.x, &object.y)
free += object.x
object.y += 11
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
