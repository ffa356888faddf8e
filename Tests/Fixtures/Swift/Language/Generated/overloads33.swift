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
func f(to p0: Int) -> String { "f0" }
func f() -> String { "f1" }
func f(to p0: Any) -> String { "f2" }
func f(with p0: Int) -> String { "f3" }
print("f()", f())
print("f()", f())
print("f()", f())
print("f()", f())
print("f(to: number)", f(to: number))
