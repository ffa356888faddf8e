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
func f(to p0: String?...) -> String { "f0" }
func f() -> String { "f1" }
func f(_ p0: String?) -> String { "f2" }
func f(to p0: Int?..., to p1: String?...) -> String { "f3" }
func f(_ p0: Double) -> String { "f4" }
print("f()", f())
print("f(nil)", f(nil))
print("f()", f())
print("f()", f())
print("f()", f())
print("f(to: text)", f(to: text))
print("f(2.5)", f(2.5))
