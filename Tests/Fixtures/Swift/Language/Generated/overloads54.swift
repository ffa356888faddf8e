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
func f(_ p0: () -> Int, _ p1: String) -> String { "f0" }
func f<T: Shape>(_ p0: T, _ p1: Int = 7) -> String { "f1" }
func f(_ p0: Bool...) -> String { "f2" }
func f() -> String { "f3" }
func f(_ p0: [Int]) -> String { "f4" }
print("f()", f())
print("f(derived)", f(derived))
print("f()", f())
print("f()", f())
print("f()", f())
print("f(derived)", f(derived))
