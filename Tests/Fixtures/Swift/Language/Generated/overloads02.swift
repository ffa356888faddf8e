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
func f(_ p0: Double, _ p1: String = "d") -> String { "f0" }
func f(_ p0: () -> Int, to p1: Int?) -> String { "f1" }
func f() -> String { "f2" }
func f(with p0: Kind) -> String { "f3" }
print("f()", f())
print("f(with: .one)", f(with: .one))
