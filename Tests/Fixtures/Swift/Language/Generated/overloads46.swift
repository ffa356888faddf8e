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
func f<T: Equatable>(_ p0: T) -> String { "f0" }
func f(_ p0: Base, _ p1: Any) -> String { "f1" }
func f<T>(_ p0: T) -> String { "f2" }
func f(_ p0: Bool = false) -> String { "f3" }
func f(_ p0: Any, to p1: Int? = nil) -> String { "f4" }
print("f()", f())
print("f()", f())
print("f(true)", f(true))
print("f()", f())
print("f()", f())
print("f()", f())
print(f(["a"]))
print("f(2.5)", f(2.5))
print("f()", f())
print("f(derived)", f(derived))
