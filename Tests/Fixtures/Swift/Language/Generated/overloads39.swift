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
func f() -> String { "f0" }
func f(_ p0: Int, to p1: Derived, _ p2: Bool) -> String { "f1" }
func f(_ p0: Int = 7) -> String { "f2" }
func f<T: Shape>(_ p0: T) -> String { "f3" }
func f(with p0: () -> Int, _ p1: Any, with p2: Base...) -> String { "f4" }
func f(_ p0: [Int], to p1: String, _ p2: Derived) -> String { "f6" }
print("f()", f())
print("f(derived)", f(derived))
print("f()", f())
print("f()", f())
print("f()", f())
print("f()", f())
