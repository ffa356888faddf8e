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
func f(to p0: Int? = nil, with p1: String, _ p2: Kind) -> String { "f0" }
func f(with p0: Bool = false, with p1: Int?, _ p2: [String]) -> String { "f1" }
func f(with p0: Bool, _ p1: Kind) -> String { "f2" }
func f(_ p0: Derived, _ p1: Int? = nil) -> String { "f3" }
print("f(derived)", f(derived))
