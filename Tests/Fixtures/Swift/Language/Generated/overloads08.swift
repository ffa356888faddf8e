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
func f(_ p0: Derived) -> String { "f0" }
func f() -> String { "f1" }
func f(_ p0: [Int], to p1: Kind...) -> String { "f2" }
func f(_ p0: Int, _ p1: Derived) -> String { "f3" }
func f(to p0: Derived) -> String { "f4" }
func f(_ p0: Int?, _ p1: String?, to p2: Base) -> String { "f6" }
func f(with p0: Int) -> String { "f7" }
print("f()", f())
print("f()", f())
print("f()", f())
print("f()", f())
print("f(derived)", f(derived))
