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
func f(_ p0: [String], to p1: Int?) -> String { "f1" }
func f(with p0: Int?) -> String { "f2" }
func f(_ p0: Any, _ p1: Shape) -> String { "f4" }
func f(_ p0: Shape, with p1: Any, to p2: Bool = false) -> String { "f5" }
func f<T: Shape>(_ p0: T, _ p1: [String]) -> String { "f6" }
print("f(with: 1)", f(with: 1))
print("f()", f())
print("f()", f())
