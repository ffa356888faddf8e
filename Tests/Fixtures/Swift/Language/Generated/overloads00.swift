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
func f(with p0: Derived) -> String { "f0" }
func f(_ p0: Base) -> String { "f1" }
func f<T>(_ p0: T) -> String { "f2" }
func f() -> String { "f3" }
func f(_ p0: Int) -> String { "f4" }
print("f()", f())
print("f([])", f([]))
print("f() { 6 }", f { 6 })
print("f(none)", f(none))
print("f(derived)", f(derived))
print("f(number + 1)", f(number + 1))
print("f([])", f([]))
print("f()", f())
