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
func f(_ p0: [Int]) -> String { "f1" }
func f() -> String { "f2" }
func f<T: Equatable>(_ p0: T) -> String { "f3" }
func f(_ p0: Double = 0.5, _ p1: Int) -> String { "f4" }
func f(to p0: Double, to p1: Bool) -> String { "f5" }
func f(to p0: Shape) -> String { "f6" }
print("f(number + 1)", f(number + 1))
print("f()", f())
print("f(2.5)", f(2.5))
print("f(text)", f(text))
print("f(real / 2)", f(real / 2))
print("f(-4)", f(-4))
print("f(to: plain)", f(to: plain))
print("f()", f())
print("f()", f())
print("f(text)", f(text))
