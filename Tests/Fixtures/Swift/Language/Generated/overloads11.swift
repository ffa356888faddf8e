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
func f(_ p0: [Int], _ p1: Bool) -> String { "f0" }
func f(_ p0: Base, to p1: Shape, _ p2: Int = 7) -> String { "f1" }
func f(_ p0: Shape) -> String { "f2" }
func f() -> String { "f3" }
func f(to p0: () -> Int) -> String { "f5" }
print("f()", f())
print("f() { 6 }", f { 6 })
print("f()", f())
print("f()", f())
