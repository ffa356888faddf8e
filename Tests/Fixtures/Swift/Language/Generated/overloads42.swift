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
func f<T>(_ p0: T, _ p1: Int?, _ p2: String?) -> String { "f0" }
func f(to p0: Base, with p1: Int? = nil, _ p2: [String]) -> String { "f1" }
func f(with p0: Int, _ p1: Kind, _ p2: Derived) -> String { "f2" }
func f(_ p0: Any) -> String { "f3" }
func f(with p0: Shape) -> String { "f4" }
func f() -> String { "f5" }
print("f()", f())
print("f()", f())
print("f(none)", f(none))
print("f()", f())
print("f(-4)", f(-4))
print("f(plain)", f(plain))
print("f()", f())
