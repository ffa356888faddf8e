struct Inner {
  var a = 1 { didSet { print("a", oldValue, a) } }
  var b = [1, 2]
  mutating func grow() { b.append(a) }
}
class Base {
  var x = 1 {
    willSet { print("x will", newValue) }
    didSet { print("x did", oldValue, x) }
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
    set()
  }
  func set() { x = 56 }
}
class Derived: Base {
  var z = 5 { willSet { print("z will", newValue) } }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override var y: Int { willSet { print("derived y", newValue) } }
  override init() {
    z = 34
    super.init()
    y = 86
  }
  override func set() {
    super.set()
    z = 9
  }
}
func change(_ value: inout Int) {
  value += 11
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.set()
object.inner.grow()
swap(&object.x, &object.y)
free += object.x
object.list[0] -= 74
object.list.append(62)
object.inner.a = 17
change(&object.x)
free += object.x
object.list.sort()
object.y += 77
object.list.sort()
object.y += 3
change(&object.inner.a)
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
