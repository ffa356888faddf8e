struct Inner {
  var x = 1 { didSet { print("x", oldValue, "->", x) } }
  var y = 2
}
struct Outer {
  var inner = Inner() { didSet { print("inner", oldValue.x, inner.x) } }
  var list = [1, 2] {
    willSet { print("list will be", newValue) }
    didSet { print("list", list) }
  }
  init() {
    inner.x = 3
    list.append(9)
    print("made")
  }
  mutating func grow() { list.append(list.count) }
}
var outer = Outer()
outer.inner.y = 5
outer.inner.x = 6
outer.list[0] = 7
outer.grow()
outer.list.removeAll { $0 > 5 }
var inner = Inner(x: 8)
inner.x += 1
