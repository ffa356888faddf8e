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
func f(with p0: Int? = nil, with p1: Any) -> String { "f0" }
func f(_ p0: Any, _ p1: Any) -> String { "f1" }
func f<T: Equatable>(_ p0: T, _ p1: Base) -> String { "f3" }
func f(_ p0: Double) -> String { "f4" }
print(f("s", derived))
print("f(real)", f(real))
