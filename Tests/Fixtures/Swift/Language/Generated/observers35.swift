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
    y = 89
  }
  func set() { x = 47 }
}
class Derived: Base {
  var z = 5 {
    willSet { print("z will", newValue) }
    didSet { print("z did", oldValue, z) }
  }
  override var x: Int { didSet { print("derived x", oldValue, x) } }
  override init() {
    z = 64
    super.init()
    y = 39
    y = 42
    y = 85
  }
  override func set() {
    super.set()
    z = 9
  }
}
func change(_ value: inout Int) {
  value += 43
  value += 1
}
let object: Base = Derived()
var free = 1 { didSet { print("free", oldValue, free) } }
object.list.append(15)
change(&object.inner.a)
change(&free)
object.list[0] -= 29
change(&free)
change(&free)
change(&object.x)
free += object.x
object.x = 17
free = 48
swap(&object.x, &object.y)
object.y += 37
free = 9
object.list.sort()
print(object.x, object.y, object.inner.a, object.inner.b, object.list, free)
