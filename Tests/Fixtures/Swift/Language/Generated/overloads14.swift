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
func f(to p0: Int?) -> String { "f0" }
func f(to p0: () -> Int, _ p1: Derived) -> String { "f2" }
func f() -> String { "f3" }
func f(with p0: [Int], _ p1: Derived) -> String { "f4" }
func f(with p0: Base) -> String { "f5" }
func f(_ p0: String, _ p1: Base, with p2: [Int]) -> String { "f6" }
func f(_ p0: Int, with p1: Int? = nil) -> String { "f7" }
print("f()", f())
print("f()", f())
print("f()", f())
print("f()", f())
print("f()", f())
print("f()", f())
print("f()", f())
print("f()", f())
print("f(to: none)", f(to: none))
print("f()", f())
