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
func f(_ p0: Base, _ p1: [String], _ p2: Shape) -> String { "f0" }
func f(_ p0: [Int]..., with p1: String?) -> String { "f1" }
func f(_ p0: Int?...) -> String { "f2" }
func f() -> String { "f3" }
func f(with p0: Base, _ p1: Int, _ p2: [String]) -> String { "f4" }
func f(with p0: Base, to p1: Shape, _ p2: Double) -> String { "f5" }
print("f(none)", f(none))
print("f()", f())
print("f(number + 1, number + 1)", f(number + 1, number + 1))
print("f()", f())
print("f(-4)", f(-4))
print("f()", f())
print("f(number, nil)", f(number, nil))
print("f()", f())
