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
func f(_ p0: Int, _ p1: [String]) -> String { "f0" }
func f() -> String { "f1" }
func f<T>(_ p0: T) -> String { "f2" }
func f(_ p0: Shape) -> String { "f3" }
print("f()", f())
print(f("s"))
print("f(number + 1)", f(number + 1))
print("f()", f())
print("f(-4)", f(-4))
print("f()", f())
print("f(number)", f(number))
print(f("s"))
print("f()", f())
print("f()", f())
print("f()", f())
print("f(2.5)", f(2.5))
