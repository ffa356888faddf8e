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
func f(_ p0: Bool) -> String { "f0" }
func f(with p0: Shape) -> String { "f1" }
func f<T>(_ p0: T) -> String { "f2" }
func f(_ p0: Int?, _ p1: Double = 0.5) -> String { "f3" }
print("f(real / 2)", f(real / 2))
print("f(2.5)", f(2.5))
print("f([1, 2])", f([1, 2]))
print("f([])", f([]))
print("f(plain)", f(plain))
print("f([1, 2])", f([1, 2]))
print("f(nil)", f(nil))
print("f([])", f([]))
print("f(real)", f(real))
