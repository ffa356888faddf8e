class Box {
  var value: Int
  init(_ value: Int) { self.value = value }
}
let a = Box(1)
let b = a
let c = Box(1)
b.value = 5
print(a.value, a === b, a === c, a !== c)
func change(_ box: Box) { box.value += 1 }
change(a)
print(b.value)
var list = [a, c]
list[0].value = 9
print(a.value, list[1].value)
print(ObjectIdentifier(a) == ObjectIdentifier(b), ObjectIdentifier(a) == ObjectIdentifier(c))
let held: Box? = nil
print(held === nil, a === nil)
