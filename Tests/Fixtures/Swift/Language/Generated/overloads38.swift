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
func f(with p0: [String]) -> String { "f0" }
func f<T: Shape>(_ p0: T, to p1: Double) -> String { "f1" }
func f(_ p0: Double, _ p1: [String]..., with p2: Derived) -> String { "f2" }
func f(_ p0: Double) -> String { "f3" }
func f(with p0: Double, _ p1: Kind, _ p2: Kind) -> String { "f4" }
print("f(-4)", f(-4))
print("f(real / 2)", f(real / 2))
print("f(2.5)", f(2.5))
