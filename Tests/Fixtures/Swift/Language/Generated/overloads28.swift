protocol Shape {}
class Base: Shape {}
class Derived: Base {}
struct Plain: Shape {}
enum Kind { case one, two }
let number = 3
let real = 2.5
let text = "t"
let none: Int? = nil
let base = Base()
let derived = Derived()
let plain = Plain()
let kind = Kind.two
func f(to p0: Int, to p1: Derived) -> String { "f0" }
func f<T>(_ p0: T, with p1: Shape) -> String { "f2" }
func f(_ p0: () -> Int) -> String { "f3" }
func f() -> String { "f4" }
print("f()", f())
print("f() { 6 }", f { 6 })
print("f() { 6 }", f { 6 })
print("f()", f())
print("f()", f())
print("f({ 5 })", f({ 5 }))
