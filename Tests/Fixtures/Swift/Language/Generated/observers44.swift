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
  var y = 2 {
    willSet { print("y will", newValue) }
    didSet { print("y did", oldValue, y) }
  }
  var inner = Inner() { didSet { print("inner") } }
  var list = [3] { didSet { print("list", list) } }
  init() {
    y = 5
  }
  func set() { x = 37 }
}
class Derived: Base {
  var z = 5 { willSet { print("z will", newValue) } }
  override init() {
    z = 22
    super.init()
  }
  override func set() {
    super.set()
    z = 3
  }
}
func change(_ value: inout Int) {
  value += 37
  value += 1
}
let object: Base = Base()
var free = 1 { didSet { print("free", oldValue, free) } }
object.inner = Inner()
(object as? Derived)?.z = 22
change(&object.list[0])
free += object.x
object.list.sort()
change(&object.inner.a)
change(&free)
free = 16
object.inner.a = 54
free += object.x
object.y += 60
object.inner.a = 6
object.inner = Inner()
free = 26
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
