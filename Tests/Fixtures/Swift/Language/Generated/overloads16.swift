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
func f(to p0: Double) -> String { "f0" }
func f(with p0: String?, _ p1: Int..., to p2: Int) -> String { "f1" }
func f(with p0: String?, with p1: Base) -> String { "f2" }
func f(with p0: Base, _ p1: String?, _ p2: String?) -> String { "f3" }
print("f(to: real)", f(to: real))
