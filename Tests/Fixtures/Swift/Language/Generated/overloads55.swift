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
func f(_ p0: Kind) -> String { "f0" }
func f(with p0: String?, _ p1: String) -> String { "f1" }
func f(to p0: Int) -> String { "f2" }
func f() -> String { "f3" }
func f(_ p0: Derived) -> String { "f4" }
func f(_ p0: String?) -> String { "f5" }
print("f(to: 1)", f(to: 1))
print("f(to: 1)", f(to: 1))
print("f(text)", f(text))
print("f()", f())
print("f()", f())
print("f()", f())
print("f()", f())
