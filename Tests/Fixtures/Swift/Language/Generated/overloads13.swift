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
func f() -> String { "f1" }
func f(with p0: () -> Int) -> String { "f2" }
func f(_ p0: Int, _ p1: String?) -> String { "f4" }
print("f()", f())
print("f()", f())
print("f()", f())
print("f()", f())
