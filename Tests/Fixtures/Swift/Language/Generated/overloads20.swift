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
func f<T: Shape>(_ p0: T) -> String { "f0" }
func f(with p0: Int = 7, _ p1: Shape) -> String { "f2" }
func f(with p0: Shape, _ p1: Derived) -> String { "f3" }
print("f(derived)", f(derived))
