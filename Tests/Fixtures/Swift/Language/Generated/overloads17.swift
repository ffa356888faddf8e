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
func f(_ p0: () -> Int, _ p1: String?) -> String { "f0" }
func f<T: Equatable>(_ p0: T) -> String { "f1" }
func f(_ p0: Derived) -> String { "f4" }
print("f(1)", f(1))
print("f(number + 1)", f(number + 1))
print("f(1)", f(1))
print("f([1, 2])", f([1, 2]))
print(f("s"))
print("f(2.5)", f(2.5))
