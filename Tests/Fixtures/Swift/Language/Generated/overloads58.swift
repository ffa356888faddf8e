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
func f(_ p0: [String]) -> String { "f1" }
func f<T: Equatable>(_ p0: T, _ p1: Int? = nil) -> String { "f3" }
func f(to p0: Shape) -> String { "f4" }
func f(_ p0: String?) -> String { "f5" }
print(f(["a"]))
print("f(real / 2)", f(real / 2))
print("f()", f())
print("f(number)", f(number))
print("f([])", f([]))
print("f()", f())
print("f(number + 1)", f(number + 1))
print("f()", f())
